import { assign, enqueueActions, setup } from 'xstate';
import type { Failure, PortName, ValueOf } from '../../../contracts/ports';
import { goTo } from '../../domain/navigation-events';
import { failureOf, succeeded, valueOf, type OutcomeEvent } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { toListingsConfirm, listingsActor, listingsRevision } from '../listings-request';
import {
  pageCountOf,
  type ChoiceEvent,
  type ListContext,
  type ListEvent,
  type ListRules,
  type ListLocation,
  type RowEvent,
  type ListRows,
  type SizeEvent,
  type ListSource,
  type ListSourceRules,
} from './list.view';

/** A port that knows rows: when it is the one to ask, what it is asked, and how its answer is read. */
export function fromPort<Name extends PortName, Row, At extends ListLocation = ListLocation>(
  name: Name,
  { when, ask, read }: ListSourceRules<Name, Row, At>,
): ListSource<Row, At> {
  return { port: name, isFor: when ?? (() => true), ask, read: (value, place) => read(value as ValueOf<Name>, place) };
}

const noPages = { page: 1, size: 0 };

const lists = new WeakSet<object>();

/** Whether this logic of an actor is a list that `listOf` made. */
export const isList = (logic: object): boolean => lists.has(logic);

/**
 * A list, to be a screen's machine or to be invoked by it: asks the first source that knows its place, keeps what stands readable
 * meanwhile, and takes the last question's answer alone. It doesn't ask again for an address that asks the same.
 */
