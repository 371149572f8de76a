"""A bot for any game: a tree over what its seat can see, grown through many guesses.

The first moves share the budget by halving: all of them meet the same luck, the worse half drops
out, until one is left. Below them the tree leans on the game's rules of thumb, which also play
every game to its end.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.bots.outlook import finish, lead, shares
from polis.bots.tree import NO_NODE, ROOT, WIN, Tree
from polis.core.model import NO_MOVE, Game, Log, Menu, State, kind_of, move
from polis.core.pause import breathe
from polis.core.rng import Rng
from polis.core.seats import NATURE, NONE, first
from polis.core.vectors import filled

CURIOSITY: Final = 1.0  # the benefit of the doubt for a move rarely tried
ADVISED: Final = 0.6  # how much of that goes to the move of thumb rules
WIDTH: Final = 0.35  # children a node may have: so many times the root of its visits
FEWEST: Final = 4  # first moves considered, however small the budget
SURE: Final = 1.0  # standard errors by which a move must be better to be preferred
HOPE: Final = 1.5  # standard errors by which it may still turn out to be
CLEAR: Final = 3.0  # standard errors by which one is worse that a bot need not look at any longer
OFTEN: Final = 4  # the usual move loses one game in so many where only a loss on paper can win
GAMES_EACH: Final = 8  # played for every first move before it may drop out
TRIES: Final = 8  # for each first move, to find one that is new and not shunned
# Decision: an answer has always the same luck, so the same question in the same position gets the
# same answer, however often it is put.
LUCK_OF_ANSWERS: Final = 1931


def think(game: Game[State], state: State, seat: i64, rng: Rng, playouts: i64) -> i64:
    """The move that did best in so many imagined games, or in fewer where that is clear."""
    search = Search(game, state, seat, rng)
    search.drops = True
    return search.best(playouts)


class Search:
    """One decision of one seat."""

    def __init__(self, game: Game[State], state: State, seat: i64, rng: Rng) -> None:
        self.game: Game[State] = game
        self.state: State = state
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.tree: Tree = Tree()
        self.slips: i64 = 0  # of imagined players, once the tree is left
        self.menu: Menu = Menu()
        self.null_log: Log = Log(silent=True)
        self.wanted: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()  # nodes of the first moves, the best first
        # By node and in sum: the first one's own figures, the others' beyond it in the same luck.
        self.gains: vec[i64] = vec[i64]()
        self.squares: vec[i64] = vec[i64]()
        self.wins: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.losses: vec[i64] = vec[i64]()  # games not won alone
        self.shunned: vec[i64] = vec[i64]()  # 1 for a first move no bot makes, if it can help it
        self.won: i64 = 0  # of the game just imagined: the share of the win, and the lead
        self.ahead: i64 = 0
        self.leads: i64 = 0  # by how much imagined games were won, in sum
        self.games: i64 = 0
        self.answers: bool = False  # whether somebody else has asked
        self.drops: bool = False  # whether moves that will not be made need no figures

    def best(self, playouts: i64) -> i64:
        """The best first move: that of thumb rules, unless another is clearly better."""
        self.nominate(playouts)
        self.play_off(playouts)
        return self.verdict()

    def verdict(self) -> i64:
        for i in range(i64(1), i64(len(self.first))):
            node = self.first[i]
            if self.tree.visits[node] == 0 or self.bound(node, -SURE) <= 0.0:
                break
            if self.is_trusted(node):
                return self.tree.moves[node]
        return self.tree.moves[self.first[0]]

    def is_trusted(self, node: i64) -> bool:
        """Whether a first move may be made. What the game's own player calls a loss is done only to
        win for good: where it won every game it was tried in, and the usual move clearly did not.
        A game that is all but won forgives anything, redeeming and mortgaging to and fro too."""
        if self.shunned[node] == 0:
            return True
        usual = self.first[0]
        if self.tree.visits[node] < GAMES_EACH or self.losses[node] > 0:
            return False
        return OFTEN * self.losses[usual] >= self.tree.visits[usual]

    def play_off(self, playouts: i64) -> None:
        """Share so many games among those nominated; the best stand in front."""
        self.open_books()
        alive = i64(len(self.first))
        left = playouts
        while alive > 1 and left > 0:  # so every first move is tried once at least
            each = max(left // (halvings(alive) * alive), 1)
            half = (alive + 1) // 2
            for _ in range(each):
                self.compare(alive, self.rng.word())
                left -= alive
                if self.drops:
                    alive = self.without_hopeless(alive)
                if alive == 1:
                    break
            self.rank(alive)
            alive = self.still_in(min(alive, half))

    def without_hopeless(self, alive: i64) -> i64:
        """Those that may still be made; the others stand behind them."""
        left: i64 = 1
        for i in range(i64(1), alive):
            node = self.first[i]
            if not self.is_hopeless(node):
                self.first[i] = self.first[left]
                self.first[left] = node
                left += 1
        return left

    def is_hopeless(self, node: i64) -> bool:
        """Clearly worse than the move of thumb rules; or shunned, and one game was not won."""
        if self.losses[node] > 0 and self.shunned[node] > 0:
            return True
        return self.tree.visits[node] >= 2 * GAMES_EACH and self.bound(node, CLEAR) < 0.0

    def open_books(self) -> None:
        nodes = len(self.tree.moves)
        self.gains, self.squares = filled(0, nodes), filled(0, nodes)
        self.wins, self.points = filled(0, nodes), filled(0, nodes)
        self.losses, self.shunned = filled(0, nodes), filled(0, nodes)
        for node in self.first:
            if self.game.shuns(self.state, self.seat, self.tree.moves[node]):
                self.shunned[node] = 1

    def compare(self, alive: i64, luck: i64) -> None:
        """One game for every first move, all with the same luck."""
        breathe()
        usual = self.imagine(self.first[0], Rng(luck))
        won, ahead = self.won, self.ahead
        self.note(self.first[0], usual, won, ahead)
        for i in range(i64(1), alive):
            gain = self.imagine(self.first[i], Rng(luck)) - usual
            self.note(self.first[i], gain, self.won - won, self.ahead - ahead)

    def note(self, node: i64, gain: i64, won: i64, ahead: i64) -> None:
        """One game more; the tree has counted it."""
        self.gains[node] += gain
        self.squares[node] += gain * gain
        self.wins[node] += won
        self.points[node] += ahead
        if self.won < WIN:
            self.losses[node] += 1

    def bound(self, node: i64, errors: float) -> float:
        """What a move gains over that of thumb rules, so many standard errors above or below."""
        games = float(self.tree.visits[node])
        mean = float(self.gains[node]) / games
        spread = float(self.squares[node]) / games - mean * mean
        return mean + errors * sqrt((spread + float(WIN)) / games)

    def rank(self, alive: i64) -> None:
        """Sort those still in behind the move of thumb rules, the surest gain first."""
        for i in range(i64(2), alive):
            node = self.first[i]
            worth = self.bound(node, -SURE)
            place = i
            while place > 1 and self.bound(self.first[place - 1], -SURE) < worth:
                self.first[place] = self.first[place - 1]
                place -= 1
            self.first[place] = node

    def still_in(self, alive: i64) -> i64:
        """Those who may yet turn out better; one is left when the answer is clear."""
        while alive > 1 and self.bound(self.first[alive - 1], HOPE) < 0.0:
            alive -= 1
        return max(alive, 1)

    def nominate(self, playouts: i64) -> None:
        """The move of thumb rules, and the rest of the menu as far as the budget goes; of a long
        menu nothing shunned, and only answers where an answer is due."""
        most = max(playouts // GAMES_EACH, FEWEST)
        self.game.legal(self.state, self.seat, self.menu)
        total = self.menu.total
        advice: i64 = NO_MOVE
        if total > 1:
            advice = self.game.advise(self.state, self.seat, self.rng)
        if advice != NO_MOVE and self.menu.allows(advice):
            self.enter(advice)
            self.answers = self.is_answer(advice)
        if self.answers:
            self.rng = Rng(LUCK_OF_ANSWERS)
        for code in self.wanted:
            if self.menu.allows(code):
                self.enter(code)
        self.enter_rest(total, most)
        if len(self.first) == 0:
            self.enter(self.menu.at(0))

    def enter_rest(self, total: i64, most: i64) -> None:
        if total <= most or self.answers:
            for i in range(total):
                if not self.answers or self.is_answer(self.menu.at(i)):
                    self.enter(self.menu.at(i))
            return
        if 3 * self.menu.runs <= most:
            self.enter_ends()
        for _ in range(TRIES * most):
            if i64(len(self.first)) >= most:
                return
            self.consider(self.menu.at(self.rng.below(total)))

    def is_answer(self, code: i64) -> bool:
        return self.game.schema().moves[kind_of(code)].answer

    def consider(self, code: i64) -> None:
        """A first move, unless no bot would make it."""
        if not self.game.shuns(self.state, self.seat, code):
            self.enter(code)

    def enter_ends(self) -> None:
        """Of every box the smallest and the largest, since rules turn there."""
        for run in range(self.menu.runs):
            self.consider(self.menu.first_in(run))
            self.consider(self.menu.last_in(run))

    def insist(self, code: i64) -> None:
        """A move to be looked at, whatever the budget."""
        self.wanted = append(self.wanted, code)

    def enter(self, code: i64) -> None:
        if self.tree.child(ROOT, self.seat, code) == NO_NODE:
            self.first = append(self.first, self.tree.grow(ROOT, self.seat, code))

    def imagine(self, node: i64, rng: Rng) -> i64:
        """One game: a first move, down the tree, one node more, and on to the end. Its worth."""
        game = self.game
        rollout = game.determinize(self.state, self.seat, rng)
        path = append(vec[i64](), node)
        game.apply(rollout, self.seat, self.tree.moves[node], self.null_log)
        fresh = self.tree.visits[node] == 0
        while rollout.actors != NONE and not fresh:
            mover = first(rollout.actors)
            code = self.chosen(rollout, mover, node, rng)
            shown = code
            if mover != self.seat and game.schema().moves[kind_of(code)].secret:
                shown = move(kind_of(code))
            game.apply(rollout, mover, code, self.null_log)
            below = self.tree.child(node, mover, shown)
            if below == NO_NODE:
                below = self.tree.grow(node, mover, shown)
                fresh = mover != NATURE
            node = below
            path = append(path, node)
        finish(game, rollout, rng, self.menu, self.null_log, self.slips)
        worth = self.worths(rollout)
        self.tree.count(path, worth)
        return worth[self.seat]

    def chosen(self, rollout: State, mover: i64, node: i64, rng: Rng) -> i64:
        """Nature's draw, an untried move while there is room for one, or the best known."""
        if mover == NATURE:
            return self.game.sample(rollout, rng)
        self.menu.clear()
        self.game.legal(rollout, mover, self.menu)
        known = self.tree.known(node, mover, self.menu)
        if known == 0:
            advice = self.game.advise(rollout, mover, rng)
            if advice != NO_MOVE:
                return advice
        if known < self.menu.total and known < 1 + i64(int(WIDTH * self.breadth(node))):
            return self.untried(mover, node)
        return self.promising(mover, node)

    def breadth(self, node: i64) -> float:
        return sqrt(float(self.tree.visits[node]))

    def untried(self, mover: i64, node: i64) -> i64:
        """Some move of the menu that has no node yet."""
        start = self.rng.below(self.menu.total)
        for step in range(self.menu.total):
            index = start + step
            if index >= self.menu.total:
                index -= self.menu.total
            code = self.menu.at(index)
            if self.tree.child(node, mover, code) == NO_NODE:
                return code
        return self.menu.at(start)

    def promising(self, mover: i64, node: i64) -> i64:
        """The best of the known moves this menu allows: what it brought, and doubt for the rare."""
        tree, best, most = self.tree, i64(NO_MOVE), -1.0
        share = ADVISED
        each = tree.eldest[node]
        while each != NO_NODE:
            if tree.movers[each] == mover and self.menu.allows(tree.moves[each]):
                worth = float(tree.mean(each)) / float(WIN)
                worth += CURIOSITY * share * self.breadth(node) / float(1 + tree.visits[each])
                if worth > most:
                    best, most = tree.moves[each], worth
            share = (1.0 - ADVISED) / 4.0
            each = tree.younger[each]
        return best

    def worths(self, rollout: State) -> vec[i64]:
        """What the end is worth to each seat: half for winning, half for the lead, since a game
        won by more would be won by others' luck too."""
        scores, result = self.game.scores(rollout), shares(self.game, rollout)
        self.won, self.ahead = result[self.seat], lead(scores, self.seat)
        for seat in range(rollout.players):
            result[seat] = result[seat] // 2
            if not has_lost_all(scores, seat):
                result[seat] += self.by_lead(lead(scores, seat), seat)
        return result

    def by_lead(self, ahead: i64, seat: i64) -> i64:
        """A lead against the usual one of this search."""
        size = ahead
        if size < 0:
            size = -size
        if seat == self.seat:
            self.leads += size
            self.games += 1
        usual = self.leads // max(self.games, 1) + 1
        return WIN // 4 + ahead * (WIN // 4) // (size + usual)


def has_lost_all(scores: vec[i64], seat: i64) -> bool:
    """Whether a seat has nothing left where others have something, however early that was: were the
    others' points counted, a losing player would rather be ruined soon than late."""
    if scores[seat] != 0:
        return False
    for score in scores:
        if score < 0:
            return False
    return lead(scores, seat) < 0


def halvings(alive: i64) -> i64:
    """How often a field is halved until one is left."""
    count: i64 = 0
    while alive > 1:
        alive = (alive + 1) // 2
        count += 1
    return count
