import type { AnyEventObject } from 'xstate';
import type { CaseSummary } from '../../../contracts/shapes';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { snapshotEvent } from '../../simulator/snapshot-event';
import { awaitingCasesMachine } from '../../shared/awaiting-cases/awaiting-cases.machine';
import { caseDueIn, pageOfCases } from '../../shared/awaiting-cases/awaiting-cases.samples';
import { caseMachine } from '../case/case.machine';
import { sampleCase } from '../../simulator/sample-case';
import type {
  answeringMachine,
  AnsweringContext,
  AnsweringEvent,
  AnsweringInput,
  RepliesChanged,
} from './answering.machine';

export const answeringInput: AnsweringInput = inputAt('answering', {});
export const answeringSystemActors = sampleSystemActors();

/** Three that await an answer, due one after the other. */
export const sampleCases: CaseSummary[] = [5, 26, 70].map((hours, index) =>
  caseDueIn(hours, { caseId: String(10_000_002 + index) }),
);

const dueCasesShown = (...steps: ReturnType<typeof answered>[]) =>
  snapshotEvent('due', awaitingCasesMachine, { input: { wanted: true }, systemActors: answeringSystemActors, steps });
const caseShows = (...steps: ReturnType<typeof answered>[]) =>
  snapshotEvent('case', caseMachine, {
    input: inputAt('case', { id: '10000002' }, { site: 'MLA' }),
    systemActors: answeringSystemActors,
    steps,
  });

const reply = (caseId: string, more: Partial<RepliesChanged['replies'][number]> = {}): AnsweringEvent => ({
  type: 'replies.seen',
  replies: [{ caseId, failed: false, elsewhere: false, ...more }],
});

const childEvents: AnyEventObject[] = [
  dueCasesShown(),
  dueCasesShown(answered('pendingCounterNoticeList', pageOfCases(sampleCases.slice(0, 2)))),
  dueCasesShown(answered('pendingCounterNoticeList', pageOfCases([]))),
  dueCasesShown(refused('pendingCounterNoticeList', 'OFFLINE')),
];
const sentEvents: AnyEventObject[] = [
  caseShows(),
  caseShows(answered('caseDescription', sampleCase())),
  caseShows(answered('caseDescription', sampleCase({ status: 'MEMBER_NOT_RESPOND' }))),
  caseShows(refused('caseDescription', 'CASE_NOT_FOUND')),
  { type: 'queue.next' },
  { type: 'queue.previous' },
  { type: 'queue.reload' },
  { type: 'queue.goOn' },
  { type: 'step.go', step: 'answer' },
  searchAt('answering'),
  searchAt('answering', { case: '10000003' }),
  reply('10000002'),
  reply('10000002', { failed: true }),
  reply('10000003'),
  reply('10000003', { elsewhere: true }),
  { type: 'screen.resumed' },
];

export const answeringSamples: MachineSamples<typeof answeringMachine> = {
  lives: [
    { name: 'some await an answer', input: answeringInput, systemActors: answeringSystemActors, now: sampleNow },
    {
      name: 'the page was loaded anew at a case',
      input: inputAt('answering', {}, { case: '10000003' }),
      systemActors: answeringSystemActors,
      now: sampleNow,
      events: childEvents,
    },
    {
      name: 'the case of the address was answered since',
      input: inputAt('answering', {}, { case: '10000009' }),
      systemActors: answeringSystemActors,
      now: sampleNow,
      events: childEvents,
    },
  ],
  events: [...childEvents, ...sentEvents],
  serialize: ({ value, context }) => {
    const { queue, reading, current, answered: replied, gone } = context as AnsweringContext;
    return JSON.stringify([value, queue?.length, reading, current, Object.keys(replied).toSorted(), gone.toSorted()]);
  },
  never: {
    'a case stands in front that is not in the queue': (snapshot) =>
      snapshot.matches('answering') &&
      !snapshot.context.queue.some(({ caseId }: CaseSummary) => caseId === snapshot.context.current),
    'one that is gone stands in front': (snapshot) =>
      snapshot.matches('answering') && snapshot.context.gone.includes(snapshot.context.current),
    'it failed without a reason': (snapshot) => snapshot.matches('failed') && snapshot.context.failure === null,
  },
};

export const answeringDescriptions = {
  states: {
    reading: 'What awaits an answer is read.',
    finding: 'The case of the address is looked for in the queue.',
    moving: 'It goes on to the next case that is left.',
    answering: 'One case stands in front, with its reply form.',
    empty: 'Nothing awaits an answer.',
    over: 'None is left.',
    failed: 'What awaits an answer could not be read.',
  },
  guards: {
    couldNotRead: 'it could not be read',
    isAsked: 'it was asked for',
    isRead: 'it was read',
    isInQueue: 'the case of the address still awaits an answer',
    isNone: 'nothing awaits an answer',
    isNamed: 'the address named a case that awaits none any more',
    isLeft: 'another case is left',
    hasNext: 'a case stands behind this one',
    hasPrevious: 'a case stands before this one',
    beginsAnew: 'the address names no case',
    wasGiven: 'the outbox has the answer to the case in front',
    wasGivenElsewhere: 'the case in front was answered in another tab',
    awaitsNoAnswer: 'the case in front was answered meanwhile, or is gone',
    isReady: 'the case is there and its reply was not begun',
  },
};
