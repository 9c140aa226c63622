"""§9: step 4: the shark swims, eats, and the eaten come back."""

from mypy_extensions import i64

from spieltisch.games.poseidons_kingdom.building import Building
from spieltisch.games.poseidons_kingdom.coral import FREE, NONE, SKELETON
from spieltisch.games.poseidons_kingdom.ocean import DIE_SYMBOL, FIELDS, NAMES, ROUTE
from spieltisch.games.poseidons_kingdom.pieces import DO_EATEN, EATEN, NEUTRAL, RETURNING, changed, name_of


class Shark(Building):
    def move_shark(self) -> None:
        """As many fields as the number where the swimmer stopped; die symbols and creatures on the way."""
        dolphin = self.dolphin
        steps: i64 = self.house.numbers[self.field]
        self.field = NONE
        for _ in range(steps):
            self.shark = (self.shark + self.heading) % FIELDS
            field: i64 = ROUTE[self.shark]
            if self.events is not None:
                self.tell("shark", {"field": NAMES[field]})
            if DIE_SYMBOL[field]:
                self.pass_die_symbol()
            for n in range(self.seats):
                self.devour((self.active + n) % self.seats, field, dolphin)
        self.go_on()

    def pass_die_symbol(self) -> None:
        """§9.2: a neutral die on the wave, otherwise an own one, if there is a slot."""
        colour: i64 = NEUTRAL if self.supply[NEUTRAL] > 0 else self.active
        if self.wave_full() or self.supply[colour] == 0:
            return
        self.put_on_wave(colour, 1)
        if self.events is not None:
            self.tell("washed", {"seat": int(self.active), "colour": int(colour)})

    def devour(self, seat: i64, field: i64, dolphin: i64) -> None:
        for n in range(2):
            if self.swimmers[2 * seat + n] == field:
                if seat == dolphin:
                    # §13: the dolphin shields all swimmers of its holder for this move, then leaves.
                    if self.events is not None:
                        self.tell("shielded", {"seat": int(seat), "field": NAMES[field]})
                    self.dolphin = NONE
                else:
                    self.move_swimmer(seat, field, NONE)
                    if self.events is not None:
                        self.tell("eaten", {"seat": int(seat), "field": NAMES[field]})

    def bury(self) -> None:
        """§9.3: eaten creatures in turn order: a skeleton each, then back to the ocean."""
        for n in range(self.seats):
            seat = (self.active + n) % self.seats
            if self.swimmers[2 * seat] == NONE:
                self.todo.append(DO_EATEN)
                self.actor = seat
                self.mourn(seat)
                return
        self.go_on()

    def mourn(self, seat: i64) -> None:
        self.phase = RETURNING
        if not self.skeleton_left(seat):
            return
        if self.live_hexes(seat) > 0:
            self.phase = EATEN
        else:
            self.loose = changed(self.loose, seat, self.loose[seat] + 1)
            if self.events is not None:
                self.tell("skeleton", {"seat": int(seat), "hex": ""})

    def put_skeleton(self, hex: i64) -> None:
        seat = self.actor
        if self.item(seat, hex) != FREE:
            self.remove_die(seat, hex)
        self.put_item(seat, hex, SKELETON)
        if self.events is not None:
            self.tell("skeleton", {"seat": int(seat), "hex": name_of(hex)})
        self.phase = RETURNING

    def return_to_ocean(self, field: i64) -> None:
        """§9.4: at the deep sea or the beach; the shark there does nothing."""
        self.move_swimmer(self.actor, NONE, field)
        if self.events is not None:
            self.tell("entered", {"seat": int(self.actor), "field": NAMES[field]})
        self.go_on()
