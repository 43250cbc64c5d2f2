import { describe, expect, it } from 'vitest';
import type { ExportRow, Page } from '../../contracts/shapes';
import { answers, answersInTurn } from '../simulator/answers';
import { quietOutbox, sampleNow } from '../simulator/sample-system-actors';
import type { QueuedMutationFacts, OutboxFacts } from '../system-actors/outbox';
import { settleNth } from '../shared/deletions.fixture';
import { deletes, exportPage, exportRow, openExports, twoExports } from './exports-of.fixture';

function deletion(more: Partial<QueuedMutationFacts> = {}): OutboxFacts {
  const command = { type: 'deleteNoticedReport' as const, input: { id: '80000001' } };
  const job = { id: 'job-1', work: { kind: 'command' as const, command }, failure: null, elsewhere: false };
  return { ...quietOutbox, jobs: { 'job-1': { ...job, phase: 'countdown', goesAt: sampleNow + 10_000, ...more } } };
}

describe.each(['customReports', 'liveSearchReports'] as const)('a deletion among the %s', (kind) => {
  it('EXP-12 LSV-06 GW-84 takes the row away at once, and restores it when the call fails', async () => {
    const {
      actor,
      standing: shownIds,
      view,
      receivedBy,
      settleWork,
    } = await openExports(answers(twoExports), {}, {}, kind);
    actor.send({ type: 'export.delete', id: '80000001' });
    actor.send({ type: 'export.delete', id: '80000001' });
    expect([shownIds(), view().total]).toEqual([['80000002', '(80000001)'], 1]);
    expect(receivedBy('outbox')).toMatchObject([
      { type: 'mutation.submit', work: { command: { type: deletes[kind], input: { id: '80000001' } } } },
    ]);
    settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } });
    expect([shownIds(), view().total]).toEqual([['80000002', '80000001'], 2]);
  });

  it('EXP-12 LSV-06 of two that are deleted only the one whose call failed is restored', async () => {
    const { actor, standing: shownIds, view, receivedBy } = await openExports(answers(twoExports), {}, {}, kind);
    for (const id of ['80000001', '80000002']) actor.send({ type: 'export.delete', id });
    expect([shownIds(), view().total]).toEqual([['(80000002)', '(80000001)'], 0]);
    settleNth(receivedBy('outbox'), 1, { ok: false, failure: { code: 'SERVER_ERROR' } });
    expect([shownIds(), view().total]).toEqual([['80000002', '(80000001)'], 1]);
    settleNth(receivedBy('outbox'), 0, { ok: true, value: undefined });
    expect([shownIds(), view().total]).toEqual([['80000002', '(80000001)'], 1]);
  });
});

describe('a deletion that waits', () => {
  it('can be taken back until it goes out, over a reload too, and the row is where it was', async () => {
    const { actor, setFacts, standing: shownIds, view, receivedBy } = await openExports(answers(twoExports));
    setFacts('outbox', deletion());
    expect([shownIds(), view().undoable]).toEqual([['80000002', '(80000001)'], '80000001']);
    expect(view().rows[1]?.gone).toEqual({ goesAt: sampleNow + 10_000, late: null });
    actor.send({ type: 'pointer.leave' });
    expect(shownIds()).toEqual(['80000002', '(80000001)']);
    actor.send({ type: 'deletion.takeBack', id: '80000001' });
    expect(receivedBy('outbox')).toEqual([{ type: 'send.cancel', id: 'job-1' }]);
    setFacts('outbox', deletion({ phase: 'failed', goesAt: null, failure: { code: 'ABORTED' } }));
    expect(shownIds()).toEqual(['80000002', '80000001']);
  });

  it('leaves no line once it went out and the person moves on, and no older answer brings the row back', async () => {
    const { actor, settle, setFacts, standing: shownIds, view } = await openExports(answers(twoExports));
    setFacts('outbox', deletion({ phase: 'inflight', goesAt: null }));
    expect(view().undoable).toBeNull();
    setFacts('outbox', deletion({ phase: 'done', goesAt: null }));
    expect(shownIds()).toEqual(['80000002', '(80000001)']);
    actor.send({ type: 'pointer.leave' });
    expect(shownIds()).toEqual(['80000002']);
    setFacts('outbox', quietOutbox);
    actor.send({ type: 'list.reload' });
    await settle();
    expect(shownIds()).toEqual(['80000002']);
  });

  it('of a report that somebody else deleted asks for the list anew', async () => {
    const list = answersInTurn<Page<ExportRow>>(
      { ok: true, value: twoExports },
      { ok: true, value: exportPage(exportRow('80000002')) },
    );
    const { actor, settle, settleWork, standing: shownIds } = await openExports(list);
    actor.send({ type: 'export.delete', id: '80000001' });
    settleWork({ ok: false, failure: { code: 'EXPORT_NOT_FOUND' } });
    await settle();
    expect(shownIds()).toEqual(['80000002']);
  });

  it('in another tab shows here and is taken back from here, until it goes', async () => {
    const { actor, setFacts, standing: shownIds, view, receivedBy } = await openExports(answers(twoExports));
    setFacts('outbox', deletion({ elsewhere: true }));
    actor.send({ type: 'deletion.takeBack', id: '80000001' });
    expect([shownIds(), view().undoable, receivedBy('outbox')]).toEqual([
      ['80000002', '(80000001)'],
      '80000001',
      [{ type: 'send.cancel', id: 'job-1' }],
    ]);
    setFacts('outbox', deletion({ elsewhere: true, phase: 'inflight', goesAt: null }));
    actor.send({ type: 'deletion.takeBack', id: '80000001' });
    expect([view().undoable, receivedBy('outbox')]).toEqual([null, [{ type: 'send.cancel', id: 'job-1' }]]);
  });
});
