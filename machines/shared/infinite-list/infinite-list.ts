import { assign, sendTo, setup, type ActorSystem, type ActorSystemInfo } from 'xstate';
import type { Failure, Outcome, PortName, ValueOf, InputOf } from '../../../contracts/ports';
import type { Listing, Page } from '../../../contracts/shapes';
import { failureOf, succeeded, valueOf, type OutcomeEvent } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor, type SystemActors } from '../../kit/system-actor';
import { toListingsConfirm, listingsActor, listingsRevision } from '../listings-request';
import {
  hasNothingNew,
  startWithPage,
  isContiguousPage,
  appendPage,
  nextPageStart,
  refreshFirstPage,
  pageStartBefore,
  pageStartAfter,
  type InfiniteListRows,
} from './infinite-list.rules';
import type { VisibleListing } from '../../system-actors/listings';

/** What a infinite list says: how its port is asked, and which rows are the gateway's, which are shown. */
export interface InfiniteListRules<Name extends PortName, At, Head> {
  /** Where the rows of that place begin, and how many are asked for at a time. */
  begins: (place: At) => InfiniteListRows['begins'];
  ask: (place: At, page: InfiniteListRows['begins']) => InputOf<Name>;
  /** `head`: what the answer says beside its rows. */
  read: (value: ValueOf<Name>) => { page: Page<Listing>; head: Head };
  /** Whether a listing that was decided on is still one of the gateway's rows. */
  stays: (listing: VisibleListing) => boolean;
  /** Whether one of a page is shown; `seen` is the listing as every screen sees it now. */
  isShown: (listing: Listing, seen: VisibleListing | undefined) => boolean;
  /** Those that the gateway puts first, in their order: when they change, its rows move. */
  first?: (system: ActorSystem<ActorSystemInfo>) => readonly string[];
  /** The listings' system actor is told that they are suggestions. */
  suggested?: true;
  /** The second page is asked for at once. */
  twoPages?: true;
  /** The first page is asked for again every so many milliseconds while the head says so. */
  poll?: { every: number; while: (head: Head) => boolean };
}

export interface InfiniteListContext<At, Head> extends InfiniteListRows {
  listings: SystemActors['listings'];
  place: At;
  /** Null before the first answer. */
  head: Head | null;
  /** How many rows lie behind what was read. */
  ahead: number;
  /** The last page brought a listing that wasn't shown before. */
  grew: boolean;
  /** Those that the gateway put first when the last page was asked for. */
  first: readonly string[];
  /** Page after page is asked for until there is none behind. */
  wantsAll: boolean;
  failure: Failure | null;
  inFront: boolean;
}

/** What the machine that invokes it says. */
export type InfiniteListEvent<At> =
  /** It is asked anew only where that place asks for something else, or must be. */
  | { type: 'rows.turn'; place: At; anew?: boolean }
  | { type: 'rows.reload' }
  | { type: 'rows.more' }
  | { type: 'rows.all'; wanted: boolean }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' };

const infiniteLists = new WeakSet<object>();

/** Whether this logic of an actor is a infinite list that `growingOf` made. */
export const isInfiniteList = (logic: object): boolean => infiniteLists.has(logic);

const outcomeOf = ({ event }: { event: OutcomeEvent<unknown> }) => event.output;
const answerOf = ({ event }: { event: OutcomeEvent<unknown> }) => valueOf(event);

/**
 * Listings that are read page by page, to be invoked: what stands stays where it is and what is new comes behind it, while decisions
 * move the gateway's rows. No row is left out and none stands twice, whatever is decided and undone in between.
 */
