"""A game being played: the record folded into a position, with what each seat may know of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from polis.core import notation, types
from polis.core.codec import Json, pack
from polis.core.errors import DataError, NotationError, PolisError, RecordError
from polis.core.examples import examples
from polis.core.fair import FairRng, new_secret, promise, secret_from
from polis.core.history import History, move_on, odds_of
from polis.core.model import Log, Menu, State, View
from polis.core.play import is_allowed
from polis.core.preview import Trial
from polis.core.record import CORRECT, MOVE, REDO, UNDO, Entry, Record, read
from polis.core.refusals import refusal
from polis.core.registry import GameInfo, load
from polis.core.rng import Rng
from polis.core.sanity import read_position, written
from polis.core.seats import EVERYONE, NATURE, members, only
from polis.core.survey import survey
from polis.core.texts import texts
from polis.core.types import Choice, Event, Move, Opportunity, Preview


class Match:
    """One game from its first draw to its last score.

    >>> match = Match.new("estates", seats=3, seed="an example")
    >>> match.over, len(match.actors)
    (False, 1)
    >>> seat = match.actors[0]
    >>> match.play(seat, "offer left1")
    >>> Match.load(match.record()).view(seat) == match.view(seat)
    True
    """

    def __init__(self, info: GameInfo, record: Record) -> None:
        self.info = info
        self.game = info.game
        options = info.options.recorded(record.options)
        self.head = record._replace(options=options, entries=[], result=[])
        self.entries: list[Entry] = []
        self.history = History(info.id, info.game, self.opening())
        self.draws = 0  # moves of nature so far, undone ones too: no draw is ever used twice
        self.rng: FairRng | None = None  # without the secret, chance waits to be told
        if record.secret:
            self.rng = FairRng(bytes.fromhex(record.secret), record.nonces)

    # Beginning, saving, loading

    @classmethod
    def new(
        cls,
        game: str,
        seats: int,
        seed: str = "",
        options: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
        nonces: Sequence[str] = (),
        secret: bytes = b"",
    ) -> Match:
        """A new game. The same ``seed`` gives the same chance; without one it is unpredictable."""
        info = load(game)
        agreed = info.agree(seats, options or {})
        secret = secret or (secret_from(seed) if seed else new_secret())
        record = Record(
            game=game,
            seats=seats,
            options=info.options.names(agreed),
            names=[*names, *[""] * seats][:seats],
            promise=promise(secret),
            nonces=[*nonces, *[""] * seats][:seats],
            start="",
            entries=[],
            result=[],
            secret=secret.hex(),
        )
        match = cls(info, record)
        match.settle()
        return match

    @classmethod
    def load(cls, text: str, sealed: bool = True) -> Match:
        """Play a record again, checking every line of it."""
        return cls.replay(read(text, sealed))

    @classmethod
    def replay(cls, record: Record) -> Match:
        match = cls.blank(record)
        for i, entry in enumerate(record.entries):
            match.follow(entry, record.first_line + i)
        if record.result and not (match.over and record.result == match.scores):
            last = record.first_line + len(record.entries)
            stated, found = str(record.result), str(match.scores if match.over else [])
            raise RecordError("wrong_result", last, found=found, stated=stated)
        return match

    @classmethod
    def blank(cls, record: Record) -> Match:
        """The position before the first line of a record."""
        try:
            info = load(record.game)
            info.check_seats(record.seats)
            return cls(info, record)
        except PolisError as error:
            raise RecordError("bad_head", 1, reason=error) from error

    def record(self, secret: bool = True) -> str:
        """The whole game as text; without the secret while nobody may know the chance to come."""
        return self.as_record(secret).write()

    def as_record(self, secret: bool = True) -> Record:
        result = self.scores if self.over else []
        told = self.head.secret if secret else ""
        return self.head._replace(entries=self.entries, result=result, secret=told)

    def to_json(self) -> dict[str, Json]:
        """The position alone, without the way to it."""
        return {
            "game": self.head.game,
            "seats": self.head.seats,
            "options": {**self.head.options},
            "state": pack(self.state),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Json], seed: str = "") -> Match:
        """Any position, as a game of its own that begins there."""
        for name in ("game", "seats", "options", "state"):
            if name not in data:
                raise DataError("missing_field", name)
        game, seats, options = data["game"], data["seats"], data["options"]
        if not isinstance(game, str) or not isinstance(options, dict) or type(seats) is not int:
            raise DataError("wrong_field", "game, seats, options", expected="text, number, object")
        fresh = cls.new(game, seats, seed)
        played = fresh.info.options.recorded(options)
        start = written(data["state"])
        match = cls(fresh.info, fresh.head._replace(options=played, start=start))
        match.settle()
        return match

    def opening(self) -> State:
        """The position the first line speaks of."""
        start = self.game.start(self.head.seats, self.info.options.numbers(self.head.options))
        if not self.head.start:
            return start
        return read_position(self.info, self.head.start, start, self.head.options)

    # Looking

    @property
    def state(self) -> State:
        """The position, with what nobody may see."""
        return self.history.state

    @property
    def actors(self) -> list[int]:
        """Seats that owe a decision, counted from 0."""
        return members(self.state.actors)

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return self.state.actors == 0

    @property
    def scores(self) -> list[int]:
        """Points by seat, as if the game ended now."""
        return list(self.game.scores(self.state))

    @property
    def places(self) -> list[int]:
        """Place by seat, 1 for a winner, as if the game ended now."""
        return list(self.game.places(self.state))

    @property
    def sources(self) -> dict[str, list[int]]:
        """Where the points of a finished game came from: by source, for each seat and then each
        rival. Sources that gave nobody anything are left out."""
        if not self.over:
            return {}
        told = [row for step in self.history.steps for row in step.events]
        rows = self.game.sources(self.state, told)
        named = zip(self.game.schema().sources, rows, strict=True)
        return {name: row for name, row in named if any(row)}

    @property
    def winners(self) -> list[int]:
        """Seats that share the first place: none while the game runs, or if a rival whom the rules
        play has won."""
        return [seat for seat, place in enumerate(self.places) if place == 1 and self.over]

    def menu(self, seat: int) -> Menu:
        """Every legal move of a seat, as runs of numbers."""
        menu = Menu()
        self.game.legal(self.state, self.seated(seat), menu)
        return menu

    def moves(self, seat: int) -> list[Move]:
        """Every legal move of a seat, as text."""
        schema = self.game.schema()
        return [Move(notation.write(schema, code)) for code in notation.codes(self.menu(seat))]

    def choices(self, seat: int) -> list[Choice]:
        """The legal moves by kind, with the values each argument may take."""
        schema = self.game.schema()
        found = [types.choice(schema, box) for box in notation.choices(schema, self.menu(seat))]
        return found + [Choice(name, [], text) for name, text in self.examples(seat).items()]

    def examples(self, seat: int) -> dict[str, str]:
        """Free-form moves are on no list: for each kind that can be made now a legal example."""
        return examples(self.game, self.state, self.seated(seat))

    def view(self, seat: int) -> View:
        """What a seat sees; ``polis.core.seats.SPECTATOR`` sees what everybody may."""
        return self.game.view(self.state, seat)

    def heard(self, seat: int, since: int = 0) -> list[tuple[int, tuple[int, ...]]]:
        """What a seat was told of the moves that stand: line and (event, a, b, c, d)."""
        return [
            (step.line, row[1:])
            for step in self.history.steps
            if step.line > since
            for row in step.events
            if row[0] == EVERYONE or row[0] == seat
        ]

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """The same by name."""
        schema = self.game.schema()
        return [types.event(schema, line, row) for line, row in self.heard(seat, since)]

    def tell(self, language: str, seat: int, since: int = 0) -> list[str]:
        """The same as sentences."""
        book, schema = texts(language, self.head.game), self.game.schema()
        told: list[str] = []
        for _, (code, *numbers) in self.heard(seat, since):
            word = schema.events[code]
            facts = book.facts(word.args, numbers, self.head.names)
            told.append(book.say(f"event-{word.name}", facts))
        return told

    def why_not(self, seat: int, text: str) -> PolisError | None:
        """The refusal a move would meet, or None if it is legal."""
        return self.refused(self.seated(seat), *self.read_move(text))

    def refused(self, seat: int, code: int, payload: vec[i64]) -> PolisError | None:
        if is_allowed(self.game, self.state, seat, code, payload):
            return None
        return refusal(self.head.game, self.game, self.state, seat, code, payload)

    def legal_move(self, seat: int, text: str) -> tuple[int, vec[i64]]:
        code, payload = self.read_move(text)
        reason = self.refused(self.seated(seat), code, payload)
        if reason is not None:
            raise reason
        return code, payload

    def preview(self, seat: int, text: str) -> Preview:
        """What a move would do as far as its seat can know. Raises IllegalMove."""
        return types.preview(self.game.schema(), len(self.entries), self.trial(seat, text).told())

    def opportunities(self, seat: int, after: str = "") -> list[Opportunity]:
        """What a seat could do now or soon, from what it can know; the most valuable first. Or
        what it could do once it had made a move. Raises IllegalMove."""
        if after:
            return survey(self.game, self.trial(seat, after).state, seat)
        known = self.game.determinize(self.state, self.seated(seat), Rng(1))
        return survey(self.game, known, seat)

    def trial(self, seat: int, text: str, answer: str = "") -> Trial[State]:
        """A move tried on the position as its seat knows it, and with it the answer that another
        could give to it, such as ``2: accept 1``. Raises IllegalMove."""
        code, payload = self.legal_move(seat, text)
        trial = Trial(self.game, self.state, seat)
        trial.make(seat, code, list(payload))
        if answer:
            who, _, reply = answer.partition(": ")
            self.try_answer(trial, self.seated(notation.read_seat(who)), reply)
        return trial

    def try_answer(self, trial: Trial[State], seat: int, text: str) -> None:
        code, payload = self.read_move(text)
        if not is_allowed(self.game, trial.state, seat, code, payload):
            raise refusal(self.head.game, self.game, trial.state, seat, code, payload)
        trial.make(seat, code, list(payload))

    # Playing

    def play(self, seat: int, text: str) -> None:
        """Make a move, then whatever chance must do. Raises IllegalMove and changes nothing."""
        self.make(seat, text)
        self.settle()

    def make(self, seat: int, text: str) -> None:
        """Make one move of a player."""
        code, payload = self.legal_move(seat, text)
        self.write(seat, code, payload)

    def settle(self) -> None:
        """Let chance act until a player must."""
        while self.rng is not None and self.state.actors == only(NATURE):
            # Decision: always through ``chances``, never ``sample``, so that anyone can redo a
            # draw from the list of odds alone.
            self.rng.begin(self.draws)
            self.write(NATURE, self.history.odds().draw(self.rng), vec[i64]())

    def lines_of(self, seat: int, text: str, told: Sequence[str] = ()) -> list[str]:
        """The lines a move would add to the record: the move, then all that chance does before a
        player must decide again, first as ``told`` where that can be: a lesson has draws of its
        own. Nothing is played. Raises IllegalMove."""
        code, payload = self.legal_move(seat, text)
        lines = [self.entry(seat, code, payload).write()]
        state, silent = self.game.copy(self.state), Log(silent=True)
        move_on(self.game, state, seat, code, payload, silent)
        while self.rng is not None and state.actors == only(NATURE):
            made = len(lines) - 1
            code = self.drawn(self.rng, state, self.draws + made, "".join(told[made : made + 1]))
            lines.append(self.entry(NATURE, code, vec[i64]()).write())
            move_on(self.game, state, NATURE, code, vec[i64](), silent)
        return lines

    def drawn(self, rng: FairRng, state: State, number: int, told: str) -> int:
        """A draw as told, if it can be; else as the secret has it."""
        odds = odds_of(self.game, state)
        if told and (code := self.read_move(told)[0]) in list(odds.codes):
            return code
        rng.begin(number)
        return odds.draw(rng)

    def entry(self, seat: int, code: int, payload: vec[i64]) -> Entry:
        return Entry(MOVE, seat, notation.write(self.game.schema(), code, payload))

    def write(self, seat: int, code: int, payload: vec[i64]) -> None:
        self.entries.append(self.entry(seat, code, payload))
        self.draws += seat == NATURE
        self.history.add(len(self.entries), seat, code, payload)

    def read_move(self, text: str) -> tuple[int, vec[i64]]:
        schema = self.game.schema()
        return notation.read(schema, text), notation.read_payload(schema, text)

    def seated(self, seat: int) -> int:
        if not 0 <= seat < self.head.seats:
            raise NotationError("bad_seat", text=str(seat + 1))
        return seat

    # Taking back

    def undo(self, decisions: int = 1) -> None:
        """Take back the last decisions, with what chance did after each."""
        if not self.history.undo(decisions):
            raise RecordError("nothing_to_undo", len(self.entries) + 1)
        self.entries.append(Entry(UNDO, number=decisions))

    def redo(self, decisions: int = 1) -> None:
        """Bring back what was just taken back, chance included."""
        if not self.history.redo(decisions):
            raise RecordError("nothing_to_redo", len(self.entries) + 1)
        self.entries.append(Entry(REDO, number=decisions))

    def correct(self, line: int, seat: int, text: str) -> None:
        """Put another move in the place of a line; all later ones must still be possible."""
        code, payload = self.read_move(text)
        self.history.correct(line, self.seated(seat), code, payload)
        written = notation.write(self.game.schema(), code, payload)
        self.entries.append(Entry(CORRECT, seat, written, line))

    # Following a record

    def follow(self, entry: Entry, line: int) -> None:
        """Do what a line of a record says; any trouble names that line of the text."""
        try:
            if entry.act == UNDO:
                self.undo(entry.number)
            elif entry.act == REDO:
                self.redo(entry.number)
            elif entry.act == CORRECT:
                self.correct(entry.number, entry.seat, entry.text)
            elif entry.seat == NATURE:
                self.follow_nature(entry, line)
            else:
                self.make(entry.seat, entry.text)
        except RecordError as error:
            raise error.at(line) from error
        except PolisError as error:
            raise RecordError("impossible_move", line, text=entry.text, reason=error) from error

    def follow_nature(self, entry: Entry, line: int) -> None:
        code, payload = self.read_move(entry.text)
        if self.state.actors != only(NATURE) or code not in list(self.history.odds().codes):
            raise RecordError("impossible_draw", line, text=entry.text)
        self.write(NATURE, code, payload)
