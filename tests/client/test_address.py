"""Addresses: which ones a service may have, and which paths a request may ask for."""

from __future__ import annotations

import pytest

from app.client.address import (
    InsecureAddress,
    Origin,
    UnusableAddress,
    is_loopback,
    parse_base_address,
)


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://api.example", "https://api.example"),
        ("https://api.example/", "https://api.example"),
        ("https://api.example:8443/v1/", "https://api.example:8443/v1"),
        ("HTTPS://API.example:443", "https://api.example"),
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("http://localhost:8000", "http://localhost:8000"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_that_a_base_address_is_https_or_this_machine(url, expected):
    assert str(parse_base_address(url)) == expected


@pytest.mark.parametrize(
    "url",
    [
        "http://api.example",
        "http://192.168.0.1",
        "http://127.0.0.1.evil.example",
        "http://127.1",
        "http://2130706433",
        "http://0x7f.1",
    ],
)
def test_that_plain_http_beyond_this_machine_is_refused(url):
    with pytest.raises(InsecureAddress):
        parse_base_address(url)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "api.example",
        "ftp://api.example",
        "file:///etc/passwd",
        "https://",
        "https://user:secret@api.example",
        "https://api.example?a=b",
        "https://api.example#a",
        "https://api.example/a/../b",
        "https://api.example/%2e%2e",
        "https://api.example:99999",
        "https://api.example:x",
        "https://api example",
        "https://api.example\n",
        "https://ápi.example",
        "https://api.example\\@evil.example",
        "https://" + "a" * 3000,
    ],
)
def test_that_what_no_service_can_have_is_refused(url):
    with pytest.raises(UnusableAddress):
        parse_base_address(url)


@pytest.mark.parametrize(
    "path",
    [
        "items",
        "//evil.example/x",
        "/items/../users/me",
        "/a?b",
        "/a#b",
        "/a%2Fb",
        "/a b",
        "/a\r\nX: y",
        "/./a",
        "",
    ],
)
def test_that_only_plain_paths_are_asked_for(path):
    with pytest.raises(ValueError, match="path"):
        parse_base_address("https://api.example").url(path)


def test_that_paths_lie_below_the_base():
    base = parse_base_address("https://api.example/v1")
    assert base.url("/users/:ids=1,2") == "https://api.example/v1/users/:ids=1,2"
    assert base.url("/users/me/") == "https://api.example/v1/users/me/"


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("localhost", True),
        ("LOCALHOST", True),
        ("127.0.0.1", True),
        ("127.8.9.1", True),
        ("::1", True),
        ("localhost.example", False),
        ("0.0.0.0", False),
        ("10.0.0.1", False),
    ],
)
def test_that_loopback_is_recognised_by_the_name_alone(host, expected):
    assert is_loopback(host) is expected
    assert Origin("http", host, 80).is_loopback is expected
