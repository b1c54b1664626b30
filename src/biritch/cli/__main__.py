"""``python -m biritch.cli``: the same as ``biritch``."""

from biritch.cli.app import main

main()
