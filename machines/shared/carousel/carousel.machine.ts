import { assign, sendTo, setup } from 'xstate';
import { carousels, slidesOf, type CarouselName, type SlideName } from '../../domain/carousels';
import { systemActor } from '../../kit/system-actor';
import { watchHelpFlag, type HelpFlagChanged } from '../watch-system-actors';

export interface CarouselInput {
  name: CarouselName;
  /** It was found due already: nothing is waited for. */
  due?: boolean;
  /** Its first slide alone. */
  brief?: boolean;
}

export interface CarouselContext {
  name: CarouselName;
  due: boolean;
  slides: SlideName[];
  /** The slide that is shown, from 0. */
  at: number;
}

export type CarouselEvent =
  | HelpFlagChanged
  | { type: 'slide.next' }
  | { type: 'slide.back' }
  | { type: 'slide.go'; at: number }
  /** Never shown again: it was skipped, or read to its end. */
  | { type: 'carousel.close' };

/** What is told once, slide by slide; closed by the person, it stays away for good. */
export const carouselMachine = setup({
  types: { context: {} as CarouselContext, events: {} as CarouselEvent, input: {} as CarouselInput },
  actors: { helpFlagSeen: watchHelpFlag },
  actions: {
    turnTo: assign((_, at: number) => ({ at })),
    closeForGood: sendTo(
      ({ system }) => systemActor(system, 'profile'),
      ({ context: { name } }) => ({ type: 'help.close', flag: carousels[name].flag }),
    ),
  },
  guards: {
    isDue: ({ context }) => context.due,
    wasClosed: (_, { closed }: HelpFlagChanged) => closed,
    has: ({ context: { slides } }, at: number) => Number.isInteger(at) && at >= 0 && at < slides.length,
  },
}).createMachine({
  id: 'carousel',
  context: ({ input: { name, due = false, brief = false } }) => ({ name, due, slides: slidesOf(name, brief), at: 0 }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isDue', target: 'shown' }, { target: 'waiting' }] },
    waiting: {
      invoke: {
        id: 'helpFlagSeen',
        src: 'helpFlagSeen',
        input: ({ context: { name } }) => ({ flag: carousels[name].flag, afterStartUp: true }),
      },
      on: {
        'flag.seen': [
          { guard: { type: 'wasClosed', params: ({ event }) => event }, target: 'away' },
          { target: 'shown' },
        ],
      },
    },
    shown: {
      on: {
        'slide.next': {
          guard: { type: 'has', params: ({ context }) => context.at + 1 },
          actions: { type: 'turnTo', params: ({ context }) => context.at + 1 },
        },
        'slide.back': {
          guard: { type: 'has', params: ({ context }) => context.at - 1 },
          actions: { type: 'turnTo', params: ({ context }) => context.at - 1 },
        },
        'slide.go': {
          guard: { type: 'has', params: ({ event }) => event.at },
          actions: { type: 'turnTo', params: ({ event }) => event.at },
        },
        'carousel.close': { target: 'away', actions: 'closeForGood' },
      },
    },
    away: { type: 'final' },
  },
});
