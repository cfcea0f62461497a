"""The synchronous client."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from types import TracebackType
from typing import Any, Self

import httpx

from . import _core, types
from ._errors import RequestFailed
from ._operations import Operations, results


class Rostra(Operations):
    """Calls a Rostra server. Every operation of the API is a method; `body` is what the API takes as JSON.

    >>> with Rostra() as rostra:
    ...     for creator in rostra.items(rostra.discover_creators, body={"query": "sourdough"}):
    ...         print(creator["handle"])
    """

    def __init__(
        self,
        base_url: str | None = None,
        token: str | None = None,
        *,
        timeout: float = 60.0,
        retries: int = 4,
        http: httpx.Client | None = None,
    ) -> None:
        self._settings = _core.Settings.read(base_url, token, timeout, retries)
        self._http = http or httpx.Client(**self._settings.client_options())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def call(
        self,
        operation: str,
        *,
        path: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        idempotency_key: str | None = None,
    ) -> Any:
        """Calls an operation by its name in openapi.json."""
        return _core.read(self._send(_core.to_request(operation, path, query, body, idempotency_key)))

    def download(
        self,
        operation: str,
        *,
        accept: str,
        path: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
    ) -> bytes:
        """An answer that is not JSON, such as a PDF (`accept="application/pdf"`) or a file of rows."""
        response = self._send(_core.to_request(operation, path, query, body, None, {"accept": accept}))
        if response.is_error:
            _core.read(response)
        return response.content

    def upload(self, file: bytes | os.PathLike[str], name: str | None = None) -> types.ImportFile:
        """Uploads a file to import: its bytes, or the `Path` where it lies."""
        uploaded: types.ImportFile = _core.read(self._send(_core.to_upload(file, name)))
        return uploaded

    def items(self, method: Callable[..., Any], **arguments: Any) -> Iterator[Any]:
        """Every item of a list or search, page after page."""
        while True:
            answer = method(**arguments)
            yield from answer["data"]
            if answer.get("next_cursor") is None:
                return
            arguments = _core.next_page(arguments, answer["next_cursor"])

    def wait(self, request: Any, *, on_progress: _core.Progress | None = None, timeout: float | None = None) -> Any:
        """Waits for submitted work and gives the request with its result. Raises RequestFailed where there is none."""
        ends_at = None if timeout is None else time.monotonic() + timeout
        operation = results[request["kind"]]
        while request["status"] not in _core.final_statuses:
            if ends_at is not None and time.monotonic() > ends_at:
                raise TimeoutError(f"The request {request['id']} is still {request['status']}.")
            if on_progress is not None:
                on_progress(request["progress"])
            request = self.call(operation, path={"id": request["id"]}, query={"wait": 10})
        if request["status"] in ("failed", "canceled"):
            raise RequestFailed(request)
        if "result" not in request or request["result"] is None:
            request = self.call(operation, path={"id": request["id"]})
        return request

    def _send(self, request: dict[str, Any]) -> httpx.Response:
        for attempt in range(self._settings.retries + 1):
            response: httpx.Response | None = None
            try:
                response = self._http.request(**request)
            except httpx.TransportError as error:
                if attempt == self._settings.retries or not _core.may_repeat(request, None):
                    raise self._settings.unreachable(error) from error
            if response is not None and (
                attempt == self._settings.retries or not _core.may_repeat(request, response)
            ):
                return response
            time.sleep(_core.pause(attempt, response))
        raise AssertionError("unreachable")
