"""Everything that crosses the wire, typed once. The page's TypeScript is generated from this.

A client sends commands, each with a request id of its own making: a repeat is harmless. It names
the last ``seq`` it has seen; if the table has moved on since, it gets the table as it is now.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Request = Annotated[str, Meta(max_length=40)]  # chosen by the client
Milliseconds = int
SeatNumber = Annotated[int, Meta(ge=0, le=14)]  # counted from 0
Count = Annotated[int, Meta(ge=0, le=2**31)]
# How far a player is helped: not at all, warned of a blunder, told good moves, told why too.
Dial = Literal["off", "warn", "name", "explain"]


class Message(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """What all messages share: unknown fields are refused, not ignored."""


# Parts


class SeatPlan(Message):
    """Who is to sit where: me, a friend by link, a bot, or whoever comes."""

    kind: Literal["me", "friend", "bot", "open"]
    bot: str = ""  # a level: "newcomer", "club", "master", or a roster name
    name: str = ""


class Clock(Message):
    """``none``: take your time. ``live``: a bank of seconds and an increment per decision.
    ``daily``: hours per decision, running only in the seat's waking hours."""

    kind: Literal["none", "live", "daily"] = "none"
    bank: Count = 0  # seconds (live)
    increment: Count = 0  # seconds (live)
    hours: Count = 24  # (daily)
    wake_from: Count = 8  # hour of the day, table time
    wake_to: Count = 23
    sit_in: bool = False  # (live) a bot sits in by itself when the time is up


class SeatInfo(Message):
    """A seat as everybody sees it."""

    number: int  # from 0
    kind: Literal["person", "bot", "open", "friend"]
    name: str
    colour: int
    bot: str  # the level that plays or sits in, "" if a person does
    sitting_in: bool  # a bot sits in for an absent person
    resigned: bool
    online: bool
    mine: bool
    acts: bool  # owes a decision now
    bank: Milliseconds | None  # clock left, None without a clock
    reminded: bool
    hints: Dial = "off"
    quiet: bool = False  # bots ask it for nothing


class TextArg(Message):
    """A value of a choice: as written in notation."""

    name: str
    domain: str
    values: list[str]


class Box(Message):
    """Legal moves of one kind: every combination of the arguments' values is legal."""

    move: str
    args: list[TextArg]


class Told(Message):
    """One event of the log. The page has its sentence: ``event-<event>`` in the game's texts."""

    line: int
    event: str
    clause: str
    args: dict[str, int | str]
    whispered: bool  # only this seat was told


class Step(Message):
    """The view after a line on the way to a frame's: those parts of it that have changed."""

    line: int
    changed: Mapping[str, object]


class ChatLine(Message):
    """What somebody said at the table; without a seat it was a spectator."""

    seq: int
    at: Milliseconds
    name: str
    seat: int | None
    text: str


class Note(Message):
    """Something told to the whole table that is no matter of the rules: a seat turned its dial.
    It stands in the log behind ``line``."""

    seq: int
    line: int
    seat: int
    hints: Dial


class Proposal(Message):
    """Something the table must agree on: ``undo`` of so many decisions, asked by a seat."""

    id: int
    what: Literal["undo"]
    seat: int
    decisions: int
    agreed: list[int]
    awaited: list[int]


class Problem(Message):
    """An error in the reader's language. ``rule`` is the clause, where a rule is the reason."""

    code: str
    sentence: str
    rule: str = ""
    nearest: str = ""
    field: str = ""


class TableInfo(Message):
    """What stays or changes slowly."""

    id: str
    game: str
    options: dict[str, str]
    clock: Clock
    private: bool
    help: bool  # whether projected scores and hints may be shown
    tutorial: bool  # a first lesson: the others follow a story as long as the learner does
    status: Literal["open", "running", "over"]
    paused: bool
    owner: bool  # whether you own it
    seats: list[SeatInfo]
    my_seats: list[int]
    promise: str
    nonces: list[str]
    secret: str  # "" until the game is over
    rematch: str  # id of the next table, "" if none
    created: Milliseconds
    watchers: int


class Result(Message):
    """How the game ended, by seat; a winner has place 1."""

    scores: list[int]
    places: list[int]
    winners: list[int]


# Server to client


