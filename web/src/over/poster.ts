/** The poster of a finished game: its very board, who had how many points, and where to see it again. */

import { OUTLINES, shapeOf } from '$lib/board';
import type { Drawing } from './drawing';
import type { Player } from './account';

export const [WIDE, HIGH] = [1080, 1350];
const EDGE = 60;
const ROW = 56;

export interface Wanted {
  city: Drawing;
  title: string;
  headline: string; // who has won
  date: string;
  note: string; // whose work it is, and whose not
  link: string;
  players: Player[];
  number(points: number): string;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The colours of the page as it is now. */
function colours(): (name: string) => string {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--${name}`).trim();
}

export function poster(wanted: Wanted): string {
  const colour = colours();
  const text = (x: number, y: number, size: number, said: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" font-family="'Golos Text Variable','Golos Text',system-ui,sans-serif" fill="${colour('ink')}" ${more}>${escaped(said)}</text>`;
  const serif = `font-family="Prata,Georgia,serif" fill="${colour('lamp')}"`;
  const order = wanted.players.toSorted((a, b) => a.place - b.place);
  const foot = HIGH - 96;
  const first = foot - 24 - order.length * ROW; // of the lines of players
  const [top, room] = [218, first - 218 - 34];
  const { city } = wanted;
  const scale = Math.min((WIDE - 2 * EDGE) / city.width, room / city.height);
  const [left, down] = [(WIDE - city.width * scale) / 2, top + (room - city.height * scale) / 2];
  const most = Math.max(1, ...order.map(({ points }) => Math.abs(points)));
  const rows = order.map(({ name, colour: seat, points, won }, i) => {
    const y = first + i * ROW;
    const fill = colour(`seat-${(seat % 6) + 1}`);
    const bold = won ? 'font-weight="700"' : '';
    return (
      `<path d="${OUTLINES[shapeOf(seat)]}" fill="${fill}" transform="translate(${EDGE} ${y}) scale(1.5)"/>` +
      text(EDGE + 56, y + 29, 30, name.length > 22 ? `${name.slice(0, 21)}…` : name, bold) +
      `<rect x="520" y="${y + 6}" width="${(380 * Math.abs(points)) / most}" height="24" rx="6" fill="${fill}" ${points < 0 ? 'opacity="0.4"' : ''}/>` +
      text(WIDE - EDGE, y + 29, 32, wanted.number(points), `text-anchor="end" ${bold}`)
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">` +
    `<rect width="${WIDE}" height="${HIGH}" fill="${colour('paper')}"/><rect width="${WIDE}" height="12" fill="${colour('lamp')}"/>` +
    `<text x="${EDGE}" y="104" font-size="64" ${serif}>${escaped(wanted.title)}</text>` +
    text(EDGE, 166, 32, wanted.headline, 'font-weight="600"') +
    text(WIDE - EDGE, 166, 26, wanted.date, 'text-anchor="end"') +
    `<clipPath id="poster-city"><rect width="${city.width}" height="${city.height}" rx="${10 / scale}"/></clipPath>` +
    `<g transform="translate(${left} ${down}) scale(${scale})"><g clip-path="url(#poster-city)">` +
    `<rect width="${city.width}" height="${city.height}" fill="${colour('paper-raised')}"/>${city.svg}</g></g>` +
    rows.join('') +
    `<path d="M${EDGE} ${foot}H${WIDE - EDGE}" stroke="${colour('rule-strong')}" stroke-width="2"/>` +
    text(EDGE, foot + 38, 24, wanted.note) +
    text(EDGE, foot + 72, 24, wanted.link, 'font-weight="600"') +
    '</svg>'
  );
}

export const address = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The same as a PNG, drawn here in the browser. */
export async function png(svg: string): Promise<Blob> {
  const picture = new Image(WIDE, HIGH);
  picture.src = address(svg);
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH });
  canvas.getContext('2d')!.drawImage(picture, 0, 0, WIDE, HIGH);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'));
}
