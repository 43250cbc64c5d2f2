import { describe, expect, it } from 'vitest';
import type { Ports } from '../../../../contracts/ports';
import type { ExportRow, NewLiveSearchReport, NewNoticedReport } from '../../../../contracts/shapes';
import { answers } from '../../../simulator/answers';
import { createLiveSearchReport, createNoticedReport, deleteLiveSearchReport, deleteNoticedReport } from './exports';
import { awaitedKey } from '../../../domain/awaited-exports';
import { foundAbsent, foundDone, emptyResult, foundNothing } from './mutation-adapter';

const { signal } = new AbortController();
const since = Date.UTC(2026, 10, 20, 12);
const row = (more: Partial<ExportRow> = {}): ExportRow => ({
  id: '80000001',
  title: 'Noviembre',
  url: null,
  state: 'generating',
  topCountries: [],
  topSellers: [],
  createdAt: '2026-11-20T12:00:01.000Z',
  ...more,
});
const old = { createdAt: '2026-11-19T12:00:00.000Z' };
const portsWith = (items: ExportRow[], total = items.length) => {
  const list = answers({ items, total, offset: 0, limit: 10 });
  return { noticedReports: list, liveSearchReports: list } as Partial<Ports> as Ports;
};
const custom: NewNoticedReport = { title: 'Noviembre' };
const live: NewLiveSearchReport = { keyword: 'bolso', source: 'api', status: 'all', sites: ['MLA'] };

describe('whether a report was asked for', () => {
  it.each([
    ['one of that title and time', [row()], 1, foundDone(row())],
    ['one of that title from before', [row(old)], 1, foundAbsent(custom)],
    ['another title', [row({ title: 'Otro' })], 1, foundAbsent(custom)],
    ['a list that goes on', [row({ title: 'Otro' })], 2_000, foundNothing],
  ])('a custom one, by its title: %s', async (_, items, total, found) => {
    expect(await createNoticedReport.wasDone?.(portsWith(items, total), custom, since, signal)).toEqual({
      ok: true,
      value: found,
    });
  });

  it.each([
    ['nothing since', [row(old)], foundAbsent(live)],
    ['one since, whose title may be its own', [row()], foundNothing],
    ['one since that is called as its keyword', [row({ title: 'bolso' })], foundDone(row({ title: 'bolso' }))],
  ])('one of a search, by its time, and its keyword where that is its title: %s', async (_, items, found) => {
    expect(await createLiveSearchReport.wasDone?.(portsWith(items), live, since, signal)).toEqual({
      ok: true,
      value: found,
    });
  });
});

it.each([
  ['createNoticedReport', createNoticedReport.ends, custom, 'export:custom-report', 'customReports'],
  ['createLiveSearchReport', createLiveSearchReport.ends, live, 'export:live-search-report', 'liveSearchReports'],
] as const)('%s drops its draft, and remembers that its end is waited for', (_, ends, input, draft, list) => {
  const how = { done: { ...emptyResult, value: row() }, failure: null, heard: true };
  const { tells } = (ends as typeof createNoticedReport.ends)('job-1', input as NewNoticedReport, how);
  expect(tells.filter(({ to }) => to === 'drafts').map(({ event }) => event)).toEqual([
    { type: 'draft.drop', key: draft },
    { type: 'draft.keep', key: awaitedKey(list, '80000001'), value: row().createdAt },
  ]);
});

describe.each([
  ['deleteNoticedReport', deleteNoticedReport],
  ['deleteLiveSearchReport', deleteLiveSearchReport],
] as const)('%s', (name, rule) => {
  const ends = (code: 'ABORTED' | 'SERVER_ERROR') =>
    rule.ends('job-1', { id: '80000001' }, { done: emptyResult, failure: { code }, heard: true }).tells;

  it('waits, so that it can be taken back', () => expect(rule.waits?.({ id: '1' })).toBe(true));

  it.each([
    [[row()], 1, foundAbsent({ id: '80000001' })],
    [[], 0, foundDone({ id: '80000001' })],
    [[], 2, foundNothing],
  ])('with %j of %i in the list, what became of it is told', async (items, total, found) => {
    const answer = await rule.wasDone?.(portsWith(items, total), { id: '80000001' }, 0, signal);
    expect(answer).toEqual({ ok: true, value: found });
  });

  it('tells that it failed though its screen stands, and nothing when it was taken back', () => {
    expect(ends('ABORTED')).toEqual([]);
    expect(ends('SERVER_ERROR')).toMatchObject([
      { to: 'notices', event: { notice: { code: `command.${name}.failed` } } },
    ]);
  });
});