class Frame(Message, tag="frame"):
    """The table as this viewer may see it after ``seq``. The only way positions travel."""

    build: str  # of the page; another one says that this page is old
    seq: int
    line: int  # lines of the record so far
    info: TableInfo
    view: Mapping[str, object] | None
    seat: int | None  # whose eyes: a seat of mine, None for a spectator
    choices: list[Box]
    events: list[Told]  # after the line the client named
    steps: list[Step]  # positions on the way from that line to this view, if there are any
    undone_to: int | None  # forget events after this line: they were taken back
    proposal: Proposal | None
    can_undo: Literal["free", "ask", "no"]
    result: Result | None
    chat: list[ChatLine]
    notes: list[Note]
    now: Milliseconds
    answer_by: Milliseconds | None = None  # when bots go on without my answer
    weighing: bool = False  # they wait while I put it together


class Refused(Message, tag="refused"):
    """A command that was not carried out. Nothing has changed."""

    request: Request
    problem: Problem
    stale: bool = False  # the table had moved on: a frame follows


class Done(Message, tag="done"):
    """A command that was carried out; the frame that shows it comes by itself."""

    request: Request
    seq: int
    table: str = ""  # for a rematch


class Previewed(Message):
    """What a move would do: what each seat gains or pays, empty where that is not known before a
    reveal, and what would be told. ``problem`` if it is not legal, and nothing else then."""

    move: str
    problem: Problem | None = None
    money: list[int] = []
    events: list[Told] = []
    chance: bool = False  # what follows is up to chance


class Previews(Message, tag="previews"):
    """The answer to ``preview``, one for each move in the order asked."""

    request: Request
    seq: int  # of the table they were tried on
    previews: list[Previewed]


class Presence(Message, tag="presence"):
    """Who is connected: seats, and how many look on."""

    online: list[int]
    watchers: int


class Pong(Message, tag="pong"):
    """The answer to ``ping``."""

    build: str
    seq: int
    now: Milliseconds


Outgoing = Frame | Refused | Done | Previews | Presence | Pong


# Client to server


class Command(Message):
    """What all commands share. ``request`` is an id of the client's making, by which a repeat is
    known; ``seq`` the last state of the table it has seen."""

    request: Request
    seq: Count = 0


class Move(Command, tag="move"):
    """A move in notation, for one of my seats."""

    seat: SeatNumber = 0
    text: str = ""


class Undo(Command, tag="undo"):
    """Take back my last decision: at once where that is free, else by asking the others."""

    seat: SeatNumber = 0


class Answer(Command, tag="answer"):
    """Agree or not to what another seat proposed."""

    seat: SeatNumber = 0
    proposal: Count = 0
    yes: bool = False


class Say(Command, tag="say"):
    """Say something to the table."""

    text: str = ""


class Sit(Command, tag="sit"):
    """Take a seat, by its invitation if it has one; ``nonce`` is mixed into the chance."""

    seat: SeatNumber = 0
    invitation: str = ""
    name: str = ""
    nonce: str = ""


class Leave(Command, tag="leave"):
    """Give a seat of mine up before the start."""

    seat: SeatNumber = 0


class Arrange(Command, tag="arrange"):
    """The owner changes a seat before the start."""

    seat: SeatNumber = 0
    plan: SeatPlan | None = None


class Start(Command, tag="start"):
    """The owner begins the game; ``nonce`` is mixed into the chance."""

    nonce: str = ""


class SitIn(Command, tag="sit_in"):
    """Let a bot play for an absent seat; the owner of the seat returns at any time."""

    seat: SeatNumber = 0
    bot: str = ""


class Return(Command, tag="return"):
    """Take my seat back from the bot that sits in."""

    seat: SeatNumber = 0


class Pause(Command, tag="pause"):
    """Stop the clocks, or let them go on."""

    on: bool = True


class Resign(Command, tag="resign"):
    """Give up; a bot plays on for the seat."""

    seat: SeatNumber = 0


class Rematch(Command, tag="rematch"):
    """The same table once more; ``Done.table`` is its id."""


class TurnDial(Command, tag="dial"):
    """Turn the dial of hints of my own seat. The table is told."""

    seat: SeatNumber = 0
    hints: Dial = "off"


class Quiet(Command, tag="quiet"):
    """Let bots ask my seat for nothing more, or for something again."""

    seat: SeatNumber = 0
    on: bool = True


class Weigh(Command, tag="weigh"):
    """I am putting an answer together: bots that wait for it wait on. Off: they may count again."""

    seat: SeatNumber = 0
    on: bool = True


