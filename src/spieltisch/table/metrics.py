"""Figures about a running server, in the form that Prometheus reads."""

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Iterator

    from spieltisch.table.house import House

BLINKS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
THOUGHTS = (0.01, 0.05, 0.2, 0.5, 1.0, 2.0, 5.0, 15.0, 60.0)


class Metrics(Collector):
    """What happened is counted here; what is so is asked of the house when somebody looks."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.registry = CollectorRegistry()
        self.registry.register(self)
        moves = Counter("spieltisch_moves", "Choices that were stored", ["by"], registry=self.registry)
        self.moves_of_people, self.moves_of_bots = moves.labels("person"), moves.labels("bot")
        self.latency = Histogram(
            "spieltisch_move_seconds", "From a person's choice to its telling", buckets=BLINKS, registry=self.registry
        )
        self.storage = Histogram(
            "spieltisch_storage_seconds", "To store a choice", buckets=BLINKS, registry=self.registry
        )
        self.failures = Counter("spieltisch_storage_failures", "Entries that were refused", registry=self.registry)
        self.thoughts = Histogram(
            "spieltisch_thought_seconds", "Of bots, waiting included", buckets=THOUGHTS, registry=self.registry
        )

    def collect(self) -> "Iterator[GaugeMetricFamily]":
        rooms = self.house.rooms.values()
        yield gauge("rooms", "Tables in memory", len(rooms))
        yield gauge("sockets", "Connections to tables", sum(len(room.listeners) for room in rooms))
        for name, value in self.house.thinkers.load().items():
            yield gauge(f"work_{name}", f"Work of bots, records and replays: {name}", value)

    def text(self) -> bytes:
        return generate_latest(self.registry)


def gauge(name: str, text: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"spieltisch_{name}", text, value)
