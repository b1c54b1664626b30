"""The command line: `biritch`, one file for each verb."""

from biritch.cli.app import main

__all__ = ["main"]
