monster-0 = Kragora the lizard
monster-1 = Carrotron the rabbit
monster-2 = Dock 8 the crane
monster-3 = Mossback the ape
monster-4 = Tintara the squid
monster-5 = Rivet the owl
monster-at = { $monster }, { $name }: { $place }, { $life } life, { $points } points
city-at-dusk = Tokyo at dusk, with the monsters
place-empty = { $place }: nobody there
place-held = { $place }: { $name }
nobody-here = nobody
bay-closed = closed
tip-city = Tokyo City: 1 point for moving in, 2 for beginning a turn here. Claws from here hit all outside; hearts do not heal here.
tip-bay = Tokyo Bay, open with five or six monsters alive: counts like the City.
short-city = City
short-bay = Bay
short-outside = outside
beaten = beaten
your-dice = Your dice
dice-of = Dice: { $name }
keep = Keep
roll-again = Roll again
thrown = Thrown
die = Die: { $face }
die-kept = { $face }, kept; click to roll it again
die-rolled = { $face }, to be rolled again; click to keep it
next-throw = Odds, next throw
odds-of = { $face } after the next throw:
odds-least = At least { $number }× { $face }: { $percent } %
turn-to = Turn it to
stop-here = Stop with these
roll-number = { $number ->
    [0] Roll
    [one] Roll 1 die
   *[other] Roll { $number } dice
}
market = Market
you-have = You have
kind-keep = Keep: stays with you
kind-discard = Once, at once
card-words = { $card }, { $price } energy, { $kind }. { $text }
can-pay = affordable
short-of = { $energy } energy short
deck = Deck
deck-of = The deck, { $count } cards left
new-three = Three new cards
no-cards-yet = No card yet.
lies-on-it = On it: { $count }.
dial-words = Outer dial: { $points } of 20 points. Inner dial: { $life } of { $most } life.
poison-words = { $count ->
    [one] Poisoned: 1 damage at the end of each turn
   *[other] Poisoned: { $count } damage at the end of each turn
}
shrink-words = { $count ->
    [one] Shrunk: one die less
   *[other] Shrunk: { $count } dice less
}
wings-words = Wings: no damage for the rest of this turn
why-price = You are { $energy } energy short.
why-not-shop = Cards are bought after the dice have been resolved.
why-deck = Only Made in a Lab lets you buy from the deck.
why-others-dice = These are not your dice.
why-no-reroll = There is no reroll left.
why-dice-done = The dice are not thrown now.
why-keep-all = All dice are kept: stop, or click one to roll it again.
why-place = You leave Tokyo only when you are attacked there and asked.
why-monster = Nothing to do with this monster now.
why-card = This card works by itself, or not now.
