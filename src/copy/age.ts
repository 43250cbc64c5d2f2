import type { IntlShape } from 'react-intl';

const day = 86_400_000;
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago that was (milliseconds), in its largest whole unit from minutes to years; less than a minute is now. */
export function formatAge(intl: IntlShape, ago: number): string {
  const known = units.find(([, milliseconds]) => ago >= milliseconds);
  const [unit, length] = known ?? (['second', Infinity] as const);
  return intl.formatRelativeTime(-Math.floor(Math.max(0, ago) / length), unit, { numeric: 'auto' });
}
