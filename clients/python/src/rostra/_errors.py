"""What can go wrong, each as a class of its own."""

from __future__ import annotations

from typing import Any


class RostraError(Exception):
    """The server refused a call. `detail` says what to do."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        self.status = status
        self.code: str = problem.get("code", "unknown")
        self.title: str = problem.get("title", "Refused")
        self.detail: str = problem.get("detail", "")
        self.errors: list[dict[str, str]] = problem.get("errors") or []
        self.request_id: str | None = problem.get("request_id")
        lines = [f"{self.title}. {self.detail}".strip()]
        lines += [f"{each['pointer']}: {each['message']}" for each in self.errors if len(self.errors) > 1]
        super().__init__("\n".join(lines))


class RequestFailed(Exception):
    """A request that was waited for ended without a result."""

    def __init__(self, request: Any) -> None:
        self.request = request
        detail = (request.get("error") or {}).get("detail")
        super().__init__(detail or f"The request {request['id']} was {request['status']}.")


class Unreachable(Exception):
    """No server answered, also after trying again."""


class WebhookError(Exception):
    """A delivery that did not come from the server that holds the secret, or is too old."""
