"""Where tables are printed: nothing in them is ever cut."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.measure import Measurement


class Paper(Console):
    def lay(self, *drawings: RenderableType) -> None:
        """Print below each other. What cannot be made narrow enough without cutting a number is
        printed as wide as it must be."""
        for drawing in drawings:
            least = Measurement.get(self, self.options, drawing).minimum
            if isinstance(drawing, str) or least <= self.width:
                self.print(drawing)
            else:
                self.print(drawing, width=least, crop=False, no_wrap=True)

    def on_broken_pipe(self) -> None:
        """The reader, such as ``head``, has seen enough: the command line knows what to do."""
        raise BrokenPipeError
