import { setup, type AnyEventObject } from 'xstate';
import type { Access } from '../../domain/access';
import type { ScreenInput } from './screens.types';

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

export const loaded: AnyEventObject = {
  type: 'xstate.done.actor.loadScreen',
  actorId: 'loadScreen',
  output: sampleScreenMachine,
};
export const notLoaded: AnyEventObject = {
  type: 'xstate.error.actor.loadScreen',
  actorId: 'loadScreen',
  error: new Error('No network.'),
};

export const screensEvents: AnyEventObject[] = [
  { type: 'access.changed', access: insider },
  { type: 'access.changed', access: { session: 'out', person: null } },
  commit('/profile'),
  commit('/profile', { tab: 'data' }),
  commit('/logout'),
  commit('/nope'),
  commit('/redirect'),
  { type: 'search.change', search: { page: 2 } },
  { type: 'navigate', to: '/reported_articles' },
  loaded,
  notLoaded,
  { type: 'screen.reopen' },
];
