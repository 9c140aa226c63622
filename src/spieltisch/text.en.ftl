# server

table-start = A new round begins
table-undo = { $seat } takes the last choice back
table-resign = { $seat } resigns
table-flag = { $seat } has run out of time
table-stand_in = A bot stands in for { $seat }
table-back = { $seat } is back
table-again = { $seat } would like another round

refused-stale = The table has moved on: here is how it stands now
refused-illegal = That is not open to you now
refused-not-yours = That is somebody else’s seat
refused-undo = This cannot be taken back: chance, a reveal or another player came after it
refused-bot = A bot plays this seat now: take it back first
refused-not-running = The game is not running
refused-not-finished = The game is still running
refused-busy = Too much at once: please try again
refused-storage = The move could not be stored and was not made: please try again
refused-not-found = There is no such table
refused-no-seat = This link belongs to no seat of this table
refused-taken = Somebody else sits there
refused-outdated = This game was played by older rules and cannot be opened any more
refused-too-many = Too many requests from your address: please wait a minute
refused-too-large = This is too large
refused-bad-request = The server did not understand this
refused-origin = This request came from another page
refused-host = The server is not known under this name
