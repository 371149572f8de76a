/** My place at a table: what I have picked, what was refused, what I look at. */

import { getReplay } from './api';
import { boardOf, plainHoldings } from './boards';
import type { Asked, BoardModule, BoardSeat, BoardTexts, Holding, Rival, Shown, View } from './board';
import { allows, few, moves } from './choices';
import { problemOf, type Live } from './live.svelte';
import type { Box, Done, Previewed, Problem, Refused, ReplayFrame, SeatInfo, Told } from './messages';
import { Previews } from './previews.svelte';
import { motion, recall, remember, settings } from './settings.svelte';
import { speech, t } from './speech.svelte';
import { signed } from './texts';
import type { Doubt } from './word';

const LEAVES = new Set(['pass', 'done', 'decline', 'skip', 'back', 'abstain', 'time']);
const SKIP = 400; // milliseconds after a tap in which what comes next is skipped too
const ASKED = 24; // moves whose previews are asked for before one is picked

export class Desk {
  picked = $state('');
  refusal = $state.raw<Problem | null>(null);
  asked = $state.raw<Asked | null>(null);
  module = $state.raw<BoardModule | null>(null);
  ready = $state(false);
  doubt = $state<Doubt>(''); // what about the chance is not as this device kept it
  taught = $state.raw<readonly string[]>([]); // the moves a lesson waits for
  ahead = $state.raw<readonly string[]>([]); // those it waits for right after
  advised = $state(''); // one of them that nothing on the table shows
  shown = $state(0); // the beat the board has shown to its end
  played = false; // a game that this page has seen running
  counting = $state(''); // the source of points that is being counted
  wash = $state<number | null>(null); // the winner's colour, to wash over the board
  past = $state.raw<{ frames: ReplayFrame[]; at: number } | null>(null);
  guard: ((move: string) => Promise<boolean>) | null = null; // asks before a move is made
  lifted = $state<number | null>(null); // seat whose curtain was lifted
  private sent = ''; // the move without an answer yet
  private weighed = ''; // the move whose preview decides whether it is asked about again
  private reached = $state.raw({ beat: 0, line: 0 }); // how far the board has come
  private dropped = $state(0); // the beat nobody waits for any more
  private skipped = -Infinity; // when the board was last tapped to skip
  private whole = $state.raw<Previewed | null>(null); // of the picked move, with what the board makes right after it
  private picks = 0;
  private refusedAt = 0; // line of the record
  lastMine = $state(Infinity); // line of my last move; none known yet

  readonly live: Live;
  readonly previews: Previews;

  constructor(live: Live) {
    this.live = live;
    this.previews = new Previews(live);
    live.holds = () => this.playing;
  }

  frame = $derived.by(() => this.live.frame);
  info = $derived.by(() => this.frame?.info ?? null);
  game = $derived(this.info?.game ?? '');
  seat = $derived(this.frame?.seat ?? null);
  book = $derived(speech.book(this.game));
  words = $derived(speech.of(this.game));

  names = $derived((this.info?.seats ?? []).map((seat) => seat.name));
  people = $derived.by((): SeatInfo[] => {
    const online = this.live.online;
    const before = this.playing ? this.live.before?.info.seats : null;
    const seats = (this.info?.seats ?? []).map((seat, i) => (before?.[i] ? { ...seat, acts: before[i].acts } : seat));
    return online ? seats.map((seat) => ({ ...seat, online: online.includes(seat.number) })) : seats;
  });
  seats = $derived.by((): BoardSeat[] =>
    this.people.map(({ number, colour, mine, acts, resigned }) => ({
      number, colour, mine, acts, out: resigned, name: this.name(number),
    })),
  );

  /** My seat that owes a decision while I look through another: the device must change hands. */
  next = $derived.by((): number | null => {
    const mine = this.info?.my_seats ?? [];
    if (mine.length < 2 || this.info?.status !== 'running') return null;
    const acting = mine.filter((seat) => this.info!.seats[seat]?.acts && !this.info!.seats[seat]?.bot);
    return acting.length && !acting.includes(this.seat ?? -1) ? acting[0]! : null;
  });

  texts: BoardTexts = {
    language: 'en',
    t: (key, facts) => this.book.say(key, facts),
    has: (key) => this.book.has(key),
    move: (text) => this.module?.says?.(text, this.view, this.texts) || this.book.move(text, this.words, this.names),
    event: (told) => this.module?.saysEvent?.(told, this.view, this.texts) || this.book.event(told, this.words, this.names),
    value: (domain, written) => this.book.value(domain, written, this.names),
    form: (domain, written, form) => this.book.form(domain, written, form),
    number: signed,
  };

