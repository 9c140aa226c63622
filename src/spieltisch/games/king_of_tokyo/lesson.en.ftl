# The first game. A bubble talks to a child: a short sentence or two, then what to do, then what anything else would have done.

lesson-chapter-goal = King of Tokyo
lesson-chapter-dice = Three rolls
lesson-chapter-tokyo = Into Tokyo!
lesson-chapter-energy = Energy buys cards
lesson-chapter-yield = Stay or yield
lesson-chapter-market = The market
lesson-chapter-win = Two ways to win

lesson-welcome = Grrr! This is you, a giant monster with ten life. Be the first with twenty points, or the last one standing, and you win.
lesson-faces = Your six dice. Three equal numbers bring points, hearts heal, bolts are energy, and claws hit.
lesson-keep = Two 2s, that is a start! Keep them and reroll the other four.
lesson-keep-do = Tap both 2s, then “Roll 4 dice”.
lesson-keep-else = You may keep those. But the 2s need only one more to bring points.
lesson-again = The third 2, and two bolts as well! You have one reroll left.
lesson-again-do = Keep the 2s and the bolts and reroll the last die.
lesson-again-else = You could, but you would give away something good. Keep all three 2s and both bolts.

lesson-scored = Dice count by themselves: three 2s are 2 points, two bolts are 2 energy. And the claw?
lesson-entered = Tokyo was empty, so you stomp right in: 1 more point! Whoever begins a turn in Tokyo gets 2 points.
lesson-save = Energy buys cards. Your 2 are not enough yet, but the Spiked Tail for 5 would be nice. Save up!
lesson-save-do = End your turn without buying.
lesson-save-else = For 2 energy you would get three new cards in the market. Then the Spiked Tail is gone, and your savings, too.
lesson-hit = Kofi has rolled a claw. From outside it hits whoever is in Tokyo: that costs you 1 life.
lesson-stay = Whoever is hit in Tokyo may yield and leave. But you still have 9 life, and soon there are 2 points for staying.
lesson-stay-do = Stay in Tokyo!
lesson-stay-else = Then Kofi would move into Tokyo for 1 point, and you would miss your 2. With 9 life you can stay.

lesson-start = There they are: 2 points, because you begin your turn in Tokyo. Now for your roll.
lesson-useless = Two hearts, what a pity: in Tokyo hearts do not heal you. The bolts and the claw are worth keeping.
lesson-useless-do = Keep both bolts and the claw, and reroll the other three.
lesson-useless-else = Then something useful would be lost, or something useless kept: in Tokyo hearts bring you nothing.
lesson-stop = Three bolts and two claws: it will hardly get better. You need not reroll.
lesson-stop-do = Leave the dice as they are.
lesson-stop-else = That is allowed, but you would give good dice away. Three bolts are enough for the Spiked Tail.
lesson-buy = Your claws have hit Kofi: from Tokyo they hit everybody outside. And you have 5 energy now!
lesson-buy-do = Buy the Spiked Tail.
lesson-buy-else = Allowed, too. But the Spiked Tail makes each of your attacks stronger by 1, all game long.

lesson-danger = Phew, four claws! You have 5 life left, and as long as you are in Tokyo no heart will heal you.
lesson-yield = Let us count. Staying brings 2 points. But another four claws would leave you with a single life. If you yield, Kofi must move in.
lesson-yield-do = Yield Tokyo.
lesson-yield-else = Brave! But one more roll like that, and you are nearly done for. Outside you can heal.
lesson-outside = Now Kofi is in Tokyo and you are outside. Here each heart heals 1 life, and your claws hit only Kofi.
lesson-threes = No heart in this roll. But three 3s are 3 points, and you have two of them.
lesson-threes-do = Keep both 3s and reroll the other four.
lesson-threes-else = You could. Three 1s are only 1 point, though: the number on the dice is what three of them are worth.
lesson-mind = Two hearts! With 5 life they are worth more than the 3s. You may change your mind: reroll the 3s, too.
lesson-mind-do = Let both 3s go. Keep the hearts, the bolt and the claw.
lesson-mind-else = Allowed. But first get well: hearts, bolt and claw all count, and two 3s bring nothing.
lesson-tail = One claw, but Kofi has lost 2 life: your Spiked Tail works by itself. He stays in Tokyo, so you stay outside.
lesson-tail-do = You have 3 energy. Save it: end your turn.
lesson-tail-else = After that you would have 1 energy left, too little for any card. First save a little more.

