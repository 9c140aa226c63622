"""What the bots know about Antler Island."""
