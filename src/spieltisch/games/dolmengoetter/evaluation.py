"""What the bots know about Die Dolmengötter."""

from spieltisch.engine.contract import Knowledge


class DolmenKnowledge(Knowledge):
    pass
