"""What the bots know about Poseidon's Kingdom."""
