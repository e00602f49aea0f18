"""The version, in its one place."""

__version__ = "1.0.0"
