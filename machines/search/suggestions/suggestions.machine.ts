import { assign, enqueueActions, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { Failure, Outcome } from '../../../contracts/ports';
import type { SuggestedListings } from '../../../contracts/shapes';
import { back, go } from '../../domain/go';
import { keepFailure, succeeded, valueOf, type Done } from '../../kit/outcome';
import { port } from '../../kit/port';
import { seat } from '../../kit/seat';
import { markingMachine } from '../../shared/marking/marking.machine';
import { choicesOf, forSuggestions, isDecision } from '../../shared/marking/marking.rules';
import { resourceView } from '../../shared/resource/resource.view';
import { bringsNothing, joins, moved, movedOn, nextAim, pageBefore, pageBehind, withCursor } from '../growing';
import { suggestedCount, suggestedFigures } from './suggestions.figures';
import { firstPage, isSuggested, morePage, nearsEnd, pageAsked, shownOf, siteMeant } from './suggestions.rules';
import type { SuggestionsContext, SuggestionsEvent, SuggestionsInput } from './suggestions.types';

const originModel = 'suggestions';
const place = 'suggested_articles';
type System = Parameters<typeof choicesOf>[0];
type AboutOne = Extract<SuggestionsEvent, { id?: string }>;

const subjectOf = (context: SuggestionsContext, event: SuggestionsEvent) => (event as AboutOne).id ?? context.cursor;
const isOpen = (system: System, id: string) => choicesOf(system, id, place)?.standing === 'open';
const canDiscard = ({ listings }: SuggestionsContext, id: string | null) =>
  id !== null && choicesOf(listings.system, id, place)?.discard === null;
/** Its listing may be on its way to the seat at this moment. */
const mayDiscard = ({ listings }: SuggestionsContext, id: string) =>
  (choicesOf(listings.system, id, place)?.discard ?? null) === null;
const pinnedNow = ({ profile }: SuggestionsContext) => profile.getSnapshot().context.profile?.articlesPinned ?? [];
const countryKept = ({ profile }: Pick<SuggestionsContext, 'profile'>) =>
  profile.getSnapshot().context.profile?.suggestedListingsCountry ?? null;
const visible = ({ listings }: SuggestionsContext) => listings.getSnapshot().context.visible;
/** A pin moves the gateway's rows as a decision does. */
const known = (context: SuggestionsContext) => {
  const { moment } = context.listings.getSnapshot().context;
  const asBefore = pinnedNow(context).join() === context.pinned.join();
  return { visible: visible(context), moment: asBefore ? moment : -1 };
};
const fromTheFirst = (context: SuggestionsContext) => ({ ...context, address: { from: 0 } });
/** The address without its drawer. */
const closed = ({ address: { site } }: SuggestionsContext) => ({ to: 'suggestions' as const, search: { site } });
const outcomeOf = ({ event }: { event: Done<SuggestedListings> }) => event.output;
const answerOf = ({ event }: { event: Done<SuggestedListings> }) => valueOf(event);

export const suggestionsMachine = setup({
  types: {
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    input: {} as SuggestionsInput,
    children: {} as {
      marking: 'marking';
      figures: 'figures';
      suspicious: 'suspicious';
      suggestedArticles: 'suggestedArticles';
      suggestedMore: 'suggestedArticles';
    },
  },
  actors: {
    suggestedArticles: port('suggestedArticles'),
    marking: markingMachine,
    figures: suggestedFigures,
    suspicious: suggestedCount,
  },
  actions: {
    noteMoment: assign({
      asOf: ({ context }) => context.listings.getSnapshot().context.moment,
      pinned: ({ context }) => pinnedNow(context),
    }),
    tellListings: enqueueActions(({ context: { asOf }, enqueue, system }, { items }: SuggestedListings) => {
      enqueue.sendTo(seat(system, 'listings'), { type: 'listings.confirm', listings: items, asOf, suggested: true });
    }),
    takeFirst: assign(({ context }, answer: SuggestedListings) =>
      withCursor(context, firstPage(context, answer, visible(context))),
    ),
    takeMore: assign(({ context }, answer: SuggestedListings) => {
      const taken = withCursor(context, morePage(context, answer, visible(context)));
      const fresh = taken.ids[context.ids.length];
      return context.goesOn && fresh !== undefined ? { ...taken, cursor: fresh, goesOn: false } : taken;
    }),
    goOnWithNew: assign({ goesOn: true }),
    aimOnwards: assign(({ context }) => nextAim(fromTheFirst(context), known(context), isSuggested)),
    aimBefore: assign(({ context }) => pageBefore(fromTheFirst(context))),
    aimBehind: assign(({ context }, answer: SuggestedListings) => pageBehind(context, answer)),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepAddress: assign(({ context }, address: SuggestionsContext['address']) => ({
      address,
      site: siteMeant(address, countryKept(context)),
    })),
    forgetRows: assign({ ids: [], read: [], total: 0, ahead: 0, cursor: null }),
    showFigures: assign((_, shown: SnapshotFrom<typeof suggestedFigures>) => ({ figures: resourceView(shown) })),
    showSuspicious: assign((_, shown: SnapshotFrom<typeof suggestedCount>) => ({ suspicious: resourceView(shown) })),
    askFigures: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('figures', { type: 'resource.reload' });
      enqueue.sendTo('suspicious', { type: 'resource.reload' });
    }),
    keepCountry: sendTo(
      ({ system }) => seat(system, 'profile'),
      (_, siteId: string | null) => ({ type: 'suggestedCountry.choose', siteId }),
    ),
    goToCountry: sendTo(
      ({ system }) => seat(system, 'screens'),
      (_, site: string | null) =>
        go(
          { to: 'suggestions', search: { site: (site ?? 'all') as SuggestionsContext['address']['site'] } },
          { replace: true },
        ),
    ),
    moveTo: assign((_, cursor: string) => ({ cursor })),
    moveBy: assign(({ context }, by: number) => ({ cursor: moved(context, by) })),
    moveOn: assign({ cursor: ({ context, system }) => movedOn(context, (id) => isOpen(system, id)) }),
    toMarking: enqueueActions(({ context, event, enqueue }) => {
      const id = subjectOf(context, event);
      if (id === null || !isDecision(event)) return;
      if (event.type === 'listing.suspect' || event.type === 'listing.edit') enqueue.assign({ cursor: id });
      enqueue.sendTo('marking', { type: event.type, ids: [id], byKey: event.id === undefined });
    }),
    /** The address names it, so that the way back closes its drawer. */
    openDiscard: enqueueActions(({ context, event, enqueue, system }) => {
      const id = subjectOf(context, event);
      if (id === null) return;
      enqueue.assign({ cursor: id, discarding: id });
      enqueue.sendTo('marking', {
        type: 'listing.discard',
        ids: [id],
        byKey: !('id' in event) || event.id === undefined,
      });
      const { to, search } = closed(context);
      enqueue.sendTo(seat(system, 'screens'), go({ to, search: { ...search, discard: id } }));
    }),
    openNamed: enqueueActions(({ context: { address }, enqueue }) => {
      const { discard } = address;
      if (discard === null) return;
      enqueue.assign({ cursor: discard, discarding: discard });
      enqueue.sendTo('marking', { type: 'listing.discard', ids: [discard] });
    }),
    closeDiscard: sendTo('marking', { type: 'discard.close' }),
    leaveNamed: sendTo(
      ({ system }) => seat(system, 'screens'),
      ({ context }) => go(closed(context), { replace: true }),
    ),
    forgetDiscarding: assign({ discarding: null }),
    goBack: sendTo(
      ({ system }) => seat(system, 'screens'),
      ({ context }) => back(closed(context)),
    ),
    pin: enqueueActions(({ context, event, enqueue, system }) => {
      const id = subjectOf(context, event);
      if (id !== null) enqueue.sendTo(seat(system, 'profile'), { type: 'pin.toggle', id });
    }),
    openListing: enqueueActions(({ context, event, enqueue, system }) => {
      const id = subjectOf(context, event);
      if (id === null) return;
      enqueue.assign({ cursor: id });
      enqueue.sendTo(
        seat(system, 'screens'),
        go({ to: 'listing', params: { articleId: id }, search: { from: originModel } }),
      );
    }),
  },
  guards: {
    madeByKey: ({ event }) =>
      event.type === 'mark.made' && event.byKey && ['approve', 'report', 'discard'].includes(event.mark.type),
    isListed: ({ context, event }) => event.type === 'cursor.go' && context.ids.includes(event.id),
    isAnother: ({ context }, site: string | null) => site !== context.site,
    changesCountry: ({ context, event }) =>
      event.type === 'search.change' && siteMeant(event.search, countryKept(context)) !== context.site,
    closesDiscard: ({ context, event }) =>
      event.type === 'search.change' && event.search.discard === null && context.discarding !== null,
    opensDiscard: ({ context, event }) =>
      event.type === 'search.change' &&
      context.discarding === null &&
      event.search.discard !== null &&
      canDiscard(context, event.search.discard),
    canDiscard: ({ context, event }) => canDiscard(context, subjectOf(context, event)),
    namesDiscard: ({ context: { address, discarding } }) => address.discard !== null && discarding === null,
    isNamedThere: ({ context }) => {
      const { discard } = context.address;
      return discard !== null && context.ids.includes(discard) && mayDiscard(context, discard);
    },
    isNamed: ({ context: { address } }) => address.discard !== null,
    hasMore: ({ context }) => context.ahead > 0,
    nearsEnd: ({ context }) => context.ahead > 0 && context.grew && nearsEnd(context),
    leavesGap: ({ context }, outcome: Outcome<SuggestedListings>) =>
      outcome.ok && !joins(fromTheFirst(context), outcome.value, known(context)),
    bringsNothing: ({ context }, outcome: Outcome<SuggestedListings>) =>
      outcome.ok && bringsNothing(context, outcome.value, shownOf(visible(context))),
  },
}).createMachine({
  id: 'suggestions',
  context: ({ input: { search }, self }) => {
    const profile = seat(self.system, 'profile');
    return {
      listings: seat(self.system, 'listings'),
      profile,
      address: search,
      site: siteMeant(search, countryKept({ profile })),
      ids: [],
      read: [],
      end: 0,
      at: 0,
      exact: false,
      total: 0,
      asOf: 0,
      ahead: 0,
      grew: true,
      failure: null,
      cursor: null,
      goesOn: false,
      pinned: [],
      discarding: null,
      figures: { phase: 'asking', asking: true, failure: null, value: null },
      suspicious: { phase: 'asking', asking: true, failure: null, value: null },
    };
  },
  invoke: [
    { id: 'marking', src: 'marking', input: { place, originModel } },
    {
      id: 'figures',
      src: 'figures',
      onSnapshot: { actions: { type: 'showFigures', params: ({ event }) => event.snapshot } },
    },
    {
      id: 'suspicious',
      src: 'suspicious',
      onSnapshot: { actions: { type: 'showSuspicious', params: ({ event }) => event.snapshot } },
    },
  ],
  on: {
    'search.change': [
      {
        guard: 'changesCountry',
        target: '.asking',
        actions: [
          { type: 'keepAddress', params: ({ event }) => event.search },
          'closeDiscard',
          'forgetRows',
          'askFigures',
        ],
      },
      {
        guard: 'closesDiscard',
        actions: [{ type: 'keepAddress', params: ({ event }) => event.search }, 'closeDiscard'],
      },
      {
        guard: 'opensDiscard',
        actions: [{ type: 'keepAddress', params: ({ event }) => event.search }, 'openNamed'],
      },
      { actions: { type: 'keepAddress', params: ({ event }) => event.search } },
    ],
    'country.choose': {
      guard: { type: 'isAnother', params: ({ event }) => event.site },
      actions: [
        { type: 'keepCountry', params: ({ event }) => event.site },
        { type: 'goToCountry', params: ({ event }) => event.site },
      ],
    },
    'suggestions.reload': { target: '.asking', actions: 'askFigures' },
    'figures.reload': { actions: 'askFigures' },
    'cursor.go': {
      guard: 'isListed',
      actions: { type: 'moveTo', params: ({ event }) => event.id },
    },
    'cursor.move': { actions: { type: 'moveBy', params: ({ event }) => event.by } },
    ...forSuggestions,
    'listing.discard': { guard: 'canDiscard', actions: 'openDiscard' },
    'listing.pin': { actions: 'pin' },
    'listing.open': { actions: 'openListing' },
    'mark.made': { guard: 'madeByKey', actions: 'moveOn' },
    'discard.closed': [{ guard: 'isNamed', actions: ['forgetDiscarding', 'goBack'] }, { actions: 'forgetDiscarding' }],
  },
  initial: 'asking',
  states: {
    asking: {
      tags: ['asking'],
      entry: 'noteMoment',
      invoke: {
        id: 'suggestedArticles',
        src: 'suggestedArticles',
        input: ({ context }) => pageAsked(context, 0),
        onDone: [
          {
            guard: succeeded,
            target: 'shown',
            actions: [
              { type: 'tellListings', params: answerOf },
              { type: 'takeFirst', params: answerOf },
            ],
          },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    failed: {},
    shown: {
      initial: 'opening',
      states: {
        opening: {
          always: [
            { guard: 'isNamedThere', target: 'settled', actions: 'openNamed' },
            { guard: 'namesDiscard', target: 'settled', actions: 'leaveNamed' },
            { target: 'settled' },
          ],
        },
        settled: {
          always: { guard: 'nearsEnd', target: 'filling', actions: 'aimOnwards' },
          on: { 'suggestions.more': { guard: 'hasMore', target: 'filling', actions: ['aimOnwards', 'goOnWithNew'] } },
        },
        filling: {
          tags: ['filling'],
          entry: 'noteMoment',
          invoke: {
            id: 'suggestedMore',
            src: 'suggestedArticles',
            input: ({ context }) => pageAsked(context, context.at),
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
                actions: [
                  { type: 'tellListings', params: answerOf },
                  { type: 'takeMore', params: answerOf },
                  { type: 'aimBehind', params: answerOf },
                ],
              },
              {
                guard: succeeded,
                target: 'settled',
                actions: [
                  { type: 'tellListings', params: answerOf },
                  { type: 'takeMore', params: answerOf },
                ],
              },
              { target: 'stuck', actions: keepFailure },
            ],
          },
        },
        skipping: { tags: ['filling'], always: 'filling' },
        stuck: { on: { 'suggestions.more': { target: 'filling', actions: ['aimOnwards', 'goOnWithNew'] } } },
      },
    },
  },
});
