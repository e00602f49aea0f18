"""A request's body, as ``wsgi.input``: never more than was announced, and never less without saying so.

    cut short, or malformed   OSError
    stalled                   TimeoutError, which is one

Either way ``broken`` is set, and the connection closes after the answer: what follows cannot be trusted.
"""

from collections.abc import Iterator

from service.server.inlet import Inlet

PIECE = 64 * 1024  # bytes handed on at once
CRLF = b"\r\n"
SIZE_LINE = 1024  # bytes of a chunk's size and its extensions
TRAILER = 8190  # bytes of a header after the last chunk
TRAILERS = 100  # such headers
HEXADECIMAL = frozenset(b"0123456789abcdefABCDEF")
SIZE_DIGITS = 15  # hexadecimal, of a chunk's size


class Body:
    """The bytes of one request's body, read once, from first to last."""

    def __init__(self, inlet: Inlet) -> None:
        self._inlet = inlet
        self._rest = b""  # taken from the inlet, and not yet read
        self.ended = False
        self.broken = False

    def read(self, size: int | None = -1) -> bytes:
        """As a file's: ``size`` bytes, fewer at the end of the body; all of it where ``size`` is negative or None."""
        if size is None or size < 0:
            return self._take_all()
        pieces = [self._rest]
        count = len(self._rest)
        while count < size and (piece := self._next_piece()):
            pieces.append(piece)
            count += len(piece)
        data = b"".join(pieces)
        self._rest = data[size:]
        return data[:size]

    def read1(self, size: int = -1) -> bytes:
        """As a file's: whatever comes first, of at most ``size`` bytes, waited for once."""
        data = self._rest or self._next_piece()
        cut = len(data) if size < 0 else size
        self._rest = data[cut:]
        return data[:cut]

    def readline(self, size: int | None = -1) -> bytes:
        """As a file's: the next line with its line feed, of at most ``size`` bytes."""
        most = PIECE * PIECE if size is None or size < 0 else size
        while b"\n" not in self._rest and len(self._rest) < most and (piece := self._next_piece()):
            self._rest += piece
        return self.read(min(most, self._rest.find(b"\n") + 1 or len(self._rest)))

    def readlines(self, hint: int = -1) -> list[bytes]:
        """As a file's; all lines, whatever the hint."""
        del hint
        return list(self)

    def __iter__(self) -> Iterator[bytes]:
        return iter(self.readline, b"")

    @property
    def all_here(self) -> bool:
        """Whether all of it has been received, as far as can be told without reading."""
        return self.ended and not self.broken

    def skip_rest(self) -> bool:
        """Pass over what is left unread, without waiting for any of it; says whether that was all."""
        return self.all_here

    def _take_all(self) -> bytes:
        pieces = [self._rest]
        while piece := self._next_piece():
            pieces.append(piece)
        self._rest = b""
        return b"".join(pieces)

    def _next_piece(self) -> bytes:
        """The next bytes, none at the end of the body."""
        if self.ended:
            return b""
        try:
            return self._take_piece()
        except OSError:
            self.ended = self.broken = True
            raise

    def _take_piece(self) -> bytes:
        raise NotImplementedError


class SizedBody(Body):
    """A body of a known length in bytes."""

    def __init__(self, inlet: Inlet, length: int) -> None:
        super().__init__(inlet)
        self._left = length
        self.ended = length == 0

    @property
    def all_here(self) -> bool:
        """See Body: easy here, as the end is known."""
        return not self.broken and self._left <= self._inlet.waiting

    def skip_rest(self) -> bool:
        """See Body."""
        if not self.all_here:
            return False
        self._inlet.skip(self._left)
        self._left, self.ended = 0, True
        return True

    def _take_piece(self) -> bytes:
        piece = self._inlet.take(min(self._left, PIECE))
        if not piece:
            raise OSError(f"the body ended {self._left} bytes early")
        self._left -= len(piece)
        self.ended = self._left == 0
        return piece


class ChunkedBody(Body):
    """A body in chunks (RFC 9112, 7.1). Extensions and trailers are passed over."""

    def __init__(self, inlet: Inlet) -> None:
        super().__init__(inlet)
        self._left = 0  # of the chunk begun, in bytes

    def _take_piece(self) -> bytes:
        if not self._left:
            self._left = self._read_size()
        if not self._left:
            self._pass_trailers()
            self.ended = True
            return b""
        piece = self._inlet.take(min(self._left, PIECE))
        if not piece:
            raise OSError("the body ended within a chunk")
        self._left -= len(piece)
        if not self._left and self._inlet.take_line(len(CRLF)):
            raise OSError("a chunk is longer than its size")
        return piece

    def _read_size(self) -> int:
        size, extension, extensions = self._inlet.take_line(SIZE_LINE).partition(b";")
        if extension:
            size = size.rstrip(b" \t")  # white space is allowed there, and only there
        if not 0 < len(size) <= SIZE_DIGITS or not HEXADECIMAL.issuperset(size) or _breaks_line(extensions):
            raise OSError("a chunk has no size")
        return int(size, 16)

    def _pass_trailers(self) -> None:
        for _ in range(TRAILERS):
            line = self._inlet.take_line(TRAILER)
            if not line:
                return
            name, colon, _ = line.partition(b":")
            if not colon or not name or name != name.strip() or _breaks_line(line):
                raise OSError("a trailer is no header")
        raise OSError("too many trailers")


def _breaks_line(line: bytes) -> bool:
    """Whether other readers might see two lines there."""
    return b"\r" in line or b"\n" in line
