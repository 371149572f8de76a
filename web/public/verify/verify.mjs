/** Checks the chance of a finished game of Polis: promise, commitments, nonces, every draw.
 *
 * Written from docs/chance.md alone; it knows no rules, imports nothing and asks no server.
 *
 *     node verify.mjs FILE [--promise HASH] [--lang ru]     a proof (.json), or a record (.polis)
 *
 * In a browser: `import { verify, sentences } from './verify.mjs'`. Needs WebCrypto: Node 20, or a page
 * from https, localhost or a file. */

const utf8 = (text) => new TextEncoder().encode(text);
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const sha256 = async (data) => hex(await crypto.subtle.digest('SHA-256', data));

/** `line`: of play, counted from 1 after the blank one; of trouble with the seal, of the file. */
class Broken extends Error {
  constructor(code, line = 0, facts = {}) {
    super(code);
    Object.assign(this, { code, line, facts });
  }
}

/** The lines of a record without its seal, which has two hex digits for each of them. */
async function unsealed(text) {
  const lines = text.trim().split(/\r?\n/).map((line) => line.trim());
  const [word, count, marks] = (lines.at(-1) ?? '').split(' ');
  lines.pop();
  if (word !== 'seal' || Number(count) !== lines.length) throw new Broken('cut_off', lines.length + 1);
  let before = '';
  for (const [i, line] of lines.entries()) {
    before += `${line}\n`;
    if ((await sha256(utf8(before))).slice(0, 2) !== marks.slice(2 * i, 2 * i + 2)) throw new Broken('altered', i + 1);
  }
  if (marks.length !== 2 * lines.length) throw new Broken('cut_off', lines.length + 1);
  return lines;
}

async function read(text) {
  if (!text.trimStart().startsWith('polis 1')) throw new Broken('not_a_record');
  const lines = await unsealed(text);
  const record = { seats: 0, promise: '', secret: '', start: false, result: false, commit: {}, nonce: {}, moves: [] };
  const blank = lines.indexOf('');
  for (const line of lines.slice(1, blank)) {
    const [word, first, ...rest] = line.split(' ');
    if (word === 'seats') record.seats = Number(first);
    else if (word === 'promise') record.promise = first;
    else if (word === 'start') record.start = true;
    else if (word === 'commit' || word === 'nonce') record[word][first] = rest.join(' ');
  }
  for (const [i, line] of lines.entries()) {
    if (i <= blank) continue;
    const [word, first] = line.split(' ');
    if (word === 'secret') record.secret = first;
    else if (word === 'result') record.result = true;
    else record.moves.push({ line: i - blank, word, number: Number(first), text: line });
  }
  record.nonces = Array.from({ length: record.seats }, (_, i) => record.nonce[i + 1] ?? '');
  record.draws = record.moves.filter(({ word }) => word === '*:').map(({ line, text }) => ({ line, text: text.slice(3) }));
  return record;
}

/** The ticket of draw k out of n. */
async function ticket(key, nonces, k, n) {
  const [range, ways] = [2n ** 32n, BigInt(n)];
  for (let w = 0; ; w++) {
    const mac = await crypto.subtle.sign('HMAC', key, utf8([...nonces, `${k}.${w}`].join('\n')));
    const product = BigInt(new DataView(mac).getUint32(0)) * ways;
    if (product % range >= (range - ways) % ways) return Number(product / range);
  }
}

function outcome({ outcomes, weights }, number) {
  let left = number;
  for (const [i, weight] of weights.entries()) {
    if (left < weight) return outcomes[i];
    left -= weight;
  }
  return '?';
}

/** Outcomes that differ, each with a whole number of tickets. */
function isOdds({ outcomes, weights, ways }) {
  const fine = Array.isArray(outcomes) && Array.isArray(weights) && outcomes.length > 0 && outcomes.length === weights.length;
  if (!fine || new Set(outcomes).size !== outcomes.length) return false;
  const total = weights.reduce((sum, weight) => sum + (Number.isInteger(weight) && weight > 0 ? weight : NaN), 0);
  return total === ways && total < 2 ** 32;
}

