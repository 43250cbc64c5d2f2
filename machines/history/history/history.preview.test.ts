import { describe, expect, it } from 'vitest';
import type { Case, CaseSummary, HistoryReport, Page } from '../../../contracts/shapes';
import { answers, answersInTurn, startWith, type FakePorts } from '../../simulator/answers';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { sampleCase } from '../../simulator/sample-case';
import { anaFacts, anaProfile, sampleSystemActors } from '../../simulator/sample-system-actors';
import { goTo } from '../../domain/navigation-events';
import { historyMachine } from './history.machine';
import { sampleCaseSummary, samplePage } from './history.samples';
import { historyView } from './history.view';
import { sampleReport } from '../../simulator/sample-report';

const summary = (caseId: string) => sampleCaseSummary({ caseId });
const pageOf = (...ids: string[]) => samplePage(ids.map(summary), 12);

async function open(ports: FakePorts, query: Record<string, string> = { status: 'PENDING' }, isAcuerdo = false) {
  const stage = startWith(historyMachine, {
    input: inputAt('history', {}, query),
    systemActors: sampleSystemActors({ profile: { ...anaFacts, profile: { ...anaProfile, isAcuerdo } } }),
    ports: {
      pendingCounterNoticeList: answers(samplePage<CaseSummary>([])),
      caseDescription: answers<Case, { caseId: string }>(({ caseId }) => sampleCase({ caseId })),
      noticedArticles: answers(samplePage([sampleReport()])),
      counterNoticesV3: answers(pageOf('1', '2', '3')),
      ...ports,
    },
  });
  await stage.settle();
  return { ...stage, view: () => historyView(stage.actor.getSnapshot()) };
}

describe('the cursor of the history', () => {
  it('begins at the first case, goes from case to case and to the one that is pointed at, and opens its page', async () => {
    const { actor, view, receivedBy } = await open({});
    expect(view().cursor).toBe('1');
    actor.send({ type: 'cursor.move', by: 1 });
    expect(view().cursor).toBe('2');
    actor.send({ type: 'cursor.go', caseId: '3' });
    actor.send({ type: 'cursor.go', caseId: 'of another page' });
    actor.send({ type: 'cursor.move', by: 1 });
    expect(view().cursor).toBe('3');
    actor.send({ type: 'row.open' });
    expect(receivedBy('screens')).toEqual([goTo({ to: 'case', params: { id: '3' }, search: { site: 'MLA' } })]);
  });

  it.each([
    ['stays on its case when the list is read anew', ['1', '2', '3', '4'], '2'],
    ['goes to the next one when its case has gone', ['1', '3'], '3'],
    ['begins anew on another page', ['8', '9'], '8'],
    ['is nowhere where nothing is left', [], null],
  ] as const)('%s', async (_, ids, cursor) => {
    const { actor, settle, view } = await open({
      counterNoticesV3: answersInTurn<Page<CaseSummary>>(
        { ok: true, value: pageOf('1', '2', '3') },
        { ok: true, value: { ...pageOf(...ids), total: ids.length } },
      ),
    });
    actor.send({ type: 'cursor.go', caseId: '2' });
    actor.send({ type: 'list.reload' });
    await settle();
    expect(view().cursor).toBe(cursor);
  });

  it('reads the case that is looked at anew with the list', async () => {
    const caseDescription = answers<Case, { caseId: string }>(({ caseId }) => sampleCase({ caseId }));
    const { actor, clock, settle, view } = await open({ caseDescription });
    view().preview?.send({ type: 'preview.show', caseId: '1', siteId: 'MLA' });
    clock.increment(150);
    await settle();
    actor.send({ type: 'screen.resumed' });
    await settle();
    expect(caseDescription.asked).toEqual([
      { caseId: '1', siteId: 'MLA' },
      { caseId: '1', siteId: 'MLA' },
    ]);
  });

  it('previews while PENDING alone is shown, and never to enrolled people, who have no case to open', async () => {
    const { actor, settle, view, receivedBy } = await open({}, {});
    expect([view().preview, view().cursor]).toEqual([null, null]);
    actor.send({ type: 'row.open' });
    actor.send(searchAt('history', { status: 'PENDING' }));
    await settle();
    expect([view().preview?.id, view().cursor]).toEqual(['preview', '1']);
    actor.send(searchAt('history', { status: 'PENDING,APPROVED' }));
    await settle();
    expect([view().preview, view().cursor]).toEqual([null, null]);
    expect(receivedBy('screens')).toEqual([]);
    expect((await open({}, { status: 'PENDING' }, true)).view().preview).toBeNull();
  });

  it('is nowhere among other reports until somebody goes to one, leads to its report, and leaves with its row', async () => {
    const noticedArticles = answersInTurn<Page<HistoryReport>>(
      { ok: true, value: samplePage([sampleReport({ caseId: '10000007' }), sampleReport({ caseId: '10000008' })]) },
      { ok: true, value: samplePage([sampleReport({ caseId: '10000008' })]) },
      { ok: true, value: samplePage([sampleReport({ caseId: '10000009' })]) },
    );
    const { actor, settle, view, receivedBy } = await open({ noticedArticles }, {});
    actor.send({ type: 'row.open' });
    expect([view().cursor, receivedBy('screens')]).toEqual([null, []]);
    actor.send({ type: 'cursor.move', by: 1 });
    expect(view().cursor).toBe('10000007');
    actor.send({ type: 'row.open' });
    actor.send({ type: 'list.reload' });
    await settle();
    expect(view().cursor, 'the next one').toBe('10000008');
    actor.send({ type: 'row.open' });
    expect(receivedBy('screens').map(({ target }) => target)).toMatchObject([
      { to: 'historyItem' },
      { to: 'historyItem' },
    ]);
    actor.send({ type: 'list.reload' });
    await settle();
    expect(view().cursor, 'of another page nothing is pointed at').toBeNull();
  });
});
