"""Verification of webhook deliveries as Standard Webhooks (standardwebhooks.com) defines them."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from typing import Any

from ._errors import WebhookError


def verify_webhook(
    payload: bytes | str,
    headers: Mapping[str, str],
    secret: str,
    *,
    tolerance_s: float = 300,
    now: float | None = None,
) -> Any:
    """Gives the parsed payload of a delivery, or raises WebhookError. Pass the body exactly as it arrived.

    Deliveries older (or newer) than `tolerance_s` are refused. One can still arrive twice: remember `webhook-id`.
    """
    raw = payload.encode() if isinstance(payload, str) else payload
    given = {name.lower(): value for name, value in headers.items()}
    try:
        message_id, sent_at, signatures = (given[f"webhook-{name}"] for name in ("id", "timestamp", "signature"))
    except KeyError as error:
        raise WebhookError(f"The header field {error.args[0]} is missing.") from None
    if not sent_at.isdigit() or abs((time.time() if now is None else now) - int(sent_at)) > tolerance_s:
        raise WebhookError("The delivery is too old, or the clocks differ.")
    expected = _sign(secret, message_id, sent_at, raw)
    known = [each[3:] for each in signatures.split(" ") if each.startswith("v1,")]
    if not any(hmac.compare_digest(expected, each) for each in known):
        raise WebhookError("The signature does not fit the payload and the secret.")
    return json.loads(raw)


def _sign(secret: str, message_id: str, sent_at: str, payload: bytes) -> str:
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except binascii.Error:
        raise WebhookError("The secret is not Base64: it looks like whsec_…") from None
    signed = b".".join((message_id.encode(), sent_at.encode(), payload))
    return base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
