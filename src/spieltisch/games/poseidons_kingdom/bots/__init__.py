"""What the bots know about Poseidon's Kingdom."""

# A turn is a chain of many choices: who overlooks 40 of 100 loses 98 % of the games against medium.
LEVELS = {"easy": {"sight": 96}}
