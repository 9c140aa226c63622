# The first game. A bubble talks to a child: a short sentence or two, then what to do, then what anything else would have done.

lesson-chapter-druids = Three druids
lesson-chapter-stones = Wander, leave a stone
lesson-chapter-majority = Most stones
lesson-chapter-tie = A tie
lesson-chapter-full = The complete circle
lesson-chapter-flight = Herbs and flight
lesson-chapter-runes = Across the edge
lesson-chapter-care = No present for Aylin

lesson-welcome = Welcome to the moonlight! This is a stone circle, one of many. In it we want to build a dolmen, because dolmens bring points.
lesson-first = You have three druids. Put the first one at this little circle.
lesson-first-do = Tap the glowing place.
lesson-first-else = A druid may stand there. But our little circle is over here.
lesson-second = Aylin likes the circle, too. Put your second druid on the far side of it.
lesson-second-do = Tap the glowing place.
lesson-second-else = You may. But two druids at one circle are stronger than one.
lesson-third = And the third waits a little way off. We shall need him later.
lesson-third-do = Tap the glowing place.
lesson-third-else = A fine place, too. For our plan he is better off over there.

lesson-wander = Now they wander: each turn, one druid walks to a free place next to him.
lesson-wander-do = Tap the druid, then the framed place.
lesson-wander-else = That would be a step as well. But stay at the little circle, something good is coming.
lesson-stone = Where he stood he leaves a stone. If you do not want to leave one, you pay a point.
lesson-stone-do = Leave a stone.
lesson-stone-else = That costs a point, and the circle lacks your stone. Better leave it.

lesson-rule = Aylin has left a stone, too. A circle counts from three stones of two colours. Whoever has most of them builds!
lesson-leave = Two stones are there. Your second druid makes it three as soon as he moves on.
lesson-leave-do = Tap him, then the framed place.
lesson-leave-else = Then the little circle would not get the stone it needs. The second druid should go.
lesson-more = One more stone, and you have two out of three: the majority.
lesson-more-do = Leave a stone.
lesson-more-else = No stone, no majority, and a point would be gone as well.
lesson-dolmen = You may build! Dolmens are worth 1 to 4, and only you see yours. In the little circle the top one counts three times.
lesson-dolmen-do = Build a dolmen worth 3.
lesson-dolmen-else = You could. But a 3 brings nine points here, and we save your only 4 for a large circle.

lesson-hers = And Aylin? Two stones here are hers and one is yours. She has the majority and has built a dolmen.
lesson-jump = Your druid stands on a place of this circle. He may jump over other druids, even over your own!
lesson-jump-do = Tap him and jump over your own druid.
lesson-jump-else = You could. But we need a stone on this very place, so this druid has to jump.
lesson-even = Leave a stone here, and it is two against two.
lesson-even-do = Leave a stone.
lesson-even-else = Then Aylin would stay ahead, and you would be a point poorer.
lesson-under = A tie! Your dolmen goes under hers. Further down it counts less, so save the high ones.
lesson-under-do = Slide a dolmen worth 1 under it.
lesson-under-else = You may. But on top a high one brings you more, so save it for that.

lesson-nearly = Back to the little circle: three places have stones, and your druid stands on the fourth. A druid is not a stone yet.
lesson-close = When he moves on, the circle is complete. Aylin’s druid is next to him, so jump over that one.
lesson-close-do = Tap him and jump over Aylin’s druid.
lesson-close-else = Allowed, too. But then the little circle stays open and brings nothing yet.
lesson-last = The last stone. Then the circle scores at once: 3 times 3 makes nine points!
lesson-last-do = Leave a stone.
lesson-last-else = Nine points are waiting. All you have to do is leave the stone.
lesson-gift = A present: with Aylin’s stone there are two colours here now, and most stones are yours. You build, though it is her turn.
lesson-gift-do = Build a dolmen worth 2.
lesson-gift-else = You could. Take the 2: the high ones come next.
lesson-great = And another! This circle has eight places, and at the top a dolmen counts five times. Time for the 4!
lesson-great-do = Build your dolmen worth 4.
lesson-great-else = Allowed. But 4 times 5 makes twenty points, and you cannot beat that.

