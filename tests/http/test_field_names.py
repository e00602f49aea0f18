"""Names of fields that nobody knows, as hostile as a caller can make them: repeated, but never believed."""

from urllib.parse import quote

import pytest

from service import create_app

NAMES = [
    pytest.param("a\nillegal: play.own", id="a line of its own"),
    pytest.param("\x1b[2J\x9b", id="orders to a terminal"),
    pytest.param("\u202ex\u2028", id="another direction of writing"),
    pytest.param("a/b~c", id="a pointer's own characters"),
    pytest.param("x" * 1000, id="long"),
]


@pytest.mark.parametrize("name", NAMES)
def test_the_pointer_is_escaped_and_a_long_one_clipped(name: str) -> None:
    answer = create_app().test_client().post("/v1/apples/deal", json={name: 1})
    (fault,) = answer.json["errors"]  # type: ignore[index]
    assert fault["at"] == "/" + (name if len(name) <= 40 else name[:39] + "…").replace("~", "~0").replace("/", "~1")
    assert len(fault["detail"]) < 120


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("times", [1, 2])
def test_a_text_answer_stays_in_its_lines(name: str, times: int) -> None:
    pair = f"&{quote(name)}=1"
    client, headers = create_app().test_client(), {"Accept": "text/plain"}
    text = client.get(f"/v1/apples/rules?{pair * times}{pair[:-2]}2=1", headers=headers).text
    assert not any(character in text for character in "\x1b\x9b\u202e\u2028")
    assert not any(line.startswith("illegal") for line in text.split("\n"))
