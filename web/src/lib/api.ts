/** The server by request: everything that is not the live table. */

import type {
  Clock, Confirmation, Course, Credentials, GameDetails, GameRow, Invitation, Me, MeChange, NewTable, PasswordChange, Problem, Replay, TableMade, Tables,
} from './messages';
import type { Language } from './texts';

export const NO_CLOCK: Clock = {
  kind: 'none', bank: 600, increment: 15, hours: 24, wake_from: 8, wake_to: 23, sit_in: false,
};

/** A request that was not carried out, with the server's own sentence where it gave one. */
export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.sentence ?? String(status));
  }
}

let csrf = '';
let meeting: Promise<unknown> = Promise.resolve(); // being asked who I am
let language: Language = 'en';

export function speakTo(server: Language): void {
  language = server;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (method !== 'GET') {
    await meeting; // whoever is quicker than the server's greeting has no token yet
    headers['X-CSRF-Token'] = csrf;
  }
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Failed(0, null);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Failed(answer.status, problem?.sentence ? problem : null);
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function me(method: string, path: string, body?: unknown): Promise<Me> {
  const found = await json<Me>(method, path, body);
  csrf = found.csrf || csrf;
  return found;
}

export function getMe(): Promise<Me> {
  const asked = me('GET', '/api/me');
  meeting = asked.catch(() => undefined);
  return asked;
}
export const changeMe = (change: Partial<MeChange>) => me('PATCH', '/api/me', change);
export const register = (who: Credentials) => me('POST', '/api/accounts', who);
export const logIn = (who: Credentials) => me('POST', '/api/login', who);
export const logOut = () => me('POST', '/api/logout');
export const logOutEverywhere = () => me('POST', '/api/logout/everywhere');
export const changePassword = (how: PasswordChange) => me('POST', '/api/me/password', how);
export const deleteAccount = (how: Confirmation) => me('POST', '/api/me/delete', how);

export const getTables = () => json<Tables>('GET', '/api/tables');
export const makeTable = (table: NewTable) => json<TableMade>('POST', '/api/tables', table);
/** Where a table answers; what only some pages ask, they ask by themselves. */
export const place = (id: string, what: string) => `/api/tables/${encodeURIComponent(id)}/${what}`;
export const getLinks = (id: string) => json<Invitation[]>('GET', place(id, 'links'));
export const getReplay = (id: string, seat: number | null, first: number, last: number) =>
  json<Replay>('GET', place(id, `replay?from=${first}&to=${last}${seat === null ? '' : `&seat=${seat}`}`));
export const getCourse = (id: string) => json<Course>('GET', place(id, 'course'));
export const recordAddress = (id: string) => place(id, 'record');

const games = new Map<string, Promise<GameDetails>>();

export const getGames = () => json<GameRow[]>('GET', '/api/games');

export function getGame(id: string): Promise<GameDetails> {
  let known = games.get(id);
  if (!known) {
    known = json<GameDetails>('GET', `/api/games/${encodeURIComponent(id)}`);
    known.catch(() => games.delete(id));
    games.set(id, known);
  }
  return known;
}

export async function getText(language: Language, game = ''): Promise<string> {
  const path = game ? `/api/games/${encodeURIComponent(game)}/texts/${language}` : `/api/texts/${language}`;
  return (await ask('GET', path)).text();
}
