import { assign, sendParent, sendTo, setup } from 'xstate';
import { blockReason } from '../../domain/block-reason';
import { isDecidedInDrawer, toBulkPlan, whyNotBulk, type BulkDecision } from '../../domain/bulk-decisions';
import { systemActor } from '../../kit/system-actor';
import { toBlockedNotice } from '../marking/marking.rules';
import { extendRange, toggleGroup, toggleRange } from '../list/range';
import { watchFacts } from '../watch-system-actors';
import { choosableIds, decidableIds } from './selection.rules';
import type {
  AskedPlan,
  SelectionContext,
  SelectionEvent,
  SelectionInput,
  SelectionParentEvent,
  ReadProgress,
  ReadAllRequested,
} from './selection.types';

const visible = ({ listings }: SelectionContext) => listings.getSnapshot().context.visible;
type Decided = Pick<AskedPlan, 'what' | 'earlier'>;
const planOf = (context: SelectionContext, { what, earlier }: Decided): AskedPlan => ({
  ...toBulkPlan(what, context.chosen, visible(context), earlier),
  ...(earlier && { earlier }),
});
/** The plan as it would be asked now: the same object where nothing of it has changed. */
const currentPlan = (context: SelectionContext): AskedPlan | null => {
  const { plan } = context;
  if (plan === null) return null;
  const { changed: _, ...asked } = plan;
  const current = planOf(context, plan);
  return JSON.stringify(current) === JSON.stringify(asked) ? plan : { ...current, changed: true };
};
const inOrder = ({ shown }: SelectionContext, ids: readonly string[]) => shown.filter((id) => ids.includes(id));

