import {
  assign,
  enqueueActions,
  setup,
  type ActorSystem,
  type ActorSystemInfo,
  fromCallback,
  type AnyActorRef,
  type EventObject,
} from 'xstate';
import type { WithOperationKey, Outcome } from '../../../contracts/ports';
import type { Statistic, UserEvent } from '../../../contracts/shapes';
import { limits, timings } from '../../../contracts/vocabulary/limits';
import { isWithin } from '../../domain/timestamps';
import { succeeded, valueOf } from '../../kit/outcome';
import { systemClockOf, port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { readPathOf, type Location } from '../../domain/locations';
import type { NoticesEvent } from '../../system-actors/notices';
import type { OutboxEvent, Mutation } from '../../system-actors/outbox';
import type { ScreensEvent } from '../../system-actors/screens';
import type { SurveyEvent } from '../survey/survey.machine';
import type { Device } from '../../../contracts/vocabulary/members';

/** What somebody did with the console: no text that they typed but the keyword of a search (ruling J08). */
export type Usage = Pick<Statistic, 'event' | 'type' | 'page'> & Partial<Pick<Statistic, 'search' | 'from' | 'detail'>>;

/** The class of a device by the width of its page, in CSS pixels. */
function deviceOf(width: number): Device {
  if (width < 600) return 'Mobile';
  return width < 1024 ? 'Tablet' : 'Desktop';
}

/** A page was shown; null where the same path is only narrowed otherwise. */
function pageUsage(place: Location, from: Location | null): Usage | null {
  const page = readPathOf(place.href);
  const before = from === null ? null : readPathOf(from.href);
  if (before === page) return null;
  return {
    type: 'navigation',
    event: 'page_view',
    page,
    ...(before !== null && { from: before }),
  };
}

export interface UsageRecorded {
  type: 'usage.seen';
  usage: Usage;
}

type Told = ScreensEvent | OutboxEvent | NoticesEvent | SurveyEvent | { type: 'step.continue' } | { type: 'step.back' };

/** Work was handed in: marks, sends, replies and searches; null for what is no use of the console. */
function workUsage(work: Mutation, page: string): Usage | null {
  if (work.kind === 'mark')
    return { type: 'mark', event: work.mark.type, page, detail: { count: work.mark.ids.length } };
  if (work.kind === 'send') return { type: 'send', event: 'send', page, detail: { count: work.send.ids.length } };
  if (work.kind === 'reply') return { type: 'reply', event: work.reply.type, page };
  if (work.command.type !== 'createLiveSearch') return null;
  const { keyword } = work.command.input as { keyword?: unknown };
  return { type: 'search', event: 'search', page, ...(typeof keyword === 'string' && { search: keyword }) };
}

const isReportDrawer = (actor: AnyActorRef) =>
  (actor.getSnapshot() as { machine?: { id: string } } | undefined)?.machine?.id === 'reportDrawer';

/**
 * Looks at what the running machines are told and says what of it is usage: pages, work that is handed in, steps of the drawer, errors that
 * are shown. None of them knows of it. It begins with the page that stands.
 */
export const watchUsage = fromCallback<EventObject>(({ sendBack, system }) => {
  const systemActors = { screens: system.get('screens'), outbox: system.get('outbox'), notices: system.get('notices') };
  let here: Location | null = null;
  const page = () => (here === null ? '' : readPathOf(here.href));
  const say = (usage: Usage | null) => {
    if (usage !== null) sendBack({ type: 'usage.seen', usage } satisfies UsageRecorded);
  };
  const arrive = (place: Location) => {
    say(pageUsage(place, here));
    here = place;
  };
  const hear = (actor: unknown, event: Told) => {
    if (event.type === 'route.commit' && actor === systemActors.screens) arrive(event.place);
    else if (event.type === 'mutation.submit' && actor === systemActors.outbox) say(workUsage(event.work, page()));
    else if (event.type === 'notice.raise' && actor === systemActors.notices && event.notice.tone === 'failure')
      say({ type: 'error', event: event.notice.code, page: page(), detail: { code: event.notice.failure?.code } });
    else if (event.type === 'survey.answer' && actor === system.get('survey'))
      say({ type: 'survey', event: 'answer', page: page(), detail: { rating: event.rating } });
    else if ((event.type === 'step.continue' || event.type === 'step.back') && isReportDrawer(actor as AnyActorRef))
      say({ type: 'drawer', event: event.type, page: page() });
  };
  const stands = (systemActors.screens?.getSnapshot() as { context: { place: Location | null } } | undefined)?.context
    .place;
  if (stands) arrive(stands);
  const looking = system.inspect((seen) => {
    if (seen.type === '@xstate.event') hear(seen.actorRef, seen.event as Told);
  });
  return () => looking.unsubscribe();
});

export interface StatisticsInput {
  /** The version that this console was built as. */
  version: string;
}

export interface StatisticsContext extends StatisticsInput {
  /** Of this page's life, unguessable. */
  sessionId: string;
  /** What is still to be told, with the moment at which it was done, epoch milliseconds. */
  waiting: (Usage & { at: number })[];
  device: { agent: string; width: number };
  /** Something of the person is on its way. */
  busy: boolean;
  cartIsRecent: boolean;
}

export type StatisticsEvent = UsageRecorded;

type System = ActorSystem<ActorSystemInfo>;

/** Of each profile: the moment at which the list of what is marked and not sent was told last, ISO 8601. */
export const reminderPreference = (system: System) =>
  `cart-told:${systemActor(system, 'profile').getSnapshot().context.profile?.id ?? ''}`;

const momentOf = (at: number): string => new Date(at).toISOString();
const nowOf = (system: System): string => momentOf(systemClockOf(system).now());

function lineOf(
  { sessionId, version, waiting, device }: StatisticsContext,
  system: System,
): Statistic & WithOperationKey {
  const [first] = waiting;
  if (first === undefined) throw new Error('Nothing waits to be told.');
  const { at, ...usage } = first;
  return {
    ...usage,
    sessionId,
    version,
    date: momentOf(at),
    agent: device.agent,
    device: deviceOf(device.width),
    operationKey: systemClockOf(system).newId(),
  };
}

const cartOf = (system: System): UserEvent & WithOperationKey => ({
  event: 'cart',
  date: nowOf(system),
  detail: { count: systemActor(system, 'profile').getSnapshot().context.reportedCount },
  operationKey: systemClockOf(system).newId(),
});

/** What somebody does with the console, told some seconds later, one after the other, while nothing else waits to go. What isn't taken is lost. */
export const statisticsMachine = setup({
  types: { context: {} as StatisticsContext, events: {} as StatisticsEvent, input: {} as StatisticsInput },
  actors: {
    usageWatch: watchUsage,
    readDevice: port('readDevice'),
    insertStatistics: port('insertStatistics'),
    readPreference: port('readPreference'),
    writePreference: port('writePreference'),
    trackUserEvent: port('trackUserEvent'),
  },
  actions: {
    keep: assign(({ context: { waiting }, event: { usage }, system }) => ({
      waiting: [...waiting, { ...usage, at: systemClockOf(system).now() }].slice(-limits.statistics),
    })),
    setDevice: assign((_, device: StatisticsContext['device']) => ({ device })),
    lookAround: assign(({ system }) => ({
      busy: systemActor(system, 'outbox').getSnapshot().context.pendingCount > 0,
    })),
    setCartTimestamp: assign(({ system }, told: Outcome<string | null>) => ({
      cartIsRecent: told.ok && isWithin(told.value, timings.cartTracking, systemClockOf(system).now()),
    })),
    drop: assign(({ context: { waiting } }) => ({ waiting: waiting.slice(1) })),
    noteCart: enqueueActions(({ enqueue, system }) => {
      enqueue.spawnChild('writePreference', {
        id: 'writePreference',
        input: { name: reminderPreference(system), value: nowOf(system) },
      });
    }),
  },
  guards: {
    isBusy: ({ context }) => context.busy,
    hasMore: ({ context }) => context.waiting.length > 1,
    fillsCart: ({ event }) => event.usage.type === 'mark' && event.usage.event === 'report',
    isRecent: ({ context }) => context.cartIsRecent,
  },
  delays: { pause: timings.statistics },
}).createMachine({
  id: 'statistics',
  context: ({ input, self }) => ({
    ...input,
    sessionId: systemClockOf(self.system).newId(),
    waiting: [],
    device: { agent: '', width: 0 },
    busy: false,
    cartIsRecent: false,
  }),
  invoke: { id: 'usageWatch', src: 'usageWatch' },
  type: 'parallel',
  states: {
    lines: {
      initial: 'quiet',
      on: { 'usage.seen': { actions: 'keep' } },
      states: {
        quiet: { on: { 'usage.seen': { target: 'gathering', actions: 'keep' } } },
        gathering: {
          after: { pause: 'weighing' },
        },
        weighing: {
          entry: 'lookAround',
          always: [{ guard: 'isBusy', target: 'gathering' }, { target: 'describing' }],
        },
        describing: {
          invoke: {
            id: 'readDevice',
            src: 'readDevice',
            onDone: [
              {
                guard: succeeded,
                target: 'telling',
                actions: { type: 'setDevice', params: ({ event }) => valueOf(event) },
              },
              { target: 'telling' },
            ],
          },
        },
        telling: {
          invoke: {
            id: 'insertStatistics',
            src: 'insertStatistics',
            input: ({ context, self }) => lineOf(context, self.system),
            onDone: [
              { guard: 'hasMore', target: 'telling', reenter: true, actions: 'drop' },
              { target: 'quiet', actions: 'drop' },
            ],
          },
        },
      },
    },
    cart: {
      initial: 'quiet',
      states: {
        quiet: { on: { 'usage.seen': { guard: 'fillsCart', target: 'recalling' } } },
        recalling: {
          invoke: {
            id: 'readPreference',
            src: 'readPreference',
            input: ({ self }) => ({ name: reminderPreference(self.system) }),
            onDone: { target: 'weighing', actions: { type: 'setCartTimestamp', params: ({ event }) => event.output } },
          },
        },
        weighing: { always: [{ guard: 'isRecent', target: 'quiet' }, { target: 'telling' }] },
        telling: {
          entry: 'noteCart',
          invoke: {
            id: 'trackUserEvent',
            src: 'trackUserEvent',
            input: ({ self }) => cartOf(self.system),
            onDone: 'quiet',
          },
        },
      },
    },
  },
});