lesson-theirs = Kofi’s turn began in Tokyo: 2 points for him. And his claw has hit you outside.
lesson-ones = Three 1s at once: 1 point for sure. Bolt and claw are useful as well, only the 3 is not.
lesson-ones-do = Keep everything but the 3, and reroll it.
lesson-ones-else = That would give something away. Three 1s, a bolt and a claw: all of them count.
lesson-third = A 2, no use either. But you have a third roll!
lesson-third-do = Keep all the others again and reroll only the 2.
lesson-third-else = You need not stop yet. One die brings nothing, so reroll it: it costs nothing.
lesson-fled = Kofi has had enough and yields. Tokyo is yours again, and that is 1 point for moving in.
lesson-sweep = You have 5 energy, but these cards cost 6, 8 and 7. For 2 energy you can have three new ones!
lesson-sweep-do = Take three new cards for 2 energy.
lesson-sweep-else = Then your energy would lie idle. With three new cards there may be something you can pay for.
lesson-heal = Lucky! This card heals 2 life, even in Tokyo. It works at once and is gone. The Spiked Tail stays.
lesson-heal-do = Buy “Heal”.
lesson-heal-else = Not bad, either. But you are in Tokyo with 6 life, and here only a card can heal you.

lesson-rested = Kofi has rested outside: three hearts. Then he bought a card for 2 points. He has 7 now, and you have 9.
lesson-four = Three 2s are 2 points. Each further 2 brings 1 more! Not the heart, you are in Tokyo.
lesson-four-do = Keep the 2s and the claw, and reroll the other two.
lesson-four-else = You could. But a fourth 2 would be 1 more point, and the claw hits Kofi.
lesson-enough = Four 2s: 2 points and 1 on top. Two claws, with the Spiked Tail that costs Kofi 3 life. Splendid!
lesson-enough-do = Leave the dice as they are.
lesson-enough-else = Every single die counts now. Whatever you reroll will hardly get better.
lesson-sums = Kofi hits back, and hard: three claws. You have 5 life and 12 points. Stay or yield?
lesson-trap = Staying is worth 2 points. But look: Kofi has only 6 life. If you yield, he must go into Tokyo, where he cannot heal. A trap!
lesson-trap-do = Yield Tokyo.
lesson-trap-else = That is a choice, too: 2 points for you, but with 5 life it is risky. Let us set the trap.
lesson-caught = There he is! Your claws hit him there, and the Spiked Tail adds 1 to every attack.
lesson-claws = Two claws, and a heart for you as well: you are outside, so it heals.
lesson-claws-do = Keep the claws and the heart, and reroll the other three.
lesson-claws-else = You may. But we are after Kofi now, and every life does you good.
lesson-end = The third claw: with the tail that will cost Kofi 4 of his 6 life. You have 12 points: eight more would win as well.
lesson-free = Now you know it all. One reroll is left, or stop: 20 points or the last one standing, the choice is yours!

# The board in the rules.
lesson-label-city = Tokyo: whoever is in it hits all the others, is hit by all of them, and cannot heal.
lesson-label-outside = A monster outside the city. It hits only the monster in Tokyo, and here hearts heal.
lesson-label-dice = Your six dice. You roll up to three times and keep what you like.
lesson-label-market = The market: three cards to buy. The number is their price in energy.
