"""The HTTP API under generated requests: whatever is sent, the answer is one of ours and never a crash."""

import logging
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings

from tests.table.playing import Server

WORD = {"type": "string", "maxLength": 120}
ERROR = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "message"],
            "properties": {"code": {"type": "string"}, "message": {"type": "string", "minLength": 1}},
        }
    },
}
NEW_TABLE = {
    "type": "object",
    "required": ["game", "seats"],
    "properties": {
        "game": {"anyOf": [{"enum": ["reef"]}, WORD]},
        "seats": {
            "type": "array",
            "maxItems": 6,
            "items": {
                "type": "object",
                "required": ["kind"],
                "properties": {"kind": {"enum": ["me", "person", "bot"]}, "name": WORD, "level": WORD},
            },
        },
        "options": {"type": "object"},
        "hot_seat": {"type": "boolean"},
        "public": {"type": "boolean"},
        "takeover": {"anyOf": [WORD, {"type": "null"}]},
        "clock": {
            "type": "object",
            "properties": {"minutes": {"type": "number"}, "increment": {"type": "number"}},
        },
    },
}
SIT = {"type": "object", "properties": {"secret": WORD, "seat": {"type": "integer"}, "name": WORD}}

PLACE_BOT = {"type": "object", "required": ["seat"], "properties": {"seat": {"type": "integer"}, "level": WORD}}


def call(answers: dict[str, Any], body: Any = None, path: tuple[str, ...] = (), query: tuple[str, ...] = ()) -> Any:
    parameters = [{"name": name, "in": "path", "required": True, "schema": WORD | {"minLength": 1}} for name in path]
    parameters += [{"name": name, "in": "query", "schema": WORD} for name in query]
    failed = {"description": "refused", "content": {"application/json": {"schema": ERROR}}}
    responses = {status: {"description": "done"} | answer for status, answer in answers.items()}
    described: dict[str, Any] = {"parameters": parameters, "responses": {"4XX": failed} | responses}
    if body is not None:
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return described


def described_api() -> dict[str, Any]:
    """What docs/protocol.md says, as OpenAPI."""
    fine: dict[str, Any] = {"200": {}}
    return {
        "openapi": "3.0.3",
        "info": {"title": "Spieltisch", "version": "1"},
        "paths": {
            "/healthz": {"get": call(fine)},
            "/api/games": {"get": call(fine)},
            "/api/text.{language}.ftl": {"get": call(fine, path=("language",))},
            "/api/games/{game}/text.{language}.ftl": {"get": call(fine, path=("game", "language"))},
            "/api/games/{game}/rules.{language}.md": {"get": call(fine, path=("game", "language"))},
            "/api/tables": {
                "get": call(fine, query=("status", "page")),
                "post": call({"201": {}}, body=NEW_TABLE),
            },
            "/api/records": {"post": call({"201": {}}, body={"type": "object"})},
            "/api/tables/{table}": {"get": call(fine, path=("table",))},
            "/api/tables/{table}/sit": {"post": call(fine, body=SIT, path=("table",))},
            "/api/tables/{table}/bot": {"post": call(fine, body=PLACE_BOT, path=("table",))},
            "/api/tables/{table}/record": {"get": call(fine, path=("table",), query=("round",))},
            "/api/tables/{table}/replay": {"get": call(fine, path=("table",), query=("round",))},
            "/api/tables/{table}/qr.svg": {"get": call(fine, path=("table",))},
        },
    }


logging.getLogger("schemathesis").setLevel(logging.ERROR)
schema = schemathesis.openapi.from_dict(described_api())


@schema.parametrize()
@settings(
    max_examples=15, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck), derandomize=True
)
def test_generated_requests_never_break_the_server(case: Any, server: Server) -> None:
    answer = case.call(base_url=server.url, headers={"origin": server.url})
    assert answer.status_code < 500, answer.text
    if 400 <= answer.status_code < 500 and answer.status_code not in (404, 405):
        assert answer.json()["error"]["message"]
