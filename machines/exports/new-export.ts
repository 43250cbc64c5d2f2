import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { Failure } from '../../contracts/ports';
import type { ExportRow, ProfileSummary } from '../../contracts/shapes';
import { blockReason, type BlockReason } from '../domain/block-reason';
import { exportDrafts, type ExportHabits } from '../domain/new-export';
import { failureOf, setFailure, succeeded, valueOf, wasTakenBack, type OutcomeEvent } from '../kit/outcome';
import { port } from '../kit/port';
import { systemActor } from '../kit/system-actor';
import { mutation } from '../kit/mutation';
import type { CommandInput } from '../system-actors/outbox';
import { resourceView, type ResourceView } from '../shared/resource/resource.view';
import { resourceOf } from '../shared/resource/resource';

/** The person's profiles: a report may be of what one of them sent. */
export const auditorsResource = resourceOf('profiles', {
  ask: () => undefined,
  read: (profiles: ProfileSummary[]) => profiles,
});

export interface NewExportInput<Values> {
  habits: ExportHabits;
  /** What was typed before and not sent, if anything. */
  draft: Values | null;
}

export interface NewExportContext<Values> {
  values: Values;
  /** What was wrong with what was submitted last, anew each time. */
  refused: { [Field in keyof Values]?: BlockReason | null } | null;
  failure: Failure | null;
  created: ExportRow | null;
  /** Which of the chosen countries the seller is looked for in. */
  seekAt: number;
  sellerId: string | null;
  /** Who may have audited, where that is asked. */
  auditors: ResourceView<ProfileSummary[]>;
}

export type NewExportEvent<Values> =
  | { type: 'draft.keep'; values: Values }
  | { type: 'form.submit'; values: Values }
  | { type: 'form.close' }
  | { type: 'form.gone' }
  | { type: 'auditors.reload' };

export interface NewExportOutput {
  created: ExportRow | null;
}

interface NewExportRules<Values, Creates extends keyof typeof exportDrafts> {
  id: string;
  creates: Creates;
  begin: (habits: ExportHabits) => Values;
  faults: (values: Values) => { [Field in keyof Values]?: BlockReason | null };
  /** What the gateway is asked; `sellerId` is of the seller that was looked for. */
  input: (values: Values, sellerId: string | null) => CommandInput<keyof typeof exportDrafts>;
  /** It may be of what one profile sent: they are asked for as it opens. */
  offersAuditors?: true;
  /** The seller whose id is asked for first, in each of these countries until one knows the nickname (ruling I04). */
  seller?: (values: Values) => { nickname: string; sites: string[] };
}

const isUnknown = ({ event }: { event: OutcomeEvent<unknown> }) => failureOf(event).code === 'SELLER_NOT_FOUND';

