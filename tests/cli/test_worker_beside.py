"""The worker beside a server ends with it, however the server ended."""

from __future__ import annotations

import subprocess
import sys


def test_a_worker_beside_a_server_ends_when_the_server_is_gone() -> None:
    words = [sys.executable, "-m", "biritch.cli", "worker", "http://127.0.0.1:9", "--beside"]
    with subprocess.Popen(words, stdin=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        worker.stdin.write(b"a key\n")
        worker.stdin.close()

        assert worker.wait(30) == 0
