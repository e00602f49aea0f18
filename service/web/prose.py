"""The little Markdown that the contract's and the problems' texts use, as HTML.

    paragraphs      parted by an empty line
    - item          lists
    **strong**  *stressed*  `code`  [text](address)

Everything is escaped first, so nothing in a text can become a tag.
"""

import re

from markupsafe import Markup, escape

CODE = re.compile(r"`([^`]+)`")  # in which no mark means anything
MARKS = (
    (re.compile(r"\*\*([^*]+)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"\*([^*\s](?:[^*]*[^*\s])?)\*"), r"<em>\1</em>"),
    (re.compile(r"\[([^\]]+)\]\(((?:https?:|[/#])[^)\s]*)\)"), r'<a href="\2">\1</a>'),
)


def prose(text: str) -> Markup:
    """Paragraphs and lists."""
    blocks = re.split(r"\n\s*\n", text.strip())
    return Markup("\n").join(_block(block) for block in blocks if block)


def phrase(text: str) -> Markup:
    """A sentence without a paragraph around it."""
    text = text.strip()
    words, codes = CODE.split(text)[::2], CODE.findall(text)
    html = _mark(words[0])
    for code, after in zip(codes, words[1:], strict=True):
        html += Markup("<code>{}</code>").format(" ".join(code.split())) + _mark(after)
    return html


def _mark(text: str) -> Markup:
    html = re.sub(r"\s+", " ", str(escape(text)))
    for mark, tag in MARKS:
        html = mark.sub(tag, html)
    return Markup(html)  # noqa: S704  (escaped above; the marks add only the tags in this file)


def _block(block: str) -> Markup:
    if not block.lstrip().startswith("- "):
        return Markup("<p>{}</p>").format(phrase(block))
    items = re.split(r"(?:^|\n)\s*- ", block)[1:]
    return Markup("<ul>{}</ul>").format(Markup("").join(Markup("<li>{}</li>").format(phrase(item)) for item in items))
