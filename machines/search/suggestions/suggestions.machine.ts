import { assign, enqueueActions, forwardTo, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { SavedCursor } from '../../../contracts/ports';
import { goBack, goTo } from '../../domain/navigation-events';
import { systemActor } from '../../kit/system-actor';
import { countRemaining, toRemaining } from '../../shared/note-remaining';
import { persistCursor } from '../../shared/triage/persist-cursor';
import {
  infiniteListView,
  initialInfiniteListView,
  type InfiniteListView,
} from '../../shared/infinite-list/infinite-list.view';
import { markingMachine } from '../../shared/marking/marking.machine';
import {
  decidesGroupOf,
  isDecidedBy,
  markChoicesOf,
  suggestionTransitions,
  isDecision,
} from '../../shared/marking/marking.rules';
import { resourceView } from '../../shared/resource/resource.view';
import { selectionMachine } from '../../shared/selection/selection.machine';
import {
  toListingDecision,
  toShownByInfiniteList,
  toListingsDecided,
  toHoldOrRelease,
} from '../../shared/selection/selection.rules';
import { moveCursor, moveToNextOpen, isNearEnd, restoreCursor } from '../../shared/cursor';
import { listingPreviewMachine } from '../listing-preview/listing-preview.machine';
import { reportedCountResource, figuresResource } from './suggestions-resources';
import { suggestedRows } from './suggestions.rows';
import { suggestedSiteOf } from './suggestions.rules';
import type { SuggestionsContext, SuggestionsEvent, SuggestionsInput } from './suggestions.types';

const originModel = 'suggestions';
const place = 'suggested_articles';
type System = Parameters<typeof markChoicesOf>[0];
type AboutOne = Extract<SuggestionsEvent, { id?: string }>;

const namesOne = (event: SuggestionsEvent) => (event as AboutOne).id !== undefined;
const subjectOf = (context: SuggestionsContext, event: SuggestionsEvent) => (event as AboutOne).id ?? context.cursor;
const isOpen = (system: System, id: string) => markChoicesOf(system, id, place)?.standing === 'open';
const canDiscard = ({ listings, rows }: SuggestionsContext, id: string | null) =>
  id !== null && rows.ids.includes(id) && markChoicesOf(listings.system, id, place)?.discard === null;
/** Its listing may be on its way to the system actor at this moment. */
const mayDiscard = ({ listings }: SuggestionsContext, id: string) =>
  (markChoicesOf(listings.system, id, place)?.discard ?? null) === null;
const countryKept = ({ profile }: Pick<SuggestionsContext, 'profile'>) =>
  profile.getSnapshot().context.profile?.suggestedListingsCountry ?? null;
const walkedIn = ({ cursor, rows: { ids } }: SuggestionsContext) => ({ cursor, ids });
const goingIn = ({ goesOn, recalled }: SuggestionsContext) => ({ goesOn, recalled });
/** Nothing more comes by itself. */
const endsIn = ({ phase, ahead, grew, stuck }: SuggestionsContext['rows']) =>
  phase === 'shown' && (ahead === 0 || stuck || !grew);
/** The address without its drawer. */
const closed = ({ address: { site } }: SuggestionsContext) => ({ to: 'suggestions' as const, search: { site } });
export const suggestionsMachine = setup({
  types: {
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    input: {} as SuggestionsInput,
    children: {} as {
      marking: 'marking';
      preview: 'preview';
      selection: 'selection';
      figures: 'figures';
      suspicious: 'suspicious';
      rows: 'rows';
      cursorKept: 'cursorKept';
    },
  },
  actors: {
    rows: suggestedRows,
    marking: markingMachine,
    preview: listingPreviewMachine,
    selection: selectionMachine,
    figures: figuresResource,
    suspicious: reportedCountResource,
    cursorKept: persistCursor,
  },
  actions: {
    takeRows: assign(({ context }, rows: InfiniteListView<null>) => ({
      rows,
      ...restoreCursor({ ...walkedIn(context), ...goingIn(context) }, rows.ids, endsIn(rows)),
    })),
    recall: assign(({ context }, recalled: SavedCursor) =>
      restoreCursor({ ...walkedIn(context), ...goingIn(context), recalled }, context.rows.ids, endsIn(context.rows)),
    ),
    /** The next page is fetched before the last card is reached. */
    readOn: enqueueActions(({ context, enqueue }) => {
      const { canLoadMore, grew, stuck } = context.rows;
      const wanted = context.recalled !== null || isNearEnd(walkedIn(context));
      if (canLoadMore && grew && !stuck && wanted) enqueue.sendTo('rows', { type: 'rows.more' });
    }),
    readOnAtEnd: enqueueActions(({ context: { rows }, enqueue }) => {
      if (rows.canLoadMore && rows.grew && !rows.stuck) enqueue.sendTo('rows', { type: 'rows.more' });
    }),
    tellSelection: sendTo('selection', ({ context: { rows } }) => toShownByInfiniteList(rows.ids, rows)),
    endWhole: sendTo('selection', { type: 'whole.stop' }),
    holdSelection: sendTo('selection', toHoldOrRelease),
    tellDecided: sendTo('selection', toListingsDecided),
    noteRemaining: enqueueActions(({ context: { rows }, event, enqueue, system }) => {
      const announcements = system.get('announcements');
      if (event.type !== 'mark.made' || !announcements) return;
      const { visible } = systemActor(system, 'listings').getSnapshot().context;
      enqueue.sendTo(announcements, toRemaining(countRemaining(rows.ids, visible, event.mark), rows.ahead > 0));
    }),
    decideMany: sendTo('marking', toListingDecision),
    wantAll: sendTo('rows', (_, wanted: boolean) => ({ type: 'rows.all', wanted })),
    toCursorKept: forwardTo('cursorKept'),
    turnRows: sendTo('rows', ({ context: { site } }) => ({ type: 'rows.turn', place: { site } })),
    reloadRows: sendTo('rows', { type: 'rows.reload' }),
    moreRows: sendTo('rows', { type: 'rows.more' }),
    goOnWithNew: assign({ goesOn: true }),
    keepAddress: assign(({ context }, address: SuggestionsContext['address']) => ({
      address,
      site: suggestedSiteOf(address, countryKept(context)),
    })),
    forgetRows: assign({ rows: initialInfiniteListView, cursor: null }),
    showFigures: assign((_, shown: SnapshotFrom<typeof figuresResource>) => ({ figures: resourceView(shown) })),
    showSuspicious: assign((_, shown: SnapshotFrom<typeof reportedCountResource>) => ({
      suspicious: resourceView(shown),
    })),
    askFigures: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('figures', { type: 'resource.reload' });
      enqueue.sendTo('suspicious', { type: 'resource.reload' });
    }),
    keepCountry: sendTo(
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
    moveToUndone: assign(({ context }, [id]: string[]) => (id && context.rows.ids.includes(id) ? { cursor: id } : {})),
    moveTo: assign((_, cursor: string) => ({ cursor, recalled: null })),
    moveBy: assign(({ context }, by: number) => ({ cursor: moveCursor(walkedIn(context), by), recalled: null })),
    moveOn: assign({
      cursor: ({ context, event, system }) =>
        moveToNextOpen(walkedIn(context), (id) => !isDecidedBy(event, id) && isOpen(system, id)),
      recalled: null,
    }),
    toMarking: enqueueActions(({ context, event, enqueue }) => {
      if (event.type === 'last.undo') enqueue.sendTo('marking', event);
      const id = subjectOf(context, event);
      if (id === null || !isDecision(event)) return;
      if (event.type !== 'listing.trust' && event.type !== 'listing.undo') enqueue.assign({ cursor: id });
      enqueue.sendTo('marking', { type: event.type, ids: [id], byKey: event.id === undefined });
    }),
    /** The marking says why that can't be, where a key asked for it. */
    tellWhyNotDiscard: enqueueActions(({ context: { cursor }, event, enqueue }) => {
      if (cursor === null || event.type !== 'listing.discard' || event.id !== undefined) return;
      enqueue.sendTo('marking', { type: 'listing.discard', ids: [cursor], byKey: true });
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
      enqueue.sendTo(systemActor(system, 'screens'), goTo({ to, search: { ...search, discard: id } }, { stays: true }));
    }),
    openNamed: enqueueActions(({ context: { address }, enqueue }) => {
      const { discard } = address;
      if (discard === null) return;
      enqueue.assign({ cursor: discard, discarding: discard });
      enqueue.sendTo('marking', { type: 'listing.discard', ids: [discard] });
    }),
    closeDiscard: sendTo('marking', { type: 'discard.close' }),
    leaveNamed: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context }) => goTo(closed(context), { replace: true, stays: true }),
    ),
    forgetDiscarding: assign({ discarding: null }),
    goBack: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context }) => goBack(closed(context)),
    ),
    /** By key: those that are chosen, or else the one under the cursor. */
    pin: enqueueActions(({ context, event, enqueue, self, system }) => {
      const { chosen = [] } = self.getSnapshot().children.selection?.getSnapshot().context ?? {};
      const id = subjectOf(context, event);
      const ids = chosen.length > 0 && !namesOne(event) ? chosen : id === null ? [] : [id];
      if (ids.length > 0) enqueue.sendTo(systemActor(system, 'profile'), { type: 'pin.toggle', ids });
    }),
    openListing: enqueueActions(({ context, event, enqueue, system }) => {
      const id = subjectOf(context, event);
      if (id === null) return;
      enqueue.assign({ cursor: id });
      enqueue.sendTo(
        systemActor(system, 'screens'),
        goTo({ to: 'listing', params: { articleId: id }, search: { from: originModel } }),
      );
    }),
  },
  guards: {
    wants: (_, wanted: boolean) => wanted,
    movesOn: ({ context: { cursor }, event }) =>
      event.type === 'mark.made' &&
      ['approve', 'report', 'discard'].includes(event.mark.type) &&
      (event.byKey || decidesGroupOf(event.mark, cursor)),
    isListed: ({ context, event }) => event.type === 'cursor.go' && context.rows.ids.includes(event.id),
    isAnother: ({ context }, site: string | null) => site !== context.site,
    changesCountry: ({ context, event }) =>
      event.type === 'search.change' && suggestedSiteOf(event.search, countryKept(context)) !== context.site,
    closesDiscard: ({ context, event }) =>
      event.type === 'search.change' && event.search.discard === null && context.discarding !== null,
    opensDiscard: ({ context, event }) =>
      event.type === 'search.change' &&
      context.discarding === null &&
      event.search.discard !== null &&
      canDiscard(context, event.search.discard),
    canDiscard: ({ context, event }) => canDiscard(context, subjectOf(context, event)),
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
      site: suggestedSiteOf(search, countryKept({ profile })),
      rows: initialInfiniteListView,
      cursor: null,
      recalled: null,
      goesOn: false,
      discarding: null,
      figures: { phase: 'asking', asking: true, failure: null, value: null },
      suspicious: { phase: 'asking', asking: true, failure: null, value: null },
    };
  },
  invoke: [
    { id: 'marking', src: 'marking', input: { place, originModel } },
    { id: 'preview', src: 'preview' },
    { id: 'selection', src: 'selection', input: { onlyOpen: true } },
    {
      id: 'cursorKept',
      src: 'cursorKept',
      input: ({ self }) => ({
        visit: 'suggestions',
        list: self,
        stands: () => {
          const { rows, cursor, recalled, address } = self.getSnapshot().context;
          return { ids: rows.ids, cursor, recalled, address };
        },
      }),
    },
    {
      id: 'rows',
      src: 'rows',
      input: ({ context: { site } }) => ({ site }),
      onSnapshot: {
        actions: [
          { type: 'takeRows', params: ({ event }) => infiniteListView(event.snapshot) },
          'tellSelection',
          'readOn',
        ],
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
          { type: 'keepAddress', params: ({ event }) => event.search },
          'closeDiscard',
          'forgetRows',
          'endWhole',
          'tellSelection',
          'turnRows',
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
    'suggestions.reload': { actions: ['reloadRows', 'askFigures'] },
    'suggestions.more': { guard: 'hasMore', actions: ['goOnWithNew', 'moreRows'] },
    'end.near': { actions: 'readOnAtEnd' },
    'figures.reload': { actions: 'askFigures' },
    'screen.resumed': { actions: 'toCursorKept' },
    'cursor.recalled': { actions: [{ type: 'recall', params: ({ event }) => event.cursor }, 'readOn'] },
    'cursor.go': {
      guard: 'isListed',
      actions: [{ type: 'moveTo', params: ({ event }) => event.id }, 'readOn'],
    },
    'last.undone': { actions: { type: 'moveToUndone', params: ({ event }) => event.ids } },
    'cursor.move': { actions: [{ type: 'moveBy', params: ({ event }) => event.by }, 'readOn'] },
    ...suggestionTransitions,
    'listing.discard': [{ guard: 'canDiscard', actions: 'openDiscard' }, { actions: 'tellWhyNotDiscard' }],
    'listing.pin': { actions: 'pin' },
    'listing.open': { actions: 'openListing' },
    'decision.held': { actions: ['moveOn', 'readOn'] },
    'mark.made': [
      { guard: 'movesOn', actions: ['noteRemaining', 'moveOn', 'tellDecided', 'readOn'] },
      { actions: ['noteRemaining', 'tellDecided'] },
    ],
    'many.decided': { actions: { type: 'decideMany', params: ({ event: { what, ids } }) => ({ what, ids }) } },
    'many.reporting': { actions: { type: 'holdSelection', params: ({ event: { open } }) => ({ open }) } },
    'whole.wanted': [
      {
        guard: { type: 'wants', params: ({ event }) => event.wanted },
        actions: [{ type: 'wantAll', params: true }, 'moreRows'],
      },
      { actions: { type: 'wantAll', params: false } },
    ],
    'discard.closed': [{ guard: 'isNamed', actions: ['forgetDiscarding', 'goBack'] }, { actions: 'forgetDiscarding' }],
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
