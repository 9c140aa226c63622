"""What the bots know about Reef."""
