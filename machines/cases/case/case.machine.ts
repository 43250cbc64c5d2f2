import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { defaultSiteId, siteIds } from '../../../contracts/vocabulary/sites';
import {
  caseStanding,
  confirmFaults,
  confirmReply,
  emptyConfirm,
  emptyRetract,
  reasonWithComment,
  retractFaults,
  retractReply,
} from '../../domain/case-reply';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { clockworkOf, port } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { Reply } from '../../kit/seats';
import { caseTabs, type CaseContext, type CaseEvent, type CaseInput, type CaseTab, type KeptReply } from './case.types';

const draftKey = (caseId: string) => `reply:${caseId}`;

function tabOf(search: Record<string, unknown>): CaseTab {
  return caseTabs.find((tab) => tab === search.tab) ?? 'counter-notice';
}

function siteOf(search: Record<string, unknown>): string | null {
  return siteIds.find((site) => site === String(search.site).toUpperCase()) ?? null;
}

const standingOf = ({ shown }: CaseContext) => (shown === null ? null : caseStanding(shown).may);
const isClosed = (context: CaseContext) => standingOf(context) === 'rollback';

export const caseMachine = setup({
  types: { context: {} as CaseContext, events: {} as CaseEvent, input: {} as CaseInput },
  actors: { caseDescription: port('caseDescription') },
  actions: {
    keepDraft: sendTo(
      ({ system }) => seat(system, 'drafts'),
      ({ context: { caseId, confirm, retract } }) => ({
        type: 'draft.keep',
        key: draftKey(caseId),
        value: { confirm, retract } satisfies KeptReply,
      }),
    ),
    dropDraft: sendTo(
      ({ system }) => seat(system, 'drafts'),
      ({ context }) => ({ type: 'draft.drop', key: draftKey(context.caseId) }),
    ),
    takeUpDraft: assign(({ context, system }) => {
      const kept = seat(system, 'drafts').getSnapshot().context.drafts?.[draftKey(context.caseId)] as
        KeptReply | undefined;
      return kept
        ? { confirm: { ...emptyConfirm, ...kept.confirm }, retract: { ...emptyRetract, ...kept.retract } }
        : {};
    }),
    submitReply: enqueueActions(({ context, event, enqueue, self, system }) => {
      const { shown, confirm, retract } = context;
      if (shown === null) return;
      const { caseId, siteId } = shown;
      const submit = (reply: Reply) => {
        const operation = clockworkOf(system).newId();
        enqueue.assign({ operation, replyFailure: null });
        enqueue.sendTo(seat(system, 'outbox'), {
          type: 'work.submit',
          id: operation,
          asker: self,
          work: { kind: 'reply', reply },
        });
      };
      if (event.type === 'confirm.submit')
        submit({ type: 'confirm', caseId, siteId, reply: confirmReply(shown, confirm) });
      if (event.type === 'retract.submit' && !isClosed(context)) {
        submit({ type: 'retract', caseId, siteId, reply: retractReply(shown, retract, event.reasonText) });
      }
      if (event.type === 'retract.submit' && isClosed(context)) {
        submit({ type: 'rollback', caseId, siteId, comment: reasonWithComment(event.reasonText, retract.comment) });
      }
    }),
  },
  guards: {
    canAnswer: ({ context }) => standingOf(context) === 'answer',
    canRetract: ({ context }) => standingOf(context) === 'answer' || standingOf(context) === 'rollback',
    confirmFaulty: ({ context }) => Object.values(confirmFaults(context.confirm)).some((fault) => fault !== null),
    retractFaulty: ({ context }) =>
      Object.values(retractFaults(context.retract, isClosed(context))).some((fault) => fault !== null),
    oursDone: ({ context, event }) =>
      event.type === 'work.settled' && event.id === context.operation && event.failure === null,
    oursFailed: ({ context, event }) =>
      event.type === 'work.settled' && event.id === context.operation && event.failure !== null,
    oursRetractFailed: ({ context, event }) =>
      event.type === 'work.settled' &&
      event.id === context.operation &&
      event.failure !== null &&
      context.form === 'retract',
  },
}).createMachine({
  id: 'case',
  context: ({ input, self }) => ({
    caseId: input.params.id ?? '',
    siteId:
      siteOf(input.search) ??
      seat(self.system, 'profile').getSnapshot().context.profile?.marketplaceAccount?.siteId ??
      defaultSiteId,
    tab: tabOf(input.search),
    shown: null,
    failure: null,
    confirm: emptyConfirm,
    retract: emptyRetract,
    form: null,
    attempted: false,
    operation: null,
    replyFailure: null,
  }),
  type: 'parallel',
  on: {
    'tab.choose': {
      actions: sendTo(
        ({ system }) => seat(system, 'screens'),
        ({ context, event }) => ({
          type: 'navigate',
          to: `/case_management/${encodeURIComponent(context.caseId)}`,
          search: { site: context.siteId, tab: event.tab },
          replace: true,
        }),
      ),
    },
    'search.change': { actions: assign({ tab: ({ event }) => tabOf(event.search) }) },
  },
  states: {
    content: {
      initial: 'asking',
      on: { 'case.reload': '.asking', 'screen.resumed': '.asking' },
      states: {
        asking: {
          tags: ['asking'],
          invoke: {
            id: 'caseDescription',
            src: 'caseDescription',
            input: ({ context }) => ({ caseId: context.caseId, siteId: context.siteId }),
            onDone: [
              {
                guard: succeeded,
                target: 'shown',
                actions: assign({ shown: ({ event }) => valueOf(event), failure: null }),
              },
              { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
            ],
          },
        },
        shown: {},
        failed: {},
      },
    },
    reply: {
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            'confirm.begin': {
              guard: 'canAnswer',
              target: 'confirming',
              actions: ['takeUpDraft', assign({ form: 'confirm' })],
            },
            'retract.begin': {
              guard: 'canRetract',
              target: 'retracting',
              actions: ['takeUpDraft', assign({ form: 'retract' })],
            },
          },
        },
        confirming: {
          on: {
            'confirm.change': {
              actions: [
                assign(({ context, event }) => ({ confirm: { ...context.confirm, ...event.values } })),
                'keepDraft',
              ],
            },
            'confirm.submit': [
              { guard: 'confirmFaulty', actions: assign({ attempted: true }) },
              { target: 'sending', actions: 'submitReply' },
            ],
            'reply.leave': { target: 'choosing', actions: assign({ attempted: false, replyFailure: null }) },
          },
        },
        retracting: {
          on: {
            'retract.change': {
              actions: [
                assign(({ context, event }) => ({ retract: { ...context.retract, ...event.values } })),
                'keepDraft',
              ],
            },
            'retract.submit': [
              { guard: 'retractFaulty', actions: assign({ attempted: true }) },
              { target: 'sending', actions: 'submitReply' },
            ],
            'reply.leave': { target: 'choosing', actions: assign({ attempted: false, replyFailure: null }) },
          },
        },
        sending: {
          tags: ['busy'],
          on: {
            'work.settled': [
              {
                guard: 'oursDone',
                target: ['#case.reply.choosing', '#case.content.asking'],
                actions: ['dropDraft', assign({ confirm: emptyConfirm, retract: emptyRetract, attempted: false })],
              },
              {
                guard: 'oursRetractFailed',
                target: 'retracting',
                actions: assign({ replyFailure: ({ event }) => event.failure }),
              },
              {
                guard: 'oursFailed',
                target: 'confirming',
                actions: assign({ replyFailure: ({ event }) => event.failure }),
              },
            ],
          },
        },
      },
    },
  },
});
