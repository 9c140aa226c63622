"""The WebSocket of a table: what players do comes in, what happens goes out."""

import asyncio
import logging
from collections import deque
from typing import Annotated

import msgspec
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from spieltisch.engine.errors import SpieltischError
from spieltisch.table.guard import Bucket
from spieltisch.table.house import House
from spieltisch.table.logs import log
from spieltisch.table.names import clean
from spieltisch.table.rooms import Listener, Refusal, Room
from spieltisch.table.wire import Pong, Reader, outgoing

FRAME = 8 * 1024  # bytes that a client may send at once
UNREAD = 200  # messages that may wait for a slow reader
UNREAD_BYTES = 4_000_000

Small = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Action = Annotated[int, msgspec.Meta(ge=0, le=2**62)]


class Hello(msgspec.Struct, tag_field="do", tag="hello"):
    seen: Small = 0


class Move(msgspec.Struct, tag_field="do", tag="move"):
    n: Small
    seat: Small
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


decode = msgspec.json.Decoder(Hello | Move | Undo | Resign | Rematch | Name | Chat | Back | Ping).decode


class Outbox:
    """Messages on their way to one client. Who reads too slowly is dropped and may come back."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.more = asyncio.Event()
        self.too_slow = asyncio.Event()

    def push(self, data: bytes) -> None:
        if len(self.waiting) >= UNREAD or self.size > UNREAD_BYTES:
            self.too_slow.set()
            return
        self.waiting.append(data)
        self.size += len(data)
        self.more.set()

    async def run(self) -> None:
        while True:
            await self.more.wait()
            while self.waiting:
                data = self.waiting.popleft()
                self.size -= len(data)
                await self.websocket.send({"type": "websocket.send", "text": data.decode()})
            self.more.clear()


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
    outbox = Outbox(websocket)
    listener = Listener(house.chairs_of(room, websocket.cookies.get(f"seat-{id}", "")), outbox.push)
    sending = asyncio.create_task(outbox.run())
    hearing = asyncio.create_task(hear(websocket, house, room, listener))
    slow = asyncio.create_task(outbox.too_slow.wait())
    try:
        await asyncio.wait([sending, hearing, slow], return_when=asyncio.FIRST_COMPLETED)
        if slow.done():
            log("a slow reader was dropped", table=id)
    finally:
        for task in (sending, hearing, slow):
            task.cancel()
        await asyncio.gather(sending, hearing, slow, return_exceptions=True)
        await room.leave(listener)


async def hear(websocket: WebSocket, house: House, room: Room, listener: Listener) -> None:
    """Everything one client says, until it leaves or misbehaves."""
    rate = house.settings.messages_per_second
    bucket = Bucket(rate, 3.0 * rate)
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
            # What was begun is finished, also when its client is gone meanwhile.
            await asyncio.shield(house.spawn(obey(room, listener, said)))
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
            case Hello(seen):
                await room.history(listener, seen)
            case Undo(n, seat):
                await room.undo(listener, n, seat)
            case Resign(seat):
                await room.resign(listener, seat)
            case Rematch(seat):
                await room.rematch(listener, seat)
            case Name(seat, name):
                await room.name(listener, seat, clean(name))
            case Chat(text):
                await room.chat(listener, clean(text, 300))
            case Back(seat):
                await room.back(listener, seat)
            case Ping():
                listener.push(outgoing(Pong(), Reader()))
    except Refusal as refusal:
        await room.refuse(listener, refusal)
