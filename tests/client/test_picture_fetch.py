"""Picture files: the marketplace's own, and others only from public addresses over https."""

from __future__ import annotations

import socket

import httpx
import pytest

from app.client.address import parse_origin
from app.client.errors import ClientError, Undecodable, Unreachable
from app.client.picture_fetch import ForeignAddress, PictureFetch, is_public
from tests.stands.mock_market import SECRET, market

HOME = "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
        ("127.0.0.1", False),
        ("10.0.0.1", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("192.0.0.8", False),
        ("198.18.0.1", False),
        ("224.0.0.1", False),
        ("240.0.0.1", False),
        ("255.255.255.255", False),
        ("0.0.0.0", False),
        ("::", False),
        ("::1", False),
        ("fe80::1", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.215.14", True),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::5db8:d70e", True),
        ("64:ff9b:1::1", False),
        ("2002:7f00:1::", False),
        ("2001:0:4136:e378:8000:63bf:80ff:fffe", False),
        ("2a00:1450:4001:82a::200e", True),
        ("fec0::1", False),
        ("feff:ffff::1", False),
        ("3fff::1", False),
        ("3fff:fff::1", False),
        ("3fff:1000::1", True),
        ("3ffe::1", False),
        ("2001:db8::1", False),
        ("2001:20::1", False),
        ("100::1", False),
        ("5f00::1", False),
        ("4000::1", False),
        ("2620:4f:8000::1", False),
        ("::808:808", False),
        ("::ffff:0:808:808", False),
        ("not an address", False),
    ],
)
def test_that_public_is_judged_by_where_a_packet_really_goes(address, expected):
    assert is_public(address) is expected


class Net:
    """A network of names; notes what was connected to."""

    def __init__(self, names: dict[str, list[str]], response: httpx.Response | None = None) -> None:
        self.names = names
        self.requests: list[httpx.Request] = []
        self._response = response or httpx.Response(200, content=b"JPEG")

    async def resolve(self, host: str, _port: int) -> list[str]:
        if host not in self.names:
            raise socket.gaierror(-2, "unknown")
        return self.names[host]

    def serve(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        return self._response

    def fetch(self) -> PictureFetch:
        transport = httpx.MockTransport(self.serve)
        return PictureFetch(parse_origin(HOME), transport=transport, resolve=self.resolve)


async def test_that_the_marketplace_s_own_pictures_come_as_they_are():
    net = Net({})
    fetch = net.fetch()
    assert await fetch.get(f"{HOME}/pictures/P1-thumbnail.jpg") == b"JPEG"
    await fetch.close()
    assert str(net.requests[0].url) == f"{HOME}/pictures/P1-thumbnail.jpg"


async def test_that_a_foreign_picture_comes_from_the_address_that_was_checked():
    net = Net({"pictures.example": ["93.184.215.14"]})
    fetch = net.fetch()
    assert await fetch.get("https://pictures.example/a.jpg?size=2") == b"JPEG"
    await fetch.close()
    request = net.requests[0]
    assert str(request.url) == "https://93.184.215.14/a.jpg?size=2"
    assert request.headers["host"] == "pictures.example"
    assert request.extensions["sni_hostname"] == "pictures.example"


@pytest.mark.parametrize(
    "url",
    [
        "http://pictures.example/a.jpg",
        "file:///etc/passwd",
        "ftp://pictures.example/a.jpg",
        "https://127.0.0.1/a.jpg",
        "https://127.1/a.jpg",
        "https://2130706433/a.jpg",
        "https://0x7f.1/a.jpg",
        "https://[::ffff:127.0.0.1]/a.jpg",
        "https://[64:ff9b::7f00:1]/a.jpg",
        "https://169.254.169.254/latest/meta-data",
        "https://inside.example/a.jpg",
        "https://both.example/a.jpg",
        "https://user@pictures.example/a.jpg",
        "http://localhost:8000/a.jpg",
        "https://pictures.example\\@inside.example/a.jpg",
        "",
    ],
)
async def test_that_an_address_that_is_not_public_is_never_connected_to(url):
    loopback = ["127.0.0.1"]
    net = Net(
        {
            "pictures.example": ["93.184.215.14"],
            "inside.example": ["10.0.0.5"],
            "both.example": ["93.184.215.14", "10.0.0.5"],
            **dict.fromkeys(("127.0.0.1", "127.1", "2130706433", "0x7f.1"), loopback),
            "::ffff:127.0.0.1": ["::ffff:127.0.0.1"],
            "64:ff9b::7f00:1": ["64:ff9b::7f00:1"],
            "169.254.169.254": ["169.254.169.254"],
        }
    )
    fetch = net.fetch()
    with pytest.raises(ForeignAddress):
        await fetch.get(url)
    await fetch.close()
    assert not net.requests


@pytest.mark.parametrize(
    ("response", "reason"),
    [
        (httpx.Response(302, headers={"location": "http://127.0.0.1/"}), "moved"),
        (httpx.Response(404), "missing"),
    ],
)
async def test_that_anything_but_the_file_is_an_error(response, reason):
    net = Net({"pictures.example": ["93.184.215.14"]}, response)
    fetch = net.fetch()
    with pytest.raises(Undecodable) as caught:
        await fetch.get("https://pictures.example/a.jpg")
    await fetch.close()
    assert caught.value.reason == reason
    assert len(net.requests) == 1


async def test_that_an_unknown_name_is_unreachable():
    fetch = Net({}).fetch()
    with pytest.raises(Unreachable) as caught:
        await fetch.get("https://nowhere.example/a.jpg")
    await fetch.close()
    assert caught.value.reason == "name"


@pytest.mark.parametrize(
    "url", [f"{HOME}/pictures/P1-thumbnail.jpg", "https://pictures.example/a.jpg"]
)
async def test_that_pictures_are_fetched_without_the_token(url):
    net = Net({"pictures.example": ["93.184.215.14"]})
    api, script = market(httpx.Response(200, content=b"{}"), base_url=HOME)
    api.pictures._fetch = net.fetch()
    async with api:
        await api.pictures.fetch(url)
        await api.pictures._fetch.close()
    assert not script.requests
    (request,) = net.requests
    assert SECRET not in str(request.url) + str(request.headers)


async def test_that_an_error_names_no_query():
    net = Net({"pictures.example": ["93.184.215.14"]}, httpx.Response(404))
    fetch = net.fetch()
    with pytest.raises(ClientError) as caught:
        await fetch.get("https://pictures.example/a.jpg?signature=secret")
    await fetch.close()
    assert "secret" not in str(caught.value)
