"""``python -m service`` is the command ``apples-referee``."""

import sys

from service.command import main

sys.exit(main())
