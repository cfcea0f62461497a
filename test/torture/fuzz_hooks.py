"""What schemathesis must know besides the description, and a line for every answer: `npm run torture -- fuzz`."""

import itertools
import json
import os
import re
import threading

import schemathesis

# Whether a value is accepted can depend on what is stored, and a query parameter on another one: OpenAPI cannot say either.
# Everything else belongs in the description.
UNSAYABLE = re.compile(
    r"This cursor does not belong to this list|^/[\w/]+: There is no |(Nothing|are|is) known here"
    r"|Required together with handle|The first day is after the last one"
)

answers = open(os.environ["FUZZ_ANSWERS"], "a", encoding="utf-8")
writing = threading.Lock()
numbers = itertools.count(1)


def to_nowhere(value):
    """The same with every web address on a host that cannot exist."""
    if isinstance(value, dict):
        return {name: to_nowhere(each) for name, each in value.items()}
    if isinstance(value, list):
        return [to_nowhere(each) for each in value]
    is_address = isinstance(value, str) and re.match(r"\s*https?:", value, re.IGNORECASE)
    return "https://host.invalid/" if is_address else value


@schemathesis.hook
def before_call(ctx, case, kwargs):
    """Nobody waits for half a minute, every key is for one call, and no server of others is called."""
    query = case.query if isinstance(case.query, dict) else {}
    wait = query.get("wait")
    if isinstance(wait, int) and not isinstance(wait, bool) and 1 <= wait <= 30:
        query["wait"] = 1
    key = (case.headers or {}).get("Idempotency-Key")
    if isinstance(key, str) and re.fullmatch(r"[!-~]{1,150}", key):
        case.headers["Idempotency-Key"] = f"{key}-{next(numbers)}"
    if case.operation.path.startswith(("/webhooks", "/screening-media")):
        case.body = to_nowhere(case.body)


@schemathesis.hook
def after_call(ctx, case, response):
    """Writes down what was answered; what must never be answered, with a command that sends it again."""
    answer = {
        "operation": case.operation.label,
        "status": response.status_code,
        "ms": round(response.elapsed * 1000),
    }
    if response.status_code >= 500:
        answer["curl"] = case.as_curl_command()
    write_down(answer)


def write_down(line):
    with writing:
        answers.write(json.dumps(line) + "\n")
        answers.flush()


@schemathesis.check
def accepts_what_it_describes(ctx, response, case):
    """Input that fits the description is accepted, unless something that OpenAPI cannot say speaks against it. What is found is listed, and fails nothing."""
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return None
    if response.status_code not in (400, 406, 413, 415, 422):
        return None
    problem = response.json()
    if problem.get("code") == "not_supported" or UNSAYABLE.search(problem.get("detail", "")):
        return None
    write_down({"operation": case.operation.label, "refused": f"{response.status_code}: {problem.get('detail')}"})
    return None
