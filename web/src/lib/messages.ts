// Generated from src/polis/server/messages by tools/types.py. Do not edit.

export interface SeatPlan {
  kind: 'bot' | 'friend' | 'me' | 'open';
  bot: string;
  name: string;
}

export interface Clock {
  kind: 'daily' | 'live' | 'none';
  bank: number;
  increment: number;
  hours: number;
  wake_from: number;
  wake_to: number;
  sit_in: boolean;
}

export interface SeatInfo {
  number: number;
  kind: 'bot' | 'friend' | 'open' | 'person';
  name: string;
  colour: number;
  bot: string;
  sitting_in: boolean;
  resigned: boolean;
  online: boolean;
  mine: boolean;
  acts: boolean;
  bank: number | null;
  reminded: boolean;
  hints: 'explain' | 'name' | 'off' | 'warn';
  quiet: boolean;
}

export interface TextArg {
  name: string;
  domain: string;
  values: string[];
}

export interface Box {
  move: string;
  args: TextArg[];
}

export interface Told {
  line: number;
  event: string;
  clause: string;
  args: Record<string, number | string>;
  whispered: boolean;
}

export interface Step {
  line: number;
  changed: Record<string, unknown>;
}

export interface ChatLine {
  seq: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

export interface Note {
  seq: number;
  line: number;
  seat: number;
  hints: 'explain' | 'name' | 'off' | 'warn';
}

export interface Proposal {
  id: number;
  what: 'undo';
  seat: number;
  decisions: number;
  agreed: number[];
  awaited: number[];
}

export interface Problem {
  code: string;
  sentence: string;
  rule: string;
  nearest: string;
  field: string;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  clock: Clock;
  private: boolean;
  help: boolean;
  tutorial: boolean;
  status: 'open' | 'over' | 'running';
  paused: boolean;
  owner: boolean;
  seats: SeatInfo[];
  my_seats: number[];
  promise: string;
  commitments: string[];
  awaited: number[];
  nonces: string[];
  secret: string;
  rematch: string;
  created: number;
  watchers: number;
}

export interface Source {
  name: string;
  points: number[];
}

export interface Result {
  scores: number[];
  places: number[];
  winners: number[];
}

export interface Frame {
  type: 'frame';
  build: string;
  seq: number;
  line: number;
  info: TableInfo;
  view: Record<string, unknown> | null;
  seat: number | null;
  choices: Box[];
  events: Told[];
  steps: Step[];
  undone_to: number | null;
  proposal: Proposal | null;
  can_undo: 'ask' | 'free' | 'no';
  result: Result | null;
  chat: ChatLine[];
  notes: Note[];
  now: number;
  answer_by: number | null;
  weighing: boolean;
  sources: Source[];
}

export interface Refused {
  type: 'refused';
  request: string;
  problem: Problem;
  stale: boolean;
}

export interface Done {
  type: 'done';
  request: string;
  seq: number;
  table: string;
}

export interface Previewed {
  move: string;
  problem: Problem | null;
  money: number[];
  events: Told[];
  chance: boolean;
  costly: boolean;
  changed: Record<string, unknown>;
}

export interface Previews {
  type: 'previews';
  request: string;
  seq: number;
  previews: Previewed[];
}

export interface Opportunity {
  kind: string;
  clause: string;
  args: Record<string, number | string>;
  move: string;
}

export interface Surveyed {
  type: 'surveyed';
  request: string;
  seq: number;
  found: Opportunity[];
}

export interface Presence {
  type: 'presence';
  online: number[];
  watchers: number;
}

export interface Pong {
  type: 'pong';
  build: string;
  seq: number;
  now: number;
}

export interface Command {
  request: string;
  seq: number;
}

export interface Move {
  type: 'move';
  request: string;
  seq: number;
  seat: number;
  text: string;
}

export interface Undo {
  type: 'undo';
  request: string;
  seq: number;
  seat: number;
}

export interface Answer {
  type: 'answer';
  request: string;
  seq: number;
  seat: number;
  proposal: number;
  yes: boolean;
}

export interface Say {
  type: 'say';
  request: string;
  seq: number;
  text: string;
}

export interface Sit {
  type: 'sit';
  request: string;
  seq: number;
  seat: number;
  invitation: string;
  name: string;
  commitment: string;
}

export interface Leave {
  type: 'leave';
  request: string;
  seq: number;
  seat: number;
}

export interface Arrange {
  type: 'arrange';
  request: string;
  seq: number;
  seat: number;
  plan: SeatPlan | null;
}

export interface Commit {
  type: 'commit';
  request: string;
  seq: number;
  commitment: string;
}

export interface Start {
  type: 'start';
  request: string;
  seq: number;
}

export interface Reveal {
  type: 'reveal';
  request: string;
  seq: number;
  nonce: string;
}

export interface SitIn {
  type: 'sit_in';
  request: string;
  seq: number;
  seat: number;
  bot: string;
}

export interface Return {
  type: 'return';
  request: string;
  seq: number;
  seat: number;
}

export interface Pause {
  type: 'pause';
  request: string;
  seq: number;
  on: boolean;
}

export interface Resign {
  type: 'resign';
  request: string;
  seq: number;
  seat: number;
}

export interface Rematch {
  type: 'rematch';
  request: string;
  seq: number;
}

export interface TurnDial {
  type: 'dial';
  request: string;
  seq: number;
  seat: number;
  hints: 'explain' | 'name' | 'off' | 'warn';
}

export interface Quiet {
  type: 'quiet';
  request: string;
  seq: number;
  seat: number;
  on: boolean;
}

export interface Weigh {
  type: 'weigh';
  request: string;
  seq: number;
  seat: number;
  on: boolean;
}

export interface Look {
  type: 'look';
  request: string;
  seq: number;
  seat: number | null;
  line: number;
}

export interface Preview {
  type: 'preview';
  request: string;
  seq: number;
  seat: number;
  moves: string[];
  answer: string;
  shows: boolean;
}

export interface Survey {
  type: 'survey';
  request: string;
  seq: number;
  seat: number;
  after: string;
}

export interface Ping {
  type: 'ping';
  request: string;
  seq: number;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options: Record<string, string>;
  clock: Clock;
  private: boolean;
  help: boolean;
  start: string;
}

export interface Invitation {
  seat: number;
  link: string;
}

export interface TableMade {
  id: string;
  invitations: Invitation[];
}

export interface TableRow {
  id: string;
  game: string;
  status: 'open' | 'over' | 'running';
  seats: SeatInfo[];
  waits_for_me: boolean;
  mine: boolean;
  changed: number;
  result: Result | null;
}

export interface Tables {
  mine: TableRow[];
  open: TableRow[];
}

export interface Me {
  id: string;
  name: string;
  colour: number;
  language: 'en' | 'ru';
  account: string;
  csrf: string;
  preparing: boolean;
}

export interface MeChange {
  name: string | null;
  colour: number | null;
  language: 'en' | 'ru' | null;
}

export interface NoticeSettings {
  webhook: string;
  telegram_chat: string;
  telegram_token: boolean;
  telegram_ready: boolean;
}

export interface NoticeChange {
  webhook: string | null;
  telegram_chat: string | null;
  telegram_token: string | null;
}

export interface Credentials {
  login: string;
  password: string;
}

export interface PasswordChange {
  password: string;
  new: string;
}

export interface Confirmation {
  password: string;
}

export interface ReplayFrame {
  line: number;
  seat: number | null;
  move: string;
  view: Record<string, unknown>;
  events: Told[];
}

export interface Replay {
  table: string;
  seat: number | null;
  first: number;
  total: number;
  frames: ReplayFrame[];
}

export interface CoursePoint {
  line: number;
  worth: number[];
}

export interface Moment {
  kind: 'deal' | 'lead' | 'swing';
  line: number;
  seat: number;
  amount: number;
  told: Told[];
}

export interface Course {
  points: CoursePoint[];
  moments: Moment[];
}

export interface Draw {
  line: number;
  ways: number;
  ticket: number;
  text: string;
  outcomes: string[];
  weights: number[];
}

export interface Limit {
  code: 'alone' | 'corrected' | 'drawn_again' | 'start' | 'unbound' | 'unfinished' | 'withheld';
  places: number[];
}

export interface Proof {
  promise: string;
  secret: string;
  commitments: string[];
  nonces: string[];
  limits: Limit[];
  draws: Draw[];
  record: string;
}

export interface Lesson {
  number: number;
  total: number;
  step: string;
  answers: string[];
  wants: string[];
  then: string[];
  on: boolean;
  told: boolean;
}

export interface Health {
  status: 'ok';
  run: string;
  version: string;
  preparing: boolean;
}

export interface HintAsked {
  seat: number;
  seq: number;
  move: string;
}

export interface Advised {
  move: string;
  wins: number;
  behind: number;
  close: boolean;
  lead: number | null;
  games: number | null;
}

export interface Hint {
  seq: number;
  hints: 'explain' | 'name' | 'off' | 'warn';
  candidates: Advised[];
  blunder: boolean;
  costs: number;
}

export interface WhyAsked {
  line: number;
  seat: number | null;
}

export interface Reason {
  line: number;
  seat: number;
  level: string;
  case: 'clear' | 'close' | 'losing' | 'only' | 'worse';
  move: string;
  wins: number;
  lead: number;
  games: number;
  stderr: number;
  other: string;
  other_wins: number;
  other_lead: number;
  outlook: number[];
}

export interface ReviewPoint {
  line: number;
  seat: number;
  move: string;
  before: number[];
  after: number[];
  blur: number[];
  usual: string;
  better: string;
  worth: number;
  lead: number;
  stderr: number;
  games: number;
  draws: number[];
  unseen: number;
}

export interface ReviewAccount {
  start: number;
  luck: number;
  own: number;
  others: number;
  unseen: number;
  result: number;
  lost: number;
  blunders: number;
  inaccuracies: number;
}

export interface ReviewTurn {
  luck: boolean;
  point: number;
  line: number;
  seat: number;
  swing: number[];
  events: Told[];
}

export interface Review {
  game: string;
  decisions: number;
  games: number;
  points: ReviewPoint[];
  result: number[];
  accounts: ReviewAccount[];
  turns: ReviewTurn[];
}

export interface ReviewState {
  done: number;
  total: number;
  review: Review | null;
}

export interface DomainInfo {
  name: string;
  low: number;
  high: number;
  names: string[];
}

export interface WordArg {
  name: string;
  domain: string;
}

export interface MoveInfo {
  name: string;
  args: WordArg[];
  freeform: boolean;
  secret: boolean;
  final: boolean;
}

export interface WordInfo {
  name: string;
  clause: string;
  args: WordArg[];
}

export interface OptionInfo {
  name: string;
  values: string[];
  low: number;
  high: number;
  default: string;
  needs: string[];
  beside_seats: number;
}

export interface ClauseInfo {
  id: string;
  chapter: string;
  source: string;
}

export interface ComponentSheet {
  head: string[];
  rows: unknown[][];
}

export interface ComponentTable {
  file: string;
  name: string;
  source: string;
  sheets: ComponentSheet[];
}

export interface GameRow {
  id: string;
  low: number;
  high: number;
  options: OptionInfo[];
  levels: string[];
  tutorial: number;
}

export interface GameDetails {
  id: string;
  low: number;
  high: number;
  options: OptionInfo[];
  levels: string[];
  domains: DomainInfo[];
  moves: MoveInfo[];
  events: WordInfo[];
  refusals: WordInfo[];
  opportunities: WordInfo[];
  chapters: string[];
  clauses: ClauseInfo[];
  components: ComponentTable[];
}

export type Outgoing = Frame | Refused | Done | Previews | Surveyed | Presence | Pong;

export type Incoming = Move | Undo | Answer | Say | Sit | Leave | Arrange | Commit | Start | Reveal | SitIn | Return | Pause | Resign | Rematch | TurnDial | Quiet | Weigh | Preview | Survey | Look | Ping;
