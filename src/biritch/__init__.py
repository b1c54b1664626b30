"""Biritch: the open house of bridge, every form of the game in one package."""

__version__ = "0.1.0"
