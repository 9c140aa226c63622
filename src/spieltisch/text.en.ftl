
# terminal
terminal-me = Guest
terminal-welcome = { $game }. Type ? for help.
terminal-wrong = “{ $said }” cannot be played now. Type a number or words of a choice, for instance: { $example }
terminal-several = { $number } choices fit. Which one do you mean?
terminal-nothing = You have not chosen yet. Type the number or words of a choice, { $command } for all of them, ? for help.
terminal-turn = { $name }: { $prompt }
terminal-rule = (rule §{ $rule })
terminal-ask = Your choice:
command-help = help
command-list = list
command-board = table
command-again = again
command-rules = rules
command-undo = undo
command-save = save
command-ears = ears
command-eyes = eyes
command-quit = quit
terminal-help =
    Type the number of a choice, or words of it in any order.
    { $list }: all choices
    { $board }: the whole table
    { $again }: what happened since your last choice
    { $rules }: the short rules; with a number, for instance { $rules } 3.1, only that paragraph
    { $undo }: take your last choice back, as far as nothing was revealed since
    { $save }: save the game so far; the name of a file may follow
    { $ears }: sentences only, no picture
    { $eyes }: with a picture
    { $quit }: leave the table
terminal-more = And { $number } more: type { $command }
terminal-last-round = This is the last round.
terminal-chosen = Chosen: { $said }
terminal-no-news = Nothing has happened since your last choice.
terminal-undone = Taken back.
terminal-no-undo = Nothing can be taken back: chance or another player has acted since.
terminal-saved = Saved in { $file }. To go on: spieltisch play --resume { $quoted }
terminal-saved-over = Saved in { $file }. To look at it: spieltisch replay { $quoted }
terminal-cannot-save = { $file } cannot be written, so nothing is saved there. Take another name or folder.
terminal-unsaved = This game is not saved. Type { $save } to keep it, or { $quit } once more to leave it.
terminal-not-saved = { $file } is there already and stays as it is: take another name.
terminal-no-rule = There is no paragraph { $said }.
terminal-ears = From now on sentences only. To hear the whole table: { $command }
terminal-eyes = From now on with a picture. To see the whole table: { $command }
terminal-narrow = The window is too narrow for the picture: it needs { $columns } columns.
terminal-pause = { $name }, the game is over for you. Enter: the others play on.
terminal-retell = { $game }. Enter: go on, { $quit }: stop.
terminal-bye = See you at the table.
terminal-pass = Pass the device to { $name } and press Enter.
terminal-standings = Final standings
terminal-result = Place { $place }: { $name } with { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-choose-game = Which game?

# browser
web-home = Home
web-home-title = Board games at one table
web-home-lead = Play alone against bots, with friends by a link, or round one screen. No account needed.
web-home-lead-site = Play alone against bots or round one screen, also without a connection. No account needed; your games stay in this browser.
web-loading = Setting the table …
web-players = Players
web-minutes = { $minutes } minutes
web-play = Play
web-play-now = Play now
web-import-record = Open a game from a file
web-no-record = This file holds no game.
web-tables-open = Open tables
web-tables-finished = Games of others
web-go-on = Go on
web-free-seat = Free seat
web-join = Join
web-more = More
web-menu = Menu
web-close = Close
web-language = Language
web-theme = Colours
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-text-size = Text size
web-speed = Speed of moves
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-off = at once
web-motion = Pieces move
web-sound = Sound
web-page-missing = Nothing lies here
web-page-missing-hint = There is no such page.
web-game-missing = This game is not on the shelf
web-game-missing-hint = All games are on the home page.
web-table-missing = There is no such table
web-table-missing-hint = Perhaps a character of the link is missing.
web-replay-missing = This game cannot be shown
web-game-gone = This game is not kept here. If it stands in your list, it was played elsewhere or has been deleted since: only its result is left.
web-exercise-gone = This exercise is not here, or no longer. Perhaps its game has to be analysed anew.
web-rules = Rules
web-mode = How do you want to play?
web-mode-bots = Against bots
web-mode-bots-hint = Starts at once, you against the computer.
web-mode-friends = With friends
web-mode-friends-hint = You get a link and a QR code; bots may fill seats.
web-mode-screen = One screen
web-mode-screen-hint = Pass the device round; a curtain hides secret cards.
web-mode-box = With the box
web-mode-box-hint = You play with the real game on the table and tell what you rolled and drew. The table keeps score and knows the rules.
web-box-devices = Each on a device of their own
web-box-one-device = Where a game has hidden cards, the lists of one device for all leave them out of what can still come: whoever looks closely can work out a hand.
web-box-set-up = How to set up the box
web-box-tell = Tell the table
web-box-waiting = { $names } tells the table what came
web-box-anybody = Somebody tells the table what came
web-box-look = Show the board
web-box-search = Search
web-box-marks = Only cards with …
web-box-for-bots = To do at the table for the bots
web-box-carried = Done
web-box-odds = How likely?
web-box-of = { $done } of { $all }
web-box-remove = Take away: { $thing }
web-box-take-back = { $names } would like to take the last thing back. Do you agree? Then tap Undo.
web-box-keys = Keys 1 to 9, Backspace takes away
web-set-up-title = Setting up { $game }
web-set-up-for = For { $seats } players
web-set-up-no-seats = { $game } is for { $numbers } players: choose for how many you set it up.
web-set-up-print = Print
web-set-up-start = Everything is ready: play
web-level = Strength of the bots
web-level-random = random
web-level-greedy = greedy
web-level-easy = easy
web-level-medium = medium
web-level-normal = medium
web-level-hard = hard
web-level-strong = strong
web-level-expert = expert
web-level-master = master
web-make-table = Open the table
web-seats = Seats
web-who-are-you = Welcome! What is your name?
web-your-name = Your name
web-guest = Guest
web-player-number = Player { $number }
web-player-short = Pl. { $number }
web-seat-kind = Who takes seat { $number }?
web-name-of = Name at seat { $number }
web-kind-person = Person with the link
web-kind-here = Person here
web-kind-bot = Bot
web-seat-by-link = whoever opens the link sits down
web-list-openly = List the table on the home page
web-only-by-link = Seats by link only: you hand out one for each
web-spectators-talk = Spectators may talk
web-variants-and-time = Variants and time
web-choose-file = Choose a file
web-clock = Clock
web-clock-off = no clock
web-clock-minutes = { $minutes } minutes each
web-clock-increment = Seconds added per move
web-takeover = Whoever leaves is replaced by
web-takeover-default = an easy bot
web-you = you
web-stand-in = bot stands in
web-away = away
web-away-for = away, bot in { $seconds } s
web-to-act = to act
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-side = What you hold and may take
web-choices = Choices
web-no-choices = There is nothing for you to choose now.
web-in-words = Your choice
web-prompt = Prompt
web-your-turn = Your turn
web-not-your-turn = It is not your turn.
web-waiting-for = { $names } to move …
web-one-moment = One moment …
web-watching = You are watching.
web-offline = No connection. The table will come back by itself.
web-no-connection = No connection. Please try again in a moment.
web-not-now = Not now. { $prompt }
web-variants = Variants
web-friends-need-server = Friends on other devices need a table on a server; here everybody plays on this device.
web-runtime-coming = The rules are on their way …
web-runtime-starting = The table is being laid …
web-runtime-bytes = { $loaded } of { $total } MB
web-runtime-failed = The rules did not arrive: look at the connection and load the page again.
web-new-version = There is a new version.
web-new-version-load = Load it now
web-new-version-later = Later
web-page-lost = This page did not arrive
web-page-lost-hint = Look at the connection and load the page again. Your games are kept.
web-offline-waiting = No connection. Your tables are waiting for you.
web-skip = Skip
web-back = Back
web-undo = Undo
web-rule-of = Rule § { $number }
web-whole-rules = The whole short rules
web-won = { $name } wins!
web-won-together = { $names } share the victory.
web-over-end = The game is over.
web-over-resigned = The game ended by resignation.
web-over-time = Time ran out.
web-standings = Final standings
web-rematch = Rematch
web-watch-replay = Watch the replay
web-watch = Watch
web-analyse = Analyse
web-show-board = Show the board
web-points-from = Where the points came from
web-final-scoring = Final scoring
web-as-table = As a table
web-sum = together
web-gave-up = resigned
web-bot = Bot
web-who-stood-how = Who stood how well
web-chance-of-each = Chance of victory after each move, 100 % together
web-analysis = Analysis
web-analysis-offer = Who had the best chances, and when? What was luck, which choice was costly? A bot thinks the game through once more, with plenty of time. That takes about a minute.
web-analysis-begin = Analyse the game
web-analysis-stopped = The analysis stopped at move { $n }.
web-analysis-go-on = Go on
web-analysis-broken-off = This game was broken off, so nobody won by the rules: each seat ends with the chance that it had then.
web-analysis-comes = Now comes move { $n }.
web-chances-table = Chances of victory at the start, around each turning point and at the end
web-analysis-running = { $done } of { $of } positions are thought through.
web-analysis-left = About { $seconds } seconds left.
web-analysis-still = Still being worked out
web-analysis-leave = You may leave the page: the work goes on.
web-analysis-chance = A move of which nobody saw anything
web-analysis-together = All had made their secret choices
web-turning-points = Where it turned
web-no-turning = No single move turned the game.
web-move-number = Move { $n }
web-costliest = Costliest choices
web-better-was = Better was:
web-but-elsewhere = { $what }, but elsewhere
web-no-costly = No choice cost more than 2 points of a hundred. Well played.
web-too-close = This choice was too close to be called an error.
web-kind-blunder = blunder
web-kind-mistake = mistake
web-kind-slip = slip
web-kind-small = small loss
web-luck-and-skill = Luck and skill
web-in-wins = in wins; 0 = as expected
web-won-it = won
web-account-luck = luck
web-account-own = own choices
web-account-others = others’ choices
web-account-unseen = unforeseen
web-account-sum = Start { $start } and all of it make { $result }. Margins: luck ± { $luck }, own choices ± { $own }, the whole ± { $margin }.
web-account-told = { $luck ->
    [good] Lucky.
    [bad] Unlucky.
    [close] Lucky or not is too close to call.
   *[even] Neither lucky nor unlucky.
} { $loss ->
    [none] Gave nothing away.
    [little] Gave little away: { $percent } % a choice on average.
    [some] Gave something away: { $percent } % a choice on average.
   *[much] Gave much away: { $percent } % a choice on average.
}
web-more-exactly = More exactly
web-analysis-honest = Thought for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, { $iterations } imagined games a choice. The bot knows only what the seat knew. Whatever lies below 2 points of a hundred, or within the noise, is too close and no error.
web-take-seat-back = Take your seat back
web-change-name = Change name
web-name-changed = You are called { $name } now.
web-copy-link = Copy link
web-copied = Copied
web-resign = Resign
web-resign-sure = Do you really want to resign?
web-round = Round { $round }
web-round-short = R. { $round }
web-last-round = Last round
web-tab-words = Choices
web-tab-log = Log
web-tab-chat = Chat
web-chat = Chat
web-chat-empty = It is quiet at the table so far.
web-only-players-talk = At this table only those who play may talk.
web-chat-write = Write a message
web-send = Send
web-spectator = Spectator
web-lobby-wait = The table waits for players. Send them the link.
web-lobby-join = Take a seat.
web-sit-here = Sit here
web-waiting = waiting
web-qr = QR code of the table's link
web-share-link = Link to the table
web-seat-links = One link for each seat
web-seat-link = Link for guest { $number }
web-curtain = It is { $name }’s turn
web-curtain-hint = Pass the device on. Nothing is shown before.
web-curtain-here = I am { $name }
web-curtain-never = Play on without the curtain
web-replay = Replay
web-replay-start = The start of the game
web-replay-position = Position in the game
web-export-record = Save the game as a file
web-to-start = To the start
web-to-end = To the end
web-step = One step on
web-step-back = One step back
web-play-replay = Play
web-pause = Pause

# server

table-start = A new round begins
table-undo = { $seat } takes the last choice back
table-resign = { $seat } resigns
table-flag = { $seat } has run out of time
table-stand_in = A bot stands in for { $seat }
table-back = { $seat } is back
table-again = { $seat } would like another round
table-agree = { $seat } would like to take the last thing back

refused-stale = The table has moved on: here is how it stands now
refused-illegal = That is not open to you now
refused-cannot-come = This cannot have come, or something was told wrongly before: then take that back
refused-not-yours = That is somebody else’s seat
refused-undo = This cannot be taken back: chance, a reveal or another player came after it
refused-bot = A bot plays this seat now: take it back first
refused-not-running = The game is not running
refused-not-finished = The game is still running
refused-busy = Too much at once: please try again
refused-storage = This could not be stored and does not count: please try again
refused-not-kept = This could not be stored, so it did not happen. Perhaps this browser’s storage is full: make room and try again
refused-not-found = There is no such table
refused-no-seat = This link is used up or belongs to no seat here: ask for a new one
refused-by-link = One sits down here by a link only: ask for one
refused-no-server = Friends by link need a table on a server: here every seat is for this device or for a bot
refused-not-host = Links are handed out by whoever opened the table
refused-quiet = At this table only those who play may talk
refused-too-late = This came too late: it was used already, or is older than ten minutes
refused-taken = Somebody else sits there
refused-outdated = This game was played by older rules and cannot be opened any more
refused-too-many = Too many requests from your address: please wait a minute
refused-too-large = This is too large
refused-bad-request = The server did not understand this
refused-broken = Something broke here: please try again
refused-http = The server gave no proper answer: please try again
refused-origin = This request came from another page
refused-host = The server is not known under this name


# The table on small screens
web-board = Board
web-rule = Rule
web-answers = Answers
web-answers-above = Your answers are above.
web-tap-what-glows = Tap something that glows.
web-take-it = This one? Tap it once more.
web-what-with-it = What will you do with it?
web-only-look = Not possible now, but you may look at it.
web-show-large = Show large
web-whole-board = Show the whole board
web-shown-large = Shown large
web-seat-before = Previous seat
web-seat-next = Next seat
web-done = Done
web-cancel = Cancel
web-vibrate = Vibrate when it is my turn
web-left-hand = Buttons on the left when the device lies on its side
web-follow = Follow the action: look over the shoulder of whoever moves
web-bot-here = Bot here
web-start-with-bots = Fill up with bots and start
web-only-here = This link works on this device only. So that others in the same network can join, start the table with “--lan”.
web-yours = Your things

# After the game
analysis-title = Where the game was won, in shares of the victory
analysis-start = at the start
analysis-luck = luck
analysis-own = own choices
analysis-others = others' choices
analysis-unseen = unforeseen
analysis-result = result
analysis-mean = lost a choice
analysis-adds-up = Each row adds up to its result. A choice counts by what its seat could know, beside a quick player. Unforeseen is what nobody could know, or only a later look saw; its margin is the error of the whole.
analysis-turning = Where it turned
analysis-turned = Move { $n }. { $what } ({ $name } +{ $by } %)
analysis-costliest = The costliest choices
analysis-costly = Move { $n }, { $name }, { $kind ->
    [blunder] blunder
    [mistake] mistake
    [slip] slip
   *[other] small loss
  } ({ $loss } ± { $margin } %): { $done }. Better was: { $better }.
reason-played-on = Nothing speaks for it at first sight; but in games played on from here it comes out ahead.
analysis-none = Nothing that stands out.
analysis-chance = Dice or cards decided.
analysis-together = All had made their secret choices
analysis-thought = Thought for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }, { $iterations } tries a choice. A choice counts as an error only where it lies outside the noise.

