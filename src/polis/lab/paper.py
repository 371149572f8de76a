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


class Paper(Console):
    def lay(self, *drawings: RenderableType) -> None:
        """Print below each other. What cannot be made narrow enough without cutting a number is
        printed as wide as it must be."""
        for drawing in drawings:
            if isinstance(drawing, Table):
                keep_names(drawing)
            least = Measurement.get(self, self.options, drawing).minimum
            if isinstance(drawing, str) or least <= self.width:
                self.print(drawing)
            else:
                self.print(drawing, width=least, crop=False, no_wrap=True)

    def on_broken_pipe(self) -> None:
        """The reader, such as ``head``, has seen enough: the command line knows what to do."""
        raise BrokenPipeError
