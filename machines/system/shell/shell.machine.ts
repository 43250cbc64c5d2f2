import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Outcome } from '../../../contracts/ports';
import { defaultLanguage, initialLanguage } from '../../../contracts/vocabulary/languages';
import { timings } from '../../../contracts/vocabulary/limits';
import { isLanguage, mayPass } from '../../domain/access';
import { failureOf, succeeded, type OutcomeEvent } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { ScreensEvent } from '../../system-actors/screens';
import type { ShellEmitted, LanguageRequester, ShellEvent, ShellFacts } from '../../system-actors/shell';
import type { Language } from '../../../contracts/shapes';
import type { Release } from '../../domain/release';

export interface ShellInput {
  /** The version that this console was built as. */
  version: string;
}

export interface ShellContext extends ShellFacts {
  version: string;
  /** The version that the gateway announced last; null before it said any. */
  announced: string | null;
  forced: Language | null;
  /** The release that the server had when a part was missing; null before that, and where it could not be asked. */
  served: Release | null;
  /** Words were loaded once: before that nothing that has words is shown. */
  painted: boolean;
  requesters: LanguageRequester[];
}

export type ShellOwnEvent = ShellEvent;

export const languagePreference = 'lang';
const wanted = ({ forced, chosen }: ShellContext) => forced ?? chosen;
const stillUnfit = ({ event }: { event: OutcomeEvent<unknown> }) =>
  !event.output.ok && (failureOf(event).code === 'UNKNOWN_FIELD' || mayPass(failureOf(event)));

export const shellMachine = setup({
  types: {
    context: {} as ShellContext,
    events: {} as ShellOwnEvent,
    input: {} as ShellInput,
    emitted: {} as ShellEmitted,
  },
  actors: {
    readPreference: port('readPreference'),
    writePreference: port('writePreference'),
    applyLanguage: port('applyLanguage'),
    profile: port('profile'),
  },
  actions: {
    notifyScreens: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context }): ScreensEvent => ({ type: 'access.changed', access: { lang: context.chosen } }),
    ),
    choose: enqueueActions(({ context, event, enqueue, system }) => {
      if (event.type !== 'language.apply') return;
      enqueue.assign({
        chosen: event.lang,
        requesters: event.requester ? [...context.requesters, event.requester] : context.requesters,
      });
      enqueue.spawnChild('writePreference', {
        id: 'writePreference',
        input: { name: languagePreference, value: event.lang },
      });
      enqueue.sendTo(systemActor(system, 'screens'), { type: 'access.changed', access: { lang: event.lang } });
    }),
    force: assign({ forced: ({ context, event }) => (event.type === 'language.force' ? event.lang : context.forced) }),
    paint: enqueueActions(({ context, enqueue }) => {
      const lang = wanted(context);
      for (const requester of context.requesters) enqueue.sendTo(requester, { type: 'language.applied', lang });
      enqueue.assign({ lang, painted: true, requesters: [] });
    }),
    notifyReload: emit({ type: 'page.reload' }),
    saveServed: assign({
      served: ({ context, event }) =>
        event.type === 'part.missing' ? (event.release ?? context.served) : context.served,
    }),
    remember: assign(({ context: { chosen } }, kept: Outcome<string | null>) => ({
      chosen: kept.ok && isLanguage(kept.value) ? kept.value : chosen,
    })),
    turnMenu: assign((_, menuOpen: boolean) => ({ menuOpen })),
    decideLeave: emit((_, leave: boolean) => ({ type: 'leave.decided' as const, leave })),
    setVersion: assign({
      announced: ({ context, event }) => (event.type === 'version.seen' ? event.version : context.announced),
    }),
  },
  guards: {
    isPainted: ({ context, event }) =>
      event.type === 'language.apply'
        ? (context.forced ?? event.lang) === context.lang
        : event.type === 'language.force' && (event.lang ?? context.chosen) === context.lang,
    isOurVersion: ({ context, event }) => event.type === 'version.seen' && event.version === context.version,
    agreesWithServer: ({ context }) => context.announced === null || context.announced === context.version,
  },
  delays: { wordsAgain: 3000, checkAgain: timings.maintenanceCheck },
}).createMachine({
  id: 'shell',
  context: ({ input }) => ({
    version: input.version,
    announced: null,
    lang: initialLanguage,
    painted: false,
    chosen: defaultLanguage,
    forced: null,
    served: null,
    menuOpen: false,
    requesters: [],
  }),
  type: 'parallel',
  on: { 'page.reload': { actions: 'notifyReload' } },
  states: {
    words: {
      initial: 'remembering',
      on: {
        'language.apply': { target: '.applying', actions: 'choose' },
        'language.force': { target: '.applying', actions: 'force' },
      },
      states: {
        remembering: {
          invoke: {
            src: 'readPreference',
            id: 'readPreference',
            input: { name: languagePreference },
            onDone: {
              target: 'applying',
              actions: [{ type: 'remember', params: ({ event }) => event.output }, 'notifyScreens'],
            },
          },
          on: { 'language.force': { actions: 'force' } },
        },
        applying: {
          invoke: {
            src: 'applyLanguage',
            id: 'applyLanguage',
            input: ({ context }) => ({ lang: wanted(context) }),
            onDone: [{ guard: succeeded, target: 'painted', actions: 'paint' }, { target: 'lacking' }],
          },
        },
        lacking: { after: { wordsAgain: 'applying' } },
        painted: {
          on: {
            'language.apply': [
              { guard: 'isPainted', actions: ['choose', 'paint'] },
              { target: 'applying', actions: 'choose' },
            ],
            'language.force': [
              { guard: 'isPainted', actions: 'force' },
              { target: 'applying', actions: 'force' },
            ],
          },
        },
      },
    },
    menu: {
      initial: 'closed',
      states: {
        closed: { on: { 'menu.toggle': { target: 'open', actions: { type: 'turnMenu', params: true } } } },
        open: { on: { 'menu.toggle': { target: 'closed', actions: { type: 'turnMenu', params: false } } } },
      },
    },
    keys: {
      initial: 'untold',
      states: {
        untold: { on: { 'keys.open': 'told' } },
        told: { on: { 'keys.close': 'untold', 'keys.open': 'untold' } },
      },
    },
    service: {
      initial: 'running',
      states: {
        running: {
          on: {
            'version.seen': [
              { guard: 'isOurVersion', actions: 'setVersion' },
              { target: 'maintained', actions: 'setVersion' },
            ],
            'field.unknown': 'maintained',
          },
        },
        maintained: {
          initial: 'resting',
          on: {
            'version.seen': { actions: 'setVersion' },
            'maintenance.reload': { actions: 'notifyReload' },
          },
          states: {
            resting: { after: { checkAgain: 'checking' } },
            checking: {
              invoke: {
                src: 'profile',
                id: 'profile',
                onDone: [
                  {
                    guard: stillUnfit,
                    target: 'resting',
                  },
                  { guard: 'agreesWithServer', target: '#shell.service.running' },
                  { target: 'resting' },
                ],
              },
            },
          },
        },
      },
    },
    code: {
      initial: 'complete',
      on: { 'part.missing': { target: '.incomplete', actions: 'saveServed' } },
      states: { complete: {}, incomplete: { on: { 'part.dismiss': 'complete' } } },
    },
    leaving: {
      initial: 'free',
      states: {
        free: { on: { 'leave.ask': 'asking' } },
        asking: {
          on: {
            'leave.stay': { target: 'free', actions: { type: 'decideLeave', params: false } },
            'leave.go': { target: 'free', actions: { type: 'decideLeave', params: true } },
          },
        },
      },
    },
  },
});
