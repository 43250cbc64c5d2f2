import { expect, test } from 'vitest';
import { entryLength, formatCalendar } from './calendar';

const now = Date.parse('2026-11-20T12:00:00Z');
const entry = {
  id: 'case-10000002@vigia.test',
  title: 'Responder: Remera, "Kumara"; talle\nM',
  text: 'MLA1 · Argentina\nEND:VEVENT\r\nBEGIN:VEVENT\nhttps://vigia.test/a',
  address: 'https://vigia.test/reports/10000002?site=MLA',
  endsAt: Date.parse('2026-11-21T16:59:00Z'),
  remindsAt: null,
};

/** The lines of a calendar as its reader sees them: what was folded is one. */
const linesOf = (text: string) => text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');

test('an entry ends with its moment, reminds a day and two hours before, and leads to where it is done', () => {
  const lines = linesOf(formatCalendar('Vencimientos', [entry], now));
  for (const line of [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'X-WR-CALNAME:Vencimientos',
    `UID:${entry.id}`,
    'DTSTAMP:20261120T120000Z',
    'DTEND:20261121T165900Z',
    'TRIGGER:-P1D',
    'TRIGGER:-PT2H',
    `URL;VALUE=URI:${entry.address}`,
    'END:VCALENDAR',
  ])
    expect(lines).toContain(line);
  expect(lines).toContain(
    `DTSTART:${new Date(entry.endsAt - entryLength).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
  );
});

test('an entry on a day off reminds on the working day before as well', () => {
  const remindsAt = entry.endsAt - entryLength - 3 * 86_400_000;
  const triggers = (one: typeof entry | { remindsAt: number }) =>
    linesOf(formatCalendar('Vencimientos', [{ ...entry, ...one }], now)).filter((line) => line.startsWith('TRIGGER'));
  expect(triggers({ remindsAt })).toEqual(['TRIGGER:-P3D', 'TRIGGER:-P1D', 'TRIGGER:-PT2H']);
  expect(triggers(entry)).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT2H']);
});

test('texts stay texts, whatever is written in them', () => {
  const lines = linesOf(formatCalendar('Vencimientos', [entry], now));
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toContain(String.raw`SUMMARY:Responder: Remera\, "Kumara"\; talle\nM`);
});

test('the same entry saved again is the same one, and a thousand are all there', () => {
  const many = Array.from({ length: 1000 }, (_, n) => ({ ...entry, id: `case-${n}@vigia.test` }));
  const ids = () => linesOf(formatCalendar('Vencimientos', many, now)).filter((line) => line.startsWith('UID:'));
  expect(new Set(ids()).size).toBe(1000);
  expect(ids()).toEqual(ids());
});
