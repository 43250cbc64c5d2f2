import { describe, expect, it } from 'vitest';
import type { ExportRow } from '../../contracts/shapes';
import {
  readAwaitedExports,
  awaitedKey,
  isAwaited,
  listsToPoll,
  pollDelayOf,
  readReadyExports,
  readyKey,
  settledExportsIn,
} from './awaited-exports';

const now = Date.UTC(2026, 10, 20, 12);
const one = { list: 'customReports', id: '80000001', since: now } as const;
const other = { list: 'liveSearchReports', id: '80000002', since: now - 60_000 } as const;
const row = (id: string, state: ExportRow['state']): ExportRow => ({
  id,
  state,
  title: 'Noviembre',
  url: null,
  createdAt: null,
  topCountries: [],
  topSellers: [],
});

describe('the reports that somebody waits for', () => {
  it('are read from what the browser keeps; anything else there is passed over', () => {
    const kept = {
      [awaitedKey('customReports', one.id)]: new Date(one.since).toISOString(),
      [awaitedKey('liveSearchReports', other.id)]: new Date(other.since).toISOString(),
      [awaitedKey('customReports', '80000003')]: null,
      'export-awaited:elsewhere:1': null,
      'export:custom-report': { title: 'Noviembre' },
    };
    expect(readAwaitedExports(kept)).toEqual([one, other, { list: 'customReports', id: '80000003', since: null }]);
    expect(isAwaited(kept, 'customReports', one.id)).toBe(true);
    expect(isAwaited(kept, 'liveSearchReports', one.id)).toBe(false);
  });

  it('are kept apart from those that are ready', () => {
    const kept = {
      [awaitedKey('customReports', one.id)]: null,
      [readyKey('liveSearchReports', '80000005')]: true,
      [readyKey('customReports', '80000004')]: true,
      'export-ready:elsewhere:1': true,
    };
    expect(readReadyExports(kept)).toEqual([
      { list: 'customReports', id: '80000004' },
      { list: 'liveSearchReports', id: '80000005' },
    ]);
    expect(readAwaitedExports(kept).map(({ id }) => id)).toEqual([one.id]);
  });

  it('are asked after in their lists, but for the one on the screen', () => {
    expect(listsToPoll([one, other], 'home')).toEqual(['customReports', 'liveSearchReports']);
    expect(listsToPoll([one, other], 'customReports')).toEqual(['liveSearchReports']);
    expect(listsToPoll([one], 'customReports')).toEqual([]);
  });

  it.each([
    [0, 5_000],
    [119_999, 5_000],
    [120_000, 15_000],
    [600_000, 60_000],
  ])('%i ms after the last one was asked for they are asked after in %i', (age, pause) => {
    expect(pollDelayOf([other, one], now + age)).toBe(pause);
    expect(pollDelayOf([{ ...one, since: null }], now + age)).toBe(60_000);
  });

  it('have ended where their row says so, and are lost where the whole list has none, or after a day', () => {
    const page = (items: ExportRow[], total = items.length) => ({ items, total });
    const ask = (items: ExportRow[], total?: number, at = now) =>
      settledExportsIn([one, other], 'customReports', page(items, total), at);
    expect(ask([row(one.id, 'generating')])).toEqual({ ended: [], lost: [] });
    expect(ask([row(one.id, 'failed'), row(other.id, 'ready')])).toEqual({ ended: [row(one.id, 'failed')], lost: [] });
    expect(ask([row('1', 'ready')])).toEqual({ ended: [], lost: [one] });
    expect(ask([row('1', 'ready')], 2)).toEqual({ ended: [], lost: [] });
    expect(ask([row(one.id, 'generating')], 1, now + 86_400_001).lost).toEqual([one]);
    expect(ask([row(one.id, 'ready')], 1, now + 86_400_001)).toEqual({ ended: [row(one.id, 'ready')], lost: [] });
  });
});
