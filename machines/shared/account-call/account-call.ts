import { assign, enqueueActions, fromCallback, sendTo, setup, type EventObject } from 'xstate';
import type { Failure, InputOf, ValueOf, AccountPorts } from '../../../contracts/ports';
import type { Profile } from '../../../contracts/shapes';
import type { ScreenInput, ScreenName, Target } from '../../domain/addresses';
import { goTo } from '../../domain/navigation-events';
import { failureOf, setFailure, succeeded, valueOf, type OutcomeEvent } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { persistVisitorDraft } from '../persist-visitor-draft';
import type { BlockReason } from '../../domain/block-reason';

/** The calls that a form is made of; the current password is checked by the profile's own form. */
export type CallName = Exclude<keyof AccountPorts, 'checkPassword'>;

/** What is wrong at each field, null where nothing is. */
export type CallFaults<Values> = { [Field in keyof Values]?: BlockReason | null };

export interface AccountCallContext<Values, Value, At extends ScreenName = ScreenName> {
  at: ScreenInput<At>;
  /** What the fields hold at first, without a password: those stand in their fields alone. */
  values: Values;
  /** Another one each time that `values` came from elsewhere than the fields. */
  seed: number;
  /** What was wrong with what was submitted last, anew each time. */
  refused: CallFaults<Values> | null;
  failure: Failure | null;
  /** What was answered, once it was done. */
  value: Value | null;
  profile: Profile | null;
}

export type AccountCallEvent<Values> =
  | { type: 'values.change'; values: Values }
  | { type: 'form.submit'; values: Values }
  /** What was typed before a reload is there. */
  | { type: 'draft.seen'; draft: unknown }
  /** The same once more, after it was done. */
  | { type: 'form.again' }
  /** What comes next may read what was kept for it. */
  | { type: 'draft.kept' }
  /** Of one that led elsewhere: somebody came back. */
  | { type: 'screen.resumed' };

interface AccountCallRules<Values, Name extends CallName, At extends ScreenName> {
  /** Of the screen, too. */
  id: At;
  calls: Name;
  /** Where what is typed is kept; null where nothing but passwords is asked. */
  draft: string | null;
  /** What the fields hold before anything is typed. */
  begin: (profile: Profile | null) => Values;
  /** The passwords: they are handed to the call, and kept nowhere. */
  secrets: readonly (keyof Values & string)[];
  faults: (values: Values) => CallFaults<Values>;
  input: (values: Values, at: ScreenInput<At>) => InputOf<Name>;
  /** What a failure says of a field; null where it is of none. */
  refusal: (failure: Failure) => CallFaults<Values> | null;
  /** Of somebody who is not signed in: what is typed is kept in this tab, also for the page that comes next. */
  visitors?: true;
  /** Where it leads once it is done, and what the tab keeps for there; it is told on the spot otherwise. */
  leadsTo?: (values: Values, at: ScreenInput<At>) => { target: Target; keeps: object };
}

/** Tells of what was kept under that key, once: drafts are read a moment after a screen that a reload opens. */
const watchDraft = fromCallback<EventObject, { key: string | null }>(({ input: { key }, sendBack, system }) => {
  if (key === null) return undefined;
  const drafts = systemActor(system, 'drafts');
  let isSent = false;
  const publishDraft = () => {
    const draft = drafts.getSnapshot().context.drafts?.[key];
    if (isSent || draft === undefined) return;
    isSent = true;
    sendBack({ type: 'draft.seen', draft });
  };
  publishDraft();
  const subscription = drafts.subscribe(publishDraft);
  return () => subscription.unsubscribe();
});

/**
 * A form about accounts that the identity service is asked with while the person waits: what is typed is kept over a reload but for the
 * passwords, which go from the fields into the call and are in no context.
 */
export function accountCallOf<
  Values extends { [Field in keyof Values]: string },
  Name extends CallName,
  At extends ScreenName,