source-other = other
decided-ahead = { $seat } wins by { $points } to { $behind }, ahead of { $second }.
decided-tie = { $seat } and { $second } both have { $points }. { $rule }
decided-by-rule = The rule for ties decides.
decided-shared = { $seat } and { $second } share the victory: both have { $points }.

# The guided first game
web-lesson = Lesson
web-lesson-skip = Skip the lesson
web-lesson-again = Start the lesson again
web-lesson-show = Show me
web-lesson-on = Go on
web-lesson-back = Back
web-lesson-play = Here we go
web-lesson-step = { $now } of { $all }
web-lesson-tried = You tried: { $choice }.
web-lesson-missing = There is no lesson for this game.
# the real box, for games that say nothing themselves
box-asked = What did chance decide?
box-outcome = { $words }

# Hints
web-hint = Hint
web-hint-do = I would choose:
web-hint-thinking = Thinking …
web-hint-seconds = { $seconds } s
web-hint-chances = Chances of victory
web-hint-show-chances = Compare the best choices
web-hint-chance = about { $percent } %, give or take { $margin }
web-hint-close = Too close to call: the first two are about equally good.
web-hint-no-reason = The best bot sees most chances here.
web-hint-nothing = There is nothing to decide here.
web-hint-flag = hint
web-hint-open = Show the hint
web-hints = Hints
web-hints-for-all = Everybody at the table may ask for hints
table-hint = { $seat } takes a hint
hint-line = One way it may go on:
hint-title = { $seat }, { $iterations } iterations
hint-choice = choice
hint-visits = visits
hint-win = win chance
hint-place = expected place
hint-more = and { $number } more
refused-no-hint = There are no hints at this table: they are for games against bots alone, or where the host allows them
web-about-points = Points: whoever has most at the end wins.
web-narrow = And now? { $count ->
    [one] 1 still glows
   *[other] { $count } still glow
}

