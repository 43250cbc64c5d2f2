import { setup, type AnyEventObject } from 'xstate';
import type { Access } from '../../domain/access';
import { finished } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { AddressName, ParamsOf } from '../../domain/addresses';
import { locationOf } from '../../domain/locations';
import { goBack, goTo } from '../../domain/navigation-events';
import type { screensMachine, ScreensOwnEvent, Visit } from './screens.machine';

export const signedInAccess: Access = {
  session: 'in',
  person: { enrolled: false, gated: false, main: false },
  suspended: false,
  lang: 'es',
  remembered: null,
  ended: false,
};

/** The router is at that address; `href` is how it is written there. */
export const locationChange = <Name extends AddressName>(
  name: Name,
  params: ParamsOf<Name>,
  query: Readonly<Record<string, string>> = {},
  href = `/${name}`,
) => ({ type: 'route.commit' as const, place: locationOf(name, params, query, href) });

interface SampleInput {
  params: object;
  search: object;
}
interface SampleContext extends SampleInput {
  heard: string[];
}

/** A screen that writes down what it hears and breaks when it is told to. */
export const sampleScreenMachine = setup({
  types: { context: {} as SampleContext, events: {} as AnyEventObject, input: {} as SampleInput },
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
const crashes = ['suspicious {}', 'logout {}'].map((visit) => failed(visit, 'A bug.'));
const told = (visit: Visit | null) => visit && [visit.key, visit.place.search, visit.actor !== null];

const said: ScreensOwnEvent[] = [
  { type: 'access.changed', access: signedInAccess },
  { type: 'access.changed', access: { session: 'in', person: null } },
  { type: 'access.changed', access: { session: 'out', person: null } },
  locationChange('suspicious', {}),
  locationChange('suspicious', {}, { page: '2' }),
  locationChange('logout', {}),
  locationChange('notFound', {}),
  locationChange('remembered', {}),
  locationChange('pendingCases', {}),
  goTo({ to: 'suspicious' }),
  goBack({ to: 'suggestions' }),
  { type: 'screen.reopen' },
  { type: 'view.missing' },
  { type: 'online.changed', online: true },
  { type: 'online.changed', online: false },
];

export const screensSamples: MachineSamples<typeof screensMachine> = {
  lives: [{ name: 'the console was just opened', systemActors: sampleSystemActors(), now: sampleNow }],
  events: [
    ...said,
    ...['loadScreen', 'loadAhead'].flatMap((id) => [finished(id, sampleScreenMachine), failed(id, 'No network.')]),
    ...crashes,
  ],
  offers: ({ context }, event) =>
    !crashes.includes(event) ||
    [context.live, context.beneath, context.ahead].some((visit) => visit?.actor?.id === event.actorId),
  serialize: ({ value, context }) =>
    JSON.stringify([
      value,
      context.access,
      context.place,
      told(context.live),
      told(context.beneath),
      told(context.ahead),
    ]),
  never: {
    'a person without a session has a screen that is alive beneath': ({ context }) =>
      context.access.session === 'out' && context.beneath !== null,
    'a screen is shown while another goes on unseen': ({ context }) => context.live !== null && context.ahead !== null,
    'a crashed screen keeps its actor': ({ value, context }) => value === 'crashed' && context.live?.actor !== null,
  },
};

export const screensDescriptions = {
  states: {
    deciding: 'Who may see what at this address, decided anew.',
    choosing: 'A screen is to be shown; it is there already, or its machine has to be loaded.',
    waiting: 'Session or profile are not known yet, or the console is on its way to another address.',
    weighing: 'Whether the screen that is likely to be shown can begin beside the profile.',
    beginning: 'The machine of that screen is loaded, to ask for its rows meanwhile.',
    idle: 'Nothing more can be done before that is known.',
    loading: 'The machine of the screen is loaded with its chunk.',
    showing: 'The screen is alive; the one it was opened from rests beneath it.',
    crashed: 'The machine of the screen failed; everything else goes on.',
    unloaded: 'The code of the screen could not be loaded.',
    'unloaded.reachable': 'The browser is online; the page is loaded anew when the person says so.',
    'unloaded.cut': 'There is no connection; the page is loaded anew as soon as it is back.',
  },
  guards: {
    isOnline: 'the browser is online',
    isOffline: 'the browser is offline',
    mustWait: 'session or profile are not known yet',
    leadsElsewhere: 'this address leads to another one',
    goesOn: 'it is the same visit, perhaps with another search',
    goesBack: 'it is the visit kept beneath',
    changesSession: 'somebody came or went, and no screen of before stays',
    isComplete: 'the screen is alive, or needs no machine',
    mayBegin: 'the profile is all that lacks, and the screen needs nothing of it to begin',
    aheadCrashed: 'it was the visit that began beside the profile',
    beneathCrashed: 'it was the visit beneath',
    liveCrashed: 'it was the live visit',
  },
};
