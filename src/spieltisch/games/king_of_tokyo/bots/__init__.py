"""What the bots know about King of Tokyo."""

# Every turn is three throws of the dice, so more thought helps less than in other games: the steps are wider.
LEVELS = {"medium": {"iterations": 15}, "hard": {"iterations": 300}, "expert": {"iterations": 3000}}
