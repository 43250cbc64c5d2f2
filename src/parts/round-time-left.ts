const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds to go in the one unit a person would use, rounded up, so that it never says none while there is some. */
export function roundTimeLeft(left: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (left >= 90 * minute) return { unit: 'hours', count: Math.ceil(left / hour) };
  if (left >= 90 * second) return { unit: 'minutes', count: Math.ceil(left / minute) };
  return { unit: 'seconds', count: Math.max(1, Math.ceil(left / second)) };
}
