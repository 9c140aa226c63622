"""§5: step 1: build the reef or load the big wave. Both are bonus actions too."""

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.games.poseidons_kingdom.coral import FREE, KINDS, NONE, WAVE
from spieltisch.games.poseidons_kingdom.meal import Meal
from spieltisch.games.poseidons_kingdom.pieces import BUILD_REEF, FIRST_HEX, HEX, LOAD_WAVE, changed, name_of


class Building(Meal):
    def step_one(self) -> list[int]:
        found: list[int] = []
        if self.can_build():
            found.append(BUILD_REEF)
        if self.most_loads() > 0:
            found.append(LOAD_WAVE)
        return found

    def can_build(self) -> bool:
        return self.tiles[0] + self.tiles[1] + self.tiles[2] > 0

    def most_loads(self) -> i64:
        """§5.2: limited by the wave ability, the own supply and the free slots."""
        seat = self.active
        free = self.house.slots - len(self.wave)
        return min(self.ability(seat, WAVE), min(free, self.supply[seat]))

    def load(self, number: i64) -> None:
        self.put_on_wave(self.actor, number)
        if self.events is not None:
            self.tell("loaded", {"seat": int(self.actor), "number": int(number), "full": self.wave_full()})
        self.go_on()

    def wave_full(self) -> bool:
        return len(self.wave) == self.house.slots

    def choose_tile(self, kind: i64) -> None:
        self.tile = kind
        self.phase = FIRST_HEX

    def first_hexes(self) -> list[int]:
        """§4.2, §4.3: hexes for the first half of a tile, on the reef before those beside it."""
        seat = self.actor
        reef = self.reefs[seat]
        items = self.items[seat]
        pairs = reef.pairs_on_top()
        open: i64 = 0
        for n in range(0, len(pairs), 2):
            if items[pairs[n]] == FREE and items[pairs[n + 1]] == FREE:
                open |= bit(pairs[n]) | bit(pairs[n + 1])
        found: list[int] = []
        for n in range(reef.size):
            if open >> n & 1:
                found.append(HEX + reef.hexes[n])
        return found + reef.choices_beside(HEX)

    def second_hexes(self) -> list[int]:
        """Hexes for the other half."""
        seat = self.actor
        reef = self.reefs[seat]
        at = reef.index(self.hex)
        if at == NONE:
            return [HEX + hex for hex in reef.partners_beside(self.hex)]
        return [HEX + reef.hexes[n] for n in reef.partners_on_top(at) if self.items[seat][n] == FREE]

    def build(self, a: i64, b: i64) -> None:
        seat = self.actor
        old = self.reefs[seat]
        new = old.built(self.tile, a, b)
        self.reefs = self.reefs[:]
        self.reefs[seat] = new
        if new.size > old.size:
            # Two new hexes have come between the others.
            items = self.items[seat][:]
            items.insert(new.index(min(a, b)), FREE)
            items.insert(new.index(max(a, b)), FREE)
            self.items = self.items[:]
            self.items[seat] = items
        self.tiles = changed(self.tiles, self.tile - 1, self.tiles[self.tile - 1] - 1)
        if self.events is not None:
            level = new.heights[new.index(a)]
            hexes = [name_of(a), name_of(b)]
            self.tell("built", {"seat": int(seat), "tile": KINDS[self.tile], "hexes": hexes, "level": level})
        self.tile = 0
        self.hex = NONE
        self.go_on()
