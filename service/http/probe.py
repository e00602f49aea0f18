"""``python -m service.http.probe``: asks this machine's service for its health; the exit status says how it is.

For container health checks, so that an image needs neither curl nor wget.
"""

import sys
from http.client import HTTPConnection, HTTPException

from service.http.settings import read_settings

TIMEOUT = 2.5  # seconds
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  (compared, not bound)


def main() -> int:
    """0 if the service answers 200, else 1."""
    settings = read_settings()
    connection = HTTPConnection(ANYWHERE.get(settings.host, settings.host), settings.port, timeout=TIMEOUT)
    try:
        connection.request("GET", "/healthz")
        return 0 if connection.getresponse().status == 200 else 1  # noqa: PLR2004  (OK)
    except (OSError, HTTPException):
        return 1
    finally:
        connection.close()


if __name__ == "__main__":
    sys.exit(main())
