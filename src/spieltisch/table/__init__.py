"""The web table: rooms, storage, live updates, HTTP. It knows the contract and the wire, never a game."""
