/** A table as it is now, kept up to date over a socket that may break at any time. */

import type { Shown, View } from './board';
import type { ChatLine, Done, Frame, Incoming, Note, Opportunity, Outgoing, Preview, Previewed, Previews, Problem, Refused, Survey, Surveyed, Told } from './messages';
import { shownBy } from './steps';

type Draft<T> = T extends unknown ? Omit<T, 'request' | 'seq'> : never;
export type Order = Draft<Exclude<Incoming, Preview | Survey>>;
type Answer = Done | Previews | Surveyed | Refused;

interface Waiting {
  command: Incoming;
  settle(answer: Answer): void;
}

const PING = 20_000;
const SILENCE = 45_000; // after which a socket is taken for dead
const LONGEST_PAUSE = 15_000;

export class Live {
  frame = $state.raw<Frame | null>(null);
  told = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  notes = $state.raw<Note[]>([]);
  fresh = $state.raw<Told[]>([]); // events of the newest frame, to be animated
  steps = $state.raw<Shown[]>([]); // positions on the way to it
  before = $state.raw<Frame | null>(null); // what was shown until then
  holds = (): boolean => false; // whether the newest frame is still being shown: later ones wait
  unheard: Told[] = []; // events nobody has read aloud yet: frames may come faster than effects
  beat = $state(0);
  position = $state(0); // changes with what there is to decide, and on what
  link = $state<'opening' | 'live' | 'lost' | 'closed'>('opening');
  retryAt = $state(0);
  missing = $state(false); // there is no such table
  outdated = $state(false); // the server has another build of the page by now
  waiting = $state(0); // commands without an answer yet
  online = $state.raw<number[] | null>(null);
  watchers = $state(0);
  skew = 0; // server time minus ours

  private socket: WebSocket | null = null;
  private build = '';
  private tries = 0;
  private heard = 0;
  private timer = 0;
  private unanswered = new Map<string, Waiting>();
  private count = 0;
  private readonly tag = Math.random().toString(36).slice(2, 10);
  private eyes: number | null = null;
  private queue: Frame[] = []; // later frames, told when the board is ready for them

  constructor(readonly id: string) {}

