import { assign, createActor, setup, waitFor, type ActorRefFrom } from 'xstate';
import { sampleCase } from '../../../machines/cases/case/case.samples';
import type { Step, TakenStep } from '../../../machines/rehearsal/walk';
import { stateInWords } from '../../../machines/rehearsal/state-words';
import { stepInWords } from '../lab/in-words';
import type { Plain } from '../../../machines/rehearsal/plain';
import type { Exhibit } from '../lab/lab.types';
import { walkMachine } from './walk.machine';
import type { Course, Moved, WalkEvent, WalkInput } from './walk.types';

const aboveMachine = setup({
  types: {
    context: {} as { given: WalkInput; moves: Moved[] },
    events: {} as Moved,
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
export function endWalks(): void {
  for (const actor of running.splice(0)) actor.stop();
}

/** A walk under a parent that writes down what it is told. */
export function walking(exhibit: Exhibit, course: Partial<Course> = {}, machine: typeof walkMachine = walkMachine) {
  const input = { exhibit, life: exhibit.samples.lives[0].name, steps: [], ...course };
  const above = createActor(aboveMachine.provide({ actors: { walk: machine } }), { input });
  running.push(above);
  above.start();
  const walk = above.getSnapshot().children.walk as ActorRefFrom<typeof walkMachine>;
  const rested = async () =>
    (await waitFor(walk, (now) => now.matches({ alive: 'resting' }) || now.matches('failed'))).context;
  return {
    walk,
    rested,
    moves: () => above.getSnapshot().context.moves,
    context: () => walk.getSnapshot().context,
    /** What the timeline reads, and where it stands. */
    line: () => {
      const { frames, at } = walk.getSnapshot().context;
      const words = frames.map(
        ({ step, value }) => `${step === null ? 'start' : stepInWords(step)}: ${stateInWords(value)}`,
      );
      return [...words, at];
    },
    send: async (...events: WalkEvent[]) => {
      for (const event of events) walk.send(event);
      return rested();
    },
  };
}

export type Walking = ReturnType<typeof walking>;

export const take = (step: Step): WalkEvent => ({ type: 'step.take', step });
export const say = (type: string, more: Record<string, Plain> = {}) => take({ do: 'send', event: { type, ...more } });
export const answer = (nth = 1): Step => ({
  do: 'answer',
  port: 'caseDescription',
  nth,
  outcome: { ok: true, value: sampleCase() },
});
export const refuse = (code: 'OFFLINE' | 'CASE_NOT_FOUND', nth = 1): Step => ({
  do: 'answer',
  port: 'caseDescription',
  nth,
  outcome: { ok: false, failure: { code } },
});

export const life = 'a case that awaits an answer';
export const asking = '{"content":"asking","reply":"choosing"}';
export const shown = '{"content":"shown","reply":"choosing"}';
export const confirming = '{"content":"shown","reply":"confirming"}';
/** Each step leaves the photos of the listing as they are. */
const did: TakenStep['did'] = [{ what: 'left gallery', with: { '': '"browsing"' } }];
/** A walk through the machine of a case. */
export const course: TakenStep[] = [
  { ...answer(), to: shown, did },
  { do: 'send', event: { type: 'confirm.begin' }, to: confirming, did },
  { do: 'send', event: { type: 'reply.leave' }, to: shown, did },
];
/** What is told of a walk for which nothing was left. */
export const moved = { type: 'walk.moved', life, left: [], letGo: 0, byItself: false } as const;
/** What the timeline reads once it was taken. */
export const walked = [
  'start: content.asking · reply.choosing',
  'caseDescription answers: content.shown · reply.choosing',
  'confirm.begin: content.shown · reply.confirming',
  'reply.leave: content.shown · reply.choosing',
];
