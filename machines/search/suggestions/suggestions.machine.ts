import { assign, enqueueActions, forwardTo, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { KeptCursor } from '../../../contracts/ports';
import { back, go } from '../../domain/go';
import { seat } from '../../kit/seat';
import { cursorKept } from '../../shared/cursor-kept';
import { growingView, unread, type GrowingView } from '../../shared/growing/growing.view';
import { markingMachine } from '../../shared/marking/marking.machine';
import { choicesOf, forSuggestions, isDecision } from '../../shared/marking/marking.rules';
import { resourceView } from '../../shared/resource/resource.view';
import { selectionMachine } from '../../shared/selection/selection.machine';
import { decisionForMany, toldOfGrowing, toldOfMark, toldOfReport } from '../../shared/selection/selection.rules';
import { moved, movedOn, nearsEnd, recalledOn } from '../../shared/cursor';
import { listingPreviewMachine } from '../listing-preview/listing-preview.machine';
import { suggestedCount, suggestedFigures } from './suggestions.figures';
import { suggestedRows } from './suggestions.rows';
import { siteMeant } from './suggestions.rules';
import type { SuggestionsContext, SuggestionsEvent, SuggestionsInput } from './suggestions.types';

const originModel = 'suggestions';
const place = 'suggested_articles';
type System = Parameters<typeof choicesOf>[0];
type AboutOne = Extract<SuggestionsEvent, { id?: string }>;

const subjectOf = (context: SuggestionsContext, event: SuggestionsEvent) => (event as AboutOne).id ?? context.cursor;
const isOpen = (system: System, id: string) => choicesOf(system, id, place)?.standing === 'open';
const canDiscard = ({ listings, rows }: SuggestionsContext, id: string | null) =>
  id !== null && rows.ids.includes(id) && choicesOf(listings.system, id, place)?.discard === null;
/** Its listing may be on its way to the seat at this moment. */
const mayDiscard = ({ listings }: SuggestionsContext, id: string) =>
  (choicesOf(listings.system, id, place)?.discard ?? null) === null;
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
    figures: suggestedFigures,
    suspicious: suggestedCount,
    cursorKept,
  },
  actions: {
    takeRows: assign(({ context }, rows: GrowingView<null>) => ({
      rows,
      ...recalledOn({ ...walkedIn(context), ...goingIn(context) }, rows.ids, endsIn(rows)),
    })),
    recall: assign(({ context }, recalled: KeptCursor) =>
      recalledOn({ ...walkedIn(context), ...goingIn(context), recalled }, context.rows.ids, endsIn(context.rows)),
    ),
    /** The next page is fetched before the last card is reached. */
    readOn: enqueueActions(({ context, enqueue }) => {
      const { canLoadMore, grew, stuck } = context.rows;
      const wanted = context.recalled !== null || nearsEnd(walkedIn(context));
      if (canLoadMore && grew && !stuck && wanted) enqueue.sendTo('rows', { type: 'rows.more' });
    }),
    readOnAtEnd: enqueueActions(({ context: { rows }, enqueue }) => {
      if (rows.canLoadMore && rows.grew && !rows.stuck) enqueue.sendTo('rows', { type: 'rows.more' });
    }),
    tellSelection: sendTo('selection', ({ context: { rows } }) => toldOfGrowing(rows.ids, rows)),
    endWhole: sendTo('selection', { type: 'whole.stop' }),
    holdSelection: sendTo('selection', toldOfReport),
    tellDecided: sendTo('selection', toldOfMark),
    decideMany: sendTo('marking', decisionForMany),
    wantAll: sendTo('rows', (_, wanted: boolean) => ({ type: 'rows.all', wanted })),
    toCursorKept: forwardTo('cursorKept'),
    turnRows: sendTo('rows', ({ context: { site } }) => ({ type: 'rows.turn', place: { site } })),
    reloadRows: sendTo('rows', { type: 'rows.reload' }),
    moreRows: sendTo('rows', { type: 'rows.more' }),
    goOnWithNew: assign({ goesOn: true }),
    keepAddress: assign(({ context }, address: SuggestionsContext['address']) => ({
      address,
      site: siteMeant(address, countryKept(context)),
    })),
    forgetRows: assign({ rows: unread, cursor: null }),
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
    moveToUndone: assign(({ context }, [id]: string[]) => (id && context.rows.ids.includes(id) ? { cursor: id } : {})),
    moveTo: assign((_, cursor: string) => ({ cursor, recalled: null })),
    moveBy: assign(({ context }, by: number) => ({ cursor: moved(walkedIn(context), by), recalled: null })),
    moveOn: assign({
      cursor: ({ context, system }) => movedOn(walkedIn(context), (id) => isOpen(system, id)),
      recalled: null,
    }),
    toMarking: enqueueActions(({ context, event, enqueue }) => {
      if (event.type === 'last.undo') enqueue.sendTo('marking', event);
      const id = subjectOf(context, event);
      if (id === null || !isDecision(event)) return;
      if (event.type !== 'listing.trust' && event.type !== 'listing.undo') enqueue.assign({ cursor: id });
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
      enqueue.sendTo(seat(system, 'screens'), go({ to, search: { ...search, discard: id } }, { stays: true }));
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
      ({ context }) => go(closed(context), { replace: true, stays: true }),
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
    wants: (_, wanted: boolean) => wanted,
    madeByKey: ({ event }) =>
      event.type === 'mark.made' && event.byKey && ['approve', 'report', 'discard'].includes(event.mark.type),
    isListed: ({ context, event }) => event.type === 'cursor.go' && context.rows.ids.includes(event.id),
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
    const profile = seat(self.system, 'profile');
    return {
      listings: seat(self.system, 'listings'),
      profile,
      address: search,
      site: siteMeant(search, countryKept({ profile })),
      rows: unread,
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
        actions: [{ type: 'takeRows', params: ({ event }) => growingView(event.snapshot) }, 'tellSelection', 'readOn'],
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
    ...forSuggestions,
    'listing.discard': { guard: 'canDiscard', actions: 'openDiscard' },
    'listing.pin': { actions: 'pin' },
    'listing.open': { actions: 'openListing' },
    'decision.held': { actions: ['moveOn', 'readOn'] },
    'mark.made': [{ guard: 'madeByKey', actions: ['moveOn', 'tellDecided', 'readOn'] }, { actions: 'tellDecided' }],
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
