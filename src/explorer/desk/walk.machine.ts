import { assign, enqueueActions, not } from 'xstate';
import { readAnswer } from '../lab/answers';
import { eventSpecOf, readPayload } from '../lab/payload';
import { walkSetup } from './walk.setup';
import type { WalkContext } from './walk.types';
import { restartAt, withStepRefused, nextStepOf, withStepTaken } from './walk-requests';

const onStage = ({ exhibit, simulation }: WalkContext) => ({ exhibit, simulation });
const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * One walk through one machine: its steps are taken on a simulation, each leaves a frame, and any frame can be gone back to, by a fresh
 * start that takes the steps up to it. It tells its parent `walk.moved` whenever the walk is another one.
 */
export const walkMachine = walkSetup.createMachine({
  id: 'walk',
  context: ({ input: { exhibit, life, start, steps, saved, at, left = [] } }) => ({
    exhibit,
    life,
    frames: [],
    at: 0,
    simulation: null,
    course: { life, start, steps, saved, at },
    beyond: [],
    broke: null,
    left,
    letGo: 0,
    byItself: false,
    queue: [],
    said: null,
    drafts: {},
    faults: {},
    plays: false,
    speed: 2,
    clockRuns: false,
    since: 0,
    compared: null,
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
    'note.edit': { actions: ['setNote', 'notifyWalkMoved'] },
    'moment.compare': { actions: assign({ compared: ({ event }) => event.at }) },
    'step.take': { actions: 'queueStep' },
    'payload.send': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const { samples, payloads } = context.exhibit;
        const read = readPayload(event.text, event.eventType, eventSpecOf(samples, event.eventType, payloads));
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
    'walk.goTo': { actions: 'queueGoing' },
    'walk.cut': { actions: 'queueCut' },
    'walk.play': { actions: 'play' },
    'walk.pause': { actions: 'pause' },
    'clock.run': { actions: 'letTheClockRun' },
    'clock.stop': { actions: 'stopTheClock' },
    'path.take': { target: '.finding', actions: 'clearRequestedSteps' },
    'walk.return': { target: '.beginning', actions: ['clearRequestedSteps', 'returnTo'] },
    'left.forget': { actions: ['clearSkipped', 'notifyWalkMoved'] },
    'walk.load': {
      target: '.beginning',
      actions: [
        'clearRequestedSteps',
        { type: 'leave', params: ({ event }) => event.course },
        assign({
          course: ({ event }) => event.course,
          beyond: [],
          broke: null,
          said: null,
          life: ({ event }) => event.course.life,
        }),
      ],
    },
  },
  states: {
    beginning: {
      tags: 'moving',
      invoke: {
        src: 'standing',
        input: ({ context: { exhibit, course, beyond } }) => ({ exhibit, course, beyond }),
        onDone: {
          target: 'alive',
          actions: [
            assign(({ context, event: { output } }) => {
              const { simulation, frames, at, broke } = output;
              return { simulation, frames, at, broke: broke ?? context.broke };
            }),
            'notifyWalkMoved',
          ],
        },
        onError: {
          target: 'failed',
          actions: ['clearRequestedSteps', assign({ said: ({ event }) => sentenceOf(event.error), simulation: null })],
        },
      },
    },
    finding: {
      tags: 'moving',
      invoke: {
        src: 'finding',
        input: ({ context: { exhibit }, event }) => ({ exhibit, path: event.type === 'path.take' ? event.path : null }),
        onDone: {
          target: 'beginning',
          actions: [
            { type: 'leave', params: ({ event }) => event.output },
            assign(({ event: { output } }) => {
              const { life } = output;
              return { life, course: { life, steps: output.steps }, beyond: [], broke: null, said: output.said };
            }),
          ],
        },
        onError: {
          target: 'beginning',
          actions: assign(({ context, event }) => ({
            ...restartAt(context.at, context),
            said: sentenceOf(event.error),
          })),
        },
      },
    },
    alive: {
      invoke: { src: 'listening', input: ({ context }) => onStage(context) },
      initial: 'resting',
      on: { 'screen.used': { actions: ['setScreenStep', 'notifyWalkMoved'] } },
      states: {
        resting: {
          always: [
            { guard: 'wantsStep', target: 'taking' },
            { guard: 'wantsToGo', target: 'aiming' },
            { guard: 'wantsToCut', actions: ['dropQueuedStep', 'dropLaterFrames', 'notifyWalkMoved'] },
            { guard: 'playsOn', target: 'playing' },
            { guard: 'plays', actions: 'refuseToPlay' },
            { guard: 'ticks', target: 'ticking' },
          ],
        },
        aiming: {
          entry: 'aim',
          always: [
            { guard: 'goesAhead', target: 'taking' },
            { guard: 'goesBack', target: '#walk.beginning', actions: 'turnBack' },
            { target: 'resting' },
          ],
        },
        taking: {
          tags: 'moving',
          on: {
            'walk.goTo': {
              guard: 'isNoFurther',
              target: '#walk.beginning',
              actions: ['clearRequestedSteps', 'queueGoing', 'turnBack'],
            },
          },
          invoke: {
            src: 'taking',
            input: ({ context }) => ({ ...onStage(context), step: nextStepOf(context) }),
            onDone: {
              target: 'resting',
              actions: [
                assign(({ context, event: { output } }) =>
                  typeof output === 'string' ? withStepRefused(context, output) : withStepTaken(context, output),
                ),
                'notifyWalkMoved',
              ],
            },
            onError: {
              target: 'resting',
              actions: assign(({ context, event }) => withStepRefused(context, sentenceOf(event.error))),
            },
          },
        },
        playing: {
          always: { guard: not('playsOn'), target: 'resting' },
          after: { playPause: { target: 'resting', actions: 'queueNext' } },
        },
        ticking: {
          entry: 'startTheClock',
          always: { guard: not('ticks'), target: 'resting' },
          on: {
            'step.take': { actions: 'queueStepInTime' },
            'walk.cut': { actions: ['dropLaterFrames', 'notifyWalkMoved'] },
            'screen.used': { target: 'ticking', reenter: true, actions: ['setScreenStep', 'notifyWalkMoved'] },
          },
          after: { tick: { target: 'taking', actions: 'queueTick' } },
        },
      },
    },
    failed: { always: { guard: 'wantsAnything', target: 'beginning' } },
  },
});
