import { assign, sendParent, setup } from 'xstate';
import { findPathLogic, watchScreenStepsLogic, startWalkLogic, takeStepLogic } from './walk.effects';
import type { AbandonedWalk } from '../lab/branches';
import { addAbandonedWalk, abandonFrames, capAbandonedWalks } from './abandoned-walks';
import { nextDue, shownDifference, stepsOf, withFrame, withNote, withPassedTime } from './walk.rules';
import type { WalkContext, WalkEvent, WalkInput, WalkMoved } from './walk.types';
import {
  mergeGoRequests,
  restartAt,
  toGoRequest,
  hasFuture,
  isGoRequest,
  isStepRequest,
  withReturn,
} from './walk-requests';

/**
 * While the clock runs, time is seen to pass this often, milliseconds: what passed is one step that grows, also while nothing can fall
 * due, since what is said next has its hour by it.
 */
const ticks = { towardsDelay: 250, else: 1000 };

/** The number of the frame to which the head of the queue goes; null for anything else. */
const goalOf = ({ queue: [wish] }: WalkContext): number | null =>
  isGoRequest(wish) && typeof wish.to === 'number' ? wish.to : null;

/** What the walk was saved as, for the address: the difference is found again by it. */
function savedOf(context: WalkContext): Pick<WalkMoved, 'saved'> {
  const difference = shownDifference(context);
  if (difference === null) return {};
  const { held, start, isStart, lost: steps } = difference;
  return { saved: { from: held.length, ...(isStart === true && start !== undefined && { start }), steps } };
}

/** What a walk asks, does and waits for, by name. */
export const walkSetup = setup({
  types: { context: {} as WalkContext, events: {} as WalkEvent, input: {} as WalkInput, tags: {} as 'moving' },
  actors: { standing: startWalkLogic, finding: findPathLogic, taking: takeStepLogic, listening: watchScreenStepsLogic },
  guards: {
    wantsStep: ({ context }) => isStepRequest(context.queue[0]),
    wantsToGo: ({ context }) => isGoRequest(context.queue[0]),
    wantsToCut: ({ context }) => context.queue[0]?.do === 'cut',
    wantsAnything: ({ context }) => context.queue.length > 0 || context.plays || context.clockRuns,
    goesAhead: ({ context }) => (goalOf(context) ?? context.at) > context.at,
    goesBack: ({ context }) => (goalOf(context) ?? context.at) < context.at,
    plays: ({ context }) => context.plays,
    playsOn: ({ context }) => context.queue.length === 0 && context.plays && hasFuture(context),
    ticks: ({ context }) =>
      context.queue.length === 0 && context.clockRuns && context.frames[context.at]?.status === 'active',
    /** To where the step in flight leads on from, or before it. */
    isNoFurther: ({ context, event }) =>
      event.type === 'walk.goTo' && typeof event.at === 'number' && event.at >= 0 && event.at <= context.at,
  },
  delays: {
    playPause: ({ context }) => 1000 / context.speed,
    tick: ({ context }) => {
      const due = nextDue(context.frames[context.at]);
      return due === null ? ticks.else : Math.min(ticks.towardsDelay, due);
    },
  },
  actions: {
    notifyWalkMoved: sendParent(({ context }: { context: WalkContext }) => ({
      type: 'walk.moved',
      life: context.life,
      steps: stepsOf(context.frames),
      at: context.at,
      left: context.left,
      letGo: context.letGo,
      byItself: context.byItself,
      ...savedOf(context),
    })),
    startTheClock: assign({ since: () => Date.now() }),
    letTheClockRun: assign({ clockRuns: true, plays: false, said: null }),
    stopTheClock: assign({ clockRuns: false }),
    play: assign({ plays: true, clockRuns: false, said: null }),
    pause: assign({ plays: false }),
    refuseToPlay: assign({ plays: false, said: 'There is no step to play after this one.' }),
    setScreenStep: assign(({ context, event }) => {
      if (event.type !== 'screen.used') return {};
      const line = withFrame(context, event.frame);
      const left = hasFuture(context) ? capAbandonedWalks(context, abandonFrames(context, line.frames)) : {};
      return { ...line, ...left, said: null, byItself: false, plays: context.plays && hasFuture(line) };
    }),
    dropLaterFrames: assign(({ context }) => {
      const frames = context.frames.slice(0, context.at + 1);
      return { frames, ...capAbandonedWalks(context, abandonFrames(context, frames)), byItself: false };
    }),
    /** Leaves what was walked, and what was on its way. */
    leave: assign(({ context }, next: AbandonedWalk) => {
      const { life, frames, course, left } = context;
      return capAbandonedWalks(
        context,
        addAbandonedWalk(addAbandonedWalk(left, course, next), { life, steps: stepsOf(frames) }, next),
      );
    }),
    returnTo: assign(({ context, event }) => (event.type === 'walk.return' ? withReturn(context, event.course) : {})),
    setNote: assign(({ context, event }) => (event.type === 'note.edit' ? withNote(context, event.text) : {})),
    clearSkipped: assign({ left: [], letGo: 0 }),
    clearRequestedSteps: assign({ queue: [], plays: false, clockRuns: false, byItself: false }),
    dropQueuedStep: assign({ queue: ({ context }) => context.queue.slice(1) }),
    queueStep: assign({
      queue: ({ context, event }) => (event.type === 'step.take' ? [...context.queue, event.step] : context.queue),
      plays: false,
      said: null,
      byItself: false,
    }),
    /** Behind the time that has passed. */
    queueStepInTime: assign({
      queue: ({ context, event }) =>
        event.type === 'step.take'
          ? [...context.queue, ...withPassedTime(context, Date.now(), event.step)]
          : context.queue,
      said: null,
      byItself: false,
    }),
    queueGoing: assign(({ context, event }) =>
      event.type === 'walk.goTo'
        ? {
            queue: [...context.queue, toGoRequest(event.at, context.frames)],
            plays: false,
            clockRuns: false,
            said: null,
            byItself: false,
          }
        : {},
    ),
    queueCut: assign({
      queue: ({ context }) => [...context.queue, { do: 'cut' as const }],
      plays: false,
      said: null,
      byItself: false,
    }),
    queueNext: assign({ queue: [{ do: 'go' as const, to: 'after' as const }], byItself: true }),
    /** Whole seconds while nothing can fall due: what the timer is late by would make each span odd. */
    queueTick: assign({
      byItself: true,
      queue: ({ context }) => {
        const passed = Math.max(1, Math.round(Date.now() - context.since));
        const due = nextDue(context.frames[context.at]);
        const passedSpan = Math.max(1, Math.floor(passed / ticks.else)) * ticks.else;
        return [{ do: 'wait' as const, ms: due === null ? passedSpan : Math.min(passed, due) }];
      },
    }),
    aim: assign(({ context }) => mergeGoRequests(context)),
    turnBack: assign(({ context }) => ({
      ...restartAt(goalOf(context) ?? context.at, context),
      queue: context.queue.slice(1),
    })),
  },
});