  rivals = $derived.by((): Rival[] => this.module?.rivals?.(this.seen, this.seats, this.texts) ?? []);
  mine = $derived(this.seat !== null && (this.info?.my_seats ?? []).includes(this.seat));
  choices = $derived.by((): Box[] => (this.past || this.playing ? [] : (this.frame?.choices ?? [])));
  /** Whether the game waits for me; in some games one may do things before that too. */
  acts = $derived.by(() => this.choices.length > 0 && (this.info?.seats[this.seat ?? -1]?.acts ?? false));
  /** Whether my dial of hints is on while I have to decide. */
  helped = $derived.by(() => this.acts && this.info!.seats[this.seat!]!.hints !== 'off');
  /** Whether I am told what I could do. */
  surveys = $derived.by(() => !this.past && this.mine && this.info!.help && (this.info!.status === 'running' || this.playing) && this.words.opportunities.length > 0);
  /** Moves the shared widgets draw: those the board does not claim. */
  unclaimed = $derived(this.choices.filter((box) => !this.module?.claims?.includes(box.move)));

  /** Kinds of free-form moves: what they may say, only the server knows. */
  freeform = $derived(
    this.words.moves.filter((kind) => kind.freeform && !this.module?.claims?.includes(kind.name)).map((kind) => kind.name),
  );

  view = $derived.by((): View => this.past?.frames[this.past.at]?.view ?? this.frame?.view ?? {});
  events = $derived.by((): Told[] => this.past?.frames[this.past.at]?.events ?? this.live.fresh);
  beat = $derived.by(() => (this.past ? -1 - this.past.at : this.live.beat));

  /** Whether the board is still showing what happened: log, purses and prompt follow it step by step. */
  playing = $derived.by((): boolean => {
    const { beat, fresh } = this.live;
    if (this.past || !this.module || this.next !== null || motion.calm) return false;
    return fresh.length > 0 && this.shown !== beat && this.dropped !== beat;
  });
  /** The last line of the record that is on show. */
  private line = $derived.by((): number => {
    if (!this.playing) return Infinity;
    return this.reached.beat === this.live.beat ? this.reached.line : (this.live.before?.line ?? 0);
  });
  /** The position on show. */
  seen = $derived.by((): View => {
    if (!this.playing || this.line === Infinity) return this.view;
    return this.live.steps.findLast(({ line }) => line <= this.line)?.view ?? this.live.before?.view ?? this.view;
  });
  /** What has been told, as far as it is on show. */
  told = $derived.by((): Told[] => (this.line === Infinity ? this.live.told : this.live.told.filter(({ line }) => line <= this.line)));

  steps = $derived.by((): Shown[] => (this.past ? [] : this.live.steps));

  /** What the picked move would do. */
  outcome = $derived.by((): Previewed | null => (this.picked ? (this.whole ?? this.previews.of(this.picked)) : null));

  /** What the one who owes a decision is asked for, where it is not what the phase says: an offer. */
  private besides = $derived.by((): string => {
    const seat = this.acts ? this.seat : (this.people.find(({ acts }) => acts)?.number ?? null);
    return seat === null ? '' : (this.module?.asks?.(this.seen, seat, this.texts, this.acts ? this.choices : []) ?? '');
  });

  /** What a player does now, from the game's own words for its phases. */
  phase = $derived.by((): string => this.besides || this.book.maybe(`phase-${String(this.seen['phase'] ?? '')}`));

  /** The phase in few words: `ask` puts it to me as a question, `them` tells what others decide. A
   *  question of the board's stands as it is. */
  private brief(form: 'ask' | 'them'): string {
    const { besides } = this;
    if (besides) return !besides.endsWith('?') ? '' : form === 'ask' ? besides : besides[0]!.toLocaleLowerCase() + besides.slice(1);
    return this.book.form('phase', String(this.seen['phase'] ?? ''), form);
  }

  /** What those decide for whom all wait; "" where only the phase can say it. */
  theirs = $derived.by((): string => this.brief('them'));

  /** What I am asked for: where I may decline, it is no duty. */
  prompt = $derived.by((): string => {
    if (!this.acts || !this.phase) return '';
    const asked = this.brief('ask');
    if (asked) return asked;
    const free = this.choices.some((box) => !box.args.length && ['pass', 'done', 'decline'].includes(box.move));
    return free ? t('you-may', { what: this.phase }) : t('you-need', { what: this.phase });
  });

  /** The move that is played by itself for those who want to be quick; "" where I have to choose. */
  hurry = $derived.by((): string => {
    if (!settings.speed || !this.acts || this.seat === null || this.info?.tutorial || this.picked) return '';
    if (this.refusal || this.asked || this.live.waiting || this.shown !== this.beat) return '';
    const found = this.module?.hurry?.(this.view, this.seat, this.choices);
    if (found !== undefined) return found;
    const all = this.freeform.length ? [] : moves(this.choices);
    return all.length === 1 ? all[0]! : '';
  });

