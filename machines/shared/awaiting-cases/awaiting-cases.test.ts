import { describe, expect, it } from 'vitest';
import type { CaseSummary, Page } from '../../../contracts/shapes';
import { answers, answersInTurn, failure, startWith, type FakePorts } from '../../simulator/answers';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { awaitingCasesMachine } from './awaiting-cases.machine';
import { caseDueIn, casesOfEachDeadline, pageOfCases } from './awaiting-cases.samples';
import { awaitingCasesView } from './awaiting-cases.view';

async function open(ports: FakePorts) {
  const stage = startWith(awaitingCasesMachine, {
    input: { wanted: true },
    systemActors: sampleSystemActors(),
    ports,
    now: sampleNow,
  });
  await stage.settle();
  return { ...stage, view: () => awaitingCasesView(stage.actor.getSnapshot()) };
}

describe('what awaits an answer', () => {
  it('is read by due date, page by page, and counted by its deadlines', async () => {
    const many = Array.from({ length: 50 }, (_, index) => caseDueIn(1, { caseId: String(20_000_000 + index) }));
    const pendingCounterNoticeList = answersInTurn<Page<CaseSummary>>(
      { ok: true, value: pageOfCases(many, 54) },
      { ok: true, value: pageOfCases(casesOfEachDeadline, 54, 50) },
    );
    const { view } = await open({ pendingCounterNoticeList });
    expect(pendingCounterNoticeList.asked).toEqual([
      { size: 50, from: 0, sort: 'due_date', order: 'asc' },
      { size: 50, from: 50, sort: 'due_date', order: 'asc' },
    ]);
    expect(view().counts(sampleNow)).toEqual({ overdue: 1, today: 51, tomorrow: 1, later: 1 });
  });

  it('is left without what was answered', async () => {
    const { actor, view } = await open({ pendingCounterNoticeList: answers(pageOfCases(casesOfEachDeadline)) });
    actor.send({ type: 'answers.seen', answered: ['10000003'] });
    expect(view().counts(sampleNow)).toMatchObject({ overdue: 1, today: 0, later: 1 });
  });

  it('that could not be read again keeps what stood', async () => {
    const { actor, settle, view } = await open({
      pendingCounterNoticeList: answersInTurn<Page<CaseSummary>>(
        { ok: true, value: pageOfCases(casesOfEachDeadline) },
        { ok: false, failure: failure('OFFLINE') },
      ),
    });
    actor.send({ type: 'cases.reload' });
    await settle();
    expect(view()).toMatchObject({ known: true, failure: { code: 'OFFLINE' }, left: casesOfEachDeadline });
  });
});
