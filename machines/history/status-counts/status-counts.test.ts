import { expect, it } from 'vitest';
import type { HistoryReport } from '../../../contracts/shapes';
import { caseStatusGroups } from '../../../contracts/vocabulary/case-statuses';
import { locationOf } from '../../domain/locations';
import { answers, answersInTurn, failure, startWith, type FakePorts } from '../../simulator/answers';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { samplePage } from '../history/history.samples';
import { statusCountsMachine } from './status-counts.machine';
import { statusCountsView } from './status-counts.view';

const filtersAt = (query: Record<string, string>) => locationOf('history', {}, query).search;

function open(ports: FakePorts, query: Record<string, string> = {}) {
  const stage = startWith(statusCountsMachine, {
    input: { filters: filtersAt(query) },
    systemActors: sampleSystemActors(),
    ports,
  });
  return {
    ...stage,
    /** The pause is over, and all that was asked has answered. */
    told: async () => {
      stage.clock.increment(1);
      await stage.settle(100);
    },
    counts: () => statusCountsView(stage.actor.getSnapshot()),
  };
}
const total = (count: number) => samplePage<HistoryReport>([], count);

it('each group is asked for one report of it, with what narrows the list, after the list', async () => {
  const noticedArticles = answers(total(7));
  const { clock, told, counts } = open({ noticedArticles }, { sellerId: '77', sort: 'oldest', status: 'APPROVED' });
  clock.increment(599);
  expect(noticedArticles.asked).toEqual([]);
  await told();
  expect(noticedArticles.asked).toEqual([
    ...caseStatusGroups.map((group) => ({ size: 1, from: 0, sellerId: '77', status: [group] })),
    { size: 1, from: 0, sellerId: '77' },
  ]);
  expect(counts()).toMatchObject(Object.fromEntries(caseStatusGroups.map((group) => [group, 7])));
});

it('other filters have other numbers; another status or page has the same', async () => {
  const noticedArticles = answers(total(7));
  const { actor, clock, told, counts } = open({ noticedArticles });
  clock.increment(599);
  await told();
  actor.send({ type: 'filters.change', filters: filtersAt({ status: 'PENDING', page: '3' }) });
  clock.increment(599);
  await told();
  expect([noticedArticles.asked.length, counts().PENDING]).toEqual([caseStatusGroups.length + 1, 7]);
  actor.send({ type: 'filters.change', filters: filtersAt({ from: '2026-11-01' }) });
  expect(counts()).toEqual({});
  clock.increment(599);
  await told();
  expect(noticedArticles.asked.at(-1)).toMatchObject({ dateFrom: '2026-11-01' });
  actor.send({ type: 'counts.reload' });
  expect(counts().PENDING).toBe(7);
});

it('those that are in no group are what the groups leave of all, once every number is known', async () => {
  const noticedArticles = answers<ReturnType<typeof total>, { status?: unknown }>(({ status }) =>
    total(status === undefined ? 119 : 19),
  );
  const { clock, told, counts } = open({ noticedArticles });
  clock.increment(599);
  expect(counts()).toEqual({});
  await told();
  expect(counts()).toMatchObject({ APPROVED: 19, others: 5 });
});

it('what fails has no number', async () => {
  const noticedArticles = answersInTurn<ReturnType<typeof total>>(
    { ok: true, value: total(3) },
    { ok: false, failure: failure('OFFLINE') },
  );
  const { clock, told, counts } = open({ noticedArticles });
  clock.increment(599);
  await told();
  expect(counts()).toEqual({ [caseStatusGroups[0]]: 3 });
  expect(noticedArticles.asked).toHaveLength(2);
});