  open(): void {
    this.link = this.frame ? 'lost' : 'opening';
    const place = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
    const line = this.newest?.seat === this.eyes ? this.newest.line : 0; // other eyes have heard nothing yet
    const known = new URLSearchParams({ line: String(line), seq: String(this.newest?.seq ?? 0) });
    if (this.eyes !== null) known.set('seat', String(this.eyes));
    const socket = new WebSocket(`${place}/ws/tables/${encodeURIComponent(this.id)}?${known}`);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Outgoing);
    socket.onclose = (event) => this.lose(socket, event.code);
    this.heard = Date.now();
    clearInterval(this.timer);
    this.timer = window.setInterval(() => this.watch(), PING / 4);
  }

  close(): void {
    this.link = 'closed';
    clearInterval(this.timer);
    clearTimeout(this.retry);
    this.socket?.close();
    this.socket = null;
  }

  /** Try again at once, for a person who does not want to wait. */
  hurry = (): void => {
    if (this.link === 'closed' || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.retry);
    this.socket?.close();
    this.open();
  };

  /** Give an order. It is repeated after a lost connection; its request id makes that harmless. */
  send(order: Order): Promise<Done | Refused> {
    this.waiting += 1;
    return this.request(order).then((answer) => {
      this.waiting -= 1;
      return answer as Done | Refused;
    });
  }

  /** What moves would do; nothing where that cannot be said. */
  async ask(order: Pick<Preview, 'type' | 'seat' | 'moves'> & Partial<Preview>): Promise<Previewed[]> {
    const answer = await this.request(order as Draft<Preview>);
    return answer.type === 'previews' ? answer.previews : [];
  }

  /** What a seat of mine could do, now or after a move; nothing where that cannot be said. */
  async survey(seat: number, after = ''): Promise<Opportunity[]> {
    const answer = await this.request({ type: 'survey', seat, after });
    return answer.type === 'surveyed' ? answer.found : [];
  }

  private request(order: Draft<Incoming>): Promise<Answer> {
    const request = `${this.tag}-${++this.count}`;
    const command = { ...order, request, seq: this.newest?.seq ?? 0 } as Incoming;
    return new Promise((settle) => {
      this.unanswered.set(request, { command, settle });
      this.write(command);
    });
  }

  /** See through another seat; the answer is a frame. */
  look(seat: number | null): void {
    this.eyes = seat;
    this.write({ type: 'look', request: `${this.tag}-${++this.count}`, seq: this.newest?.seq ?? 0, seat, line: 0 });
  }

  /** Milliseconds the server would say it is. */
  now(): number {
    return Date.now() + this.skew;
  }

  private retry = 0;

  private write(command: Incoming): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private watch(): void {
    const quiet = Date.now() - this.heard;
    if (quiet > SILENCE) this.socket?.close();
    else if (quiet > PING) this.write({ type: 'ping', request: 'ping', seq: this.newest?.seq ?? 0 });
  }

  private lose(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.link === 'closed') return;
    if (code === 4404) {
      this.missing = true;
      this.close();
      return;
    }
    if (code === 4401) this.eyes = null; // logged out: the seat is somebody else's now
    this.link = 'lost';
    this.tries += 1;
    const pause = Math.min(LONGEST_PAUSE, 500 * 2 ** Math.min(this.tries, 5)) * (0.7 + Math.random() * 0.6);
    this.retryAt = Date.now() + pause;
    this.retry = window.setTimeout(() => this.open(), pause);
  }

  private hear(message: Outgoing): void {
    this.heard = Date.now();
    if (message.type === 'frame') this.show(message);
    else if (message.type === 'presence') {
      this.online = message.online;
      this.watchers = message.watchers;
    } else if (message.type === 'pong') this.compare(message.build, message.now);
    else this.answer(message);
  }

  private answer(message: Answer): void {
    const waiting = this.unanswered.get(message.request);
    this.unanswered.delete(message.request);
    waiting?.settle(message);
  }

  private compare(build: string, now: number): void {
    this.skew = now - Date.now();
    if (this.build && build !== this.build) this.outdated = true;
    this.build = build;
  }

  /** The last frame that came, shown or not. */
  private get newest(): Frame | null {
    return this.queue.at(-1) ?? this.frame;
  }

  private show(frame: Frame): void {
    const first = this.link !== 'live';
    const last = this.newest;
    const older = last && frame.seat === last.seat && frame.seq < last.seq;
    this.compare(frame.build, frame.now);
    this.link = 'live';
    this.tries = 0;
    if (!older) this.receive(frame, first);
    if (first) for (const { command } of this.unanswered.values()) this.write(command);
  }

  /** Talk is heard at once; what happened on the board waits until the board has shown the rest. */
  private receive(frame: Frame, first: boolean): void {
    const talk = this.chat.at(-1)?.seq ?? 0;
    this.chat = [...this.chat, ...frame.chat.filter((line) => line.seq > talk)];
    const waits = !first && frame.undone_to === null && frame.view !== null && frame.seat === this.frame?.seat;
    if (waits && this.holds()) this.queue.push(frame);
    else {
      this.release(true);
      this.take([frame]);
    }
  }

  /** Tell all that has come meanwhile as one beat; or only its end. */
  release(end = false): void {
    const frames = this.queue;
    this.queue = [];
    if (!frames.length) return;
    this.take(frames);
    if (end) this.fresh = [];
  }

  /** Frames that follow each other, shown as one. */
  private take(frames: readonly Frame[]): void {
    const frame = frames.at(-1)!;
    const turned = this.frame !== null && this.frame.seat !== frame.seat;
    const kept = turned ? [] : this.told.filter((one) => one.line <= (frame.undone_to ?? Infinity));
    const known = kept.at(-1)?.line ?? 0;
    const news = frames.flatMap(({ events }) => events).filter((one) => one.line > known);
    const opening = this.frame === null || turned;
    this.told = [...kept, ...news];
    const noted = this.notes.at(-1)?.seq ?? 0;
    this.notes = [...this.notes, ...frames.flatMap(({ notes }) => notes).filter((note) => note.seq > noted)];
    const before = this.frame;
    this.before = opening ? null : before;
    this.steps = opening ? [] : stepsTo(before!, frames);
    this.fresh = opening ? [] : news;
    this.unheard = opening ? [] : [...this.unheard, ...news];
    this.beat += 1;
    if (opening || frame.line !== before?.line || frame.undone_to !== null) this.position += 1;
    this.online = null;
    this.watchers = frame.info.watchers;
    this.eyes = frame.seat;
    this.frame = frame;
  }
}

/** Every position on the way through some frames, but the last. */
function stepsTo(from: Frame, frames: readonly Frame[]): Shown[] {
  let before = from;
  const found: Shown[] = [];
  for (const frame of frames) {
    if (before !== from && before.line > (found.at(-1)?.line ?? from.line)) found.push({ line: before.line, view: before.view as View });
    if (before.view && (frame.steps[0]?.line ?? 0) > before.line) found.push(...shownBy(before.view, frame.steps));
    before = frame;
  }
  return found;
}

export function problemOf(answer: Done | Refused): Problem | null {
  return answer.type === 'refused' ? answer.problem : null;
}
