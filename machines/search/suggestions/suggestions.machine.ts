import { assign, enqueueActions, forwardTo, sendTo, setup, type SnapshotFrom } from 'xstate';
import { goBack, goTo } from '../../domain/navigation-events';
import { systemActor, type SystemActors } from '../../kit/system-actor';
import { countRemaining, noteRemaining } from '../../shared/note-remaining';
import {
  infiniteListView,
  initialInfiniteListView,
  type InfiniteListView,
} from '../../shared/infinite-list/infinite-list.view';
import { markChoicesOf } from '../../shared/marking/marking.rules';
import { resourceView, type ResourceView } from '../../shared/resource/resource.view';
import { triageMachine } from '../../shared/triage/triage.machine';
import { canDiscard, toRowsChanged } from '../../shared/triage/triage.rules';
import { listingPreviewMachine } from '../listing-preview/listing-preview.machine';
import { suggestedRows, reportedCountResource, figuresResource } from './suggestions.requests';
import type { SearchOf, ScreenInput, SearchChange } from '../../domain/addresses';
import type { SuggestedStats } from '../../../contracts/shapes';
import type { TriageParentEvent } from '../../shared/triage/triage.types';

export type SuggestionsInput = ScreenInput<'suggestions'>;

interface SuggestionsContext {
  listings: SystemActors['listings'];
  profile: SystemActors['profile'];
  address: SearchOf<'suggestions'>;
  /** Whose suggestions are shown: a country's, or every country's where it is null. */
  site: string | null;
  /** Its ids are those of listings in their system actor. */
  rows: InfiniteListView<null>;
  /** The one whose discard drawer is open. */
  discarding: string | null;
  figures: ResourceView<SuggestedStats>;
  /** Suggestions that were marked suspicious and not sent. */
  suspicious: ResourceView<number>;
}

export type SuggestionsEvent =
  | { type: 'suggestions.reload' }
  | { type: 'suggestions.more' }
  | { type: 'figures.reload' }
  /** Null for every country. */
  | { type: 'country.choose'; site: string | null }
  | SearchChange<'suggestions'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | TriageParentEvent;

/** The country that an address means; one that says none means the profile's. */
function suggestedSiteOf({ site }: Pick<SearchOf<'suggestions'>, 'site'>, savedSite: string | null): string | null {
  return site === 'all' ? null : (site ?? savedSite);
}

const place = 'suggested_articles';

/** Its listing may be on its way to the system actor at this moment. */
const mayDiscard = ({ listings }: SuggestionsContext, id: string) =>
  (markChoicesOf(listings.system, id, place)?.discard ?? null) === null;
const savedCountry = ({ profile }: Pick<SuggestionsContext, 'profile'>) =>
  profile.getSnapshot().context.profile?.suggestedListingsCountry ?? null;
/** The address without its drawer. */
const closed = ({ address: { site } }: SuggestionsContext) => ({ to: 'suggestions' as const, search: { site } });

