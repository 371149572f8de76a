/** Where things stand on the map, in a box of 440 × 360 with water round it. */

export const SEA = { x: -11, y: -9, width: 462, height: 378 };
export const BLOCK = { width: 124, height: 80 };
export const STATUE = { x: 116, y: 232 };

/** The upper left corner of what a district shows, and its land: two shores, Long Island shared by two, and the islands. */
export const DISTRICTS: Record<string, { x: number; y: number; land: string }> = {
  jersey_city: { x: 2, y: 96, land: 'M-14 34C30 46 88 64 112 82C136 96 136 122 133 152C131 180 124 192 96 202C62 212 30 222 -14 222Z' },
  manhattan: { x: 156, y: 124, land: 'M184 108C220 100 262 102 282 112C296 130 292 176 284 204C272 220 246 226 218 240C196 232 156 214 150 178C147 148 160 114 184 108Z' },
  bronx: { x: 206, y: 2, land: 'M196 -12H354C358 20 352 54 340 76C326 94 290 86 262 94C236 98 208 92 200 70C192 46 192 16 196 -12Z' },
  queens: { x: 314, y: 108, land: 'M454 86C412 82 352 88 324 100C306 112 303 150 307 178C310 204 330 214 346 226L454 240Z' },
  brooklyn: { x: 236, y: 262, land: 'M346 226L454 240V296C432 332 406 350 374 356C330 364 268 362 246 352C222 338 220 300 230 272C244 250 292 250 318 242C330 238 338 232 346 226Z' },
  staten_island: { x: 16, y: 274, land: 'M24 264C60 254 116 256 142 266C160 280 156 322 146 346C140 358 126 364 106 364C76 366 40 364 16 358C2 334 2 284 24 264Z' },
};

/** All land as one outline, for its beaches. */
export const COAST = Object.values(DISTRICTS).map(({ land }) => land).join('');
/** What makes the harbour this one: piers along the Hudson, bridges over the East River, the park. */
export const PIERS = 'M134 116l7-1M135 126l8 0M134 168l7 1M132 178l7 2M151 150l-7 0M152 170l-7 1M155 188l-6 3M230 282l-7-1M227 294l-8-1M227 330l-8 2';
export const BRIDGES = 'M276 214Q284 228 298 246M282 208Q290 222 304 244M283 218l6-4M290 230l7-4M296 240l6-3';
export const PARK = 'M204 110l52-3q4 0 4 4v4q0 3-4 3l-52 3q-4 0-4-4v-3q0-4 4-4z';

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

/** How high a house's tower stands for so many skyscrapers: a storey for each, up to six. */
export const STOREY = 6;
export function heightOf(count: number): number {
  if (count <= 0) return 0;
  return count <= 6 ? 10 + STOREY * count : 46 + 1.5 * Math.min(4, count - 6);
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
