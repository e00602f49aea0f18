"""The little Markdown that the contract's and the problems' texts use, as HTML.

    paragraphs      parted by an empty line
    - item          lists
    **strong**  `code`  [text](address)

Everything is escaped first, so nothing in a text can become a tag.
"""

import re

from markupsafe import Markup, escape

MARKS = (
    (re.compile(r"`([^`]+)`"), r"<code>\1</code>"),
    (re.compile(r"\*\*([^*]+)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"\[([^\]]+)\]\(((?:https?:|[/#])[^)\s]*)\)"), r'<a href="\2">\1</a>'),
)


def prose(text: str) -> Markup:
    """Paragraphs and lists."""
    blocks = re.split(r"\n\s*\n", text.strip())
    return Markup("\n").join(_block(block) for block in blocks if block)


def phrase(text: str) -> Markup:
    """A sentence without a paragraph around it."""
    html = str(escape(" ".join(text.split())))
    for mark, tag in MARKS:
        html = mark.sub(tag, html)
    return Markup(html)  # noqa: S704  (escaped above; the marks add only the tags in this file)


def _block(block: str) -> Markup:
    if not block.lstrip().startswith("- "):
        return Markup("<p>{}</p>").format(phrase(block))
    items = re.split(r"(?:^|\n)\s*- ", block)[1:]
    return Markup("<ul>{}</ul>").format(Markup("").join(Markup("<li>{}</li>").format(phrase(item)) for item in items))
