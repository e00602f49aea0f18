"""What a caller takes, by the Accept header.

Only types and qualities count.  Other parameters, ``text/plain; charset=utf-8`` or ``application/json; version=1``, are
passed over: every answer is UTF-8, and has no versions to choose from.
"""

import re

from werkzeug.datastructures import MIMEAccept
from werkzeug.http import parse_accept_header

OTHER_PARAMETER = re.compile(r";\s*(?!q\s*=)[^;,]*", re.IGNORECASE)


def read_accept(header: str) -> MIMEAccept:
    """The types and their qualities."""
    return parse_accept_header(OTHER_PARAMETER.sub("", header), MIMEAccept)
