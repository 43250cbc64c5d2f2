import { describe, expect, it } from 'vitest';
import type { Case, HistoryReport, Page } from '../../../contracts/shapes';
import { answers, answersInTurn, failure, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { inputAt } from '../../simulator/sample-addresses';
import { anaFacts } from '../../simulator/sample-system-actors';
import { historyItemMachine } from './history-item.machine';
import {
  historyItemInput,
  historyItemSystemActors,
  pageOfReports,
  sampleItemCase,
  sampleItemRow,
} from './history-item.samples';
import { historyItemView } from './history-item.view';

async function open(ports: FakePorts, { input = historyItemInput, systemActors = historyItemSystemActors } = {}) {
  const stage = startWith(historyItemMachine, {
    input,
    systemActors,
    ports: { itemStatus: answers({ id: 'MLA1234567892', status: 'active' }), blindages: answers([]), ...ports },
  });
  await stage.settle();
  return { ...stage, view: () => historyItemView(stage.actor.getSnapshot()) };
}

describe('one report of the history', () => {
  it('is its case and its row together', async () => {
    const { view } = await open({
      caseDescription: answers(sampleItemCase()),
      noticedArticles: answers(pageOfReports([sampleItemRow({ caseId: '10000009', tags: ['otra'] }), sampleItemRow()])),
    });
    expect(view()).toMatchObject({
      phase: 'shown',
      item: { status: 'DOCUMENTATION_PRESENTED', tags: ['urgente'], sellerComment: 'Tengo factura' },
    });
  });

  it('looks for its row through every report of the listing, and stands without it where there is none', async () => {
    const other = sampleItemRow({ caseId: '10000009' });
    const noticedArticles = answersInTurn<Page<HistoryReport>>(
      { ok: true, value: pageOfReports([other, other], 3) },
      { ok: true, value: pageOfReports([other], 3) },
    );
    const { view } = await open({ caseDescription: answers(sampleItemCase()), noticedArticles });
    expect(noticedArticles.asked).toMatchObject([
      { itemId: 'MLA1234567892', from: 0 },
      { itemId: 'MLA1234567892', from: 2 },
    ]);
    expect(view()).toMatchObject({ phase: 'shown', item: { comment: 'Es una copia', tags: [] } });
  });

  it('is looked for in every site of the profile where the address names none, and is missing when none knows it', async () => {
    const caseDescription = refuses<Case>('CASE_NOT_FOUND');
    const { view } = await open(
      { caseDescription },
      {
        input: inputAt('historyItem', { id: '10000003' }),
        systemActors: { ...historyItemSystemActors, profile: { ...anaFacts, sites: anaFacts.sites.slice(0, 2) } },
      },
    );
    expect(new Set(caseDescription.asked.map((asked) => (asked as { siteId: string }).siteId)).size).toBeGreaterThan(1);
    expect(view().phase).toBe('missing');
  });

  it('that could not be had is asked for again, and what is shown outlives a failure', async () => {
    const { actor, settle, view } = await open({
      caseDescription: answersInTurn<Case>(
        { ok: false, failure: failure('OFFLINE') },
        { ok: true, value: sampleItemCase() },
        { ok: false, failure: failure('SERVER_ERROR') },
      ),
      noticedArticles: answers(pageOfReports([sampleItemRow()])),
    });
    expect(view()).toMatchObject({ phase: 'failed', failure: { code: 'OFFLINE' } });
    actor.send({ type: 'item.reload' });
    await settle();
    expect(view()).toMatchObject({ phase: 'shown', failure: null });
    actor.send({ type: 'screen.resumed' });
    await settle();
    expect(view()).toMatchObject({ phase: 'shown', failure: { code: 'SERVER_ERROR' }, item: { caseId: '10000003' } });
  });
});
