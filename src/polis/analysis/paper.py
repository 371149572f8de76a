"""Where tables are printed: nothing in them is ever cut."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.table import Table

WIDEST = 1000  # columns; within the console a table would measure no wider than that


class Paper(Console):
    def lay(self, *drawings: RenderableType) -> None:
        """Print below each other. What cannot be made narrow enough without cutting a number is
        printed as wide as it must be."""
        for drawing in drawings:
            if isinstance(drawing, Table):
                self.keep_words(drawing)
            least = self.measured(drawing).minimum
            usual = self.width
            if not isinstance(drawing, str):
                self.width = max(least, usual)
            self.print(drawing, crop=False)
            self.width = usual

    def keep_words(self, table: Table) -> None:
        """No column gets narrower than its longest word, nor than a cell that may not be folded:
        left to itself ``rich`` cuts numbers to spare a heading. Where there is little room the
        heading of a column of numbers is folded."""
        is_narrow = self.measured(table).maximum > self.width
        for column in table.columns:
            cells = [self.measured(cell) for cell in column.cells]
            if column.no_wrap:
                column.min_width = max((cell.maximum for cell in cells), default=None)
                continue
            column.min_width = max(cell.minimum for cell in (*cells, self.measured(column.header)))
            if is_narrow and all(cell.minimum == cell.maximum for cell in cells):
                column.width = column.min_width

    def measured(self, drawing: RenderableType) -> Measurement:
        return Measurement.get(self, self.options.update(max_width=WIDEST), drawing)

    def on_broken_pipe(self) -> None:
        """The reader, such as ``head``, has seen enough: the command line knows what to do."""
        raise BrokenPipeError