  since = $derived.by(() => this.told.filter((told) => told.line > this.lastMine));

  async sit(): Promise<void> {
    const game = this.game;
    Object.defineProperty(this.texts, 'language', { get: () => speech.language });
    await speech.ready(game);
    this.module = await boardOf(game).catch(() => null);
    this.recallMine();
    this.ready = true;
  }

  recallMine(): void {
    this.lastMine = recall<number>(this.key(), Infinity);
  }

  name(seat: number): string {
    return this.book.seat(seat, this.names);
  }

  holdings(seat: number): Holding[] {
    const own = this.module?.holdings?.(this.seen, seat, this.texts);
    const found = own ?? plainHoldings(this.seen, seat, this.book);
    // Behind the curtain nothing of the last player may show.
    return this.next === null ? found : found.map((one) => ({ ...one, value: null }));
  }

  /** How well a bot plays; a roster name says it itself. */
  level({ bot }: SeatInfo, short = false): string {
    const level = speech.book().maybe(`level-${bot}`);
    if (!level) return short ? '' : t('seat-kind-bot'); // a bot of the command line has no name for players
    return short ? level : t('bot-of-level', { level: level.toLocaleLowerCase() });
  }

  clause(id: string): string {
    return this.book.maybe(`clause-${id.replace('.', '-')}`);
  }

  /** A new position: what I picked stays, unless it was just played or has become impossible. */
  settle(): void {
    if (this.info?.status === 'running') this.played = true;
    if (this.picked === this.sent || !this.permits(this.picked)) this.picked = '';
    if ((this.frame?.line ?? 0) > this.refusedAt) this.refusal = null;
    if (this.mine) this.previews.ask([...few(this.frame?.choices ?? [], ASKED), this.picked]);
  }

  /** Small print is judged by the server alone. */
  private permits(move: string): boolean {
    const playing = this.mine && this.info?.status === 'running';
    return allows(this.frame?.choices ?? [], move) || (playing && move.includes(':'));
  }

  preview = (move: string | null, costly = false, whole: Previewed | null = null): void => {
    [this.refusal, this.whole] = [null, whole];
    this.picks += 1;
    if (move === null) this.picked = '';
    else if (this.picked === move && this.isSimple(move)) void this.play(move);
    else if (costly || settings.confirm === 'all') this.pick(move);
    else void this.weigh(move);
  };

  private pick(move: string): void {
    this.picked = move;
    this.previews.ask([move]);
  }

  /** Make a move at once, unless it is costly: then it is asked about. */
  private async weigh(move: string): Promise<void> {
    const [seat, position, picks] = [this.seat, this.live.position, this.picks];
    if (seat === null || this.weighed === move || this.sent === move) return;
    this.weighed = move;
    const found = this.previews.of(move) ?? (await this.live.ask({ type: 'preview', seat, moves: [move] }))[0];
    this.weighed = '';
    if (position !== this.live.position && !this.permits(move)) return;
    if (found?.costly && picks === this.picks) this.pick(move);
    else if (!found?.costly) await this.play(move);
  }

  /** What a move costs or brings, and what is left then: "200 ₵ → 1,100 ₵ left". */
  effect(move: string): string {
    const change = this.seat === null ? 0 : (this.previews.of(move)?.money[this.seat] ?? 0);
    if (!change) return '';
    const purse = this.holdings(this.seat!).find((one) => one.icon === 'money')?.value;
    const money = (n: number) => (this.book.has('ui-money') ? this.book.say('ui-money', { amount: n }) : signed(n));
    if (typeof purse !== 'number') return change > 0 ? `+${money(change)}` : money(-change);
    const facts = { money: money(Math.abs(change)), left: money(purse + change) };
    return change > 0 ? t('effect-gains', facts) : t('effect-pays', facts);
  }

  /** The move of the large button, as the board says; where the board has the real choices, letting it
   *  be is not what a player has come for. */
  primary = $derived.by((): string | undefined => {
    if (this.seat === null) return undefined;
    const said = this.module?.primary?.(this.seen, this.seat, this.choices);
    const elsewhere = this.unclaimed.length < this.choices.length;
    return said ?? (elsewhere && LEAVES.has(this.unclaimed[0]?.move ?? '') ? '' : undefined);
  });

  /** Whether a move ends the game for its mover: never what lies nearest at hand. */
  isFinal(move: string): boolean {
    return this.words.moves.some((kind) => kind.final && kind.name === move.split(' ')[0]);
  }

