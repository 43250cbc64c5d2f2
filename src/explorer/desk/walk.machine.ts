import { assign, enqueueActions, stateIn } from 'xstate';
import type { Step } from '../../../machines/kit/walk';
import { readAnswer } from '../lab/answers';
import type { Frame } from '../lab/lab.types';
import { readPayload, shapeOf } from '../lab/payload';
import { nextDue, stepsOf, withFrame } from './walk.rules';
import { walkSetup } from './walk.setup';
import type { WalkContext } from './walk.types';

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
/** What a walk hears while no step is being taken. */
const standingStill = {
  'step.take': { target: 'taking', actions: 'queueStep' },
  'walk.goTo': { guard: 'isAhead', target: 'taking', actions: ['stopTheClock', 'queueFuture'] },
  'walk.play': { guard: 'hasFuture', target: 'playing', actions: 'stopTheClock' },
  'walk.cut': { guard: 'hasFuture', actions: ['forgetFuture', 'tellMoved'] },
  'clock.run': { target: 'ticking', actions: 'letTheClockRun' },
} as const;
/** The walk once the first step of the queue was taken. */
const taken = (context: WalkContext, frame: Frame) => ({
  ...withFrame(context, frame),
  said: null,
  broke: null,
  queue: context.queue.slice(1),
});

/**
 * One walk through one machine: its steps are taken on a rehearsal, each leaves a frame, and any frame can be gone back to, by a fresh
 * start that takes the steps up to it. It tells its parent `walk.moved` whenever the walk is another one.
 */
