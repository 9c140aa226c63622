"""A small, fast random generator with the same numbers on every machine, compiled or not."""

from typing import Final, Protocol, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

T = TypeVar("T")
Thing = TypeVar("Thing", covariant=True)

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 15


class Row(Protocol[Thing]):
    """A list, or a row of numbers like ``State.moves`` gives."""

    def __len__(self) -> int: ...

    def __getitem__(self, at: int, /) -> Thing: ...


class Rng:
    """sfc32 by Chris Doty-Humphrey: 128 bits of state, only adds, shifts and xors.

    It never needs a product beyond 63 bits, so Python's ints and C's agree to the bit.

    >>> rng = Rng(2026)
    >>> [int(rng.below(6)) + 1 for _ in range(8)]
    [5, 4, 6, 4, 2, 4, 1, 4]
    """

    def __init__(self, seed: int = 0) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = (seed >> 64) & MASK
        self.counter: i64 = 1
        for _ in range(WARM_UP):
            self.next()

    def next(self) -> i64:
        """The next 32 random bits."""
        b: i64 = self.b
        c: i64 = self.c
        out: i64 = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number of 0 .. n-1, each exactly as likely (Lemire's method); 1 <= n < 2**31."""
        product: i64 = self.next() * n
        low: i64 = product & MASK
        if low < n:
            floor: i64 = (MASK + 1 - n) % n
            while low < floor:
                product = self.next() * n
                low = product & MASK
        return product >> 32

    def random(self) -> float:
        """A float of [0, 1) with 32 random bits."""
        return float(self.next()) / 4294967296.0

    def choice(self, items: Row[T]) -> T:
        """One of a list, or of ``moves``, each as likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place: every order is as likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def shuffle_row(self, numbers: vec[i64], count: i64) -> None:
        """The first ones of a row of numbers, in the order in which ``shuffle`` leaves a list."""
        for last in range(count - 1, 0, -1):
            other = self.below(last + 1)
            number = numbers[last]
            numbers[last] = numbers[other]
            numbers[other] = number

    def copy(self) -> "Rng":
        twin = Rng(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def spawn(self) -> "Rng":
        """A generator of its own, decided by this one."""
        return Rng(int(self.next()) | (int(self.next()) << 32) | (int(self.next()) << 64))