# A friendly start
web-welcome = Welcome to the table
web-welcome-lessons = Never played? A first game shows you everything while you play, in ten minutes. Or pick any game below: the bots begin gently.
web-welcome-easy = Pick any game: the bots begin gently, and a lamp gives you a hint whenever you want one.
web-whats-your-name = What shall we call you?
web-name-kept = Kept in this browser only.
web-lesson-offer = Learn it while you play
web-for-programmers = For programmers
web-about-easy = For the first games: plays sensibly, but overlooks some of its moves.
web-about-medium = Looks ahead a little and makes few mistakes.
web-about-hard = Thinks through many ways the game may go. Hard to beat.
web-about-expert = Takes up to two seconds and forgives nothing.
web-about-master = Thinks for up to eight seconds. For those who want to lose.
web-about-bot = A bot for comparing programs, not a level for people.

web-teach-glance = At a glance
web-teach-goal = The goal:
web-teach-board = The board
web-teach-turn = Your turn at a glance
web-teach-pieces = What lies on the table
web-teach-referee = Below, the numbered paragraphs say everything exactly: for the referee, and for whoever wants to know.

# Exercises, puzzles, and what a device played
web-you-won = Won
web-winner-was = Winner: { $names }
web-place-number = Place { $place }
web-played-out = Your latest games
web-how-you-fare = How you fare against the bots
web-how-you-fare-what = Your share of the victories; the line shows it over five games each, the top is all of them won.
web-against-level = against { $level }
web-won-of = { $won } of { $count } games
web-moves-count = { $count ->
    [one] One move
   *[other] { $count } moves
}
web-rounds-count = { $count ->
    [one] One round
   *[other] { $count } rounds
}
web-wins-in-a-row = { $count ->
    [one] One win
   *[other] { $count } wins in a row
}
web-after-games = { $count ->
    [one] after one game at this table
   *[other] after { $count } games at this table
}
web-my-games-file = my-games
web-diary-save = Save my games
web-diary-bring = Bring saved games
web-diary-what = One file with your name, all results and puzzles: that is how they move to another device.
web-diary-what-running = One file with your name, all results and puzzles. Brought to another device within ten minutes, it takes your running games along, too: hand it to nobody else in that time.
web-diary-what-site = One file with your name, all results and puzzles: that is how they move to another device. Games that still run stay with this one.
web-diary-taken = The games are here.
web-diary-moved = { $count ->
    [one] The games are here, and a running one goes on here now.
   *[other] The games are here, and { $count } running ones go on here now.
}
web-diary-stayed = The games are here. Running games stayed on the other device: its file holds them for ten minutes and once only. Save it there anew and bring it here at once.
web-diary-damaged = This file is damaged, so nothing was taken from it. Save it once more on the other device.
web-diary-wrong = This is no file with saved games. Save one on the other device by “Save my games”.
web-name-your-turn = { $name }, it is your turn
web-since-now = just now
web-since-minutes = { $count ->
    [one] for one minute
   *[other] for { $count } minutes
}
web-since-hours = { $count ->
    [one] for one hour
   *[other] for { $count } hours
}
web-since-days = { $count ->
    [one] for one day
   *[other] for { $count } days
}
web-thinks-since = { $names } to move, { $since }
web-analysing = analysing … { $percent } %
web-exercises-own = Exercises from your games
web-exercises-lead = Your costliest choices, from the games that you had analysed: find something better.
web-exercises-none = Play a game to its end and have it analysed: here you will then find exercises from it.
web-learn-games = Learn a game
web-learn-lead = A first game shows you everything while you play, in ten minutes.
web-new-game = New game
web-others-think = The others are thinking
web-running-games = { $count ->
    [one] one running game
   *[other] { $count } running games
}
web-waits-for-players = waits for players
web-puzzles = Puzzles
web-puzzle = Puzzle
web-puzzle-number = Puzzle { $number }
web-daily-puzzle = Puzzle of the day
web-daily-puzzles = Puzzles of the day
web-puzzles-lead = One position, one best choice, three tries.
web-puzzle-lead-some = { $count } choices are clearly ahead here, and whoever looks at the moment only will miss them. Find one of them!
web-puzzle-lead-some-short = { $count } choices are clearly ahead here.
web-puzzle-lead-short = One choice is clearly the best here.
web-puzzle-lead = One choice is clearly the best here, and whoever looks at the moment only will miss it. Which one?
web-puzzle-waits = Waits for you.
web-solve-puzzle = Solve the puzzle
web-all-puzzles = All puzzles
web-all-of = All { $count }
web-no-puzzles = There are no puzzles for this game yet.
web-next-puzzle = Next puzzle
web-puzzle-proof = Every choice was tried in { $iterations } imagined games; the good ones lie { $percent } % ahead of the others.
web-this-week = This week
web-day-solved = Solved
web-day-tried = Tried
web-day-open = Open
web-days-in-a-row = { $count ->
    [0] Today is the first day
    [one] one day in a row
   *[other] { $count } days in a row
}
web-exercise = Exercise
web-practise = Practise
web-find-better = Find something better
web-find-best = Find the best choice
web-exercise-lead = In the game this was played: { $what }. What is better?
web-tries-left = { $count ->
    [one] one try left
   *[other] { $count } tries left
}
web-show-answer = Show the answer
web-answer = Answer
web-the-answer = The answer
web-try-costs = Not yet: that costs { $percent } % of the chance to win.
web-try-unweighed = Not yet: a bot with plenty of time saw less in it.
web-try-unexamined = Not yet: this was not examined, the search preferred others.
web-nudge = Not yet. A nudge:
web-over-solved = Solved!
web-over-close = Good as well, nearly the same.
web-over-failed = Not this time. Have a look at the answer.
web-over-shown = That was it.
web-well-found = Found it!
web-also-good = Good as well, nearly the same
web-so-it-went = That was it
web-better-is = Best:
web-better-flag = better
web-wrong-flag = not yet
web-done-flag = chosen
web-you-played = In the game:
web-greedy-played = At first sight:
web-play-from-here = Play on from here
web-back-to-analysis = Back to the analysis
web-step-by = Step by
web-stride-move = move
web-stride-decision = decision
web-stride-turn = turn
web-stride-round = round
web-rematch-level = Rematch against …