/** The form by which a report is asked for: what is typed is kept, faults are told at their field, the outbox creates it once. */
export function newExportOf<Values extends object, Creates extends keyof typeof exportDrafts>({
  id,
  creates,
  begin,
  faults,
  input: inputOf,
  offersAuditors,
  seller,
}: NewExportRules<Values, Creates>) {
  type Context = NewExportContext<Values>;
  const hasFaults = (values: Values) => Object.values(faults(values)).some((fault) => fault != null);
  const soughtSellerOf = ({ values }: Context) => seller?.(values) ?? { nickname: '', sites: [] };
  const submit = [{ type: 'take' as const, params: ({ event }: { event: { values: Values } }) => event.values }];

  return setup({
    types: {
      context: {} as Context,
      events: {} as NewExportEvent<Values>,
      input: {} as NewExportInput<Values>,
      output: {} as NewExportOutput,
      tags: {} as 'busy',
      children: {} as { auditors: 'auditors' },
    },
    actors: {
      create: mutation(creates as 'createNoticedReport'),
      getSellerID: port('getSellerID'),
      auditors: auditorsResource,
    },
    actions: {
      saveDraft: sendTo(
        ({ system }) => systemActor(system, 'drafts'),
        ({ context }) => ({ type: 'draft.keep', key: exportDrafts[creates], value: context.values }),
      ),
      take: assign((_, values: Values) => ({ values })),
      flagFaults: assign(({ context }) => ({ refused: faults(context.values) })),
      flagUnknownNickname: assign(() => ({
        refused: { nickname: blockReason('NICKNAME_UNKNOWN') } as Context['refused'],
      })),
      clearRefusal: assign({ failure: null, refused: null, seekAt: 0, sellerId: null }),
      seekNext: assign(({ context }) => ({ seekAt: context.seekAt + 1 })),
      setSeller: assign((_, sellerId: string) => ({ sellerId })),
      setFailure: assign((_, failure: Failure) => ({ failure })),
      setCreated: assign((_, created: ExportRow) => ({ created })),
      setAuditors: assign((_, shown: SnapshotFrom<typeof auditorsResource>) => ({ auditors: resourceView(shown) })),
      askAuditors: sendTo('auditors', { type: 'resource.retry' }),
    },
    guards: {
      faulty: ({ event }) => event.type === 'form.submit' && hasFaults(event.values),
      namesSeller: ({ event }) => event.type === 'form.submit' && (seller?.(event.values).nickname ?? '') !== '',
      isElsewhere: ({ context, event }) =>
        isUnknown({ event: event as never }) && context.seekAt + 1 < soughtSellerOf(context).sites.length,
    },
  }).createMachine({
    id,
    context: ({ input: { draft, habits } }) => ({
      values: draft ?? begin(habits),
      refused: null,
      failure: null,
      created: null,
      seekAt: 0,
      sellerId: null,
      auditors: { phase: 'asking', asking: true, failure: null, value: null },
    }),
    ...(offersAuditors && {
      invoke: {
        id: 'auditors',
        src: 'auditors',
        onSnapshot: { actions: { type: 'setAuditors', params: ({ event }) => event.snapshot } },
      },
      on: { 'auditors.reload': { actions: 'askAuditors' } },
    }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'draft.keep': { actions: [...submit, 'saveDraft'] },
          'form.submit': [
            {
              guard: 'faulty',
              actions: [...submit, 'saveDraft', 'flagFaults'],
            },
            ...(seller
              ? [
                  {
                    guard: 'namesSeller' as const,
                    target: 'seeking' as const,
                    actions: [...submit, 'saveDraft' as const, 'clearRefusal' as const],
                  },
                ]
              : []),
            { target: 'submitting', actions: [...submit, 'saveDraft', 'clearRefusal'] },
          ],
          'form.close': 'leaving',
        },
      },
      ...(seller && {
        seeking: {
          tags: ['busy'],
          invoke: {
            id: 'getSellerID',
            src: 'getSellerID',
            input: ({ context }: { context: Context }) => {
              const { nickname, sites } = soughtSellerOf(context);
              return { nickName: nickname, siteId: sites[context.seekAt] ?? '' };
            },
            onDone: [
              {
                guard: succeeded,
                target: 'submitting',
                actions: {
                  type: 'setSeller',
                  params: ({ event }: { event: OutcomeEvent<{ sellerId: string }> }) => valueOf(event).sellerId,
                },
              },
              { guard: 'isElsewhere', target: 'seeking', reenter: true, actions: 'seekNext' },
              { guard: isUnknown, target: 'editing', actions: 'flagUnknownNickname' },
              { target: 'editing', actions: setFailure },
            ],
          },
        },
      }),
      submitting: {
        tags: ['busy'],
        on: { 'form.close': 'leaving' },
        invoke: {
          id: creates,
          src: 'create',
          input: ({ context }) => inputOf(context.values, context.sellerId) as CommandInput<'createNoticedReport'>,
          onDone: [
            {
              guard: succeeded,
              target: 'leaving',
              actions: { type: 'setCreated', params: ({ event }) => valueOf(event) },
            },
            { guard: wasTakenBack, target: 'editing' },
            { target: 'editing', actions: setFailure },
          ],
        },
      },
      leaving: { on: { 'form.gone': 'gone' }, after: { 400: 'gone' } },
      gone: { type: 'final' },
    },
    output: ({ context }) => ({ created: context.created }),
  });
}
