"""Run against a started server: ROSTRA_URL, ROSTRA_TOKEN and README (a file whose examples must run) are set."""

import asyncio
import base64
import hashlib
import hmac
import os
import re
import tempfile
import unittest
from pathlib import Path

import httpx

from rostra import AsyncRostra, RequestFailed, Rostra, RostraError, Unreachable, WebhookError, verify_webhook

profile = {"network": "instagram", "handle": "lumevia.official"}
content_body = {"profile": profile, "limit": 4}


class Synchronous(unittest.TestCase):
    def setUp(self) -> None:
        self.rostra = Rostra()
        self.addCleanup(self.rostra.close)

    def test_items_of_all_pages(self) -> None:
        first = self.rostra.fetch_content(body=content_body)
        second = self.rostra.fetch_content(body={**content_body, "cursor": first["next_cursor"]})
        items = self.rostra.items(self.rostra.fetch_content, body=content_body)
        ids = [next(items)["id"] for _ in range(8)]
        self.assertEqual(ids, [each["id"] for each in first["data"] + second["data"]])
        criteria = list(self.rostra.items(self.rostra.list_flagging_criteria, limit=1))
        self.assertGreater(len(criteria), 1)

    def test_wait_tells_progress_and_gives_the_result(self) -> None:
        shares: list[float] = []
        post = self.rostra.fetch_content(body={"profile": profile, "limit": 1})["data"][0]
        request = self.rostra.submit_screening(body={"content": {"network": "instagram", "content_id": post["id"]}})
        done = self.rostra.wait(request, on_progress=lambda progress: shares.append(progress["share"]))
        self.assertEqual(done["result"]["coverage"]["seen"], 1)
        self.assertEqual(shares, sorted(shares))
        pdf = self.rostra.download(
            "generateScreeningReport", accept="application/pdf", path={"id": done["id"]}, body={}
        )
        self.assertTrue(pdf.startswith(b"%PDF"))

    def test_work_that_is_canceled_has_no_result(self) -> None:
        request = self.rostra.submit_screening(body={"profile": profile})
        self.rostra.cancel_request(id=request["id"])
        with self.assertRaises(RequestFailed):
            self.rostra.wait(request)

    def test_a_file_is_uploaded_and_imported(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            table = Path(folder, "list.csv")
            table.write_text("username,followers\nzoe.invented,12.4k\n")
            file = self.rostra.upload(table)
        self.assertEqual(file["name"], "list.csv")
        again = self.rostra.upload(b"username,followers\nkim.invented,900\n", "more.csv")
        third = self.rostra.upload_import_file(body=b"username,followers\nlou.invented,70\n", name="third.csv")
        for each in (file, again, third):
            body = {"file_id": each["id"], "mapping": {"set": {"network": "instagram"}}}
            done = self.rostra.wait(self.rostra.start_import(body=body))
            self.assertEqual(done["result"]["imported"], 1)

    def test_refusals_say_what_to_do(self) -> None:
        with self.assertRaisesRegex(ValueError, "There is no operation makeCoffee"):
            self.rostra.call("makeCoffee")
        with self.assertRaises(RostraError) as caught:
            self.rostra.discover_creators(body={"folowers": {"min": 1}})  # type: ignore[typeddict-unknown-key]
        self.assertEqual((caught.exception.status, caught.exception.code), (422, "invalid_input"))
        self.assertIn("folowers", str(caught.exception))

    def test_a_key_makes_a_call_happen_once(self) -> None:
        body = {"content": {"network": "instagram", "content_id": "none"}}
        twice = [self.rostra.submit_screening(body=body, idempotency_key="python-test") for _ in range(2)]
        self.assertEqual(twice[0]["id"], twice[1]["id"])

    def test_a_busy_server_is_asked_again_with_the_same_key(self) -> None:
        keys: list[str] = []

        def answer(request: httpx.Request) -> httpx.Response:
            keys.append(request.headers["idempotency-key"])
            busy = httpx.Response(503, json={"title": "Busy"}, headers={"retry-after": "0"})
            return busy if len(keys) < 3 else httpx.Response(200, json={"data": []})

        http = httpx.Client(base_url="http://test/v1", transport=httpx.MockTransport(answer))
        Rostra("http://test/v1", "rostra_x", http=http).find_creators_quickly(body={"query": "x"})
        self.assertEqual((len(keys), len(set(keys))), (3, 1))

    def test_nobody_there(self) -> None:
        with self.assertRaisesRegex(Unreachable, "No answer from http://127.0.0.1:1/v1: .*Is the server running"):
            Rostra("http://127.0.0.1:1/v1", retries=0).list_networks()

    def test_addresses_without_a_scheme(self) -> None:
        bare = os.environ["ROSTRA_URL"].removeprefix("http://").removesuffix("/v1")
        self.assertGreater(len(Rostra(bare).list_networks()["data"]), 1)
        with self.assertRaisesRegex(Unreachable, "No answer from https://rostra.invalid/v1: "):
            Rostra("rostra.invalid", retries=0).list_networks()

    def test_examples_of_the_readme(self) -> None:
        with open(os.environ["README"], encoding="utf8") as file:
            blocks = re.findall(r"^```python\n(.*?)^```", file.read(), re.M | re.S)
        self.assertGreater(len(blocks), 3)
        for block in blocks:
            exec(compile(block, "README.md", "exec"), {"__name__": "example"})


class Asynchronous(unittest.IsolatedAsyncioTestCase):
    async def test_the_same_answers(self) -> None:
        async with AsyncRostra() as rostra:
            networks, usage = await asyncio.gather(rostra.list_networks(), rostra.show_usage())
            self.assertGreater(len(networks["data"]), 10)
            self.assertIsNotNone(usage)
            ids = [each["id"] async for each in rostra.items(rostra.list_flagging_criteria, limit=1)]
            self.assertEqual(len(ids), len(set(ids)))
            post = (await rostra.fetch_content(body={"profile": profile, "limit": 1}))["data"][0]
            request = await rostra.submit_screening(
                body={"content": {"network": "instagram", "content_id": post["id"]}}
            )
            done = await rostra.wait(request)
            self.assertEqual(done["result"]["coverage"]["seen"], 1)


class Webhooks(unittest.TestCase):
    secret = "whsec_" + base64.b64encode(b"a secret of some length").decode()

    def headers(self, payload: bytes, sent_at: int = 1_700_000_000) -> dict[str, str]:
        signed = f"msg_1.{sent_at}.".encode() + payload
        digest = hmac.new(b"a secret of some length", signed, hashlib.sha256).digest()
        signature = f"v1,AAAA v1,{base64.b64encode(digest).decode()}"
        return {"Webhook-Id": "msg_1", "Webhook-Timestamp": str(sent_at), "Webhook-Signature": signature}

    def test_a_delivery_is_verified(self) -> None:
        payload = b'{"type":"screening.flagged"}'
        given = verify_webhook(payload, self.headers(payload), self.secret, now=1_700_000_010)
        self.assertEqual(given, {"type": "screening.flagged"})

    def test_what_is_changed_old_or_unsigned_is_refused(self) -> None:
        headers = self.headers(b"{}")
        for payload, given, now in ((b"{ }", headers, 0), (b"{}", headers, 1000), (b"{}", {}, 0)):
            with self.assertRaises(WebhookError):
                verify_webhook(payload, given, self.secret, now=1_700_000_000 + now)


if __name__ == "__main__":
    unittest.main()
