"""The choices and the outcomes of chance, in named blocks: the int of an action is its block plus the thing chosen.

A die is named by the face it shows, since equal dice are one choice. ``copy`` is 0 for the card itself, 1 for Mimic.
"""

from typing import Final

from spieltisch.games.king_of_tokyo.cards import IN_PLAY, KINDS
from spieltisch.games.king_of_tokyo.dice import FACES, KEEPABLE, MOST, SETS

STOP: Final = 0  # no more rerolls
DONE: Final = 1  # no more changes, purchases or sales
PASS: Final = 2
YIELD: Final = 3
STAY: Final = 4
TAKE: Final = 5  # the damage
FLY: Final = 6  # Wings
RAPID_HEAL: Final = 7
READ_MINDS: Final = 8  # Telepath: a reroll for an energy
SWEEP: Final = 9
BUY_TOP: Final = 10
TAKE_TURN: Final = 11  # Freeze Time
HEAL_SELF: Final = 12
CURE_POISON: Final = 13
CURE_SHRINK: Final = 14
WASTE: Final = 15
SMOKE: Final = 16  # + copy
DWELL: Final = 18  # + number of 3s rerolled - 1
PROBE: Final = DWELL + MOST  # + 6 * copy + face
HERD: Final = PROBE + 2 * FACES  # + face
STRETCH: Final = HERD + FACES  # + 6 * face + new face
TWIST: Final = STRETCH + FACES * FACES  # + 36 * copy + 6 * face + new face
RAY: Final = TWIST + 2 * FACES * FACES  # + seat
BUY: Final = RAY + 6  # + kind: of the cards face up
TAKE_OVER: Final = BUY + KINDS  # + card in play
AIM: Final = TAKE_OVER + IN_PLAY  # + card in play
SELL: Final = AIM + IN_PLAY  # + card in play
DEPOSIT: Final = SELL + IN_PLAY  # + energy
MOST_DEPOSIT: Final = 99
KEEP: Final = DEPOSIT + MOST_DEPOSIT + 1  # + set of dice that stay; all others are rerolled
ACTIONS: Final = KEEP + KEEPABLE
# The outcomes of chance.
FIRST: Final = ACTIONS  # + seat
CARD: Final = FIRST + 6  # + kind
HIDE: Final = CARD + KINDS  # + number of hearts of a Camouflage roll
ROLL: Final = HIDE + 64  # + set of dice
OUTCOMES_END: Final = ROLL + SETS