export function infiniteListOf<Name extends PortName, At, Head>(
  id: string,
  name: Name,
  rules: InfiniteListRules<Name, At, Head>,
) {
  type Context = InfiniteListContext<At, Head>;
  const { begins, ask, stays, poll, suggested } = rules;
  const read = (answer: unknown) => rules.read(answer as ValueOf<Name>);
  const firstIn = ({ listings }: Context) => rules.first?.(listings.system) ?? [];
  const visibleOf = ({ listings }: Context) => listings.getSnapshot().context.visible;
  const knownListingsOf = (context: Context) => {
    const { visible, moment } = context.listings.getSnapshot().context;
    return { visible, moment: firstIn(context).join() === context.first.join() ? moment : -1 };
  };
  const isShownIn = (context: Context) => {
    const visible = visibleOf(context);
    return (listing: Listing) => rules.isShown(listing, visible[listing.id]);
  };
  const requestKeyOf = (place: At) => JSON.stringify(ask(place, begins(place)));
  const emptyRows = { ids: [], read: [], total: 0, ahead: 0, end: 0, grew: true, failure: null };
  const invokeOf = (at: (context: Context) => number) => ({
    src: name as PortName,
    input: ({ context }: { context: Context }) =>
      ask(context.place, { from: at(context), size: context.begins.size }) as never,
  });
  const takeActions = (...actions: ('startRows' | 'appendRows' | 'replaceFirstPage' | 'aimBehind')[]) => [
    { type: 'notifyListings' as const, params: answerOf },
    ...actions.map((type) => ({ type, params: answerOf })),
  ];
  const [takingFirst, takingMore, takingAgain] = [
    takeActions('startRows'),
    takeActions('appendRows'),
    takeActions('replaceFirstPage'),
  ];
  const takingNothing = takeActions('appendRows', 'aimBehind');
  const failing = {
    type: 'setFailure' as const,
    params: ({ event }: { event: OutcomeEvent<unknown> }) => failureOf(event),
  };

  const infiniteList = setup({
    types: {
      context: {} as Context,
      events: {} as InfiniteListEvent<At>,
      input: {} as At,
      tags: {} as 'asking' | 'filling',
    },
    actors: { [name as PortName]: port(name) },
    actions: {
      noteMoment: assign({ asOf: listingsRevision, first: ({ context }) => firstIn(context) }),
      notifyListings: sendTo(listingsActor, ({ context }, answer: unknown) => {
        const confirmEvent = toListingsConfirm(context, read(answer).page.items);
        return suggested ? { ...confirmEvent, suggested } : confirmEvent;
      }),
      startRows: assign(({ context }, answer: unknown) => {
        const { page, head } = read(answer);
        return { head, ...startWithPage(context, page, { isShown: isShownIn(context), first: context.first }) };
      }),
      appendRows: assign(({ context }, answer: unknown) => appendPage(context, read(answer).page, isShownIn(context))),
      replaceFirstPage: assign(({ context }, answer: unknown) => {
        const { page, head } = read(answer);
        const seen = { visible: visibleOf(context), stays, isShown: isShownIn(context) };
        return { head, ...refreshFirstPage(context, page, seen) };
      }),
      aimOnwards: assign(({ context }) => nextPageStart(context, knownListingsOf(context), stays)),
      aimBefore: assign(({ context }) => pageStartBefore(context)),
      aimBehind: assign(({ context }, answer: unknown) => pageStartAfter(context, read(answer).page)),
      setFailure: assign((_, failure: Failure) => ({ failure })),
      // The rows stay those of an answer before the moment that was noted for this one: the next page must overlap them.
      clearRevision: assign({ asOf: -1 }),
      setPlace: assign(({ event }) =>
        event.type === 'rows.turn' ? { place: event.place, begins: begins(event.place) } : {},
      ),
      forget: assign(emptyRows),
      setWantsAll: assign((_, wantsAll: boolean) => ({ wantsAll })),
      setInFront: assign((_, inFront: boolean) => ({ inFront })),
    },
    guards: {
      succeeded: ({ event }) => succeeded({ event: event as never }),
      asksTheSame: ({ context, event }) =>
        event.type === 'rows.turn' && event.anew !== true && requestKeyOf(event.place) === requestKeyOf(context.place),
      showsSome: ({ context }) => context.ids.length > 0,
      hasMore: ({ context }) => context.ahead > 0,
      wantsMore: ({ context }) => context.wantsAll && context.ahead > 0 && context.grew,
      leavesGap: ({ context }, outcome: Outcome<unknown>) =>
        outcome.ok && !isContiguousPage(context, read(outcome.value).page, knownListingsOf(context)),
      bringsNothing: ({ context }, outcome: Outcome<unknown>) =>
        outcome.ok && hasNothingNew(context, read(outcome.value).page, isShownIn(context)),
      changing: ({ context: { head } }) => head !== null && (poll?.while(head) ?? false),
      inFront: ({ context }) => context.inFront,
    },
    delays: { pollEvery: poll?.every ?? 0 },
  }).createMachine({
    id,
    context: ({ input, self }) => ({
      listings: systemActor(self.system, 'listings'),
      place: input,
      begins: begins(input),
      ...emptyRows,
      head: null,
      at: 0,
      exact: false,
      asOf: 0,
      first: [],
      wantsAll: false,
      inFront: true,
    }),
    on: {
      'rows.turn': [
        { guard: 'asksTheSame', actions: 'setPlace' },
        { target: '.asking', actions: ['setPlace', 'forget'] },
      ],
      'rows.reload': '.asking',
      'rows.all': { actions: { type: 'setWantsAll', params: ({ event }) => event.wanted } },
      'screen.rested': { actions: { type: 'setInFront', params: false } },
      'screen.resumed': { actions: { type: 'setInFront', params: true } },
    },
    initial: 'asking',
    states: {
      asking: {
        tags: ['asking'],
        entry: 'noteMoment',
        invoke: {
          id: name,
          ...invokeOf(({ begins: { from } }) => from),
          onDone: [
            { guard: 'succeeded', target: 'shown', actions: takingFirst },
            { guard: 'showsSome', target: 'shown.settled', actions: [failing, 'clearRevision'] },
            { target: 'failed', actions: failing },
          ],
        },
      },
      failed: {},
      shown: {
        initial: rules.twoPages ? 'choosing' : 'settled',
        states: {
          ...(rules.twoPages && {
            choosing: {
              always: [
                { guard: 'hasMore' as const, target: 'filling', actions: 'aimOnwards' as const },
                { target: 'settled' },
              ],
            },
          }),
          settled: {
            on: { 'rows.more': { guard: 'hasMore', target: 'filling', actions: 'aimOnwards' } },
            always: [
              { guard: 'wantsMore', target: 'filling', actions: 'aimOnwards' },
              ...(poll ? [{ guard: 'changing' as const, target: 'watching' }] : []),
            ],
          },
          filling: {
            tags: ['filling'],
            entry: 'noteMoment',
            invoke: {
              id: `${name}More`,
              ...invokeOf(({ at }) => at),
              onDone: [
                {
                  guard: { type: 'leavesGap', params: outcomeOf },
                  target: 'filling',
                  reenter: true,
                  actions: 'aimBefore',
                },
                {
                  guard: { type: 'bringsNothing', params: outcomeOf },
                  target: 'skipping',
                  actions: takingNothing,
                },
                { guard: 'succeeded', target: 'settled', actions: takingMore },
                { target: 'stuck', actions: failing },
              ],
            },
          },
          skipping: { tags: ['filling'], always: 'filling' },
          stuck: { on: { 'rows.more': { target: 'filling', actions: 'aimOnwards' } } },
          ...(poll && {
            watching: {
              always: { guard: 'wantsMore' as const, target: 'filling', actions: 'aimOnwards' as const },
              on: {
                'rows.more': { guard: 'hasMore' as const, target: 'filling', actions: 'aimOnwards' as const },
                'screen.resumed': {
                  target: 'refreshing',
                  actions: { type: 'setInFront' as const, params: true },
                },
              },
              after: { pollEvery: { guard: 'inFront' as const, target: 'refreshing' } },
            },
            refreshing: {
              entry: 'noteMoment' as const,
              invoke: {
                id: `${name}Again`,
                ...invokeOf(({ begins: { from } }) => from),
                onDone: [
                  { guard: 'succeeded' as const, target: 'settled', actions: takingAgain },
                  { target: 'watching', actions: [failing, 'clearRevision' as const] },
                ],
              },
            },
          }),
        },
      },
    },
  });
  infiniteLists.add(infiniteList);
  return infiniteList;
}
