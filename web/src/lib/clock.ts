/** Thinking time as people read it. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export function clockText(ms: number, t: (key: string, facts?: Record<string, number>) => string): string {
  if (ms >= 48 * HOUR) return t('clock-days', { count: Math.round(ms / HOUR / 24) });
  if (ms >= 2 * HOUR) return t('clock-hours-left', { count: Math.round(ms / HOUR) });
  const seconds = Math.ceil(ms / SECOND);
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
