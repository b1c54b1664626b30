"""At which addresses this house can be reached, so that a phone in the room can be told one."""

from __future__ import annotations

import socket

from starlette.requests import Request


def address_in_the_house() -> str | None:
    """This machine's address in its local network; None if it has none.

    Nothing is sent: asking which address would be used for one far away is enough.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = str(asking.getsockname()[0])
    return None if found.startswith("127.") else found


def house_addresses(request: Request) -> list[str]:
    """Addresses of this house: the one it was asked at, then the one for the local network.

    The second is left out where the house listens on this machine alone, or was not asked here.
    """
    url = request.url
    asked_at = f"{url.scheme}://{url.netloc}"
    found = [asked_at]
    listens: str = getattr(request.app.state, "listens", "")
    if listens in ("0.0.0.0", "::") and url.hostname in ("localhost", "127.0.0.1", "::1"):  # noqa: S104 - compared, not bound
        local = address_in_the_house()
        if local:
            found.append(f"{url.scheme}://{local}:{url.port or 80}")
    return found
