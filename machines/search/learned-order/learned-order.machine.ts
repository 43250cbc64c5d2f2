import { assign, enqueueActions, fromPromise, sendParent, sendTo, setup } from 'xstate';
import type { Listing } from '../../../contracts/shapes';
import type { InputOf } from '../../../contracts/ports';
import { learnedOrderKey, readLearnedOrder, type LearnedOrder } from '../../domain/learned-order';
import {
  countDecisions,
  isEnough,
  listingsToAsk,
  toDecisions,
  toLearnable,
  type DecisionCount,
  type PastDecision,
} from '../../domain/past-decisions';
import { trustedIdsIn } from '../../domain/recent-trust';
import { succeeded, valueOf } from '../../kit/outcome';
import { port, portsOf, systemClockOf } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { watchDrafts } from '../../shared/watch-drafts';
import { pastMachine, type PastContext } from '../../shared/past/past.machine';

/** What was learned longer ago than this is learned anew when the order is chosen, milliseconds. */
const freshFor = 86_400_000;
/** Listings asked for at once. */
const batch = 50;

/** Sent to the results: their listings are ordered by this from now on; null once it was forgotten. */
export type LearnedOrderParentEvent =
  | { type: 'order.learned'; learned: LearnedOrder }
  /** By the person. */
  | { type: 'order.forgotten' };

type LearnedOrderRestored = { type: 'order.restored'; learned: LearnedOrder | null };

export type LearnedOrderEvent =
  /** By the results: whether that order is chosen. */
  | { type: 'order.turned'; on: boolean }
  | LearnedOrderRestored
  | { type: 'order.learn' }
  | { type: 'order.forget' }
  | { type: 'forget.confirm' }
  | { type: 'forget.cancel' };

interface LearnedOrderContext {
  on: boolean;
  learned: LearnedOrder | null;
  /** It was learned less than a day ago. */
  fresh: boolean;
  /** Of the past, while it is read. */
  past: (Pick<PastContext, 'reports' | 'progress'> & { state: unknown }) | null;
  decisions: PastDecision[];
  others: InputOf<'learnOrder'>['others'];
  count: DecisionCount;
  asksForget: boolean;
}

/** Says once what the browser keeps, as soon as that is known. */
const restoreLearnedOrder = watchDrafts<void>(({ drafts, read }): LearnedOrderRestored | null =>
  read === false ? null : { type: 'order.restored', learned: readLearnedOrder(drafts) },
);

/** The listings of the past, batch by batch; those that were had where one fails. */
const readPastListings = fromPromise<Listing[], { ids: readonly string[] }>(
  async ({ input: { ids }, signal, system }) => {
    const { articlesByIds } = portsOf(system);
    const listings: Listing[] = [];
    for (let from = 0; from < ids.length; from += batch) {
      const outcome = await articlesByIds({ articlesIds: ids.slice(from, from + batch) }, signal);
      if (signal.aborted || !outcome.ok) break;
      listings.push(...outcome.value);
    }
    return listings;
  },
);

const nothingRead = { past: null, decisions: [], others: [] };