export const suggestionsMachine = setup({
  types: {
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    input: {} as SuggestionsInput,
    children: {} as {
      triage: 'triage';
      preview: 'preview';
      figures: 'figures';
      suspicious: 'suspicious';
      rows: 'rows';
    },
  },
  actors: {
    rows: suggestedRows,
    triage: triageMachine,
    preview: listingPreviewMachine,
    figures: figuresResource,
    suspicious: reportedCountResource,
  },
  actions: {
    applyRows: assign((_, rows: InfiniteListView<null>) => ({ rows })),
    notifyTriage: sendTo('triage', ({ context: { rows, address } }) => toRowsChanged(rows.ids, rows, address)),
    turnTriage: sendTo('triage', { type: 'rows.turned', reordered: true }),
    toTriage: forwardTo('triage'),
    goOnWithNew: sendTo('triage', { type: 'more.wanted' }),
    readOn: enqueueActions(({ context: { rows }, enqueue }) => {
      if (rows.canLoadMore && rows.grew && !rows.stuck) enqueue.sendTo('rows', { type: 'rows.more' });
    }),
    noteRemaining: enqueueActions((now) => {
      const { rows } = now.context;
      const { visible } = systemActor(now.system, 'listings').getSnapshot().context;
      noteRemaining(now, (mark) => countRemaining(rows.ids, visible, mark), rows.ahead > 0);
    }),
    wantAll: sendTo('rows', (_, wanted: boolean) => ({ type: 'rows.all', wanted })),
    turnRows: sendTo('rows', ({ context: { site } }) => ({ type: 'rows.turn', place: { site } })),
    reloadRows: sendTo('rows', { type: 'rows.reload' }),
    moreRows: sendTo('rows', { type: 'rows.more' }),
    setAddress: assign(({ context }, address: SuggestionsContext['address']) => ({
      address,
      site: suggestedSiteOf(address, savedCountry(context)),
    })),
    clearRows: assign({ rows: initialInfiniteListView }),
    showFigures: assign((_, shown: SnapshotFrom<typeof figuresResource>) => ({ figures: resourceView(shown) })),
    showSuspicious: assign((_, shown: SnapshotFrom<typeof reportedCountResource>) => ({
      suspicious: resourceView(shown),
    })),
    askFigures: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('figures', { type: 'resource.reload' });
      enqueue.sendTo('suspicious', { type: 'resource.reload' });
    }),
    saveCountry: sendTo(
      ({ system }) => systemActor(system, 'profile'),
      (_, siteId: string | null) => ({ type: 'suggestedCountry.choose', siteId }),
    ),
    goToCountry: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      (_, site: string | null) =>
        goTo(
          { to: 'suggestions', search: { site: (site ?? 'all') as SuggestionsContext['address']['site'] } },
          { replace: true },
        ),
    ),
    noteDiscarding: assign((_, discarding: string | null) => ({ discarding })),
    /** The address names it, so that the way back closes its drawer. */
    nameDiscard: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context }, discard: string) => {
        const { to, search } = closed(context);
        return goTo({ to, search: { ...search, discard } }, { stays: true });
      },
    ),
    openNamed: enqueueActions(({ context: { address }, enqueue }) => {
      const { discard } = address;
      if (discard === null) return;
      enqueue.assign({ discarding: discard });
      enqueue.sendTo('triage', { type: 'listing.discard', id: discard });
    }),
    closeDiscard: sendTo('triage', { type: 'discard.close' }),
    leaveNamed: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context }) => goTo(closed(context), { replace: true, stays: true }),
    ),
    goBack: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context }) => goBack(closed(context)),
    ),
  },
  guards: {
    wants: (_, wanted: boolean) => wanted,
    isAnother: ({ context }, site: string | null) => site !== context.site,
    changesCountry: ({ context, event }) =>
      event.type === 'search.change' && suggestedSiteOf(event.search, savedCountry(context)) !== context.site,
    closesDiscard: ({ context, event }) =>
      event.type === 'search.change' && event.search.discard === null && context.discarding !== null,
    opensDiscard: ({ context, event }) =>
      event.type === 'search.change' &&
      context.discarding === null &&
      event.search.discard !== null &&
      canDiscard({ listings: context.listings, place, ids: context.rows.ids }, event.search.discard),
    namesDiscard: ({ context: { address, discarding, rows } }) =>
      rows.phase === 'shown' && address.discard !== null && discarding === null,
    isNamedThere: ({ context }) => {
      const { discard } = context.address;
      return (
        discard !== null &&
        context.rows.phase === 'shown' &&
        context.rows.ids.includes(discard) &&
        mayDiscard(context, discard)
      );
    },
    isNamed: ({ context: { address } }) => address.discard !== null,
    isNew: ({ context: { address } }, id: string) => address.discard !== id,
    isShown: ({ context: { rows } }) => rows.phase === 'shown',
    hasMore: ({ context: { rows } }) => rows.canLoadMore,
  },
}).createMachine({
  id: 'suggestions',
  context: ({ input: { search }, self }) => {
    const profile = systemActor(self.system, 'profile');
    return {
      listings: systemActor(self.system, 'listings'),
      profile,
      address: search,
      site: suggestedSiteOf(search, savedCountry({ profile })),
      rows: initialInfiniteListView,
      discarding: null,
      figures: { phase: 'asking', asking: true, failure: null, value: null },
      suspicious: { phase: 'asking', asking: true, failure: null, value: null },
    };
  },
  invoke: [
    {
      id: 'triage',
      src: 'triage',
      input: { place, originModel: 'suggestions', visit: 'suggestions', movesOn: true, onlyOpen: true },
    },
    { id: 'preview', src: 'preview' },
    {
      id: 'rows',
      src: 'rows',
      input: ({ context: { site } }) => ({ site }),
      onSnapshot: {
        actions: [{ type: 'applyRows', params: ({ event }) => infiniteListView(event.snapshot) }, 'notifyTriage'],
      },
    },
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
        target: '.waiting',
        actions: [
          { type: 'setAddress', params: ({ event }) => event.search },
          'closeDiscard',
          'clearRows',
          'turnTriage',
          'notifyTriage',
          'turnRows',
          'askFigures',
        ],
      },
      {
        guard: 'closesDiscard',
        actions: [{ type: 'setAddress', params: ({ event }) => event.search }, 'notifyTriage', 'closeDiscard'],
      },
      {
        guard: 'opensDiscard',
        actions: [{ type: 'setAddress', params: ({ event }) => event.search }, 'notifyTriage', 'openNamed'],
      },
      { actions: [{ type: 'setAddress', params: ({ event }) => event.search }, 'notifyTriage'] },
    ],
    'country.choose': {
      guard: { type: 'isAnother', params: ({ event }) => event.site },
      actions: [
        { type: 'saveCountry', params: ({ event }) => event.site },
        { type: 'goToCountry', params: ({ event }) => event.site },
      ],
    },
    'suggestions.reload': { actions: ['reloadRows', 'askFigures'] },
    'suggestions.more': { guard: 'hasMore', actions: ['goOnWithNew', 'moreRows'] },
    'end.near': { actions: 'readOn' },
    'figures.reload': { actions: 'askFigures' },
    'screen.resumed': { actions: 'toTriage' },
    'decision.made': { actions: 'noteRemaining' },
    'whole.wanted': [
      {
        guard: { type: 'wants', params: ({ event }) => event.wanted },
        actions: [{ type: 'wantAll', params: true }, 'moreRows'],
      },
      { actions: { type: 'wantAll', params: false } },
    ],
    'discard.opened': [
      {
        guard: { type: 'isNew', params: ({ event }) => event.id },
        actions: [
          { type: 'noteDiscarding', params: ({ event }) => event.id },
          { type: 'nameDiscard', params: ({ event }) => event.id },
        ],
      },
      { actions: { type: 'noteDiscarding', params: ({ event }) => event.id } },
    ],
    'discard.closed': [
      { guard: 'isNamed', actions: [{ type: 'noteDiscarding', params: null }, 'goBack'] },
      { actions: { type: 'noteDiscarding', params: null } },
    ],
  },
  initial: 'waiting',
  states: {
    waiting: {
      always: [
        { guard: 'isNamedThere', target: 'ready', actions: 'openNamed' },
        { guard: 'namesDiscard', target: 'ready', actions: 'leaveNamed' },
        { guard: 'isShown', target: 'ready' },
      ],
    },
    ready: {},
  },
});
