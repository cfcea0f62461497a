"""The asynchronous client: the same methods, to be awaited."""

from __future__ import annotations

import asyncio
import inspect
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from types import TracebackType
from typing import Any, Self

import httpx

from . import _core, types
from ._errors import RequestFailed
from ._operations import AsyncOperations, results


class AsyncRostra(AsyncOperations):
    """Calls a Rostra server without blocking the event loop. See `Rostra` for what the methods do."""

    def __init__(
        self,
        base_url: str | None = None,
        token: str | None = None,
        *,
        timeout: float = 60.0,
        retries: int = 4,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        self._settings = _core.Settings.read(base_url, token, timeout, retries)
        self._http = http or httpx.AsyncClient(**self._settings.client_options())

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def call(
        self,
        operation: str,
        *,
        path: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        idempotency_key: str | None = None,
    ) -> Any:
        """Calls an operation by its name in openapi.json."""
        return _core.read(await self._send(_core.to_request(operation, path, query, body, idempotency_key)))

    async def download(
        self,
        operation: str,
        *,
        accept: str,
        path: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
    ) -> bytes:
        """An answer that is not JSON, such as a PDF (`accept="application/pdf"`) or a file of rows."""
        response = await self._send(_core.to_request(operation, path, query, body, None, {"accept": accept}))
        if response.is_error:
            _core.read(response)
        return response.content

    async def upload(self, file: bytes | os.PathLike[str], name: str | None = None) -> types.ImportFile:
        """Uploads a file to import: its bytes, or the `Path` where it lies."""
        uploaded: types.ImportFile = _core.read(await self._send(_core.to_upload(file, name)))
        return uploaded

    async def items(self, method: Callable[..., Awaitable[Any]], **arguments: Any) -> AsyncIterator[Any]:
        """Every item of a list or search, page after page."""
        while True:
            answer = await method(**arguments)
            for item in answer["data"]:
                yield item
            if answer.get("next_cursor") is None:
                return
            arguments = _core.next_page(arguments, answer["next_cursor"])

    async def wait(
        self, request: Any, *, on_progress: _core.Progress | None = None, timeout: float | None = None
    ) -> Any:
        """Waits for submitted work and gives the request with its result. Raises RequestFailed where there is none."""
        ends_at = None if timeout is None else time.monotonic() + timeout
        operation = results[request["kind"]]
        while request["status"] not in _core.final_statuses:
            if ends_at is not None and time.monotonic() > ends_at:
                raise TimeoutError(f"The request {request['id']} is still {request['status']}.")
            if on_progress is not None:
                told = on_progress(request["progress"])
                if inspect.isawaitable(told):
                    await told
            request = await self.call(operation, path={"id": request["id"]}, query={"wait": 10})
        if request["status"] in ("failed", "canceled"):
            raise RequestFailed(request)
        if "result" not in request or request["result"] is None:
            request = await self.call(operation, path={"id": request["id"]})
        return request

    async def _send(self, request: dict[str, Any]) -> httpx.Response:
        for attempt in range(self._settings.retries + 1):
            response: httpx.Response | None = None
            try:
                response = await self._http.request(**request)
            except httpx.TransportError as error:
                if attempt == self._settings.retries or not _core.may_repeat(request, None):
                    raise self._settings.unreachable(error) from error
            if response is not None and (
                attempt == self._settings.retries or not _core.may_repeat(request, response)
            ):
                return response
            await asyncio.sleep(_core.pause(attempt, response))
        raise AssertionError("unreachable")
