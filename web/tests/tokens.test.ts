import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const [light, dark] = css.split(":root[data-theme='dark']").map(
  (part) => Object.fromEntries([...part.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex!])),
) as [Record<string, string>, Record<string, string>];

type Rgb = [number, number, number];
const rgb = (hex: string): Rgb => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255) as Rgb;
const linear = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
const light_of = (hex: string) => {
  const [r, g, b] = rgb(hex).map(linear) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
function contrast(a: string, b: string): number {
  const [x, y] = [light_of(a), light_of(b)].sort((m, n) => n - m) as [number, number];
  return (x + 0.05) / (y + 0.05);
}

/** How a colour looks to those without one kind of cone (Machado and others, 2009). */
const BLIND: Record<string, number[][]> = {
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
function lab([r, g, b]: Rgb): Rgb {
  const xyz = [0.4124 * r + 0.3576 * g + 0.1805 * b, 0.2126 * r + 0.7152 * g + 0.0722 * b, 0.0193 * r + 0.1192 * g + 0.9505 * b];
  const [x, y, z] = xyz.map((v, i) => Math.cbrt(Math.max(v, 0) / [0.9505, 1, 1.089][i]!)) as Rgb;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
function apart(a: string, b: string, eye: number[][]): number {
  const seen = [a, b].map((hex) => {
    const colour = rgb(hex).map(linear);
    return lab(eye.map((row) => row.reduce((sum, k, i) => sum + k * colour[i]!, 0)) as Rgb);
  }) as [Rgb, Rgb];
  return Math.hypot(...seen[0].map((v, i) => v - seen[1][i]!));
}

describe.each([['light', light], ['dark', { ...light, ...dark }]] as const)('%s theme', (_, theme) => {
  const papers = ['paper', 'paper-raised', 'paper-sunk'];

  it.each(papers)('numbers and text on %s: AAA', (paper) => {
    expect(contrast(theme['ink']!, theme[paper]!)).toBeGreaterThanOrEqual(7);
  });

  it.each(papers.flatMap((paper) => ['ink-soft', 'ink-faint', 'lamp', 'good', 'bad'].map((ink) => [ink, paper])))('%s on %s: AA', (ink, paper) => {
    expect(contrast(theme[ink!]!, theme[paper!]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([['on-lamp', 'lamp'], ['ink', 'wood'], ['ink', 'lamp-wash'], ['ink', 'bad-wash'], ['ink', 'good-wash'], ['ink-soft', 'sky-top']])('%s on %s: AA', (ink, ground) => {
    expect(contrast(theme[ink]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  const seats = [1, 2, 3, 4, 5, 6];

  it.each(seats)('seat %i: its sign carries a number, and numbers stand on its wash', (n) => {
    expect(contrast(theme['on-seat']!, theme[`seat-${n}`]!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme['ink']!, theme[`seat-${n}-wash`]!)).toBeGreaterThanOrEqual(7);
  });

  it.each(Object.keys(BLIND))('seat colours stay apart for the %s eye', (eye) => {
    const pairs = seats.flatMap((a) => seats.filter((b) => b > a).map((b) => [a, b] as const));
    const distances = pairs.map(([a, b]) => [apart(theme[`seat-${a}`]!, theme[`seat-${b}`]!, BLIND[eye]!), `${a}-${b}`] as const);
    const closest = distances.reduce((x, y) => (x[0] < y[0] ? x : y));
    expect(closest[0], closest[1]).toBeGreaterThan(15);
  });
});
