"""What a seat may imagine of the tiles it has not seen.

A seat has seen every pack that lay before it, so it knows what was taken from a pack between two
looks, though not who took which; later, every tile used is known with its user. A guess puts
everything else where it could be, all ways alike.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.rng import Rng
from polis.core.seats import holds
from polis.core.vectors import filled
from polis.games.tycoon.codes import DEALING, DRAFTING, LANDSCAPING
from polis.games.tycoon.phases.dealing import first_of_pile, put_in_pack
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.state import is_shown
from polis.games.tycoon.terms import EMPTY, HAND, PILE

NEVER: Final = 99  # a look that a seat has not had


def determinize(state: Tycoon, viewer: i64, rng: Rng) -> Tycoon:
    """[T2.2] Redeal what this seat has not seen, and forget nothing it has."""
    new = state.copy()
    if DEALING <= state.phase <= LANDSCAPING:
        Imagination(new, viewer, rng).redeal()
    return new


class Imagination:
    """One guess in the making, on a copy of the position."""

    def __init__(self, state: Tycoon, viewer: i64, rng: Rng) -> None:
        self.state: Tycoon = state
        self.viewer: i64 = viewer
        self.rng: Rng = rng
        self.unseen: vec[i64] = vec[i64]()  # tiles of the pile that could be anywhere

    def redeal(self) -> None:
        players = self.state.players
        known = filled(0, PILE)
        for pack in range(players):
            self.mix_seen(pack, known)
        self.note_shown(known)
        for i in range(i64(PILE)):
            if known[i] == 0:
                self.unseen = append(self.unseen, first_of_pile(self.state) + i)
        for pack in range(players):
            if self.first_look(pack) > self.state.passes:
                self.refill_pack(pack)
        for seat in range(players):
            self.refill_hand(seat)
        if self.state.phase == DEALING:
            self.refill_box()

    # Looks

    def first_look(self, pack: i64) -> i64:
        """At which pass a pack first lies before the viewer."""
        if self.viewer >= self.state.players:
            return NEVER
        return (self.viewer - pack + self.state.players) % self.state.players

    def picks(self, pack: i64) -> i64:
        """How many tiles have been taken from a pack."""
        state = self.state
        if state.passes >= HAND:
            return HAND
        holder = (pack + state.passes) % state.players
        if state.phase == DRAFTING and not holds(state.actors, holder):
            return state.passes + 1
        return state.passes

    def slot(self, pack: i64, pick: i64) -> i64:
        """Where the tile taken at this pick lies."""
        return (pack + pick) % self.state.players * HAND + pick

    def pack_at(self, seat: i64, pick: i64) -> i64:
        """The pack a seat took from at this pick."""
        return (seat - pick + HAND * self.state.players) % self.state.players

    def is_fixed(self, slot: i64) -> bool:
        return is_shown(self.state, slot // HAND, slot % HAND)

    # What was seen

    def mix_seen(self, pack: i64, known: vec[i64]) -> None:
        """What was taken between two looks is mixed among those who took it; what was taken after
        the last one, with what is left."""
        look, picks = self.first_look(pack), self.picks(pack)
        while look <= self.state.passes:
            following = look + self.state.players
            if look < picks:
                self.note(self.state.hands[self.slot(pack, look)], known)
            slots = vec[i64]()
            for pick in range(look + 1, min(following, picks)):
                slots = append(slots, self.slot(pack, pick))
            self.mix(slots, pack, following > self.state.passes, known)
            look = following

    def mix(self, slots: vec[i64], pack: i64, with_rest: bool, known: vec[i64]) -> None:
        state, tiles = self.state, vec[i64]()
        for slot in slots:
            self.note(state.hands[slot], known)
            if not self.is_fixed(slot):
                tiles = append(tiles, state.hands[slot])
        if with_rest:
            for i in range(pack * HAND, pack * HAND + HAND):
                if state.packs[i] != EMPTY:
                    self.note(state.packs[i], known)
                    tiles = append(tiles, state.packs[i])
        if len(slots) == 0:
            return
        for slot in slots:
            if not self.is_fixed(slot):
                tiles, state.hands[slot] = self.draw(tiles)
        if with_rest:
            self.put_rest(pack, tiles)

    def put_rest(self, pack: i64, tiles: vec[i64]) -> None:
        for i in range(pack * HAND, pack * HAND + HAND):
            self.state.packs[i] = EMPTY
        for i in range(i64(len(tiles))):
            put_in_pack(self.state.packs, pack, i, tiles[i])

    def note(self, tile: i64, known: vec[i64]) -> None:
        known[tile - first_of_pile(self.state)] = 1

    def note_shown(self, known: vec[i64]) -> None:
        """[T3.1] All have seen the tiles that were used."""
        for slot in range(i64(len(self.state.hands))):
            if self.is_fixed(slot):
                self.note(self.state.hands[slot], known)

    # What was not

    def draw(self, tiles: vec[i64]) -> tuple[vec[i64], i64]:
        """Any one of these tiles, and the others."""
        i, last = self.rng.below(i64(len(tiles))), i64(len(tiles)) - 1
        tile = tiles[i]
        tiles[i] = tiles[last]
        return tiles[:last], tile

    def draw_unseen(self) -> i64:
        self.unseen, tile = self.draw(self.unseen)
        return tile

    def refill_pack(self, pack: i64) -> None:
        size: i64 = 0
        for i in range(pack * HAND, pack * HAND + HAND):
            if self.state.packs[i] != EMPTY:
                size += 1
                self.state.packs[i] = EMPTY
        for i in range(size):
            put_in_pack(self.state.packs, pack, i, self.draw_unseen())

    def refill_hand(self, seat: i64) -> None:
        """The tiles a seat took before the viewer saw the pack, those shown since among them: in
        which pack they lay, he cannot know."""
        state = self.state
        slots = vec[i64]()
        tiles = vec[i64]()
        for pick in range(i64(HAND)):
            slot = seat * HAND + pick
            if state.hands[slot] != EMPTY and self.first_look(self.pack_at(seat, pick)) > pick:
                slots = append(slots, slot)
                if self.is_fixed(slot):
                    tiles = append(tiles, state.hands[slot])
        self.scatter(seat, slots, tiles)

    def scatter(self, seat: i64, slots: vec[i64], shown: vec[i64]) -> None:
        """Shown tiles and imagined ones, in any of these slots."""
        state = self.state
        while len(slots) > 0:
            slots, slot = self.draw(slots)
            bit = 1 << (slot % HAND)
            if len(shown) > 0:
                shown, state.hands[slot] = self.draw(shown)
                state.shown[seat] |= bit
            else:
                state.hands[slot] = self.draw_unseen()
                state.shown[seat] &= ~bit

    def refill_box(self) -> None:
        """While tiles are being dealt, the box holds whatever is nowhere else."""
        state = self.state
        for i in range(i64(PILE)):
            state.box[i] = 1
        for tile in state.packs:
            if tile != EMPTY:
                state.box[tile - first_of_pile(state)] = 0
