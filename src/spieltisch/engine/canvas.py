"""A sheet of characters to draw a board on, for the pictures of the terminal."""

Sign = tuple[str, str]  # a character and its style
PAPER = (" ", "")
WAY = "·"


class Canvas:
    """Signs in columns and rows.

    >>> sheet = Canvas(9, 1)
    >>> sheet.line((0, 0), (8, 0), "dim")
    >>> sheet.write(4, 0, "hi", "bold")
    >>> sheet.text()
    '· ·hi · ·'
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.cells: list[list[Sign]] = [[PAPER] * columns for _ in range(rows)]

    def write(self, column: int, row: int, text: str, style: str) -> None:
        """A text with its middle at this column."""
        start = self.start(column, text)
        for offset, sign in enumerate(text):
            self.cells[self.inside(row)][start + offset] = (sign, style)

    def free(self, column: int, row: int, text: str) -> bool:
        """Whether only paper and ways are where the text would be written, and beside it."""
        start = self.start(column, text)
        there = self.cells[self.inside(row)][max(0, start - 1) : start + len(text) + 1]
        return all(sign in (" ", WAY) for sign, _ in there)

    def line(self, one: tuple[int, int], two: tuple[int, int], style: str) -> None:
        """A way between two points, dotted."""
        steps = max(abs(one[0] - two[0]), 2 * abs(one[1] - two[1]), 1)
        for step in range(0, steps + 1, 2):
            column = round(one[0] + (two[0] - one[0]) * step / steps)
            row = round(one[1] + (two[1] - one[1]) * step / steps)
            self.cells[self.inside(row)][column] = (WAY, style)

    def start(self, column: int, text: str) -> int:
        return max(0, min(self.columns - len(text), column - len(text) // 2))

    def inside(self, row: int) -> int:
        return max(0, min(len(self.cells) - 1, row))

    def text(self) -> str:
        return "\n".join("".join(sign for sign, _ in row).rstrip() for row in self.cells)
