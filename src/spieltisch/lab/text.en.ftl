compare-title = { $game }: two variants side by side
compare-one = A
compare-two = B
compare-unchanged = the game as it is
compare-games = games of each
compare-seats = seats
compare-seed = seed
compare-explained = B minus A, with the 95 % interval of the difference. * The interval leaves 0 out, with 30 cases at least on each side. Of many figures, one in twenty is marked by chance alone; among what differs most stand only those that chance would bring once in a thousand. All figures are about these bots: people may play otherwise.
compare-glance = What differs most
compare-nothing = No difference is beyond doubt.
compare-sentence = { $figure }: { $one } in A, { $two } in B ({ $difference })
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
compare-share-of-games = % of the games
compare-share-of-seats = % of the seats
compare-share-won = won, %
compare-points-of-a-seat = points of a seat
compare-left = Not drawn: { $count } with fewer than { $fewest } seats in A or B.
