import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../contracts/ports';
import type { ApprovedOutcome, ReportedOutcome } from '../../../contracts/shapes';
import { limits } from '../../../contracts/vocabulary/limits';
import { sampleReported } from '../../simulator/sample-listing';
import { ana, aListing, approve, listingId, markWork, suspect } from './outbox.samples';
import { outboxWorld, queuedMutationView } from './world.fixture';

const ids = Array.from({ length: limits.importBatch + 2 }, (_, at) => listingId(at + 1));
const [sent, left] = [ids.slice(0, limits.importBatch), ids.slice(limits.importBatch)];

/** The first request is taken, any later one fails as a whole. */
const first = <Row>(operation: string, row: (id: string) => Row) => {
  let requests = 0;
  return ({ articlesIds }: { articlesIds: string[] }): Promise<Outcome<Row[]>> => {
    requests += 1;
    return Promise.resolve(
      requests === 1
        ? { ok: true, value: articlesIds.map(row) }
        : { ok: false, failure: { code: 'NOT_ALLOWED', operation } },
    );
  };
};
const createdAt = '2026-11-20T12:00:00.000Z';

describe('a mark of more listings than one request takes', () => {
  it.each([
    [
      'approve',
      approve(...ids),
      {
        approveArticles: first<ApprovedOutcome>('approveArticles', (id) => ({
          id,
          approved: { author: ana, createdAt },
          failure: null,
        })),
      },
    ],
    [
      'report',
      suspect(...ids),
      {
        reportArticles: first<ReportedOutcome>('reportArticles', (id) => ({
          id,
          reported: sampleReported(),
          failure: null,
        })),
      },
    ],
  ] as const)(
    'LST-44 is rolled back on the listings of the request that fails, and stays on the others: %s',
    async (kind, mark, ports) => {
      const world = outboxWorld({ listings: ids.map((id) => aListing(id)), ports });
      const { heard, outbox } = world.open();
      await world.run(20);
      outbox.send({ type: 'mutation.submit', id: 'op', work: markWork(mark) });
      await world.run(200);
      const to = (systemId: string) => heard.filter((one) => one.systemId === systemId).map(({ event }) => event);
      expect(to('listings')).toMatchObject([
        { type: 'overlay.propose', id: 'op' },
        { type: 'overlay.settle', id: 'op', ids: sent },
        { type: 'overlay.reject', id: 'op', ids: left },
      ]);
      expect(to('notices')).toMatchObject([
        { notice: { code: `mark.${kind}.failed`, values: { count: left.length }, failure: { code: 'NOT_ALLOWED' } } },
      ]);
      expect(queuedMutationView(outbox.getSnapshot(), 'op')).toMatchObject({ phase: 'failed' });
    },
  );
});
