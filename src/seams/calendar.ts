import ical, { ICalAlarmType } from 'ical-generator';

/** Something that is to be done until a moment. */
export interface CalendarEntry {
  /** The same each time that it is saved: a calendar that has it already changes it. */
  id: string;
  title: string;
  text: string;
  /** Where it is done, a whole address. */
  address: string;
  /** Epoch milliseconds. */
  endsAt: number;
  /** When a calendar reminds of it besides, epoch milliseconds. */
  remindsAt: number | null;
}

/** How long an entry stands in the calendar before its end, milliseconds. */
export const entryLength = 15 * 60_000;
/** Seconds before an entry at which a calendar reminds of it. */
const reminders = [86_400, 7_200];

/** The entries as a calendar of that name (RFC 5545, in UTC), written at `now`, epoch milliseconds. Its texts stay texts. */
export function formatCalendar(name: string, entries: readonly CalendarEntry[], now: number): string {
  const calendar = ical({ name, prodId: { company: 'Vigía', product: 'Vigía', language: 'ES' } });
  for (const { id, title, text, address, endsAt, remindsAt } of entries) {
    const start = endsAt - entryLength;
    const earlier = remindsAt === null ? [] : [Math.round((start - remindsAt) / 1000)];
    calendar.createEvent({
      id,
      stamp: new Date(now),
      start: new Date(start),
      end: new Date(endsAt),
      summary: title,
      description: text,
      url: address,
      alarms: [...earlier, ...reminders].map((trigger) => ({ type: ICalAlarmType.display, trigger })),
    });
  }
  return `${calendar.toString()}\r\n`;
}
