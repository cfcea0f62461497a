"""Typed client for Rostra, synchronous and asynchronous."""

from ._async_client import AsyncRostra
from ._client import Rostra
from ._errors import RequestFailed, RostraError, Unreachable, WebhookError
from .webhooks import verify_webhook

__all__ = [
    "AsyncRostra",
    "RequestFailed",
    "Rostra",
    "RostraError",
    "Unreachable",
    "WebhookError",
    "verify_webhook",
]
