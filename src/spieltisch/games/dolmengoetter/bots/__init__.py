"""What the bots know about Die Dolmengötter."""
