const hour = 3_600_000;
const day = 24 * hour;

export type Countdown = { left: 'days' | 'hours'; count: number } | { left: 'none' };

/**
 * The time left until a moment (ISO 8601), `now` in epoch milliseconds: whole days from 24 hours up, below that whole hours
 * rounded up, and none once it is past. Null where the moment is none.
 */
export function countdown(until: string | null | undefined, now: number): Countdown | null {
  if (until === null || until === undefined) return null;
  const left = new Date(until).getTime() - now;
  if (Number.isNaN(left)) return null;
  if (left <= 0) return { left: 'none' };
  if (left >= day) return { left: 'days', count: Math.floor(left / day) };
  return { left: 'hours', count: Math.max(1, Math.ceil(left / hour)) };
}
