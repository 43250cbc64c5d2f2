import { assign, sendParent, setup } from 'xstate';
import { finding, listening, standing, taking } from './walk.effects';
import { nextDue, stepsOf, withFrame, withPassed } from './walk.rules';
import type { WalkContext, WalkEvent, WalkInput } from './walk.types';

/** While the clock runs, time is seen to pass this often; milliseconds. */
const tick = 250;

/** What a walk asks, does and waits for, by name. */
export const walkSetup = setup({
  types: { context: {} as WalkContext, events: {} as WalkEvent, input: {} as WalkInput },
  actors: { standing, finding, taking, listening },
  guards: {
    hasQueue: ({ context }) => context.queue.length > 0,
    clockRuns: ({ context }) => context.clockRuns && context.frames[context.at]?.status === 'active',
    isAhead: ({ context, event }) =>
      event.type === 'walk.goTo' && event.at > context.at && event.at < context.frames.length,
    isBehind: ({ context, event }) => event.type === 'walk.goTo' && event.at >= 0 && event.at < context.at,
    hasFuture: ({ context }) => context.at < context.frames.length - 1,
    hasDelay: ({ context }) => nextDue(context.frames[context.at]) !== null,
  },
  delays: {
    playPause: ({ context }) => 1000 / context.speed,
    tick: ({ context }) => Math.min(tick, nextDue(context.frames[context.at]) ?? tick),
  },
  actions: {
    tellMoved: sendParent(({ context }: { context: WalkContext }) => ({
      type: 'walk.moved',
      life: context.life,
      steps: stepsOf(context.frames),
      at: context.at,
    })),
    startTheClock: assign({ since: () => Date.now() }),
    letTheClockRun: assign({ clockRuns: true }),
    stopTheClock: assign({ clockRuns: false }),
    keepScreenStep: assign(({ context, event }) =>
      event.type === 'screen.used' ? { ...withFrame(context, event.frame), broke: null, said: null } : {},
    ),
    forgetFuture: assign({ frames: ({ context }) => context.frames.slice(0, context.at + 1), broke: null }),
    forgetQueue: assign({ queue: [] }),
    /** Behind the step that is being taken. */
    queueBehind: assign({
      queue: ({ context, event }) => (event.type === 'step.take' ? [...context.queue, event.step] : context.queue),
    }),
    queueStep: assign({
      queue: ({ context, event }) =>
        event.type === 'step.take' ? [...context.queue, ...withPassed(context, Date.now(), event.step)] : [],
      said: null,
    }),
    queueFuture: assign({
      queue: ({ context, event }) =>
        stepsOf(context.frames.slice(context.at + 1, event.type === 'walk.goTo' ? event.at + 1 : context.at + 2)),
      said: null,
    }),
  },
});
