"""The worker beside a server ends with it, however the server ended."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest

from biritch.cli import serve


def test_a_worker_beside_a_server_ends_when_the_server_is_gone() -> None:
    words = [sys.executable, "-m", "biritch.cli", "worker", "http://127.0.0.1:9", "--beside"]
    with subprocess.Popen(words, stdin=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        worker.stdin.write(b"a key\n")
        worker.stdin.close()

        assert worker.wait(30) == 0


def test_another_worker_takes_the_place_of_one_that_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "_WORKER_LOOK_SECONDS", 0.01)
    started = threading.Semaphore(0)

    class Short(serve.WorkerBeside):
        def _start(self) -> subprocess.Popen[bytes]:
            self._command = [sys.executable, "-c", "input()"]
            process = super()._start()
            started.release()
            return process

    worker = Short("http://127.0.0.1:9", "a key")
    for _ in range(3):
        assert started.acquire(timeout=30)
    worker.end()
