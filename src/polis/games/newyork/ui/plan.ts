/** Where things stand on the map, in a box of 440 × 360 with water round it. */

export const SEA = { x: -11, y: -9, width: 462, height: 378 };
export const BLOCK = { width: 124, height: 80 };
export const STATUE = { x: 112, y: 238 };

/** The upper left corner of what a district shows. */
export const DISTRICTS: Record<string, { x: number; y: number; land: string }> = {
  jersey_city: { x: 2, y: 96, land: 'M8 66C34 58 70 70 112 84C136 92 134 120 132 150C131 178 126 190 96 200C62 214 34 226 8 222C-6 214 -6 74 8 66Z' },
  manhattan: { x: 156, y: 124, land: 'M176 112C210 104 262 104 284 118C298 132 292 176 284 206C272 224 226 236 194 222C160 214 148 190 150 160C152 136 158 118 176 112Z' },
  bronx: { x: 206, y: 2, land: 'M212 -1C246 -5 306 -5 340 -1C352 24 350 52 340 76C326 96 290 86 262 94C236 98 208 92 200 70C194 46 200 16 212 -1Z' },
  queens: { x: 314, y: 108, land: 'M432 88C446 98 446 208 432 218C412 213 392 210 362 204C330 200 308 194 306 168C304 140 306 112 330 100C366 90 404 92 432 88Z' },
  brooklyn: { x: 236, y: 262, land: 'M250 250C288 240 340 244 372 254C394 262 384 306 376 334C364 356 300 360 262 356C228 352 222 322 226 292C228 270 234 254 250 250Z' },
  staten_island: { x: 16, y: 274, land: 'M24 264C60 256 116 258 142 268C158 280 154 322 144 346C138 358 126 361 110 361C80 362 40 362 18 358C4 334 4 284 24 264Z' },
};

interface Point {
  x: number;
  y: number;
}

/** By route: where its line leaves each district. The vehicle stands half way. */
const ENDS: Record<string, [Point, Point]> = {
  'manhattan bronx': [{ x: 222, y: 122 }, { x: 248, y: 82 }],
  'manhattan brooklyn': [{ x: 250, y: 206 }, { x: 280, y: 262 }],
  'bronx queens': [{ x: 330, y: 62 }, { x: 378, y: 108 }],
  'manhattan queens': [{ x: 276, y: 168 }, { x: 318, y: 160 }],
  'brooklyn queens': [{ x: 336, y: 262 }, { x: 366, y: 190 }],
  'jersey_city staten_island': [{ x: 50, y: 178 }, { x: 56, y: 274 }],
  'brooklyn staten_island': [{ x: 240, y: 318 }, { x: 138, y: 318 }],
  'jersey_city bronx': [{ x: 96, y: 96 }, { x: 210, y: 40 }],
  'manhattan staten_island': [{ x: 186, y: 204 }, { x: 122, y: 272 }],
  'manhattan jersey_city': [{ x: 160, y: 142 }, { x: 122, y: 142 }],
};

/** By route: where a token is put at each end, clear of names, values and vehicles. */
const SPOTS: Record<string, [Point, Point]> = {
  'manhattan bronx': [{ x: 270, y: 112 }, { x: 193, y: 76 }],
  'manhattan brooklyn': [{ x: 232, y: 216 }, { x: 311, y: 241 }],
  'bronx queens': [{ x: 357, y: 44 }, { x: 399, y: 92 }],
  'manhattan queens': [{ x: 294, y: 121 }, { x: 318, y: 206 }],
  'brooklyn queens': [{ x: 330, y: 255 }, { x: 387, y: 205 }],
  'jersey_city staten_island': [{ x: 40, y: 192 }, { x: 68, y: 256 }],
  'brooklyn staten_island': [{ x: 222, y: 295 }, { x: 161, y: 343 }],
  'jersey_city bronx': [{ x: 98, y: 72 }, { x: 193, y: 50 }],
  'manhattan staten_island': [{ x: 185, y: 214 }, { x: 129, y: 257 }],
  'manhattan jersey_city': [{ x: 161, y: 106 }, { x: 138, y: 181 }],
};

export interface Line {
  ends: [Point, Point];
  middle: Point;
  spots: [Point, Point];
}

/** How the line between two districts runs, from the first to the second. */
export function line(one: string, other: string): Line {
  const ends = along(ENDS, one, other) ?? [centre(one), centre(other)];
  const [from, to] = ends;
  return { ends, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, spots: along(SPOTS, one, other) ?? ends };
}

function along(known: Record<string, [Point, Point]>, one: string, other: string): [Point, Point] | undefined {
  const back = known[`${other} ${one}`];
  return known[`${one} ${other}`] ?? (back && [back[1], back[0]]);
}

/** Routes are data and may be corrected: an unknown one runs from middle to middle. */
function centre(district: string): Point {
  const { x, y } = DISTRICTS[district]!;
  return { x: x + BLOCK.width / 2, y: y + BLOCK.height / 2 };
}

/** How high a house's tower stands for so many skyscrapers. */
export function heightOf(count: number): number {
  if (count <= 0) return 0;
  return count <= 6 ? 13 + 5 * count : 43 + 2 * Math.min(4, count - 6);
}

/** Outline of a tower of this width and height, from its left foot; each house has its own. */
export function outline(style: number, width: number, height: number): string {
  const w = width;
  switch (style) {
    case 0: // set back twice, with a mast
      return `M0 0V${-height * 0.62}H${w * 0.16}V${-height * 0.86}H${w * 0.34}V${-height}H${w * 0.66}V${-height * 0.86}H${w * 0.84}V${-height * 0.62}H${w}V0Z`;
    case 1: // a slanted roof
      return `M0 0V${-height * 0.8}L${w} ${-height}V0Z`;
    case 2: // a crown in arches
      return `M0 0V${-height * 0.8}Q${w / 2} ${-height * 1.18} ${w} ${-height * 0.8}V0Z`;
    case 3: // two slabs
      return `M0 0V${-height * 0.78}H${w * 0.45}V${-height}H${w}V0Z`;
    default: // a plain block
      return `M0 0V${-height}H${w}V0Z`;
  }
}
