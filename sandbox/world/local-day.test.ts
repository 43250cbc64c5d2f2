import { describe, expect, test } from 'vitest';
import { localDay } from './local-day';

const hour = 3_600_000;
const of = (siteId: string, at: string) => {
  const { start, end } = localDay(
    { marketplace_json: JSON.stringify({ siteId }), sites_json: '["MLB"]' },
    Date.parse(at),
  );
  return [new Date(start).toISOString(), new Date(end).toISOString()];
};

describe('the day of a person', () => {
  test.each([
    ['MLA', '2026-11-21T01:30:00Z', '2026-11-20T03:00:00.000Z', '2026-11-21T03:00:00.000Z'],
    ['MLA', '2026-11-21T03:00:00Z', '2026-11-21T03:00:00.000Z', '2026-11-22T03:00:00.000Z'],
    ['MLM', '2026-11-21T05:59:59.999Z', '2026-11-20T06:00:00.000Z', '2026-11-21T06:00:00.000Z'],
    ['MLB', '2026-01-01T00:00:00Z', '2025-12-31T03:00:00.000Z', '2026-01-01T03:00:00.000Z'],
  ])('%s at %s begins and ends with the midnights of that country', (siteId, at, start, end) => {
    expect(of(siteId, at)).toEqual([start, end]);
  });

  test('is an hour shorter or longer where clocks change at its midnight', () => {
    const [start = '', end = ''] = of('MLC', '2026-09-06T12:00:00Z');
    expect((Date.parse(end) - Date.parse(start)) / hour).toBe(23);
    const [from = '', to = ''] = of('MLC', '2026-04-04T12:00:00Z');
    expect((Date.parse(to) - Date.parse(from)) / hour).toBe(25);
    expect(of('MLC', '2026-09-06T03:30:00Z')[1]).toBe(end === '' ? '' : of('MLC', '2026-09-06T12:00:00Z')[0]);
  });

  test('is that of the first country where there is no marketplace account', () => {
    expect(localDay({ marketplace_json: null, sites_json: '["MLM"]' }, Date.parse('2026-11-21T05:00:00Z')).end).toBe(
      Date.parse('2026-11-21T06:00:00Z'),
    );
  });
});
