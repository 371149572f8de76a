"""Where tables are printed: nothing in them is ever cut."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.table import Table


def keep_names(table: Table) -> None:
    """A column that may not be broken into lines must not be shortened either."""
    for column in table.columns:
        if column.no_wrap:
            column.min_width = max((cell_len(str(cell)) for cell in column.cells), default=None)


WIDEST = 1000  # columns; within the console a table would measure no wider than that


class Paper(Console):
    def lay(self, *drawings: RenderableType) -> None:
        """Print below each other. What cannot be made narrow enough without cutting a number is
        printed as wide as it must be."""
        for drawing in drawings:
            if isinstance(drawing, Table):
                keep_names(drawing)
            unbound = self.options.update(max_width=WIDEST)
            least = Measurement.get(self, unbound, drawing).minimum
            usual = self.width
            if not isinstance(drawing, str):
                self.width = max(least, usual)
            self.print(drawing, crop=False)
            self.width = usual

    def on_broken_pipe(self) -> None:
        """The reader, such as ``head``, has seen enough: the command line knows what to do."""
        raise BrokenPipeError
