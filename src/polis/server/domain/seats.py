"""The seats of a table: who fills them, and what they have agreed to be asked."""

from __future__ import annotations

from polis.server.domain import acts
from polis.server.domain.acts import PlannedSeat
from polis.server.messages.base import Dial

SeatAct = (
    acts.BotSatIn | acts.Returned | acts.Resigned | acts.Quieted | acts.Weighed | acts.Reminded
)


class Seat:
    """One place at the table, and who fills it."""

    def __init__(self, plan: PlannedSeat, bank: int) -> None:
        self.plan = plan
        self.sitting_in = ""  # the bot that plays for an absent or resigned person
        self.resigned = False
        self.delegated = False  # its own person called the bot, or resigned: the bot consents
        self.links = 0  # how often links to it have become void
        self.reminded = False
        self.hints: Dial = "off"
        self.quiet = False  # wants no offers of bots
        self.weighing = False  # puts an answer together
        self.weighed = 0  # when it last stopped to
        self.bank = bank
        self.since = 0  # when it came to owe a decision; 0 while it owes none
        self.owes_from = 0  # the seq that made it owe this decision
        self.together = False  # others owed one at the same time

    @property
    def bot(self) -> str:
        """The bot that decides here now, "" if a person does."""
        return self.sitting_in or (self.plan.bot if self.plan.kind == "bot" else "")

    def change(self, act: SeatAct) -> None:
        match act:
            case acts.BotSatIn():
                self.sitting_in = act.bot
                self.delegated = act.by == self.plan.user
            case acts.Returned():
                self.sitting_in = ""
                self.delegated = self.reminded = False
            case acts.Resigned():
                self.sitting_in = act.bot
                self.resigned = self.delegated = True
            case acts.Quieted():
                self.quiet = act.on
            case acts.Weighed():
                self.weighing = act.on
                self.weighed = act.at
            case acts.Reminded():
                self.reminded = True

    def reseat(self, act: acts.Seated) -> None:
        """A new occupant or plan. Whoever takes his seat to another device keeps his settings."""
        if act.plan.kind != "person" or act.plan.user != self.plan.user:
            self.links += 1
        self.plan = act.plan
        self.sitting_in = ""
        self.delegated = False
        if not act.back:
            self.hints = "off"
            self.quiet = False


class UndoProposal:
    """An undo the others must agree to."""

    def __init__(self, id: int, seat: int, decisions: int, awaited: list[int]) -> None:
        self.id = id
        self.seat = seat
        self.decisions = decisions
        self.awaited = awaited
        self.agreed: list[int] = []