/** Many listings of a list, chosen to be decided on together; whatever stays out of it is named before. */
export const selectionMachine = setup({
  types: { context: {} as SelectionContext, events: {} as SelectionEvent, input: {} as SelectionInput },
  actors: { watchFacts },
  actions: {
    hear: assign(({ context }, { ids: shown, whole }: { ids: string[]; whole: ReadProgress }) => ({
      shown,
      whole,
      chosen: shown.filter((id) => context.chosen.includes(id)),
      anchor: context.anchor !== null && shown.includes(context.anchor) ? context.anchor : null,
    })),
    toggle: assign(({ context }, { id, range }: { id: string; range: boolean }) => {
      const { chosen, anchor } = context;
      const among = choosableIds(context);
      return {
        chosen: inOrder(context, toggleRange(chosen, { anchor: range ? anchor : null, id, among })),
        anchor: id,
      };
    }),
    extend: assign(({ context }, { from, by }: { from: string; by: number }) => {
      const { chosen, end } = extendRange(context.chosen, { from, by, among: context.shown });
      const choosableSet = new Set([...context.chosen, ...choosableIds(context)]);
      return { chosen: inOrder(context, chosen).filter((id) => choosableSet.has(id)), anchor: end };
    }),
    chooseGroup: assign(({ context }, { ids, chosen }: { ids: string[]; chosen: boolean }) => {
      const others = context.chosen.filter((id) => !ids.includes(id));
      return { chosen: inOrder(context, chosen ? [...others, ...ids] : others), anchor: null };
    }),
    toggleGroup: assign(({ context }, group: string[]) => {
      const chosen = toggleGroup(context.chosen, { group, among: decidableIds(context) });
      return { chosen: inOrder(context, chosen), anchor: null };
    }),
    notifyNoneOfGroup: sendTo(
      ({ system }) => systemActor(system, 'notices'),
      toBlockedNotice(blockReason('NONE_OF_GROUP')),
    ),
    /** What comes while the whole search is read is chosen; what was taken out of it stays out. */
    hearAndChoose: assign(({ context }, { ids: shown, whole }: { ids: string[]; whole: ReadProgress }) => {
      const [before, chosen] = [new Set(context.shown), new Set(context.chosen)];
      const choosableSet = new Set(choosableIds({ ...context, shown }));
      return {
        shown,
        whole,
        chosen: shown.filter((id) => chosen.has(id) || (!before.has(id) && choosableSet.has(id))),
      };
    }),
    wantWhole: sendParent((_, wanted: boolean): ReadAllRequested => ({ type: 'whole.wanted', wanted })),
    chooseAll: assign(({ context }) => ({ chosen: choosableIds(context) })),
    chooseNone: assign({ chosen: [], anchor: null }),
    drop: assign(({ context: { chosen, trusted } }, { ids, undone }: { ids: string[]; undone: boolean }) => ({
      chosen: chosen.filter((id) => !ids.includes(id)),
      trusted: undone ? trusted.filter((id) => !ids.includes(id)) : trusted,
    })),
    setPlan: assign(({ context }, decided: Decided) => ({ plan: planOf(context, decided) })),
    compare: assign((_, compared: string[][]) => ({ compared })),
    planAgain: assign(({ context }) => ({ plan: context.plan && planOf(context, context.plan) })),
    /** What stays out stays chosen. */
    decide: sendParent(({ context }, decided: Decided): SelectionParentEvent => ({
      type: 'many.decided',
      what: decided.what,
      ids: planOf(context, decided).ids,
      ...(decided.earlier && { repeat: decided.earlier.repeat }),
    })),
    noteTrusted: assign(({ context }, what: BulkDecision) => {
      if (isDecidedInDrawer(what)) return {};
      const { ids } = planOf(context, { what });
      return { trusted: what === 'trust' ? ids : [], chosen: context.chosen.filter((id) => !ids.includes(id)) };
    }),
    takeBack: sendParent(({ context }): SelectionParentEvent => ({
      type: 'many.decided',
      what: 'undo',
      ids: context.trusted,
    })),
    clearTrusted: assign({ trusted: [] }),
    renewPlan: assign(({ context }) => ({ plan: currentPlan(context) })),
    clearPlan: assign({ plan: null, compared: [] }),
  },
  guards: {
    isShown: ({ context, event }) =>
      (event.type === 'chosen.toggle' &&
        (context.chosen.includes(event.id) || choosableIds(context).includes(event.id))) ||
      (event.type === 'chosen.extend' && context.shown.includes(event.from)),
    isDecidable: ({ context }, group: string[]) => decidableIds(context).some((id) => group.includes(id)),
    nothingChosen: ({ context }) => context.chosen.length === 0,
    lookAlike: (_, { what, alike = [] }: { what: BulkDecision; alike?: string[][] }) =>
      alike.length > 0 && what !== 'undo',
    isCompared: ({ context: { compared } }, id: string) => compared.some((group) => group.includes(id)),
    canDecide: ({ context }, decided: Decided) => whyNotBulk(planOf(context, decided)) === null,
    canDecideAll: ({ context }, decided: Decided) => {
      const plan = planOf(context, decided);
      return plan.leftOut.length === 0 && whyNotBulk(plan) === null;
    },
    liesBehind: ({ context: { whole } }) => !whole.ends,
    isRead: ({ context: { whole } }) => whole.ends,
    isStuck: ({ context: { whole } }) => whole.stuck,
    isOutdated: ({ context }) => currentPlan(context) !== context.plan,
    wasTrusted: ({ context }) => context.trusted.length > 0,
  },
}).createMachine({
  id: 'selection',
  context: ({ input, self }) => ({
    onlyOpen: input?.onlyOpen ?? false,
    listings: systemActor(self.system, 'listings'),
    shown: [],
    whole: { read: 0, total: 0, ends: true, stuck: false },
    chosen: [],
    anchor: null,
    plan: null,
    compared: [],
    trusted: [],
  }),
  initial: 'choosing',
  on: {
    'shown.told': { actions: { type: 'hear', params: ({ event }) => event } },
    'listings.decided': { actions: { type: 'drop', params: ({ event }) => event } },
  },
  states: {
    choosing: {
      initial: 'resting',
      on: {
        'chosen.toggle': {
          guard: 'isShown',
          actions: { type: 'toggle', params: ({ event: { id, range = false } }) => ({ id, range }) },
        },
        'chosen.extend': {
          guard: 'isShown',
          actions: { type: 'extend', params: ({ event: { from, by } }) => ({ from, by }) },
        },
        'chosen.group': {
          actions: { type: 'chooseGroup', params: ({ event: { ids, chosen } }) => ({ ids, chosen }) },
        },
        'chosen.toggleGroup': [
          {
            guard: { type: 'isDecidable', params: ({ event }) => event.ids },
            actions: { type: 'toggleGroup', params: ({ event }) => event.ids },
          },
          { actions: 'notifyNoneOfGroup' },
        ],
        'chosen.only': {
          target: '.resting',
          actions: [
            'chooseNone',
            'clearTrusted',
            { type: 'chooseGroup', params: ({ event: { ids } }) => ({ ids, chosen: true }) },
          ],
        },
        'chosen.none': { target: '.resting', actions: ['chooseNone', 'clearTrusted'] },
      },
      states: {
        resting: {
          on: {
            'chosen.all': { actions: 'chooseAll' },
            'chosen.whole': [
              { guard: 'liesBehind', target: 'reading', actions: ['chooseAll', { type: 'wantWhole', params: true }] },
              { actions: 'chooseAll' },
            ],
            'chosen.decide': [
              { guard: 'nothingChosen' },
              {
                guard: { type: 'lookAlike', params: ({ event }) => event },
                target: '#selection.asking',
                actions: [
                  { type: 'setPlan', params: ({ event }) => event },
                  { type: 'compare', params: ({ event: { alike = [] } }) => alike },
                ],
              },
              {
                guard: { type: 'canDecideAll', params: ({ event }) => event },
                actions: [
                  { type: 'decide', params: ({ event }) => event },
                  { type: 'noteTrusted', params: ({ event }) => event.what },
                ],
              },
              {
                target: '#selection.asking',
                actions: { type: 'setPlan', params: ({ event }) => event },
              },
            ],
            'selection.hold': 'held',
            'trusted.undo': { guard: 'wasTrusted', actions: ['takeBack', 'clearTrusted'] },
          },
        },
        held: {
          on: {
            'chosen.toggle': {},
            'chosen.extend': {},
            'chosen.group': {},
            'chosen.toggleGroup': {},
            'chosen.only': {},
            'chosen.none': {},
            'selection.release': 'resting',
          },
        },
        reading: {
          always: { guard: 'isRead', target: 'resting' },
          exit: { type: 'wantWhole', params: false },
          on: {
            'shown.told': { actions: { type: 'hearAndChoose', params: ({ event }) => event } },
            'whole.retry': { guard: 'isStuck', actions: { type: 'wantWhole', params: true } },
            'whole.stop': 'resting',
          },
        },
      },
    },
    asking: {
      invoke: { id: 'watchFacts', src: 'watchFacts' },
      on: {
        'facts.changed': { actions: 'renewPlan' },
        'chosen.toggle': {
          guard: { type: 'isCompared', params: ({ event }) => event.id },
          actions: [{ type: 'toggle', params: ({ event: { id, range = false } }) => ({ id, range }) }, 'planAgain'],
        },
        'plan.confirm': [
          { guard: 'isOutdated', actions: 'renewPlan' },
          {
            guard: { type: 'canDecide', params: ({ context: { plan } }) => plan ?? { what: 'trust' } },
            target: 'choosing',
            actions: [
              { type: 'decide', params: ({ context: { plan } }) => plan ?? { what: 'trust' } },
              { type: 'noteTrusted', params: ({ context: { plan } }) => plan?.what ?? 'trust' },
              'clearPlan',
            ],
          },
          { target: 'choosing', actions: 'clearPlan' },
        ],
        'plan.cancel': { target: 'choosing', actions: 'clearPlan' },
      },
    },
  },
});
