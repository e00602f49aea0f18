"""The bytes a client sends, in the order in which they are wanted."""

from collections.abc import Callable


class Inlet:
    """What has been received and not yet taken; ``receive`` waits for more, and gives nothing at the end."""

    __slots__ = ("_at", "_data", "_receive")

    def __init__(self, receive: Callable[[], bytes]) -> None:
        self._receive = receive
        self._data = b""
        self._at = 0

    @property
    def waiting(self) -> int:
        """How many bytes are here, and not yet taken."""
        return len(self._data) - self._at

    def peek(self) -> bytes:
        """All that is here, left where it is."""
        return self._data[self._at :] if self._at else self._data

    def fill(self) -> bool:
        """Wait for more; False at the end of the stream."""
        data = self._receive()
        self._data = self.peek() + data
        self._at = 0
        return bool(data)

    def take(self, most: int) -> bytes:
        """The next bytes, ``most`` at most, waited for if none is here; none at the end of the stream."""
        if not self.waiting:
            self.fill()
        data = self._data[self._at : self._at + most]
        self.skip(len(data))
        return data

    def skip(self, count: int) -> None:
        """Pass over ``count`` bytes that are here."""
        self._at += count
        if self._at >= len(self._data):
            self._data, self._at = b"", 0

    def take_line(self, limit: int) -> bytes:
        """The next line without its CRLF. Raises OSError if it is longer than ``limit`` bytes, or never ends."""
        while (end := self._data.find(b"\r\n", self._at)) < 0:
            if self.waiting > limit or not self.fill():
                raise OSError("a line without an end")
        if end - self._at > limit:
            raise OSError("a line too long")
        line = self._data[self._at : end]
        self.skip(len(line) + 2)
        return line
