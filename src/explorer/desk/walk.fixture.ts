import { assign, createActor, setup, waitFor, type ActorRefFrom } from 'xstate';
import { sampleCase } from '../../../machines/simulator/sample-case';
import type { Step, TakenStep } from '../../../machines/simulator/walk';
import { describeState } from '../../../machines/simulator/describe-state';
import { formatStep } from '../lab/format-step';
import type { PlainData } from '../../../machines/simulator/plain-data';
import type { Exhibit } from '../lab/lab.types';
import { walkMachine } from './walk.machine';
import type { WalkPath, WalkMoved, WalkEvent, WalkInput } from './walk.types';

const aboveMachine = setup({
  types: {
    context: {} as { given: WalkInput; moves: WalkMoved[] },
    events: {} as WalkMoved,
    input: {} as WalkInput,
  },
  actors: { walk: walkMachine },
}).createMachine({
  context: ({ input }) => ({ given: input, moves: [] }),
  invoke: { id: 'walk', src: 'walk', input: ({ context }) => context.given },
  on: { 'walk.moved': { actions: assign({ moves: ({ context, event }) => [...context.moves, event] }) } },
});

const running: { stop: () => void }[] = [];

/** Ends every walk that was begun. */
export function stopWalks(): void {
  for (const actor of running.splice(0)) actor.stop();
}

/** A walk under a parent that writes down what it is told. */
export function startWalk(exhibit: Exhibit, course: Partial<WalkPath> = {}, machine: typeof walkMachine = walkMachine) {
  const input = { exhibit, life: exhibit.samples.lives[0].name, steps: [], ...course };
  const above = createActor(aboveMachine.provide({ actors: { walk: machine } }), { input });
  running.push(above);
  above.start();
  const walk = above.getSnapshot().children.walk as ActorRefFrom<typeof walkMachine>;
  const waitUntilIdle = async () =>
    (await waitFor(walk, (now) => now.matches({ alive: 'resting' }) || now.matches('failed'))).context;
  return {
    walk,
    rested: waitUntilIdle,
    moves: () => above.getSnapshot().context.moves,
    context: () => walk.getSnapshot().context,
    /** What the timeline reads, and where it stands. */
    line: () => {
      const { frames, at } = walk.getSnapshot().context;
      const words = frames.map(
        ({ step, value }) => `${step === null ? 'start' : formatStep(step)}: ${describeState(value)}`,
      );
      return [...words, at];
    },
    send: async (...events: WalkEvent[]) => {
      for (const event of events) walk.send(event);
      return waitUntilIdle();
    },
  };
}

export type StartedWalk = ReturnType<typeof startWalk>;

export const takeStepEvent = (step: Step): WalkEvent => ({ type: 'step.take', step });
export const sendStepEvent = (type: string, more: Record<string, PlainData> = {}) =>
  takeStepEvent({ do: 'send', event: { type, ...more } });
export const answerStep = (nth = 1): Step => ({
  do: 'answer',
  port: 'caseDescription',
  nth,
  outcome: { ok: true, value: sampleCase() },
});
export const refuseStep = (code: 'OFFLINE' | 'CASE_NOT_FOUND', nth = 1): Step => ({
  do: 'answer',
  port: 'caseDescription',
  nth,
  outcome: { ok: false, failure: { code } },
});

export const scenarioName = 'a case that awaits an answer';
export const askingValue = '{"content":"asking","reply":"choosing"}';
export const shownValue = '{"content":"shown","reply":"choosing"}';
export const confirmingValue = '{"content":"shown","reply":"confirming"}';
/** Each step leaves as they are what was reported, the first document, the photos of the listing and the seller's words. */
const did: NonNullable<TakenStep['did']> = [
  { what: 'left variants', with: { '': '"asking"' } },
  { what: 'left document./files/documents/1.pdf', with: { '': '"open.reading"' } },
  { what: 'left gallery', with: { '': '"browsing"' } },
  { what: 'left translation', with: { '': '"off"' } },
];
const asked: NonNullable<TakenStep['did']> = [{ what: 'asked denouncedVariants', with: { caseId: '"10000002"' } }];
/** What the first step does, as the timeline reads it. */
export const answerEffects =
  'asks denouncedVariants, variants: asking, document./files/documents/1.pdf: open.reading, gallery: browsing, translation: off';
const shown = '#1hyes07 =6k8fq2crp1qh45dxgkmvzvj3jrsozd3l8f4nkzkvl7xgkxgkzb8cuv42t42taz1xgkxgkswoxgk';
/** A walk through the machine of a case, with all that each step changed and ran. */
export const walkedSteps: TakenStep[] = [
  {
    ...answerStep(),
    to: shownValue,
    did: [...asked, ...did],
    digest: {
      context: { shown },
      view: {
        shown,
        phase: '"shown"',
        gallery: '"[actor gallery]"',
        translation: '"[actor translation]"',
        'documents[]': '"[actor document./files/documents/1.pdf]"',
        variants: '"[actor variants]"',
        'move.may': '"answer"',
        canConfirm: 'true',
        canRetract: 'true',
        documents: '',
        move: '',
      },
    },
    ran: [
      'document./files/documents/1.pdf: begin',
      'show',
      'ask seller',
      'ask variants',
      'look at listing',
      'show documents',
    ],
  },
  {
    do: 'send',
    event: { type: 'confirm.begin' },
    to: confirmingValue,
    did,
    digest: {
      context: { form: '"confirm"', begun: '"answer"' },
      view: { form: '"confirm"', began: 'true', canConfirm: 'false' },
    },
    ran: ['restore draft', 'note begun', 'set form'],
  },
  {
    do: 'send',
    event: { type: 'reply.leave' },
    to: shownValue,
    did,
    digest: { view: { form: 'null', canConfirm: 'true' } },
    ran: ['clear failure'],
  },
];
/** What is told of a walk for which nothing was left. */
export const walkMovedEvent = { type: 'walk.moved', life: scenarioName, left: [], letGo: 0, byItself: false } as const;
/** What the timeline reads once it was taken. */
export const timelineLines = [
  'start: content.asking · reply.choosing',
  'caseDescription answers: content.shown · reply.choosing',
  'confirm.begin: content.shown · reply.confirming',
  'reply.leave: content.shown · reply.choosing',
];
