/** Milliseconds. */
export const dayLength = 86_400_000;

/** Whether something was put off until later than `now` (epoch ms). `until` is ISO 8601; null, or what makes no sense, puts nothing off. */
export const isPostponed = (until: string | null, now: number): boolean => until !== null && Date.parse(until) > now;

/** Whether that moment (ISO 8601) is less than `span` milliseconds before `now` (epoch ms); never where it is null or makes no sense. */
export const isWithin = (moment: string | null, span: number, now: number): boolean =>
  moment !== null && now - Date.parse(moment) < span;

/** The first moment of the day that many days after `now` where the person is, epoch milliseconds. */
export function startOfDayAfter(now: number, days: number): number {
  const today = new Date(now);
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days).getTime();
}

/** The time from `now` until that day is over, milliseconds. */
export const timeLeftToday = (now: number): number => startOfDayAfter(now, 1) - now;