/** The order that is learned from what was decided: it is kept in the browser, learned anew day by day, and forgotten when somebody asks for it. */
export const learnedOrderMachine = setup({
  types: {
    context: {} as LearnedOrderContext,
    events: {} as LearnedOrderEvent,
    input: {} as { on: boolean },
    children: {} as { restored: 'restored'; past: 'past'; pastListings: 'pastListings'; learnOrder: 'learnOrder' },
  },
  actors: {
    restored: restoreLearnedOrder,
    past: pastMachine,
    pastListings: readPastListings,
    learnOrder: port('learnOrder'),
  },
  actions: {
    turn: assign((_, on: boolean) => ({ on })),
    applyRestoredOrder: enqueueActions(({ enqueue, system }, learned: LearnedOrder | null) => {
      const fresh = learned !== null && systemClockOf(system).now() - learned.learnedAt < freshFor;
      enqueue.assign({ learned, fresh });
      if (learned !== null) enqueue.sendParent({ type: 'order.learned', learned } satisfies LearnedOrderParentEvent);
    }),
    notePast: assign((_, { value, context: { reports, progress } }: { value: unknown; context: PastContext }) => ({
      past: { state: value, reports, progress },
    })),
    gather: assign(({ context: { past }, system }, asked: Listing[]) => {
      const { visible } = systemActor(system, 'listings').getSnapshot().context;
      const seen = Object.values(visible);
      const decisions = toDecisions(past?.reports ?? [], [...asked, ...seen]);
      return { decisions, count: countDecisions(decisions), others: seen.map(toLearnable) };
    }),
    saveLearned: enqueueActions(({ enqueue, system }, learned: LearnedOrder) => {
      enqueue.assign({ ...nothingRead, learned });
      enqueue.sendTo(systemActor(system, 'drafts'), { type: 'draft.keep', key: learnedOrderKey, value: learned });
      enqueue.sendParent({ type: 'order.learned', learned } satisfies LearnedOrderParentEvent);
    }),
    letGo: assign(nothingRead),
    askForget: assign({ asksForget: true }),
    leaveForget: assign({ asksForget: false }),
    forget: assign({ ...nothingRead, learned: null, on: false, asksForget: false }),
    dropKept: sendTo(({ system }) => systemActor(system, 'drafts'), { type: 'draft.drop', key: learnedOrderKey }),
    notifyOrderForgotten: sendParent({ type: 'order.forgotten' } satisfies LearnedOrderParentEvent),
  },
  guards: {
    isOn: (_, on: boolean) => on,
    isChosen: ({ context }) => context.on,
    isFresh: ({ context }) => context.fresh,
    isPastRead: ({ context: { past } }) => past?.state === 'whole' || past?.state === 'stopped',
    isPastFailed: ({ context: { past } }) => past?.state === 'failed',
    teachesEnough: ({ context }) => isEnough(context.count),
    mayForget: ({ context }) => context.learned !== null,
    asksForget: ({ context }) => context.asksForget,
  },
}).createMachine({
  id: 'learnedOrder',
  context: ({ input }) => ({
    ...nothingRead,
    on: input.on,
    learned: null,
    fresh: false,
    count: { all: 0, reported: 0 },
    asksForget: false,
  }),
  on: {
    'order.turned': [
      {
        guard: { type: 'isOn', params: ({ event }) => event.on },
        actions: { type: 'turn', params: ({ event }) => event.on },
      },
      { target: '.off', actions: [{ type: 'turn', params: ({ event }) => event.on }, 'letGo'] },
    ],
    'order.forget': { guard: 'mayForget', actions: 'askForget' },
    'forget.cancel': { actions: 'leaveForget' },
    'forget.confirm': { guard: 'asksForget', target: '.off', actions: ['forget', 'dropKept', 'notifyOrderForgotten'] },
  },
  initial: 'off',
  states: {
    off: { always: { guard: 'isChosen', target: 'restoring' } },
    restoring: {
      invoke: { id: 'restored', src: 'restored' },
      on: {
        'order.restored': {
          target: 'restored',
          actions: { type: 'applyRestoredOrder', params: ({ event }) => event.learned },
        },
      },
    },
    restored: { always: [{ guard: 'isFresh', target: 'learned' }, { target: 'reading' }] },
    reading: {
      invoke: {
        id: 'past',
        src: 'past',
        onSnapshot: {
          actions: {
            type: 'notePast',
            params: ({ event }) => ({ value: event.snapshot.value, context: event.snapshot.context }),
          },
        },
      },
      always: [
        { guard: 'isPastRead', target: 'asking' },
        { guard: 'isPastFailed', target: 'failed', actions: 'letGo' },
      ],
    },
    asking: {
      invoke: {
        id: 'pastListings',
        src: 'pastListings',
        input: ({ context: { past }, self }) => ({
          ids: listingsToAsk(
            past?.reports ?? [],
            trustedIdsIn(systemActor(self.system, 'drafts').getSnapshot().context.drafts),
            systemActor(self.system, 'listings').getSnapshot().context.visible,
          ),
        }),
        onDone: { target: 'gathered', actions: { type: 'gather', params: ({ event }) => event.output } },
      },
    },
    gathered: {
      always: [
        { guard: 'teachesEnough', target: 'learning' },
        { target: 'tooFew', actions: 'letGo' },
      ],
    },
    learning: {
      invoke: {
        id: 'learnOrder',
        src: 'learnOrder',
        input: ({ context: { decisions, others }, self }) => ({
          decisions,
          others,
          learnedAt: systemClockOf(self.system).now(),
        }),
        onDone: [
          {
            guard: succeeded,
            target: 'learned',
            actions: { type: 'saveLearned', params: ({ event }) => valueOf(event) as LearnedOrder },
          },
          { target: 'failed', actions: 'letGo' },
        ],
      },
    },
    learned: { on: { 'order.learn': 'reading' } },
    tooFew: { on: { 'order.learn': 'reading' } },
    failed: { on: { 'order.learn': 'reading' } },
  },
});
