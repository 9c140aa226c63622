compare-title = { $game }: two variants side by side
group-one = A
group-two = B
compare-unchanged = the game as it is
compare-games = games of each
compare-seats = seats
compare-seed = seed
compare-explained = B minus A, with the 95 % interval of the difference. * The interval leaves 0 out, with 30 cases at least on each side. Of many figures, one in twenty is marked by chance alone; among what differs most stand only those that chance would bring once in a thousand. All figures are about these bots: people may play otherwise.
compare-glance = What differs most
compare-nothing = No difference is beyond doubt.
compare-sentence = { $figure }: { $one } in A, { $two } in B, { $difference }
compare-chapter-games = The course of a game
compare-chapter-winners = Who wins
compare-chapter-points = Where points come from
compare-chapter-used = { $kind }: used by so many of the seats
compare-chapter-won = { $kind }: so many of those who used it won
compare-figure = figure
compare-difference = B minus A
compare-turns = turns in a game
compare-choices = real choices in a game
compare-lead_changes = changes of the lead
compare-decided = share of the turns until the lead was final
compare-winner = points of the winner
compare-others = points of the others
compare-seat = seat { $seat }
compare-mover = { $seat ->
    [1] who chose first in the game
   *[other] who chose as number { $seat }
 }
share-of-games = % of the games
share-of-seats = % of the seats
share-won = won, %
points-of-a-seat = points of a seat
compare-left = Not drawn: { $count } with fewer than { $fewest } seats in A or B.

# What pictures show, each in its own colour
group-all = games
group-winners = winners
group-others = others
group-with = with it
group-without = without it
number-of-games = games
number-of-seats = seats

# The report of one variant
report-title = { $game }: the balance of { $games } games
report-games = games
report-bots = bots
report-rules = rules
report-version = version { $version }, { $variants }
report-no-variants = no variants
report-as-given = as given
report-explained = Whiskers, and numbers in brackets, are 95 % intervals (Wilson). A shared victory counts as a share. All figures are about these bots: people may play otherwise.
report-n-games = n = { $n } games
report-n-seats = n = { $n } seats
report-n-questions = n = { $n } questions
report-dotted = dotted line: all alike
report-seat = seat { $seat }
report-mover = { $seat ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $seat }th
 }
report-by-seat = seat
report-by-mover = order of the first choice
report-glance = At a glance
report-typical = A typical game has { $turns } turns and { $choices } real choices.
report-wins = { $who } wins { $rate }
report-all-alike = By { $what }: all win alike as far as can be told (even: { $even }).
report-not-alike = By { $what }: { $who }. Even would be { $even }.
report-end-points = Points at the end, on average: { $groups }.
report-no-extremes = By { $kind }: no difference that is beyond doubt.
report-extreme = “{ $name }” { $gain } points (n = { $n })
report-extremes = By { $kind }, win rate with it against without: { $ends }. { $sure } of { $of } are sure.
report-length = Length of games
report-length-text = Real choices in a game: { $choices } (median; { $choices-low } to { $choices-high }). Turns: { $turns } ({ $turns-low } to { $turns-high }). A turn ends when another seat acts; a choice with one option is not counted.
report-won-by = Win rate by { $kind }
report-won = won (95 %)
report-points = Points
report-points-at-end = points at the end
report-points-on-average = points of a seat, on average
report-source = source
report-lead = The lead
report-lead-changes = The lead changes { $times } times a game.
report-lead-never = { $never } of the games know only one leader.
report-lead-final = In half of the games the winner takes the lead for good only after { $share } of the turns.
report-lead-end = 100 % means that the very end decided.
report-decided = % of the turns until the lead was final
report-more-than = { $name }, more than { $times ->
    [1] once
   *[other] { $times } times
 }
report-won-with = won with it
report-won-without = won without it
report-difference = difference
report-uses = uses
report-left = Not drawn: { $count } with less than { $fewest } seats on one side.
report-unused = Never used: { $names }.
report-use-text = * The intervals with and without lie apart. Difference: in points of win rate. Uses: by a seat that used it at all, on average. Who is ahead can afford more: a high rate is not yet a cause.
report-choices = Choices, and those that never matter
report-none = none
report-quoted = “{ $text }”
report-idle = Questions whose options hardly differ in the eyes of the bots: { $questions }. The bots judge the position right after the choice: one that takes effect later may be among them.
report-never = Kinds of choice taken in less than 1 % of the cases: { $choices }.
report-what-asked = What seats are asked
report-asked-text = Forced: only one option. At stake: how far the best option lies above the worst in the bots’ evaluation, in points of win chance, where it was looked at (one real choice in twenty).
report-question = question
report-asked = asked
report-forced = forced
report-options = options
report-stake = at stake
report-what-done = What they do
report-done-text = Kinds of choice, by the first word of their notation, where something else was open too. Choices of one game share its end, so their intervals are a little too narrow.
report-choice = choice
report-taken = taken
report-open = open
report-won-taken = won when taken
report-won-left = won when left