class Look(Command, tag="look"):
    """See through another of my seats (hot-seat), or as a spectator."""

    seat: SeatNumber | None = None
    line: Count = 0


class Preview(Command, tag="preview"):
    """What would these moves do, made by one of my seats?"""

    seat: SeatNumber = 0
    moves: list[str] = []


class Ping(Command, tag="ping"):
    """Ask whether the socket is alive and the page up to date."""


Incoming = (
    Move | Undo | Answer | Say | Sit | Leave | Arrange | Start | SitIn | Return | Pause
    | Resign | Rematch | TurnDial | Quiet | Weigh | Preview | Look | Ping
)  # fmt: skip


# HTTP bodies


class NewTable(Message):
    """A table to be set up: the game, who sits where, and what the table agrees on."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, str] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    private: bool = True
    help: bool = True
    start: str = ""  # a position to begin from: "<table>@<line>", or "tutorial"
    nonce: str = ""


class Invitation(Message):
    """A link to a seat."""

    seat: int
    link: str  # path with the signed invitation


class TableMade(Message):
    """The new table, and the links to its seats."""

    id: str
    invitations: list[Invitation]


class TableRow(Message):
    """A table in a list."""

    id: str
    game: str
    status: Literal["open", "running", "over"]
    seats: list[SeatInfo]
    waits_for_me: bool
    mine: bool
    changed: Milliseconds
    result: Result | None


class Tables(Message):
    """My tables and those open to all."""

    mine: list[TableRow]  # those waiting for me first
    open: list[TableRow]


class Me(Message):
    """Who the server takes me for."""

    id: str
    name: str
    colour: int
    language: Literal["ru", "en"]
    account: str  # login, "" for a guest
    csrf: str
    preparing: bool = False  # the rules run interpreted until they are compiled


class MeChange(Message):
    """What is not named stays."""

    name: str | None = None
    colour: Annotated[int, Meta(ge=0, le=7)] | None = None
    language: Literal["ru", "en"] | None = None


class NoticeSettings(Message):
    """Where a person is told of their turns while their page is closed."""

    webhook: str
    telegram_chat: str
    telegram_token: bool  # whether they gave a bot's token of their own
    telegram_ready: bool  # whether there is a bot that could write, theirs or the server's


class NoticeChange(Message):
    """What is not named stays; "" takes it back."""

    webhook: str | None = None
    telegram_chat: str | None = None
    telegram_token: str | None = None


class Credentials(Message):
    """A login and its password."""

    login: str
    password: str


class ReplayFrame(Message):
    """The position after one line."""

    line: int
    seat: int | None  # who moved, None for chance
    move: str  # "" where this viewer may not know it
    view: Mapping[str, object]
    events: list[Told]


class Replay(Message):
    """A stretch of a game, line by line; ``total`` is the last line there is."""

    table: str
    seat: int | None
    first: int
    total: int
    frames: list[ReplayFrame]


class Draw(Message):
    """One draw, so that a browser can redo it: ticket = below(ways) of HMAC(secret, nonces, n)."""

    line: int
    ways: int
    ticket: int
    text: str


class Proof(Message):
    """All it takes to redo every draw of a finished game."""

    promise: str
    secret: str
    nonces: list[str]
    draws: list[Draw]


class Lesson(Message):
    """Where the learner is in a tutorial. Its sentence is ``tutorial-<step>`` in the game's texts;
    "" while the others decide, at the end, and for whoever has left the story."""

    number: int  # of the step, from 1
    total: int
    step: str
    wants: str  # the move the step suggests
    on: bool  # still in the story


class HintAsked(Message):
    """What is there to do for my seat? With ``move``, whether that one would be a blunder. ``seq``
    names the position that is meant."""

    seat: SeatNumber
    seq: Count
    move: Annotated[str, Meta(max_length=200)] = ""


class Advised(Message):
    """A move and what it is worth. ``lead`` and ``games`` only where the dial says to explain."""

    move: str
    wins: float  # share of the win, 0 to 1
    behind: float  # how much less than the best
    close: bool  # not surely worse than the best
    lead: float | None = None  # points above the best of the others
    games: int | None = None  # imagined with it; 0 if there is no other move


class Hint(Message):
    """As much as the dial allows: the best moves, or what the move asked about would cost."""

    seq: int
    hints: Dial
    candidates: list[Advised]
    blunder: bool = False
    costs: float = 0.0  # share of the win; 0 if it is no blunder


class WhyAsked(Message):
    """A line of the log that tells of a bot's move; ``seat``: through which of my seats I look."""

    line: Annotated[int, Meta(ge=0, le=10_000_000)]
    seat: SeatNumber | None = None


