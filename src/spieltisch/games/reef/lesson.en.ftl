# The first game. A bubble talks to a child: a short sentence or two, then what to do, then what anything else would have done.

lesson-chapter-reef = Your reef
lesson-chapter-take = Take and play
lesson-chapter-score = Patterns pay
lesson-chapter-point = A present
lesson-chapter-often = Twice at once
lesson-chapter-deck = The hidden deck
lesson-chapter-ahead = Thinking ahead

lesson-welcome = Welcome under water! This is where your reef grows: sixteen cells for corals. To begin with, four corals go into the middle.
lesson-red = One coral of each colour, each on a cell of its own. Start with the red one.
lesson-red-do = Tap the glowing cell at the bottom left.
lesson-red-else = It could grow there, too. For this game it does better at the bottom left.
lesson-yellow = Lovely! Now the yellow one, right above it.
lesson-yellow-do = Tap the cell above the red coral.
lesson-yellow-else = You may do that. But we want yellow and green side by side, and you will soon see why.
lesson-green = And the green one right beside the yellow. Purple will take the last cell by itself.
lesson-green-do = Tap the cell beside the yellow coral.
lesson-green-else = Then yellow and green would not stand side by side, and that would cost us two points.

lesson-card = This is one of your cards. It brings you the two large corals. The small pattern pays points: here yellow beside green.
lesson-display = On your turn you do just one thing: take a card or play one. These three lie open for everybody.
lesson-take = Three purple corals in a row pay four points. You have one, and a card in your hand brings two more. What a match!
lesson-take-do = Take the card with the purple row.
lesson-take-else = That would have been your whole turn, too. But the purple row goes better with what you hold.

lesson-plan = Nixe has taken a card as well. Here is the trick of Reef: one card brings the corals that another one needs.
lesson-play = Play “yellow beside green”. It brings two purple corals, and its pattern is already there.
lesson-play-do = Play the card “yellow beside green”.
lesson-play-else = Allowed, but it pays less: only “yellow beside green” gives you points now and purple corals as well.
lesson-beside = Let us build the purple row. The first coral goes to the right of the purple one that you have.
lesson-beside-do = Put it to the right of the purple coral.
lesson-beside-else = It may stand there. In the row it does more for you.
lesson-ontop = The second goes to the left, on top of the red one. Up to four corals may pile up, and only the top one counts.
lesson-ontop-do = Put it on top of the red coral.
lesson-ontop-else = You could, but the purple row would miss its third coral. And better not cover the yellow or the green one.

lesson-scored = Two points for “yellow beside green”! Scoring happens by itself as soon as both corals are down.
lesson-line = Three purple corals stand in a row. Now for the card that wants them: four points!
lesson-line-do = Play the card with the purple row.
lesson-line-else = You do not have the pattern of that card yet, so it would pay nothing. The purple row is ready.
lesson-tower = Two green corals. The last card in your hand loves green towers of exactly two. Build one now!
lesson-tower-do = Put green on the green coral.
lesson-tower-else = Any cell is allowed. On the green one it becomes a tower that pays.
lesson-second = And another: green on top of yellow is two high as well. We leave the purple row alone.
lesson-second-do = Put green on the yellow coral.
lesson-second-else = Then there would be just one green tower. On the yellow one it makes a second.

lesson-paid = Nixe drew a card from the hidden deck. That costs a point, and here it lies, on this card.
lesson-point = Whoever takes the card gets the point as a present. Grab it!
lesson-point-do = Take the card with the point on it.
lesson-point-else = A good turn as well. But then Nixe might snap up the point.

lesson-often = Your card wants green, exactly two high. You have that twice, so it pays two points twice!
lesson-often-do = Play the card with the green tower.
lesson-often-else = That is allowed, but it pays less. The green towers are worth four points as long as nothing is on top of them.
lesson-redone = Just keep the red corals off the green towers. There is room at the bottom right.
lesson-redone-do = Put red into the corner at the bottom right.
lesson-redone-else = You could. On a green tower it would grow too high and the pattern would be gone. The corner is safe.
lesson-redtwo = Put the second one right on top: a red tower for later.
lesson-redtwo-do = Put red into the corner once more.
lesson-redtwo-else = That is allowed, too. But together the two make a tower.

lesson-four = Four points more! Only one card is left in your hand. There is room for four, and whoever holds four has to play.
lesson-draw = None of the open cards is of use right now. So take a chance: the hidden top card costs a point, which goes onto the cheapest open card.
lesson-draw-do = Draw from the deck.
lesson-draw-else = That would be a turn, too. But you should have drawn from the hidden deck once.
lesson-ring = What luck! This card looks at your highest green tower. Each purple coral around it pays two points, diagonally as well.
lesson-around = Your green tower on the right has three purple neighbours: three times two is six! And Nixe has picked up your point.
lesson-around-do = Play the ring card.
lesson-around-else = The pattern of that card is not there yet. The ring pays six points now.
lesson-row = It brings two red corals. Among the open cards there is one for three reds in a row: get ready for it.
lesson-row-do = Put red to the left of the red tower.
lesson-row-else = Anywhere, as long as it is not on the green tower or the purple corals. But in the bottom row it will soon bring four points.
lesson-rowtwo = And one more beside it. Different heights do no harm: this card only looks at the colours on top.
lesson-rowtwo-do = Put red to the left of it.
lesson-rowtwo-else = Then the row would still lack its third red coral.

lesson-six = Six points for the ring! And the red row is complete, though you do not have its card yet.
lesson-fetch = First build, then fetch the card: that works, too. You only have to be quicker than Nixe.
lesson-fetch-do = Take the card with the red row.
lesson-fetch-else = A pity about your red row. Its card lies right here, and four points with it.
lesson-ahead = Here is something new: four purple corals in a square pay six. You have two side by side in the middle. Think one card ahead!
lesson-redrow = The red row brings you four points and two purple corals. Just what the square needs.
lesson-redrow-do = Play the card with the red row.
lesson-redrow-else = It would not pay a thing now. The red row is there and wants to be played.
lesson-cover = You have used your green towers. What has paid may be covered: put purple on top.
lesson-cover-do = Put purple on the left green tower.
lesson-cover-else = Careful: on the red row it would spoil the four points, and elsewhere it does nothing for the square.
lesson-covertwo = And the other one. Three high is no matter: the square wants purple on top, at any height.
lesson-covertwo-do = Put purple on the right green tower.
lesson-covertwo-else = Then the square would have a hole. The fourth purple coral belongs on the green tower.
lesson-square = Four points for the row. And look: two purple above, two below. A square may sit anywhere and patterns may be turned.
lesson-last = Nobody has taken the card for it. Be quick!
lesson-last-do = Take the card with the purple square.
lesson-last-else = Then Nixe could take the square away from under your nose.
lesson-end = So it goes on until a colour or the deck is used up. Then each card left in your hand pays once, if its pattern is there. Most points win.
lesson-free = You are ahead! Play the square next. It brings a yellow coral: put it on a single red one, and your other card gets its yellow tower.

# The board in the rules.
lesson-label-cell = A cell of your reef: at most four corals on top of each other.
lesson-label-stack = A stack. Only its top coral counts, and how high it is.
lesson-label-slot = The display: take a card from here into your hand.
lesson-label-deck = The deck: for one point you draw its top card, unseen.
lesson-label-hand = Your hand. Play the card to get its two large corals and points for its small pattern.