lesson-gather = Your third druid now gathers herbs: he lies down. That takes a whole turn, but afterwards he can fly.
lesson-gather-do = Tap him, then the herbs.
lesson-gather-else = A turn as well. But we want to try flying for once.
lesson-fly = Aylin preferred to pay a point this time. And your druid is ready to take off!
lesson-fly-do = Tap the druid who is lying down.
lesson-fly-else = You could. But whoever has gathered herbs can go anywhere!
lesson-land = He lands wherever you like. Remember the tie? One more stone of yours would break it. So land at that circle.
lesson-land-do = Tap the glowing place.
lesson-land-else = He could land there, too. At the tied circle he does more for you.
lesson-behind = Those who fly leave a stone behind as well.
lesson-behind-do = Leave a stone.
lesson-behind-else = Then a point would be gone. And the stone is about to give you another majority.
lesson-again = Two to one for you, in this large circle, too! Build something high.
lesson-again-do = Build a dolmen worth 3.
lesson-again-else = Allowed. But at the very top a high value is worth most.
lesson-answer = Oh, Aylin can do that as well: two to two, a tie. Her dolmen goes under yours, and yours stays on top.
lesson-break = Now for our tie. Your druid has landed on this circle. If he walks on, his stone makes it three to two.
lesson-break-do = Tap the druid who has flown, then the framed place.
lesson-break-else = That would not bring the stone that is missing, or it would take him away from this circle. Stay close to it.
lesson-three = Three against two: no longer a tie, but a majority of yours.
lesson-three-do = Leave a stone.
lesson-three-else = Then the tie would stay a tie, and a point would be gone.
lesson-over = A new majority, a new dolmen, and this time on top! Hers slides down one step and counts less.
lesson-over-do = Build a dolmen worth 2.
lesson-over-else = You may. But the top of this circle counts four times, so take the best you have left: a 2.

lesson-rune = Look at the border: there are runes. Two places with the same rune are neighbours, as if the board were round!
lesson-across = Aylin’s druid lies on this rune. Jump over him, and you come out on the far side of the board.
lesson-across-do = Tap the druid, then the framed place with the same rune.
lesson-across-else = You could. But this druid has to go: his stone completes the circle. And we want to try the rune.
lesson-both = This stone counts for every circle that it touches. It completes one of them, and in a large one it gives you the majority.
lesson-both-do = Leave a stone.
lesson-both-else = So much would be lost with it: ten points, and a new dolmen.
lesson-another = First you build, then the complete circle is scored. Two to one, so a dolmen on top of this large circle!
lesson-another-do = Build a dolmen worth 2.
lesson-another-else = Allowed. At the top of a large circle every point of value counts five times, though.
lesson-counted = The complete circle: your 2 on top counts four times, your 1 at the bottom twice. That makes ten. Aylin’s in the middle got six.
lesson-careful = Careful now! Three stones of this little circle are Aylin’s. They do not count yet: it takes two colours. Your druid stands on the fourth place.
lesson-go = He would rather be at the next circle. Let him go, and then think about the stone.
lesson-go-do = Tap the druid, then the framed place.
lesson-go-else = Also a move. But try this one: it is about the stone that you should not leave.
lesson-pay = Your stone would be the second colour. Then Aylin builds, and the complete circle scores for her at once. Better pay the point!
lesson-pay-do = Pay a point and leave no stone.
lesson-pay-else = That would be a present for Aylin: a dolmen on top, counted three times straight away.
lesson-end = 22 points, and four dolmens are still waiting: 4 times 5, 3 times 5, twice 2 times 5. The end comes when all stones are used up or a last dolmen is built.
lesson-free = Then every stack counts, complete circle or not. That is all you need to know: go on, and may the gods be with you!

# The board in the rules.
lesson-label-druid = Your druid. He wanders to neighbouring places and leaves stones behind.
lesson-label-place = A free place. Druids and stones stand on places only.
lesson-label-stone = A stone. It counts for every circle that its place touches.
lesson-label-circle = A stone circle. With a majority of its stones you may build dolmens there.
lesson-label-stack = Dolmens in a circle. The higher one lies, the more it scores.
