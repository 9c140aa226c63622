"""The WebSocket of a table: what players do comes in, what happens goes out."""

import asyncio
import logging
from contextlib import suppress
from typing import Annotated

import msgspec
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.names import clean
from spieltisch.table.company import Listener
from spieltisch.table.database import Unreachable
from spieltisch.table.devices import device_of
from spieltisch.table.guard import Bucket, household
from spieltisch.table.house import TALK_BURST, TALK_RATE, House
from spieltisch.table.logs import log
from spieltisch.table.refusal import Refusal
from spieltisch.table.rooms import Room
from spieltisch.table.wire import Pong, Reader, Refused, outgoing

FRAME = 8 * 1024  # bytes that a client may send at once
OFTEN = "too many messages from this address"
CHANGES = 1  # the form of changes that we speak

Small = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Action = Annotated[int, msgspec.Meta(ge=0, le=2**62)]


class Hello(msgspec.Struct, tag_field="do", tag="hello"):
    seen: Small = 0
    changes: Small = 0  # the form of changes that the client understands; 0: it wants whole states


class Move(msgspec.Struct, tag_field="do", tag="move"):
    n: Small
    seat: Small
    action: Action


class Enter(msgspec.Struct, tag_field="do", tag="enter"):
    n: Small
    action: Action


class Undo(msgspec.Struct, tag_field="do", tag="undo"):
    n: Small
    seat: Small


class Resign(msgspec.Struct, tag_field="do", tag="resign"):
    seat: Small


class Rematch(msgspec.Struct, tag_field="do", tag="rematch"):
    seat: Small


class Name(msgspec.Struct, tag_field="do", tag="name"):
    seat: Small
    name: Annotated[str, msgspec.Meta(max_length=100)]


class Chat(msgspec.Struct, tag_field="do", tag="chat"):
    text: Annotated[str, msgspec.Meta(max_length=300)]


class Back(msgspec.Struct, tag_field="do", tag="back"):
    seat: Small


class Ping(msgspec.Struct, tag_field="do", tag="ping"):
    pass


decode = msgspec.json.Decoder(Hello | Move | Enter | Undo | Resign | Rematch | Name | Chat | Back | Ping).decode


async def live(websocket: WebSocket) -> None:
    """/ws/<table>"""
    house: House = websocket.app.state.house
    id = websocket.path_params["table"]
    try:
        room = await house.room(id)
    except (Refusal, SpieltischError):
        room = None
    if room is None:
        return await websocket.send_denial_response(JSONResponse({}, 404))
    await websocket.accept()
    push = websocket.state.push  # past the layers of the application: sockets.Ws
    listener = Listener(await house.chairs_of(room, device_of(websocket)), push, address(websocket))
    try:
        # In a task of its own: else each message would wake it through all the layers of the application.
        await asyncio.create_task(hear(websocket, house, room, listener))
    finally:
        await room.leave(listener)


def address(websocket: WebSocket) -> str:
    return household(websocket.client.host) if websocket.client else ""


async def hear(websocket: WebSocket, house: House, room: Room, listener: Listener) -> None:
    """Everything one client says, until it leaves or misbehaves."""
    rate = house.settings.messages_per_second
    bucket, talk = Bucket(rate, 3.0 * rate), Bucket(TALK_RATE, TALK_BURST)
    who = websocket.client.host if websocket.client else ""
    try:
        await room.join(listener)
        while True:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            text = message.get("text")
            if text is None:
                return await hang_up(websocket, 1003, "text only")
            if not bucket.take():
                return await hang_up(websocket, 1008, "too many messages")
            if not house.messages.admits(who):
                return await hang_up(websocket, 1008, OFTEN)
            try:
                said = decode(text)
            except (msgspec.MsgspecError, RecursionError, UnicodeError):
                return await hang_up(websocket, 1007, "not a message of this table")
            # A name is told to everybody and stored, as what is said.
            if isinstance(said, Chat | Name) and not (talk.take() and house.talk.admits(who)):
                room.send(listener, Refused("busy"))
                continue
            # A whole state costs more than any other answer, and an address has many connections.
            if (isinstance(said, Hello) or await shown_all(room, listener, said)) and not house.states.admits(who):
                return await hang_up(websocket, 1008, OFTEN)
            if isinstance(said, Hello):
                room.hello(listener, said.seen, said.changes == CHANGES)
    except WebSocketDisconnect:
        return None
    except Exception as wrong:
        log("a connection failed", logging.ERROR, table=room.id, error=f"{type(wrong).__name__}: {wrong}")
        return await hang_up(websocket, 1011, "something broke")


async def hang_up(websocket: WebSocket, code: int, reason: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # the line may be down already
        await websocket.close(code, reason)


async def shown_all(room: Room, listener: Listener, said: object) -> bool:
    """Do what somebody wants; whether the answer was the whole state: it was refused, or done already."""
    try:
        match said:
            case Move(n, seat, action):
                return not await room.move(listener, n, seat, action)
            case Enter(n, action):
                return not await room.do(listener, lambda: room.entered(listener, n, action))
            case Undo(n, seat):
                return not await room.do(listener, lambda: room.undone(listener, n, seat))
            case Resign(seat):
                return not await room.do(listener, lambda: room.resigned(listener, seat))
            case Rematch(seat):
                number = room.table.round.number
                return not await room.do(listener, lambda: room.again(listener, seat, number))
            case Back(seat):
                return not await room.do(listener, lambda: room.taken_back(listener, seat))
            case Name(seat, name):
                await room.name(listener, seat, clean(name))
            case Chat(text):
                await room.chat(listener, clean(text, 300))
            case Ping():
                listener.push(outgoing(Pong(), Reader()))
    except Refusal as refusal:
        room.refuse(listener, refusal)
        return True
    except Unreachable as wrong:
        log("what was said could not be stored", logging.ERROR, table=room.id, error=str(wrong))
        room.refuse(listener, Refusal("storage", "this could not be stored"))
        return True
    return False
