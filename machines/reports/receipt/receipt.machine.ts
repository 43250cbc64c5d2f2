import { assign, enqueueActions, sendTo, setup, fromCallback, type EventObject } from 'xstate';
import type { Blindage, Listing } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { goTo } from '../../domain/navigation-events';
import { isSendDone } from '../../domain/sends';
import {
  listingFactsOf,
  outcomeOf,
  retriableIds,
  unnamedIds,
  type Receipt,
  type ReceiptRow,
  readReceipt,
} from '../../domain/receipts';
import { succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { ScreenInput, SearchChange } from '../../domain/addresses';
import type { ReceiptOutcome } from '../../domain/receipt-outcomes';

export interface ReceiptChanged {
  type: 'receipt.seen';
  receipt: Receipt;
}

/** Says what is kept of a send once it is known: drafts are read a moment after the screen opens. */
export const watchReceipt = fromCallback<EventObject, { id: string }>(({ input, sendBack, system }) => {
  const drafts = systemActor(system, 'drafts');
  let previous: Receipt | null = null;
  const publishChange = () => {
    const receipt = readReceipt(drafts.getSnapshot().context.drafts, input.id);
    if (receipt !== null && receipt !== previous) sendBack({ type: 'receipt.seen', receipt } satisfies ReceiptChanged);
    previous = receipt;
  };
  publishChange();
  const subscription = drafts.subscribe(publishChange);
  return () => subscription.unsubscribe();
});

export type ReceiptInput = ScreenInput<'receipt'>;

export interface ReceiptContext {
  /** The send that it is about. */
  id: string;
  /** Only those; null for all. */
  outcome: ReceiptOutcome | null;
  receipt: Receipt | null;
  /** What protects those that were refused for it. */
  blindages: Blindage[];
  /** What the gateway says of listings that weren't known in the tab of the send. */
  named: Readonly<Record<string, Pick<ReceiptRow, 'title' | 'code' | 'seller' | 'picture'>>>;
  /** Of those without a name or a reason, how many were asked for. */
  asked: number;
}

export type ReceiptEvent =
  | SearchChange<'receipt'>
  | ReceiptChanged
  | { type: 'outcome.choose'; outcome: ReceiptOutcome | null }
  /** Those that failed go back into a send, which is told before it goes. */
  | { type: 'failed.retry' };

const protectedIds = ({ receipt }: ReceiptContext): string[] =>
  (receipt?.rows ?? []).filter((row) => outcomeOf(row) === 'protected').map(({ id }) => id);

/** Names asked for at most: who has more of them without one finds the others behind their links. */
const maxRequested = 1000;

const nextUnnamed = ({ receipt, asked }: ReceiptContext): string[] =>
  receipt === null
    ? []
    : unnamedIds(receipt)
        .slice(0, maxRequested)
        .slice(asked, asked + pageSizes.listings);

/** What became of each listing of a send that is over. */
export const receiptMachine = setup({
  types: {
    context: {} as ReceiptContext,
    events: {} as ReceiptEvent,
    input: {} as ReceiptInput,
    children: {} as { receiptWatch: 'receiptWatch'; blindages: 'blindages'; articlesByIds: 'articlesByIds' },
  },
  actors: { receiptWatch: watchReceipt, blindages: port('blindages'), articlesByIds: port('articlesByIds') },
  actions: {
    setReceipt: assign((_, receipt: Receipt) => ({ receipt, asked: 0 })),
    /** It says more than the line over every screen does, which goes, and with it those of the sends before. */
    dismissSends: enqueueActions(({ context: { id }, enqueue, system }) => {
      const outbox = systemActor(system, 'outbox');
      const { sends } = outbox.getSnapshot().context;
      const own = sends[id];
      if (own === undefined || !isSendDone(own)) return;
      for (const other of Object.values(sends))
        if (isSendDone(other) && other.startedAt <= own.startedAt)
          enqueue.sendTo(outbox, { type: 'send.dismiss', id: other.id });
    }),
    setProtection: assign((_, blindages: Blindage[]) => ({ blindages })),
    addNames: assign(({ context }, listings: Listing[]) => ({
      asked: context.asked + nextUnnamed(context).length,
      named: {
        ...context.named,
        ...Object.fromEntries(
          listings.map(({ id, title, reported, ...listing }) => [
            id,
            { title, code: reported?.code ?? null, ...listingFactsOf(listing) },
          ]),
        ),
      },
    })),
    readAddress: assign((_, { outcome }: ReceiptInput['search']) => ({ outcome })),
    goTo: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { id } }, search: Partial<ReceiptInput['search']>) => goTo({ to: 'receipt', params: { id }, search }),
    ),
    goToSend: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { id } }) => goTo({ to: 'suspicious', search: { again: id } }),
    ),
  },
  guards: {
    someProtected: ({ context }) => protectedIds(context).length > 0,
    someUnnamed: ({ context }) => nextUnnamed(context).length > 0,
    someFailed: ({ context: { receipt } }) => receipt !== null && retriableIds(receipt).length > 0,
  },
  // Drafts are read from the browser in a few milliseconds: nobody is told meanwhile that there is no receipt.
  delays: { untilRead: 400 },
}).createMachine({
  id: 'receipt',
  context: ({ input: { params, search } }) => ({
    id: params.id,
    ...search,
    receipt: null,
    blindages: [],
    named: {},
    asked: 0,
  }),
  invoke: { id: 'receiptWatch', src: 'receiptWatch', input: ({ context: { id } }) => ({ id }) },
  on: {
    'search.change': { actions: { type: 'readAddress', params: ({ event }) => event.search } },
    'receipt.seen': {
      target: '.shown',
      actions: [{ type: 'setReceipt', params: ({ event }) => event.receipt }, 'dismissSends'],
    },
  },
  initial: 'waiting',
  states: {
    waiting: { after: { untilRead: 'missing' } },
    missing: {},
    shown: {
      on: {
        'outcome.choose': { actions: { type: 'goTo', params: ({ event: { outcome } }) => ({ outcome }) } },
        'failed.retry': { guard: 'someFailed', actions: 'goToSend' },
      },
      initial: 'judging',
      states: {
        judging: { always: [{ guard: 'someProtected', target: 'asking' }, { target: 'naming' }] },
        asking: {
          invoke: {
            id: 'blindages',
            src: 'blindages',
            input: ({ context }) => ({ itemsIds: protectedIds(context) }),
            onDone: [
              {
                guard: succeeded,
                target: 'naming',
                actions: { type: 'setProtection', params: ({ event }) => valueOf(event) },
              },
              { target: 'naming' },
            ],
          },
        },
        naming: { always: [{ guard: 'someUnnamed', target: 'askingNames' }, { target: 'known' }] },
        askingNames: {
          invoke: {
            id: 'articlesByIds',
            src: 'articlesByIds',
            input: ({ context }) => ({ articlesIds: nextUnnamed(context) }),
            onDone: [
              {
                guard: succeeded,
                target: 'naming',
                actions: { type: 'addNames', params: ({ event }) => valueOf(event) },
              },
              { target: 'known' },
            ],
          },
        },
        known: {},
      },
    },
  },
});
