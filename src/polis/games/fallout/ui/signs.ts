/** What is drawn on spaces and buttons, each in a box of 24 × 24. */

function spokes(count: number, inner: number, outer: number, wide: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [(i / count) * 2 * Math.PI - wide, (i / count) * 2 * Math.PI + wide];
    const at = (angle: number, r: number) => `${(12 + r * Math.sin(angle)).toFixed(1)} ${(12 - r * Math.cos(angle)).toFixed(1)}`;
    return `M${at(a, inner)}L${at(a, outer)}L${at(b, outer)}L${at(b, inner)}Z`;
  }).join('');
}

/** A wheel of so many teeth, between two radii. */
function gear(teeth: number, inner: number, outer: number): string {
  const turn = (2 * Math.PI) / teeth;
  const at = (angle: number, r: number) => `${(12 + r * Math.sin(angle)).toFixed(2)} ${(12 - r * Math.cos(angle)).toFixed(2)}`;
  const points = Array.from({ length: teeth }, (_, i) => [[-0.3, inner], [-0.2, outer], [0.2, outer], [0.3, inner]].map(([part, r]) => at((i + part!) * turn, r!))).flat();
  return `M${points.join('L')}Z`;
}

/** The crimped edge of a bottle cap. */
function cap(teeth: number, r: number, bite: number): string {
  const points = Array.from({ length: teeth * 2 }, (_, i) => {
    const [angle, reach] = [(i / teeth) * Math.PI, i % 2 ? r - bite : r];
    return `${(12 + reach * Math.sin(angle)).toFixed(2)} ${(12 - reach * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

const RING = (r: number) => `M12 ${12 - r}a${r} ${r} 0 1 0 0 ${2 * r}a${r} ${r} 0 1 0 0 ${-2 * r}z`;
const ORBIT = 'M12 3c1.7 0 3 4 3 9s-1.3 9-3 9-3-4-3-9 1.3-9 3-9zm0 1.500c-.7 1.3-1.5 4-1.5 7.500s.8 6.2 1.5 7.500c.7-1.3 1.5-4 1.5-7.500S12.7 5.8 12 4.500z';

export const CAP = cap(15, 11.6, 1.5);
/** The door of a vault: a wheel with broad teeth. */
export const GEAR = gear(8, 8.8, 11.8);

export const SIGNS = {
  go: 'M3 9h9V4l9 8-9 8v-5H3z',
  jail: 'M3 3h18v18H3zm2 2v14h2V5zm4 0v14h2V5zm4 0v14h2V5zm4 0v14h2V5z',
  parking: 'M4 12h2l2-5h8l2 5h2v6h-2v2h-3v-2H9v2H6v-2H4zm5.5-3l-1 3h7l-1-3zM7 14v2h2v-2zm8 0v2h2v-2z',
  jailer: 'M4 4h10v3H7v10h7v3H4zm11 4l6 4-6 4v-3H9v-2h6z',
  guide: 'M3 5c3-1.5 6-1 9 1 3-2 6-2.5 9-1v14c-3-1.5-6-1-9 1-3-2-6-2.5-9-1zm2 1.500v10c2-.5 4-.2 6 .7V7.700c-2-1.2-4-1.6-6-1.200zm14 0c-2-.4-4 0-6 1.200v9.500c2-.9 4-1.2 6-.7z',
  special: 'M12 2l2.6 6.6 7 .4-5.5 4.5 1.9 6.9-6-3.9-6 3.9 1.9-6.900L2.4 9l7-.4z',
  church: `${ORBIT}${RING(2.2)}M3.5 7.500c.8-1.4 5 .3 9.3 3s7.6 5.9 6.9 7.2-5-.3-9.3-3-7.6-5.9-6.9-7.200zm17 0c.7 1.3-2.6 4.5-6.9 7.200s-8.5 4.4-9.3 3 2.6-4.5 6.9-7.2 8.6-4.3 9.3-3z`,
  brotherhood: `${spokes(8, 7, 11, 0.22)}${RING(8)}${RING(3.6)}`,
  station: 'M7 2h10a3 3 0 0 1 3 3v10a3 3 0 0 1-2.5 3l2.5 4h-2.500l-1-1.700h-9L6.5 22H4l2.5-4A3 3 0 0 1 4 15V5a3 3 0 0 1 3-3zm-.5 3v6h11V5zm1.5 8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm8 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  radio: 'M11 10.500l-4 11.500h2l.9-2.600h4.200L15 22h2l-4-11.500zm1 2.800l1.3 4.100h-2.600zM12 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6.5 2A8 8 0 0 0 6.5 13l1.4-1.400a6 6 0 0 1 0-8.200zm11 0l-1.4 1.400a6 6 0 0 1 0 8.200L17.5 13a8 8 0 0 0 0-11z',
  shack: 'M12 3l10 9h-3v9h-5v-6h-4v6H5v-9H2z',
  vault: `${spokes(8, 8, 11.5, 0.24)}${RING(9.3)}${RING(6)}M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z`,
  lock: 'M7 10V7a5 5 0 0 1 10 0v3h2v11H5V10zm2.2 0h5.600V7a2.8 2.8 0 0 0-5.6 0zM12 13.500a1.7 1.7 0 0 0-.8 3.200V19h1.600v-2.300a1.7 1.7 0 0 0-.8-3.200z',
  key: 'M8 7a5 5 0 0 1 4.9 4H22v3h-2v3h-3v-3h-4.100A5 5 0 1 1 8 7zm0 3.200a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.600z',
  hammer: 'M9.5 3l7 7-2 2-1.3-1.300L5 19a1.8 1.8 0 0 1-2.5-2.500l8.3-8.200L9.5 7l-2-2zM13 19h8v3h-8z',
  deal: 'M8 3v4h13v3H8v4L2 8.500zm8 7v4H3v3h13v4l6-5.500z',
  board: 'M3 3h18v18H3zm4 4v10h10V7z',
  deeds: 'M4 3h11v3h5v15H9v-3H4zm2 2v11h3V6h4V5zm5 6v2h7v-2zm0 4v2h5v-2z',
} as const;

export type SignName = keyof typeof SIGNS;
