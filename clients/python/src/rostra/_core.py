"""What both clients share: how a call is written, read and repeated."""

from __future__ import annotations

import os
import random
import re
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable
from urllib.parse import quote, urlsplit

import httpx

from ._errors import RostraError, Unreachable
from ._operations import routes

retried_statuses = {429, 502, 503, 504}
final_statuses = {"succeeded", "partial", "failed", "canceled"}

Progress = Callable[[Mapping[str, Any]], Any]


is_here = re.compile(r"(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])(?=[:/]|$)", re.I)


def to_base_url(given: str) -> str:
    """The address of a server as people write it: the scheme and /v1 may be left out."""
    text = given.strip().rstrip("/")
    url = text if "://" in text else f"{'http' if is_here.match(text) else 'https'}://{text}"
    return url if urlsplit(url).path else url + "/v1"


@dataclass(frozen=True)
class Settings:
    base_url: str
    token: str
    timeout: float
    retries: int

    @staticmethod
    def read(base_url: str | None, token: str | None, timeout: float, retries: int) -> Settings:
        url = to_base_url(base_url or os.environ.get("ROSTRA_URL") or "http://127.0.0.1:8080/v1")
        secret = token or os.environ.get("ROSTRA_TOKEN")
        if not secret:
            raise ValueError("No token: pass token=… or set ROSTRA_TOKEN.")
        return Settings(url, secret, timeout, retries)

    def unreachable(self, error: Exception) -> Unreachable:
        return Unreachable(f"No answer from {self.base_url}: {error}. Is the server running, and is this its address?")

    def client_options(self) -> dict[str, Any]:
        # The path of the base URL is kept; `/discovery` is relative to it.
        return {
            "base_url": self.base_url,
            "timeout": self.timeout,
            "headers": {"authorization": self.token, "user-agent": "rostra-python/0.3.0"},
        }


def to_request(
    operation: str,
    path: Mapping[str, Any] | None,
    query: Mapping[str, Any] | None,
    body: Any,
    idempotency_key: str | None,
    headers: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """The call of an operation as httpx takes it. Calls that change something get a key, so that they can be repeated."""
    if operation not in routes:
        raise ValueError(f"There is no operation {operation}. The reference at /docs/ names them all.")
    method, template = routes[operation]
    url = template.format(**{name: quote(str(value), safe="") for name, value in (path or {}).items()})
    sent = dict(headers or {})
    if method in ("POST", "PATCH"):
        sent["idempotency-key"] = idempotency_key or uuid.uuid4().hex
    request: dict[str, Any] = {"method": method, "url": url, "headers": sent}
    params = {name: to_text(value) for name, value in (query or {}).items() if value is not None}
    if params:
        request["params"] = params
    if isinstance(body, bytes):
        # A file as it is; what it is, its first bytes tell.
        sent.setdefault("content-type", media_type(body))
        request["content"] = body
    elif body is not None:
        request["json"] = body
    return request


def media_type(content: bytes) -> str:
    """What is sent for a picture or a film; everything else is a file to import."""
    if content.startswith(b"\x89PNG"):
        return "image/png"
    if content.startswith(b"\xff\xd8"):
        return "image/jpeg"
    if content.startswith((b"GIF87a", b"GIF89a")):
        return "image/gif"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    if content[4:8] == b"ftyp":
        return "video/mp4"
    return "application/octet-stream"


def to_upload(file: bytes | os.PathLike[str], name: str | None) -> dict[str, Any]:
    """An upload as httpx takes it: the bytes as they are, under the name of the file."""
    content = file if isinstance(file, bytes) else Path(file).read_bytes()
    called = name if isinstance(file, bytes) else name or Path(file).name
    headers = {"content-type": "application/octet-stream"}
    return to_request("uploadImportFile", None, {"name": called}, content, None, headers)


def to_text(value: Any) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    return value


def pause(attempt: int, response: httpx.Response | None) -> float:
    """Seconds until the next try: what the server asks for, else longer each time, never all at once."""
    after = response.headers.get("retry-after") if response is not None else None
    if after is not None and after.isdigit():
        return float(after)
    return float(min(2**attempt * 0.25, 8) * (0.5 + random.random() / 2))


def may_repeat(request: Mapping[str, Any], response: httpx.Response | None) -> bool:
    if response is not None and response.status_code not in retried_statuses:
        return False
    return request["method"] in ("GET", "PUT", "DELETE") or "idempotency-key" in request["headers"]


def read(response: httpx.Response) -> Any:
    if response.status_code == 204:
        return None
    try:
        answer = response.json()
    except ValueError:
        answer = {"title": "Not an answer of Rostra", "detail": "Does the base URL end in /v1?"}
        raise RostraError(response.status_code, answer) from None
    if response.is_error:
        raise RostraError(response.status_code, answer)
    return answer


def next_page(arguments: dict[str, Any], cursor: str) -> dict[str, Any]:
    """The arguments of the next page: searches take the cursor in their body, lists in the query."""
    if "body" in arguments:
        return {**arguments, "body": {**arguments["body"], "cursor": cursor}}
    return {**arguments, "cursor": cursor}
