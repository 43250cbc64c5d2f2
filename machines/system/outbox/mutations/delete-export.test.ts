import { describe, expect, it } from 'vitest';
import type { Ports } from '../../../../contracts/ports';
import type { ExportRow } from '../../../../contracts/shapes';
import { answers } from '../../../simulator/answers';
import { deleteLiveSearchReport, deleteNoticedReport } from './delete-export';
import { foundAbsent, foundDone, emptyResult, foundNothing } from './mutation-adapter';

const { signal } = new AbortController();
const row: ExportRow = {
  id: '80000001',
  title: 'Noviembre',
  url: null,
  state: 'failed',
  createdAt: null,
  topCountries: [],
  topSellers: [],
};
const portsWith = (items: ExportRow[], total: number) => {
  const list = answers({ items, total, offset: 0, limit: 10 });
  return { noticedReports: list, liveSearchReports: list } as Partial<Ports> as Ports;
};

describe.each([
  ['deleteNoticedReport', deleteNoticedReport],
  ['deleteLiveSearchReport', deleteLiveSearchReport],
] as const)('%s', (name, rule) => {
  const ends = (code: 'ABORTED' | 'SERVER_ERROR') =>
    rule.ends('job-1', { id: '80000001' }, { done: emptyResult, failure: { code }, heard: true }).tells;

  it('waits, so that it can be taken back', () => expect(rule.waits?.({ id: '1' })).toBe(true));

  it.each([
    [[row], 1, foundAbsent({ id: '80000001' })],
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
