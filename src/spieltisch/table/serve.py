"""Starting and stopping a server."""

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from ipaddress import ip_network

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.registry import games, look_again
from spieltisch.table.answers import no_bot
from spieltisch.table.database import Unusable, open_database
from spieltisch.table.devices import Devices
from spieltisch.table.files import NO_PAGES, STATIC
from spieltisch.table.guard import Door, RateLimit, own_address
from spieltisch.table.house import House
from spieltisch.table.live import FRAME, live
from spieltisch.table.logs import log, set_up
from spieltisch.table.pages import routes
from spieltisch.table.retention import forget_old_tables
from spieltisch.table.settings import Settings, read_settings
from spieltisch.table.sockets import Config, Gate, Network
from spieltisch.table.store import Store
from spieltisch.table.workers import thinking

SWITCH = 0.0005  # seconds; Python's own 0.005 would stand in the way of every move
# So many more objects than before, and how often that, until Python looks for garbage among the young, the older, all.
# Nobody is told a move meanwhile, and with 200 tables that lasts as long as fifty moves: boards take the places of
# others and are all young. At 100,000 it came when the tables were set up and every 5,000 moves. A move leaves some
# twenty objects more (its entries, its events) and no garbage; nor does a request, a connection or a room that is
# forgotten.
GARBAGE = (1_000_000, 5, 5)
GRACE = 3  # seconds that open requests get when the server stops
UNSENT = 256 * 1024  # bytes that the kernel keeps for a slow reader, before we count what waits
STALLED = 30_000  # milliseconds after which the kernel gives up a connection that takes nothing any more


class CannotServe(Exception):
    """One sentence that says why there is no server."""


def application(house: House) -> Starlette:
    """The web application on an open house."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house.open()
        house.spawn(forget_old_tables(house))
        yield

    app = Starlette(
        routes=[WebSocketRoute("/ws/{table}", live), *routes()],
        middleware=[
            Middleware(Door, settings=house.settings),
            Middleware(Devices),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.new_tables = RateLimit(house.settings.tables_per_minute)
    return app


def listening_socket(settings: Settings) -> socket.socket:
    host = "0.0.0.0" if settings.lan and settings.host == "127.0.0.1" else settings.host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED)
    try:
        listening.bind((host, settings.port))
        listening.listen(512)
    except (OSError, OverflowError) as wrong:
        listening.close()
        raise CannotServe(no_listening(settings, host, wrong)) from None
    return listening


def no_listening(settings: Settings, host: str, wrong: Exception) -> str:
    number = wrong.errno if isinstance(wrong, OSError) else None
    if number == errno.EADDRINUSE:
        return f"port {settings.port} is already in use; stop the other program or choose another with --port"
    if number == errno.EACCES:
        return f"port {settings.port} may not be used without special rights; choose one above 1023 with --port"
    return f"the address {host} port {settings.port} cannot be listened on: {wrong}"


async def run(settings: Settings) -> None:
    """Serve until a signal says stop."""
    proxies = networks(settings.proxies)
    check_bots(settings)
    listening = listening_socket(settings)
    try:
        database = await open_database(settings.db)
    except Unusable as wrong:
        listening.close()
        raise CannotServe(str(wrong)) from None
    house = House(Store(database), thinking(settings.thinkers, settings.workers), settings)
    config = Config(
        application(house),
        Gate(settings.connections, settings.connections_per_address, proxies),
        settings.messages_per_second,
        forwarded_allow_ips=believed(proxies),
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    server = uvicorn.Server(config)
    announce(settings, listening)
    try:
        await server.serve(sockets=[listening])
    finally:
        await house.close()
        log("stopped")


def networks(listed: str) -> list[Network]:
    """The proxies that are believed; a name would have to be asked for again and again, so only numbers."""
    found = []
    for one in filter(None, map(str.strip, listed.split(","))):
        try:
            found.append(ip_network(one))
        except ValueError:
            raise CannotServe(f"--proxies takes addresses and networks like 10.0.0.0/24, not {one!r}") from None
    return found


def believed(proxies: Sequence[Network]) -> list[str]:
    """As whom the proxies come: on a socket of IPv6 10.0.0.1 is ::ffff:10.0.0.1."""
    mapped = [f"::ffff:{one.network_address}/{96 + one.prefixlen}" for one in proxies if one.version == 4]
    return [*map(str, proxies), *mapped]


def check_bots(settings: Settings) -> None:
    """The operator's bots are made once now: not at the first table that wants one. Each must play one game."""
    for name in settings.all_bots():
        refused = [wrong for wrong in (no_bot(name, id) for id in games()) if wrong]
        if len(refused) == len(games()):
            raise CannotServe(refused[0])


def announce(settings: Settings, listening: socket.socket) -> None:
    port = listening.getsockname()[1]
    log("serving", port=port, database=settings.db.split("://")[0], lan=settings.lan)
    print(f"Spieltisch: http://127.0.0.1:{port}/", flush=True)
    if not (STATIC / "index.html").is_file():
        print(f"spieltisch: {NO_PAGES}", file=sys.stderr)
    if settings.lan:
        print(f"In this network: http://{own_address()}:{port}/", flush=True)


def serve(settings: Settings) -> int:
    """Run a server to its end; the exit code: 0 after a clean stop, 2 with a sentence if it cannot run."""
    set_up(settings.log)
    look_again()  # a folder of games that is none is said now, not to the first visitor
    # uvicorn stops at SIGTERM and then raises it once more: that must end in our tidying up, not in a sudden death.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    # The thread that writes to disk comes back to a busy interpreter after every commit: let it in soon.
    sys.setswitchinterval(SWITCH)
    # What is there before the first visitor stays.
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(run(settings))
    except CannotServe as wrong:
        print(f"spieltisch: {wrong}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0
    return 0


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        return serve(read_settings(arguments))
    except SpieltischError as wrong:
        print(f"spieltisch: {wrong}", file=sys.stderr)
        return 2
