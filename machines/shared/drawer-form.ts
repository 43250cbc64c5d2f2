import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '../../contracts/ports';
import type { BlockReason } from '../domain/block-reason';
import { failureOf, setFailure, succeeded, valueOf, wasTakenBack, type OutcomeEvent } from '../kit/outcome';
import { systemActor } from '../kit/system-actor';
import { mutation } from '../kit/mutation';
import type { CommandInput, CommandName, MutationValue } from '../system-actors/outbox';

export interface DrawerFormInput<Values> {
  /** What the fields hold at first: a draft, or what is known. */
  values: Values;
}

export interface DrawerFormContext<Values, Value = unknown> {
  values: Values;
  /** What was wrong with what was submitted last, anew each time. */
  refused: { [Field in keyof Values]?: BlockReason | null } | null;
  failure: Failure | null;
  /** What was answered, once it was done. */
  value: Value | null;
}

export type DrawerFormEvent<Values> =
  | { type: 'values.change'; values: Values }
  | { type: 'form.submit'; values: Values }
  | { type: 'form.close' }
  | { type: 'form.gone' };

export interface DrawerFormOutput<Value> {
  /** What was answered; null where it was given up. */
  value: Value | null;
}

interface DrawerFormRules<Values, Name extends CommandName> {
  id: string;
  submits: Name;
  /** Where what is typed is kept; whoever opens the form begins it with that. */
  draft: string;
  faults: (values: Values) => { [Field in keyof Values]?: BlockReason | null };
  input: (values: Values) => CommandInput<Name>;
  /** What a failure says of a field; null where it is of none. */
  refusal?: (failure: Failure) => { [Field in keyof Values]?: BlockReason } | null;
  /** It stands within what is open already: it has no way out of its own to be seen on. */
  inPlace?: true;
}

/** A form in a drawer: what is typed is kept, faults are told at their field, and the outbox does once what is submitted. */
export function drawerFormOf<Values extends object, Name extends CommandName>({
  id,
  submits,
  draft,
  faults,
  input: inputOf,
  refusal,
  inPlace,
}: DrawerFormRules<Values, Name>) {
  type Value = MutationValue<Name>;
  type Context = DrawerFormContext<Values, Value>;
  const refusedBy = ({ event }: { event: OutcomeEvent<unknown> }) => refusal?.(failureOf(event)) ?? null;
  const closeTarget = inPlace ? ('gone' as const) : ('leaving' as const);
  const takeActions = [{ type: 'take' as const, params: ({ event }: { event: { values: Values } }) => event.values }];

  return setup({
    types: {
      context: {} as Context,
      events: {} as DrawerFormEvent<Values>,
      input: {} as DrawerFormInput<Values>,
      output: {} as DrawerFormOutput<Value>,
      tags: {} as 'busy',
    },
    actors: { submit: mutation(submits as 'updateProfileAccount') },
    actions: {
      saveDraft: sendTo(
        ({ system }) => systemActor(system, 'drafts'),
        ({ context }) => ({ type: 'draft.keep', key: draft, value: context.values }),
      ),
      take: assign((_, values: Values) => ({ values })),
      flagFaults: assign(({ context }) => ({ refused: faults(context.values) })),
      flagRefusal: assign(({ event }) => ({ refused: refusedBy({ event: event as never }) })),
      clearRefusal: assign({ failure: null, refused: null }),
      setFailure: assign((_, failure: Failure) => ({ failure })),
      setValue: assign((_, value: unknown) => ({ value: value as Value })),
    },
    guards: {
      faulty: ({ event }) =>
        event.type === 'form.submit' && Object.values(faults(event.values)).some((fault) => fault != null),
      isOfField: ({ event }) => refusedBy({ event: event as never }) !== null,
    },
  }).createMachine({
    id,
    context: ({ input: { values } }) => ({ values, refused: null, failure: null, value: null }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'values.change': { actions: [...takeActions, 'saveDraft'] },
          'form.submit': [
            { guard: 'faulty', actions: [...takeActions, 'saveDraft', 'flagFaults'] },
            { target: 'submitting', actions: [...takeActions, 'saveDraft', 'clearRefusal'] },
          ],
          'form.close': closeTarget,
        },
      },
      submitting: {
        tags: ['busy'],
        on: { 'form.close': closeTarget },
        invoke: {
          id: submits,
          src: 'submit',
          input: ({ context }) => inputOf(context.values) as CommandInput<'updateProfileAccount'>,
          onDone: [
            {
              guard: succeeded,
              target: closeTarget,
              actions: { type: 'setValue', params: ({ event }: { event: OutcomeEvent<unknown> }) => valueOf(event) },
            },
            ...(refusal
              ? [{ guard: 'isOfField' as const, target: 'editing' as const, actions: 'flagRefusal' as const }]
              : []),
            { guard: wasTakenBack, target: 'editing' },
            { target: 'editing', actions: setFailure },
          ],
        },
      },
      ...(!inPlace && { leaving: { on: { 'form.gone': 'gone' as const }, after: { 400: 'gone' as const } } }),
      gone: { type: 'final' },
    },
    output: ({ context }) => ({ value: context.value }),
  });
}
