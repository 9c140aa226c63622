"""What the bots know about Antler Island."""

# Plans are chains of choices: who overlooks 40 of 100 is behind medium in 97 % of encounters, this one in 75 %.
LEVELS = {"easy": {"sight": 85}}
