# terminal
terminal-me = Guest
terminal-wrong = { $said } cannot be played now. Try { $example }, a number, or ? for help.
terminal-turn = { $name }: { $prompt }
terminal-rule = Rule §{ $rule }
terminal-ask = Number or move (? for help)
terminal-help =
    Type the number of a choice, or the choice itself ({ $example }).
    list    show the choices again
    board   show the table again
    rules   the short rules
    undo    take your last choice back, as far as nothing was revealed since
    save F  write the game so far into file F
    quit    leave the table
terminal-more = … { $number } more: type list
terminal-undone = Taken back.
terminal-no-undo = Nothing can be taken back: chance or another player has acted since.
terminal-saved = Saved in { $file }.
terminal-bye = See you at the table.
terminal-pass = Pass the device to { $name } and press Enter
terminal-standings = Final standings
terminal-place = Place
terminal-player = Player
terminal-points = Points
terminal-choose-game = Which game?
