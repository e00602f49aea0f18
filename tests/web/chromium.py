"""The browser of the page's tests: the system's Chromium, installed by ``python -m tests.web.chromium`` if missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OPTIONS = (
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HOW = """The page's tests need a browser, and there is none. Install one, then try again:
  Debian, Ubuntu    apt-get install chromium fonts-dejavu-core libatomic1      (as root)
  elsewhere         .venv/bin/playwright install --with-deps chromium"""


def find() -> str | None:
    """Where Chromium is: the system's, else Playwright's own; None if there is neither."""
    return next(filter(None, map(shutil.which, NAMES)), None) or _playwrights_own()


def options() -> list[str]:
    """What Chromium is started with: no traffic of its own, and no sandbox for root, who cannot have one."""
    return [*OPTIONS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]


def install() -> None:
    """From the system's packages as root, else Playwright's own build. Raises CalledProcessError or OSError."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        packages = ["chromium", "fonts-dejavu-core", "libatomic1"]  # the last for Playwright's own node
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-qqy", "--no-install-recommends", *packages], check=True, stdout=2)
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (slow to import, and mostly not needed)

    try:
        with sync_playwright() as playwright:
            path = playwright.chromium.executable_path
    except Exception:  # noqa: BLE001  (a bare machine lacks a library that its driver needs, until install)
        return None
    return path if Path(path).exists() else None


if __name__ == "__main__":
    if find() is None:
        try:
            install()
        except (subprocess.CalledProcessError, OSError):
            sys.exit(HOW)