class Reason(Message):
    """Why a bot may have moved so, as far as the asker can know the position. ``case``: the only
    move there was; clearly the best; about as good as another; chosen in a lost position; not the
    best by this look. ``other`` is the best of the other moves."""

    line: int
    seat: int
    level: str  # whose manner it speaks in
    case: Literal["only", "clear", "close", "losing", "worse"]
    move: str
    wins: float
    lead: float
    games: int
    doubt: float
    other: str
    other_wins: float
    other_lead: float
    outlook: list[float]  # everybody's chance before the move


class Health(Message):
    """``run`` is another one after every start; ``preparing`` while the rules run interpreted."""

    status: Literal["ok"]
    run: str
    version: str
    preparing: bool = False


# Games, as a page needs to know them


# A finished game looked back at. Chances are in ten thousandths of the win, by seat.


class ReviewPoint(Message):
    """A decision. ``better`` is empty where nothing was surely better; ``draws`` are the lines of
    chance before the next decision looked at, ``unseen`` the unusual decisions among them."""

    line: int
    seat: int
    move: str
    before: list[int]
    after: list[int]
    blur: list[int]
    usual: str
    better: str
    worth: int
    lead: float
    doubt: int
    games: int
    draws: list[int]
    unseen: int


class ReviewAccount(Message):
    """Where a seat's chance went: ``start + luck + own + others + unseen`` is ``result``."""

    start: int
    luck: int
    own: int
    others: int
    unseen: int
    result: int
    lost: int
    blunders: int
    inaccuracies: int


class ReviewTurn(Message):
    """A large swing: of luck, with what was drawn, or of the decision at ``point``."""

    luck: bool
    point: int
    line: int
    seat: int
    swing: list[int]
    events: list[Told]


class Review(Message):
    """The whole review; lists of numbers are by seat."""

    game: str
    decisions: int  # with a choice; those not among the points were not looked at
    games: int  # imagined for a chance, at least
    points: list[ReviewPoint]
    result: list[int]
    accounts: list[ReviewAccount]
    turns: list[ReviewTurn]


class ReviewState(Message):
    """How far a review is; ``total`` is 0 until that is known."""

    done: int
    total: int
    review: Review | None


class DomainInfo(Message):
    """Values that belong together. Named ones have a text each: ``<domain>-<name>``."""

    name: str
    low: int
    high: int
    names: list[str]


class WordArg(Message):
    """An argument and the domain of its values."""

    name: str
    domain: str


class MoveInfo(Message):
    """A kind of move; ``free`` ones carry small print after a colon."""

    name: str
    args: list[WordArg]
    free: bool
    secret: bool


class WordInfo(Message):
    """An event or a refusal, with the clause it comes from."""

    name: str
    clause: str
    args: list[WordArg]


class OptionInfo(Message):
    """Named values, or numbers from ``low`` to ``high``."""

    name: str
    values: list[str]
    low: int
    high: int
    default: str
    needs: list[str]  # "toms=2": it counts only where one of these is agreed on
    beside_seats: int  # this number and the seats together are at most so many; 0: any


class ClauseInfo(Message):
    """A rule: its sentence is the text ``clause-<id with dashes>``, and ``…-note`` may add to its
    source."""

    id: str
    chapter: str
    source: str


class ComponentSheet(Message):
    """Lines of values, words among them ``field-<word>`` of the texts. Without a head the first
    value of a line names it."""

    head: list[str]
    rows: list[list[object]]


class ComponentTable(Message):
    """Numbers of the box, and where they come from; ``component-<name>-note`` may add to that."""

    file: str
    name: str
    source: str
    sheets: list[ComponentSheet]


class GameRow(Message):
    """A game in a list."""

    id: str
    low: int  # seats
    high: int
    options: list[OptionInfo]
    levels: list[str]  # of bots, by rising strength
    tutorial: int  # seats of its first lesson, 0 if it has none


class GameDetails(Message):
    """A game with everything that has a name in it."""

    id: str
    low: int
    high: int
    options: list[OptionInfo]
    levels: list[str]
    domains: list[DomainInfo]
    moves: list[MoveInfo]
    events: list[WordInfo]
    refusals: list[WordInfo]
    chapters: list[str]
    clauses: list[ClauseInfo]
    components: list[ComponentTable]
