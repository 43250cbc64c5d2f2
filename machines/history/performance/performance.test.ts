import { describe, expect, it } from 'vitest';
import { goTo } from '../../domain/navigation-events';
import { answers, startWith } from '../../simulator/answers';
import { searchAt } from '../../simulator/sample-addresses';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { pageOfCases } from '../../shared/awaiting-cases/awaiting-cases.samples';
import { pageOfSentReports } from '../../shared/past/past.samples';
import { pastView } from '../../shared/past/past.view';
import { performanceMachine } from './performance.machine';
import { performanceInput } from './performance.samples';
import { performanceView, shownPerformance } from './performance.view';
import { sampleSentReport } from '../../simulator/sample-report';

const reports = [
  sampleSentReport({ caseId: '10000003', reportedAt: new Date(sampleNow - 86_400_000).toISOString() }),
  sampleSentReport({ caseId: '10000002', reportedAt: new Date(sampleNow - 20 * 86_400_000).toISOString() }),
];

async function open() {
  const noticedArticles = answers(pageOfSentReports(reports));
  const stage = startWith(performanceMachine, {
    input: performanceInput,
    systemActors: sampleSystemActors(),
    now: sampleNow,
    ports: {
      readPast: answers<null>(null),
      writePast: answers<void>(undefined),
      noticedArticles,
      counterNoticesV3: answers(pageOfCases([])),
    },
  });
  await stage.settle();
  const view = () => performanceView(stage.actor.getSnapshot());
  const past = () => {
    const actor = view().past;
    if (actor === null) throw new Error('Nothing is read.');
    return pastView(actor.getSnapshot());
  };
  return { ...stage, noticedArticles, view, past, shown: () => shownPerformance(past(), view()) };
}

describe('the performance of a programme', () => {
  it('is that of the period in the address, and of another once that changes', async () => {
    const { actor, past, shown } = await open();
    expect(past().phase).toBe('whole');
    expect(shown()?.counts).toMatchObject({ sent: 2, by: { APPROVED: 2 } });
    expect(shown()).toBe(shown());
    actor.send(searchAt('performance', { period: 'week' }));
    expect(shown()?.counts.sent).toBe(1);
  });

  it('goes to the days that a person chooses, in the place of the period of before', async () => {
    const { actor, receivedBy } = await open();
    actor.send({ type: 'period.own', from: '2026-11-01', to: null });
    expect(receivedBy('screens')).toEqual([
      goTo(
        { to: 'performance', search: { period: 'own', from: '2026-11-01', to: null } },
        { replace: true, stays: true },
      ),
    ]);
  });

  it('reads nothing beneath another screen, and hands on what a person wants of the past', async () => {
    const { actor, noticedArticles, settle, past } = await open();
    actor.send({ type: 'screen.rested' });
    expect(past().phase).toBe('opening');
    actor.send({ type: 'screen.resumed' });
    await settle();
    const before = noticedArticles.asked.length;
    actor.send({ type: 'past.readAgain' });
    await settle();
    expect(noticedArticles.asked.length).toBe(before + 1);
  });

  it('says nothing before anything was read', async () => {
    const { view } = await open();
    const nothing = { reports: [], isWhole: false } as never;
    expect(shownPerformance(nothing, view())).toBeNull();
  });
});