>({
  id,
  calls,
  draft,
  begin,
  secrets,
  faults,
  input: inputOf,
  refusal,
  visitors,
  leadsTo,
}: AccountCallRules<Values, Name, At>) {
  type Value = ValueOf<Name>;
  type Context = AccountCallContext<Values, Value, At>;
  type Typed = { event: { values: Values } };
  const refusedBy = ({ event }: { event: OutcomeEvent<unknown> }) => refusal(failureOf(event));
  const withoutSecrets = (values: Values): Values => ({
    ...values,
    ...Object.fromEntries(secrets.map((name) => [name, ''])),
  });
  /** What was kept of this form; what other versions kept beside it is left alone. */
  const readDraft = (savedDraft: unknown, initialValues: Values): Values =>
    Object.fromEntries(
      Object.entries<string>(initialValues).map(([name, text]) => {
        const savedText =
          typeof savedDraft === 'object' && savedDraft !== null ? (savedDraft as Record<string, unknown>)[name] : null;
        return [name, typeof savedText === 'string' ? savedText : text];
      }),
    ) as Values;
  const takeActions = [
    { type: 'take' as const, params: ({ event }: Typed) => withoutSecrets(event.values) },
    ...(draft === null ? [] : ['saveDraft' as const]),
  ];
  const editingTransitions = {
    'values.change': { target: 'editing' as const, actions: takeActions },
    'form.submit': [
      {
        guard: 'faulty' as const,
        actions: { type: 'flagFaults' as const, params: ({ event }: Typed) => event.values },
      },
      { target: 'calling' as const, actions: [...takeActions, 'clearRefusal' as const] },
    ],
  };

  return setup({
    types: {
      context: {} as Context,
      events: {} as AccountCallEvent<Values>,
      input: {} as ScreenInput<At>,
      tags: {} as 'busy',
    },
    actors: { call: port(calls as 'changePassword'), keptBefore: watchDraft, visitorsDraft: persistVisitorDraft },
    actions: {
      take: assign((_, values: Values) => ({ values })),
      saveDraft: enqueueActions(({ context: { values: value }, enqueue, system }) => {
        if (visitors) enqueue.sendTo('visitorsDraft', { type: 'draft.keep', value });
        else enqueue.sendTo(systemActor(system, 'drafts'), { type: 'draft.keep', key: draft ?? id, value });
      }),
      dropDraft: sendTo(
        ({ system }) => systemActor(system, 'drafts'),
        () => ({ type: 'draft.drop', key: draft ?? id }),
      ),
      goOn: enqueueActions(({ context, enqueue, system }) => {
        if (leadsTo) enqueue.sendTo(systemActor(system, 'screens'), goTo(leadsTo(context.values, context.at).target));
      }),
      saveForNextScreen: enqueueActions(({ context, enqueue }) => {
        const value = leadsTo?.(context.values, context.at).keeps;
        if (value) enqueue.sendTo('visitorsDraft', { type: 'draft.keep', value, tells: true });
      }),
      applyDraft: assign(({ context }, savedDraft: unknown) => ({
        values: withoutSecrets(readDraft(savedDraft, context.values)),
        seed: context.seed === 1 ? 2 : 1,
      })),
      flagFaults: assign((_, values: Values) => ({ refused: faults(values), failure: null })),
      flagRefusal: assign(({ event }) => ({ refused: refusedBy({ event: event as never }) })),
      clearRefusal: assign({ failure: null, refused: null }),
      setFailure: assign((_, failure: Failure) => ({ failure })),
      setValue: assign((_, value: unknown) => ({ value: value as Value })),
      beginAgain: assign(({ context }) => ({
        values: begin(context.profile),
        seed: context.seed === 1 ? 2 : 1,
        refused: null,
        failure: null,
        value: null,
      })),
    },
    guards: {
      faulty: ({ event }) =>
        event.type === 'form.submit' && Object.values(faults(event.values)).some((fault) => fault != null),
      isOfField: ({ event }) => refusedBy({ event: event as never }) !== null,
    },
  }).createMachine({
    id,
    context: ({ input: at, self: { system } }) => {
      const profile = visitors ? null : systemActor(system, 'profile').getSnapshot().context.profile;
      return { at, values: begin(profile), seed: 0, refused: null, failure: null, value: null, profile };
    },
    invoke: visitors
      ? { id: 'visitorsDraft', src: 'visitorsDraft', input: { key: draft } }
      : { id: 'keptBefore', src: 'keptBefore', input: { key: draft } },
    initial: 'untouched',
    states: {
      untouched: {
        on: {
          ...editingTransitions,
          ...(draft !== null && {
            'draft.seen': {
              target: 'editing' as const,
              actions: {
                type: 'applyDraft' as const,
                params: ({ event }: { event: { draft: unknown } }) => event.draft,
              },
            },
          }),
        },
      },
      editing: { on: editingTransitions },
      calling: {
        tags: ['busy'],
        invoke: {
          id: calls as 'changePassword',
          src: 'call',
          // The passwords go from the fields into the call: no context, no storage and no log ever holds them.
          input: ({ context, event }) => {
            if (event.type !== 'form.submit') throw new Error(`The call needs what was typed, not ${event.type}.`);
            return inputOf(event.values, context.at) as InputOf<'changePassword'>;
          },
          onDone: [
            {
              guard: succeeded,
              target: 'done',
              actions: [
                { type: 'setValue', params: ({ event }: { event: OutcomeEvent<unknown> }) => valueOf(event) },
                ...(leadsTo ? ['saveForNextScreen' as const] : []),
                ...(draft === null || visitors ? [] : ['dropDraft' as const]),
              ],
            },
            { guard: 'isOfField', target: 'editing', actions: 'flagRefusal' },
            { target: 'editing', actions: setFailure },
          ],
        },
      },
      done: leadsTo
        ? { on: { 'draft.kept': { actions: 'goOn' }, 'screen.resumed': 'editing' } }
        : { on: { 'form.again': { target: 'untouched', actions: 'beginAgain' } } },
    },
  });
}
