import { describe, expect, it } from 'vitest';
import type { EvidenceEvent, EvidenceOrder, EvidenceRequest, Outcome } from '../../../contracts/ports';
import type { Listing } from '../../../contracts/shapes';
import { answers, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { sampleCase } from '../../simulator/sample-case';
import { reportedListing } from '../../simulator/sample-listing';
import { sampleNow } from '../../simulator/sample-system-actors';
import { newEvidenceMachine, type NewEvidenceInput } from './new-evidence.machine';
import {
  caseEvidenceInput,
  sampleMade,
  selectionEvidenceInput,
  selectionSystemActors,
  sampleCaseReport,
} from './new-evidence.samples';
import { newEvidenceView } from './new-evidence.view';

const page = <Row>(items: Row[]) => ({ items, total: items.length, offset: 0, limit: 50 });
const idAt = (at: number) => `MLA${1_000_000_001 + at}`;
const listingsAnswer = async ({ articlesIds }: { articlesIds: string[] }): Promise<Outcome<Listing[]>> => ({
  ok: true,
  value: articlesIds.map((id) => reportedListing({ id })),
});

async function open(input: NewEvidenceInput, ids: readonly string[] | null, ports: FakePorts = {}) {
  const requests: EvidenceRequest[] = [];
  const orders: EvidenceOrder[] = [];
  let stops = 0;
  let hear: (event: EvidenceEvent) => void = () => undefined;
  const stage = startWith(newEvidenceMachine, {
    input,
    now: sampleNow,
    systemActors: selectionSystemActors(ids),
    ports: {
      articlesByIds: listingsAnswer,
      articleDescription: answers({ text: 'Nuevas.', lastUpdated: null }),
      noticedArticles: answers(page([sampleCaseReport])),
      caseDescription: answers(sampleCase()),
      ...ports,
    },
    evidence: (request, listener) => {
      requests.push(request);
      hear = listener;
      return { say: (order) => void orders.push(order), stop: () => void (stops += 1) };
    },
  });
  await stage.settle();
  const records = () => orders.flatMap((order) => (order.type === 'evidence.add' ? order.records : []));
  return {
    ...stage,
    requests,
    orders,
    records,
    stops: () => stops,
    hear: (event: EvidenceEvent) => hear(event),
    view: () => newEvidenceView(stage.actor.getSnapshot()),
  };
}

describe('an archive of evidence', () => {
  it('of a case has its listing, its report and the copy of the listing as it was, and is saved when it is made', async () => {
    const { orders, records, requests, hear, view } = await open(caseEvidenceInput, null);
    expect(requests).toMatchObject([{ subject: { kind: 'case', id: '10000002' }, at: sampleNow, omitted: [] }]);
    expect(records()).toMatchObject([
      { listing: { id: expect.stringMatching(/^MLA/) }, description: { text: 'Nuevas.' }, failures: [] },
    ]);
    expect(records()[0]?.cases).toEqual([sampleCase()]);
    expect([view().phase, orders.at(-1)]).toEqual(['writing', { type: 'evidence.finish', at: sampleNow }]);
    hear({ type: 'evidence.made', made: sampleMade });
    expect([view().phase, view().made, orders.at(-1)]).toEqual(['made', sampleMade, { type: 'evidence.save' }]);
  });

  it('of a case that is not there says so and saves nothing', async () => {
    const { orders, stops, view } = await open(caseEvidenceInput, null, {
      caseDescription: refuses('CASE_NOT_FOUND'),
    });
    expect([view().phase, view().failure?.code, orders, stops()]).toEqual(['failed', 'CASE_NOT_FOUND', [], 1]);
  });

  it('of a thousand listings asks about all of them, some at a time, and says which are beyond', async () => {
    const ids = Array.from({ length: 1003 }, (_, at) => idAt(at));
    const { settle, records, requests, view } = await open(selectionEvidenceInput, ids);
    for (let turn = 0; turn < 1000 && view().phase === 'gathering'; turn += 1) await settle();
    expect(records().map(({ id }) => id)).toEqual(ids.slice(0, 1000));
    expect(requests[0]?.omitted).toEqual(ids.slice(1000));
    expect(view()).toMatchObject({ phase: 'writing', omitted: 3, listings: { asked: 1000, total: 1000 } });
  });

  it('notes in each record what the gateway did not answer, and goes on', async () => {
    const { records } = await open(selectionEvidenceInput, [idAt(0), idAt(1)], {
      articlesByIds: answers([reportedListing({ id: idAt(0) })]),
      articleDescription: refuses('SERVER_ERROR'),
      caseDescription: refuses('CASE_NOT_FOUND'),
    });
    const noted = records().map(({ failures }) =>
      failures.map(({ operation = '', code }) => [operation.split(' ')[0], code]),
    );
    const unanswered = [
      ['articleDescription', 'SERVER_ERROR'],
      ['caseDescription', 'CASE_NOT_FOUND'],
    ];
    expect(noted).toEqual([unanswered, [['articlesByIds', 'ARTICLE_NOT_FOUND'], ...unanswered]]);
  });

  it('shows how far it is, and ends everything when it is cancelled; it can be begun anew', async () => {
    const { actor, hear, requests, settle, stops, view } = await open(selectionEvidenceInput, [idAt(0)], {
      articlesByIds: () => new Promise(() => undefined),
    });
    hear({ type: 'evidence.progress', done: 2, total: 5, missing: 1 });
    expect(view()).toMatchObject({ phase: 'gathering', progress: { done: 2, total: 5, missing: 1 } });
    actor.send({ type: 'evidence.cancel' });
    expect([view().phase, stops()]).toEqual(['cancelled', 1]);
    actor.send({ type: 'evidence.begin' });
    await settle();
    expect([view().phase, requests.length, view().progress.done]).toEqual(['gathering', 2, 0]);
  });

  it('that does not fit says why', async () => {
    const { hear, view } = await open(selectionEvidenceInput, [idAt(0)]);
    hear({ type: 'evidence.failed', fault: 'TOO_BIG' });
    expect(view()).toMatchObject({ phase: 'failed', fault: 'TOO_BIG', failure: null });
  });

  it('of listings that this browser does not know is none', async () => {
    const { requests, view } = await open(selectionEvidenceInput, null);
    expect([view().phase, requests]).toEqual(['missing', []]);
  });
});
