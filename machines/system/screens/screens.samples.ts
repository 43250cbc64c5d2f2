import { setup, type AnyEventObject } from 'xstate';
import type { Access } from '../../domain/access';
import { finished } from '../../kit/cover';
import type { MachineSamples } from '../../kit/samples';
import { sampleNow, sampleSeats } from '../../shared/sample-seats';
import type { screensMachine } from './screens.machine';
import type { ScreenInput, ScreensOwnEvent, Visit } from './screens.types';

export const insider: Access = {
  session: 'in',
  person: { enrolled: false, gated: false },
  suspended: false,
  lang: 'es',
  remembered: null,
};

export const commit = (href: string, search: Record<string, unknown> = {}) => ({
  type: 'route.commit' as const,
  screen: '',
  params: {},
  search,
  href,
});

interface SampleContext extends ScreenInput {
  heard: string[];
}

/** A screen that writes down what it hears and breaks when it is told to. */
export const sampleScreenMachine = setup({
  types: { context: {} as SampleContext, events: {} as AnyEventObject, input: {} as ScreenInput },
  actions: {
    hear: ({ context, event }) => void context.heard.push(event.type),
    break: () => {
      throw new Error('This screen has a bug.');
    },
  },
}).createMachine({
  id: 'sampleScreen',
  context: ({ input }) => ({ ...input, heard: [] }),
  on: { 'screen.break': { actions: 'break' }, '*': { actions: 'hear' } },
});

const failed = (actorId: string, said: string): AnyEventObject => ({
  type: `xstate.error.actor.${actorId}`,
  actorId,
  error: new Error(said),
});
const crashes = ['profile {}', 'logout {}', 'login {}'].map((visit) => failed(visit, 'A bug.'));
const told = (visit: Visit | null) => visit && [visit.key, visit.search, visit.actor !== null];

const said: ScreensOwnEvent[] = [
  { type: 'access.changed', access: insider },
  { type: 'access.changed', access: { session: 'out', person: null } },
  commit('/profile'),
  commit('/profile', { tab: 'data' }),
  commit('/logout'),
  commit('/nope'),
  commit('/redirect'),
  { type: 'search.change', search: { page: 2 } },
  { type: 'navigate', to: '/reported_articles' },
  { type: 'screen.reopen' },
];

export const screensSamples: MachineSamples<typeof screensMachine> = {
  lives: [{ name: 'the console was just opened', seats: sampleSeats(), now: sampleNow }],
  events: [...said, finished('loadScreen', sampleScreenMachine), failed('loadScreen', 'No network.'), ...crashes],
  offers: ({ context }, event) =>
    !crashes.includes(event) || [context.live, context.beneath].some((visit) => visit?.actor?.id === event.actorId),
  serialize: ({ value, context }) =>
    JSON.stringify([value, context.access, context.location, told(context.live), told(context.beneath)]),
  never: {
    'a person without a session has a screen that is alive beneath': ({ context }) =>
      context.access.session === 'out' && context.beneath !== null,
    'a crashed screen keeps its actor': ({ value, context }) => value === 'crashed' && context.live?.actor !== null,
  },
};