export function listOf<Row, At extends ListLocation>(
  id: string,
  sources: readonly [ListSource<Row, At>, ...ListSource<Row, At>[]],
  rules: ListRules<Row, At>,
) {
  const { idOf, paging, poll } = rules;
  const sourceAt = (place: At) => sources.find(({ isFor }) => isFor(place)) ?? sources[0];
  const questionAt = (place: At) => {
    const source = sourceAt(place);
    return JSON.stringify([source.port, source.ask(place)]);
  };
  const at = (place: At) => ({ place, ...(paging?.at(place) ?? noPages) });
  const toPage = ({ place }: ListContext<Row, At>, to: { page: number; size?: number }): At => ({
    ...place,
    search: { ...place.search, ...to },
  });
  const withoutRow = (rows: readonly Row[], removedId: string) => rows.filter((row) => idOf(row) !== removedId);

  const invokeOf = (source: ListSource<Row, At>) => ({
    id: source.port,
    src: source.port,
    input: ({ context }: { context: ListContext<Row, At> }) => source.ask(context.place),
    onDone: [
      {
        guard: 'succeeded' as const,
        target: `#${id}.judging`,
        actions: {
          type: 'take' as const,
          params: ({ context, event }: { context: ListContext<Row, At>; event: OutcomeEvent<unknown> }) =>
            source.read(valueOf(event), context.place),
        },
      },
      {
        target: `#${id}.failed`,
        actions: {
          type: 'setFailure' as const,
          params: ({ event }: { event: OutcomeEvent<unknown> }) => failureOf(event),
        },
      },
    ],
  });

  const list = setup({
    types: {
      context: {} as ListContext<Row, At>,
      events: {} as ListEvent<At['search']> | SizeEvent | ChoiceEvent | RowEvent<Row>,
      input: {} as At,
      tags: {} as 'asking',
    },
    actors: Object.fromEntries(sources.map((source) => [source.port, port(source.port)])),
    actions: {
      noteMoment: assign({ asOf: listingsRevision }),
      take: enqueueActions(({ context, enqueue, system }, { rows, total, listings }: ListRows<Row>) => {
        if (listings) enqueue.sendTo(listingsActor({ system }), toListingsConfirm(context, listings));
        enqueue.assign({ rows, total, failure: null, known: true });
      }),
      setFailure: assign((_, failure: Failure) => ({ failure })),
      setPlace: assign(({ context, event }) =>
        event.type === 'search.change' ? at({ ...context.place, search: event.search }) : {},
      ),
      turnToLastPage: assign(({ context }) => at(toPage(context, { page: pageCountOf(context) }))),
      clearAnswer: assign({ known: false, failure: null }),
      notifyAddress: enqueueActions(({ context, enqueue, system }) => {
        if (paging) enqueue.sendTo(systemActor(system, 'screens'), goTo(paging.to(context.place), { replace: true }));
      }),
      goToPage: enqueueActions(({ context, enqueue, system }, to: { page: number; size?: number }) => {
        if (paging) enqueue.sendTo(systemActor(system, 'screens'), goTo(paging.to(toPage(context, to))));
      }),
      putRow: assign(({ context: { rows, total }, event }) => {
        if (event.type !== 'row.put') return {};
        const { row } = event;
        const isKnown = rows.some((one) => idOf(one) === idOf(row));
        return isKnown
          ? { rows: rows.map((one) => (idOf(one) === idOf(row) ? row : one)) }
          : { rows: [row, ...rows], total: total + 1 };
      }),
      dropRow: assign(({ context: { rows, total, chosen }, event }) => {
        if (event.type !== 'row.drop') return {};
        const remainingRows = withoutRow(rows, event.id);
        return {
          rows: remainingRows,
          total: total - (rows.length - remainingRows.length),
          chosen: chosen.filter((id) => id !== event.id),
        };
      }),
      choose: assign(({ event }) => (event.type === 'rows.choose' ? { chosen: [...new Set(event.ids)] } : {})),
    },
    guards: {
      succeeded: ({ event }) => succeeded({ event: event as never }),
      asksTheSame: ({ context, event }) =>
        event.type === 'search.change' &&
        questionAt({ ...context.place, search: event.search }) === questionAt(context.place),
      isAskedFrom: ({ context }, { name }: { name: PortName }) => sourceAt(context.place).port === name,
      pastTheEnd: ({ context }) => context.rows.length === 0 && context.page > pageCountOf(context),
      changing: ({ context }) => poll?.while(context.rows) ?? false,
    },
    delays: { pollEvery: poll?.every ?? 0 },
  }).createMachine({
    id,
    context: ({ input }) => ({
      ...at(input),
      rows: [],
      total: 0,
      failure: null,
      known: false,
      chosen: [],
      asOf: 0,
    }),
    initial: 'asking',
    on: {
      'list.reload': '.asking',
      'screen.resumed': '.asking',
      'screen.rested': '.resting',
      'search.change': [
        { guard: 'asksTheSame', actions: 'setPlace' },
        { target: '.asking', actions: ['setPlace', 'clearAnswer'] },
      ],
      'page.go': { actions: { type: 'goToPage', params: ({ event: { page } }) => ({ page }) } },
      'size.choose': { actions: { type: 'goToPage', params: ({ event: { size } }) => ({ page: 1, size }) } },
      'rows.choose': { actions: 'choose' },
      'row.put': { actions: 'putRow' },
      'row.drop': { actions: 'dropRow' },
    },
    states: {
      asking: {
        tags: ['asking'],
        entry: 'noteMoment',
        // What a parent knows is newer than the answer on its way: it is asked for anew.
        on: {
          'row.put': { target: 'asking', reenter: true, actions: 'putRow' },
          'row.drop': { target: 'asking', reenter: true, actions: 'dropRow' },
        },
        ...(sources.length === 1
          ? { invoke: invokeOf(sources[0]) }
          : {
              initial: 'choosing',
              states: {
                choosing: {
                  always: sources.map(({ port: name }) => ({
                    guard: { type: 'isAskedFrom' as const, params: { name } },
                    target: name,
                  })),
                },
                ...Object.fromEntries(sources.map((source) => [source.port, { invoke: invokeOf(source) }])),
              },
            }),
      },
      judging: {
        always: [
          { guard: 'pastTheEnd', target: 'asking', actions: ['turnToLastPage', 'notifyAddress'] },
          ...(poll ? [{ guard: 'changing' as const, target: 'watching' }] : []),
          { target: 'shown' },
        ],
      },
      shown: {},
      ...(poll && { watching: { after: { pollEvery: 'asking' } } }),
      failed: poll ? { after: { pollEvery: { guard: 'changing', target: 'asking' } } } : {},
      resting: { on: { 'list.reload': {} } },
    },
  });
  lists.add(list);
  return list;
}

/** What a machine passes on to the list that it invokes; `toList` is its `forwardTo('list')`. */
export const listTransitions = {
  'list.reload': { actions: 'toList' },
  'page.go': { actions: 'toList' },
  'search.change': { actions: 'toList' },
  'screen.rested': { actions: 'toList' },
  'screen.resumed': { actions: 'toList' },
} as const;

/** The same where the length of its pages is chosen. */
export const pageSizeTransitions = { 'size.choose': { actions: 'toList' } } as const;

/** The same where its rows are chosen. */
export const choiceTransitions = { 'rows.choose': { actions: 'toList' } } as const;