export const walkMachine = walkSetup.createMachine({
  id: 'walk',
  context: ({ input: { exhibit, life, steps, at } }) => ({
    exhibit,
    life,
    frames: [],
    at: 0,
    rehearsal: null,
    course: { life, steps, at },
    beyond: [],
    broke: null,
    queue: [],
    said: null,
    drafts: {},
    faults: {},
    speed: 2,
    clockRuns: false,
    since: 0,
    expected: '',
    followed: null,
  }),
  initial: 'beginning',
  on: {
    'payload.edit': {
      actions: assign({
        drafts: ({ context, event }) => ({ ...context.drafts, [event.key]: event.text }),
        faults: ({ context, event }) => ({ ...context.faults, [event.key]: '' }),
      }),
    },
    'payload.reset': {
      actions: assign({
        drafts: ({ context, event }) =>
          Object.fromEntries(Object.entries(context.drafts).filter(([key]) => key !== event.key)),
        faults: ({ context, event }) => ({ ...context.faults, [event.key]: '' }),
      }),
    },
    'speed.choose': { actions: assign({ speed: ({ event }) => event.speed }) },
    'link.follow': { actions: assign({ followed: ({ context, event }) => ({ href: event.href, at: context.at }) }) },
    'expected.edit': { actions: assign({ expected: ({ event }) => event.text }) },
    'path.take': '.finding',
    'walk.load': {
      target: '.beginning',
      actions: assign({
        course: ({ event }) => event.course,
        beyond: [],
        broke: null,
        said: null,
        clockRuns: false,
        life: ({ event }) => event.course.life,
      }),
    },
  },
  states: {
    beginning: {
      entry: 'forgetQueue',
      invoke: {
        src: 'standing',
        input: ({ context: { exhibit, course, beyond } }) => ({ exhibit, course, beyond }),
        onDone: {
          target: 'alive',
          actions: [
            assign(({ context, event: { output } }) => {
              const { rehearsal, frames, at, broke } = output;
              const lost = broke === null ? [] : context.course.steps.slice(broke.at);
              return { rehearsal, frames, at, broke: broke === null ? context.broke : { ...broke, lost } };
            }),
            'tellMoved',
          ],
        },
        onError: {
          target: 'failed',
          actions: assign({ said: ({ event }) => sentenceOf(event.error), rehearsal: null }),
        },
      },
    },
    finding: {
      invoke: {
        src: 'finding',
        input: ({ context: { exhibit }, event }) => ({ exhibit, path: event.type === 'path.take' ? event.path : null }),
        onDone: {
          target: 'beginning',
          actions: assign(({ event: { output } }) => {
            const { life } = output;
            return {
              life,
              course: { life, steps: output.steps },
              beyond: [],
              broke: null,
              said: output.said,
              clockRuns: false,
            };
          }),
        },
        onError: {
          target: 'beginning',
          actions: assign(({ context: { life, frames, at }, event }) => ({
            course: { life, steps: stepsOf(frames), at },
            beyond: frames.slice(at + 1),
            said: sentenceOf(event.error),
          })),
        },
      },
    },
    alive: {
      invoke: { src: 'listening', input: ({ context: { exhibit, rehearsal } }) => ({ exhibit, rehearsal }) },
      initial: 'resting',
      on: {
        'screen.used': { actions: ['keepScreenStep', 'tellMoved'] },
        'clock.stop': { actions: 'stopTheClock' },
        'payload.send': {
          actions: enqueueActions(({ context, event, enqueue }) => {
            const { samples, payloads } = context.exhibit;
            const read = readPayload(event.text, event.eventType, shapeOf(samples, event.eventType, payloads));
            enqueue.assign({ faults: { ...context.faults, [event.key]: read.ok ? '' : read.fault } });
            if (read.ok) enqueue.raise({ type: 'step.take', step: { do: 'send', event: read.event } });
          }),
        },
        'answer.send': {
          actions: enqueueActions(({ context, event, enqueue }) => {
            const read = readAnswer(event.text, context.exhibit, event.port);
            enqueue.assign({ faults: { ...context.faults, [event.key]: read.ok ? '' : read.fault } });
            const { port, nth } = event;
            if (read.ok) enqueue.raise({ type: 'step.take', step: { do: 'answer', port, nth, outcome: read.outcome } });
          }),
        },
        'walk.goTo': {
          guard: 'isBehind',
          target: 'beginning',
          actions: assign(({ context, event }) => ({
            course: { life: context.life, steps: stepsOf(context.frames), at: event.at },
            beyond: context.frames.slice(event.at + 1),
            said: null,
            clockRuns: false,
          })),
        },
      },
      states: {
        resting: {
          entry: 'startTheClock',
          always: [
            { guard: 'hasQueue', target: 'taking' },
            { guard: 'clockRuns', target: 'ticking' },
          ],
          on: standingStill,
        },
        taking: {
          on: {
            'step.take': { actions: 'queueBehind' },
          },
          invoke: {
            src: 'taking',
            input: ({ context: { exhibit, rehearsal, queue } }) => ({ exhibit, rehearsal, step: queue[0] }),
            onDone: {
              target: 'resting',
              actions: [
                assign(({ context, event }) =>
                  typeof event.output === 'string' ? { said: event.output, queue: [] } : taken(context, event.output),
                ),
                'tellMoved',
              ],
            },
            onError: {
              target: 'resting',
              actions: assign({ said: ({ event }) => sentenceOf(event.error), queue: [] }),
            },
          },
        },
        playing: {
          on: { ...standingStill, 'walk.pause': 'resting' },
          after: { playPause: [{ guard: 'hasFuture', target: 'playingOn' }, { target: 'resting' }] },
        },
        playingOn: {
          entry: 'queueFuture',
          initial: 'on',
          states: {
            on: {
              on: {
                'walk.pause': 'ending',
                'step.take': { target: 'ending', actions: 'queueBehind' },
              },
            },
            ending: { on: { 'step.take': { actions: 'queueBehind' } } },
          },
          invoke: {
            src: 'taking',
            input: ({ context: { exhibit, rehearsal, queue } }) => ({ exhibit, rehearsal, step: queue[0] }),
            onDone: [
              {
                guard: ({ event }) => typeof event.output === 'string',
                target: 'resting',
                actions: assign({ said: ({ event }) => String(event.output), queue: [] }),
              },
              {
                guard: stateIn({ alive: { playingOn: 'ending' } }),
                target: 'resting',
                actions: [assign(({ context, event }) => taken(context, event.output as Frame)), 'tellMoved'],
              },
              {
                target: 'playedOn',
                actions: [assign(({ context, event }) => taken(context, event.output as Frame)), 'tellMoved'],
              },
            ],
            onError: {
              target: 'resting',
              actions: assign({ said: ({ event }) => sentenceOf(event.error), queue: [] }),
            },
          },
        },
        playedOn: { always: [{ guard: 'hasFuture', target: 'playing' }, { target: 'resting' }] },
        ticking: {
          entry: 'startTheClock',
          on: {
            ...standingStill,
            'clock.stop': { target: 'resting', actions: 'stopTheClock' },
            'screen.used': { target: 'ticking', reenter: true, actions: ['keepScreenStep', 'tellMoved'] },
          },
          after: {
            tick: {
              guard: 'hasDelay',
              target: 'taking',
              actions: assign({
                queue: ({ context }): Step[] => {
                  const passed = Math.max(1, Math.round(Date.now() - context.since));
                  return [{ do: 'wait', ms: Math.min(passed, nextDue(context.frames[context.at]) ?? passed) }];
                },
              }),
            },
          },
        },
      },
    },
    failed: {
      on: {
        'walk.goTo': {
          target: 'beginning',
          actions: assign({ course: ({ context }) => ({ life: context.life, steps: [] }) }),
        },
      },
    },
  },
});