async function redo(record, draws) {
  const key = await crypto.subtle.importKey('raw', bytes(record.secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  if (draws.length !== record.draws.length) throw new Broken('other_draws', record.draws.at(draws.length)?.line ?? 0);
  for (const [k, drawn] of record.draws.entries()) {
    const odds = draws[k];
    if (odds.line !== drawn.line || !isOdds(odds)) throw new Broken('other_draws', drawn.line);
    const expected = outcome(odds, await ticket(key, record.nonces, k, odds.ways));
    if (expected !== drawn.text) throw new Broken('wrong_draw', drawn.line, { text: drawn.text, expected });
  }
}

/** Lines that take a draw back: `undo n` takes back the last n decisions with the draws after each. */
function takenBack(moves) {
  const found = [];
  let [stands, undone] = [[], []];
  const starts = (list) => list.flatMap((drawn, i) => (drawn ? [] : [i]));
  for (const { line, word, number } of moves) {
    if (word === 'undo') {
      const first = starts(stands).at(-number) ?? 0;
      const gone = stands.splice(first);
      undone = [...gone, ...undone];
      if (gone.includes(true)) found.push(line);
    } else if (word === 'redo') stands.push(...undone.splice(0, starts(undone)[number] ?? undone.length));
    else if (word !== 'correct') {
      stands.push(word === '*:');
      undone = [];
    }
  }
  return found;
}

function limits(record, kept, hasOdds) {
  const seats = record.nonces.map((nonce, i) => ({ seat: i + 1, nonce, bound: record.commit[i + 1] ?? '' }));
  const corrected = record.moves.filter(({ word }) => word === 'correct').map(({ line }) => line);
  const withheld = seats.filter(({ nonce, bound }) => bound && !nonce).map(({ seat }) => seat);
  const unbound = seats.filter(({ nonce, bound }) => nonce && !bound).map(({ seat }) => seat);
  const again = takenBack(record.moves);
  return [
    ['start', [], record.start], ['unfinished', [], !record.result], ['alone', [], !record.nonces.some(Boolean)],
    ['withheld', withheld, withheld.length], ['unbound', unbound, unbound.length],
    ['corrected', corrected, corrected.length], ['drawn_again', again, again.length],
    ['promise', [], !kept], ['odds', [], !hasOdds],
  ].filter(([, , holds]) => holds).map(([code, places]) => ({ code, places }));
}

async function checked(text, kept) {
  const given = text.trimStart().startsWith('{') ? JSON.parse(text) : { record: text };
  const record = await read(String(given.record));
  if (!record.secret || !record.promise) throw new Broken('not_told');
  if (kept && kept.trim().toLowerCase() !== record.promise) throw new Broken('other_promise');
  if ((await sha256(bytes(record.secret))) !== record.promise) throw new Broken('wrong_promise');
  for (const [i, nonce] of record.nonces.entries()) {
    const bound = record.commit[i + 1];
    if (nonce && bound && (await sha256(utf8(nonce))) !== bound) throw new Broken('wrong_word', 0, { seat: i + 1 });
  }
  if (given.draws) await redo(record, given.draws);
  return { ok: true, promise: record.promise, draws: given.draws ? record.draws.length : 0, limits: limits(record, kept, given.draws) };
}

/** What is proven, or the first thing that is wrong; never throws. `kept`: the promise as a player kept it. */
export async function verify(text, kept = '') {
  try {
    return await checked(text, kept);
  } catch (error) {
    if (error instanceof Broken) return { ok: false, code: error.code, line: error.line, facts: error.facts };
    return { ok: false, code: 'not_a_record', line: 0, facts: {} };
  }
}

const WORDS = {
  en: {
    ok: 'All draws are right: {draws}.', no: 'This game does not keep its promise.', at: 'Line {line}.',
    not_a_record: 'This is no record of Polis and no proof.', cut_off: 'The record breaks off: its seal is missing.', altered: 'A line was altered.',
    not_told: 'The secret has not been told.', other_promise: 'This is not the promise you kept.', wrong_promise: 'The secret does not have the promised hash.',
    wrong_word: 'The word of seat {seat} is not the one it had committed to.', other_draws: 'The draws of the proof are not those of the record.',
    wrong_draw: 'The record has "{text}", but the secret gives "{expected}".', open: 'Not proven:',
    limit_start: 'how the position it begins from came about.', limit_unfinished: 'that this is the whole game: there is no result.', limit_alone: 'that anybody but the server had a part in the chance.',
    limit_withheld: 'that no choice was made between games: words committed to and not told, seats {places}.', limit_unbound: 'that words were not picked: nobody was bound to them, seats {places}.',
    limit_corrected: 'that moves were made before later draws were known: corrections, lines {places}.', limit_drawn_again: 'that nobody wished for another draw: draws taken back, lines {places}.',
    limit_promise: 'that the promise was made before the game: compare it with the one you kept, --promise.', limit_odds: 'any draw: a record does not list the odds. Download the proof, or run polis verify.',
  },
  ru: {
    ok: 'Все жребии верны: {draws}.', no: 'Эта игра не держит обещания.', at: 'Строка {line}.',
    not_a_record: 'Это не запись Polis и не доказательство.', cut_off: 'Запись обрывается: печати нет.', altered: 'Строка изменена.',
    not_told: 'Секрет ещё не раскрыт.', other_promise: 'Это не то обещание, что сохранили вы.', wrong_promise: 'Хеш секрета — не тот, что обещан.',
    wrong_word: 'Слово места {seat} — не то, которым оно связало себя до игры.', other_draws: 'Жребии доказательства — не те, что в записи.',
    wrong_draw: 'В записи «{text}», а секрет даёт «{expected}».', open: 'Не доказано:',
    limit_start: 'как возникла позиция, с которой начата игра.', limit_unfinished: 'что это вся игра: результата нет.', limit_alone: 'что в случае участвовал кто-то, кроме сервера.',
    limit_withheld: 'что игру не выбирали: слова обещаны, но не названы, места {places}.', limit_unbound: 'что слова не подобраны: ими никто не был связан, места {places}.',
    limit_corrected: 'что ходы сделаны до следующих жребиев: исправления, строки {places}.', limit_drawn_again: 'что никто не хотел другого жребия: жребии возвращены назад, строки {places}.',
    limit_promise: 'что обещание дано до игры: сравните с тем, что сохранили вы, --promise.', limit_odds: 'ни один жребий: в записи нет шансов. Скачайте доказательство или запустите polis verify.',
  },
};

/** What `verify` found, in sentences. */
export function sentences(found, language = 'en') {
  const words = WORDS[language] ?? WORDS.en;
  const say = (key, facts) => words[key].replace(/\{(\w+)\}/g, (_, name) => String(facts[name]));
  if (found.code === 'not_a_record') return [words.not_a_record];
  if (!found.ok) return [words.no, ...(found.line ? [say('at', found)] : []), say(found.code, found.facts)];
  const left = found.limits.map(({ code, places }) => `${words.open} ${say(`limit_${code}`, { places: places.join(', ') })}`);
  return found.limits.some(({ code }) => code === 'odds') ? left : [say('ok', found), ...left];
}

async function main(words) {
  const { readFile } = await import('node:fs/promises');
  const option = (name) => (words.includes(name) ? (words[words.indexOf(name) + 1] ?? '') : '');
  const file = words.find((word, i) => !word.startsWith('--') && !words[i - 1]?.startsWith('--'));
  const text = await readFile(file ?? '', 'utf8').catch(() => ''); // what cannot be read is no record
  const found = await verify(text, option('--promise'));
  console.log(sentences(found, option('--lang') || (process.env.LANG ?? '').slice(0, 2)).join('\n'));
  process.exitCode = found.ok ? 0 : 1;
}

if (globalThis.process?.argv?.[1]?.endsWith('verify.mjs')) await main(process.argv.slice(2));