  reach = (line: number): void => {
    if (!this.past) this.reached = { beat: this.live.beat, line };
  };

  /** The board was tapped: whatever waits to be shown is shown at its end. */
  skip = (): void => {
    if (this.playing) this.skipped = performance.now();
  };

  /** Wait no longer for the board. */
  drop = (): void => {
    this.dropped = this.live.beat;
  };

  /** Show what has come while the board was busy. */
  goOn(): void {
    this.live.release(document.hidden || performance.now() - this.skipped < SKIP);
  }

  /** A second tap on the same button confirms it; on a slider it would be an accident. */
  private isSimple(move: string): boolean {
    const box = this.choices.find((one) => one.move === move.split(' ')[0]);
    return !box?.args.some((arg) => arg.values.length > 4 && /^\d+$/.test(arg.values[0]!));
  }

  confirm = (): void => {
    if (this.picked) void this.play(this.picked);
  };

  choose = (move: string): void => void this.play(move);

  refuse = (move: string): void => {
    if (allows(this.choices, move)) this.preview(move);
    else void this.play(move);
  };

  private async play(text: string): Promise<void> {
    const seat = this.seat;
    if (seat === null || (this.guard && !(await this.guard(text)))) return;
    const line = this.frame?.line ?? 0;
    this.refusal = null;
    this.sent = text;
    const picks = this.picks;
    const answer = await this.live.send({ type: 'move', seat, text });
    this.sent = '';
    this.object(answer);
    if (answer.type !== 'done') return;
    if (picks === this.picks) this.picked = ''; // else the next move is already picked
    this.lastMine = line + 1;
    remember(this.key(), this.lastMine);
  }

  private object(answer: Done | Refused): void {
    this.refusal = problemOf(answer);
    this.refusedAt = this.frame?.line ?? 0;
  }

  async order(...order: Parameters<Live['send']>): Promise<boolean> {
    const answer = await this.live.send(...order);
    this.object(answer);
    return answer.type === 'done';
  }

  /** Show on the board what happened since my last move, one line after another. */
  async lookBack(): Promise<void> {
    const first = this.since[0]?.line;
    if (first === undefined || !this.frame) return;
    const replay = await getReplay(this.live.id, this.mine ? this.seat : null, first, this.frame.line);
    const frames = replay.frames.filter((frame) => frame.events.length);
    if (frames.length) this.past = { frames, at: 0 };
  }

  stepBack(by: number): void {
    if (!this.past) return;
    const at = this.past.at + by;
    this.past = at >= 0 && at < this.past.frames.length ? { ...this.past, at } : null;
  }

  /** Whom a line of the log is about, seat of the table or rival: the first it names. */
  whose(told: Told): BoardSeat | Rival | undefined {
    const args = this.words.events.find((event) => event.name === told.event)?.args ?? [];
    const seat = args.find((arg) => arg.domain === 'seat');
    if (seat) return this.seats[Number(told.args[seat.name])];
    return this.rivals.find(({ name }) => args.some((arg) => this.texts.value(arg.domain, String(told.args[arg.name])) === name));
  }

  private byLine = $derived.by(() => {
    const found = new Map<number, Told[]>();
    for (const told of this.live.told) found.set(told.line, [...(found.get(told.line) ?? []), told]);
    return found;
  });

  /** An event as the log says it, "" where it needs no words; `line` has all that is told with it. */
  tell(told: Told, line: readonly Told[] = this.byLine.get(told.line) ?? [told]): string {
    return this.module?.tells?.(told, line, this.texts) ?? this.texts.event(told);
  }

  /** Whether an event has no line of its own in the log. */
  isSilent(told: Told): boolean {
    return this.module?.tells?.(told, this.byLine.get(told.line) ?? [told], this.texts) === '';
  }

  /** "Anna bids 3 cheques." for those who do not see the board. */
  announce(events: Told[]): string {
    return events.map((told) => this.tell(told, events.filter(({ line }) => line === told.line))).filter(Boolean).join(' ');
  }

  turn = $derived.by((): string => {
    if (!this.info || this.info.status !== 'running') return '';
    if (this.info.paused) return t('paused');
    const acting = this.people.filter((seat) => seat.acts).map((seat) => this.name(seat.number));
    const facts = { names: acting.join(', '), count: acting.length };
    if (!acting.length) return '';
    if (acting.length === 1 && this.people.find(({ acts }) => acts)?.mine) return t('your-turn');
    return this.theirs ? t('deciding', { ...facts, what: this.theirs }) : t('turn-of', facts);
  });

  private key(): string {
    return `polis-last:${this.live.id}:${this.seat ?? 'watch'}`;
  }
}
