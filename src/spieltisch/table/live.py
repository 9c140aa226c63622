"""The WebSocket of a table: what players do comes in, what happens goes out."""

import logging
from typing import Annotated

import msgspec
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.names import clean
from spieltisch.table.company import Listener
from spieltisch.table.devices import device_of
from spieltisch.table.guard import Bucket, household
from spieltisch.table.house import House
from spieltisch.table.logs import log
from spieltisch.table.refusal import Refusal
from spieltisch.table.rooms import Room
from spieltisch.table.wire import Pong, Reader, outgoing

FRAME = 8 * 1024  # bytes that a client may send at once
CHANGES = 1  # the form of changes that we speak
TALK_RATE, TALK_BURST = 1.0, 5.0  # things that one connection may say a second, and at once

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
        await hear(websocket, house, room, listener)
    finally:
        await room.leave(listener)


def address(websocket: WebSocket) -> str:
    return household(websocket.client.host) if websocket.client else ""


async def hear(websocket: WebSocket, house: House, room: Room, listener: Listener) -> None:
    """Everything one client says, until it leaves or misbehaves."""
    rate = house.settings.messages_per_second
    bucket, talk = Bucket(rate, 3.0 * rate), Bucket(TALK_RATE, TALK_BURST)
    try:
        await room.join(listener)
        while True:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            text = message.get("text")
            if text is None:
                return await websocket.close(1003, "text only")
            if not bucket.take():
                return await websocket.close(1008, "too many messages")
            try:
                said = decode(text)
            except (msgspec.MsgspecError, RecursionError, UnicodeError):
                return await websocket.close(1007, "not a message of this table")
            if isinstance(said, Chat) and not talk.take():
                room.refuse(listener, Refusal("busy", "too much talk at once"))
                continue
            await obey(room, listener, said)
    except (WebSocketDisconnect, RuntimeError):
        return None
    except Exception as wrong:
        log("a connection failed", logging.ERROR, table=room.id, error=f"{type(wrong).__name__}: {wrong}")
        return await websocket.close(1011)


async def obey(room: Room, listener: Listener, said: object) -> None:
    try:
        match said:
            case Move(n, seat, action):
                await room.move(listener, n, seat, action)
            case Hello(seen, changes):
                room.hello(listener, seen, changes == CHANGES)
            case Enter(n, action):
                await room.do(listener, lambda: room.entered(listener, n, action))
            case Undo(n, seat):
                await room.do(listener, lambda: room.undone(listener, n, seat))
            case Resign(seat):
                await room.do(listener, lambda: room.resigned(listener, seat))
            case Rematch(seat):
                number = room.table.round.number
                await room.do(listener, lambda: room.again(listener, seat, number))
            case Name(seat, name):
                await room.name(listener, seat, clean(name))
            case Chat(text):
                await room.chat(listener, clean(text, 300))
            case Back(seat):
                await room.do(listener, lambda: room.taken_back(listener, seat))
            case Ping():
                listener.push(outgoing(Pong(), Reader()))
    except Refusal as refusal:
        room.refuse(listener, refusal)
