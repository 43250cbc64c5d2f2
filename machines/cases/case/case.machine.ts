import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Case } from '../../../contracts/shapes';
import {
  caseMove,
  confirmFaults,
  confirmReply,
  emptyConfirm,
  emptyRetract,
  reasonWithComment,
  replyDraft,
  retractFaults,
  retractReply,
} from '../../domain/case-reply';
import { goTo } from '../../domain/navigation-events';
import { failureOf, setFailure, succeeded, valueOf } from '../../kit/outcome';
import { systemClockOf, port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { mutation } from '../../kit/mutation';
import { sellerInformationMachine } from '../../shared/seller-information/seller-information.machine';
import { galleryMachine } from '../../shared/gallery/gallery.machine';
import { currentListingMachine } from '../../shared/current-listing/current-listing.machine';
import { translationMachine } from '../../shared/translation/translation.machine';
import type { Reply } from '../../system-actors/outbox';
import { casePhotos } from '../../domain/case-photos';
import { documentTypeOf } from '../../domain/documents';
import { isMutationDone } from '../../domain/sends';
import { sitesToAsk } from '../../domain/sites';
import { caseDocumentMachine } from '../case-document/case-document.machine';
import { caseVariantsMachine } from '../case-variants/case-variants.machine';
import { watchReply } from './watch-reply';
import {
  documentId,
  type CaseContext,
  type CaseEvent,
  type CaseInput,
  type DocumentId,
  type ReplyDraft,
} from './case.types';

const moveOf = ({ shown }: CaseContext) => (shown === null ? null : caseMove(shown).may);
/** One that the person took back wasn't refused by anybody. */
const whyNotTaken = (failure: Failure) => (failure.code === 'ABORTED' ? null : failure);

const failureIn = ({ output }: { output: unknown }) => (output as Partial<{ failure: Failure }>).failure;

const isClosed = (context: CaseContext) => moveOf(context) === 'rollback';

/** What is answered by that event, of the case that is shown. */
function replyOf(context: CaseContext, event: CaseEvent): Reply {
  const { shown, confirm, retract } = context;
  if (shown === null) throw new Error('A case is answered that is not shown.');
  const { caseId, siteId } = shown;
  if (event.type !== 'retract.submit') return { type: 'confirm', caseId, siteId, reply: confirmReply(shown, confirm) };
  const { reasonText } = event;
  return isClosed(context)
    ? { type: 'rollback', caseId, siteId, comment: reasonWithComment(reasonText, retract.comment) }
    : { type: 'retract', caseId, siteId, reply: retractReply(shown, retract, reasonText) };
}

export const caseMachine = setup({
  types: {
    context: {} as CaseContext,
    events: {} as CaseEvent,
    input: {} as CaseInput,
    children: {} as {
      gallery: 'gallery';
      translation: 'translation';
      seller: 'seller';
      variants: 'variants';
      listingNow: 'listingNow';
    } & { [Document in DocumentId]: 'document' },
  },
  actors: {
    caseDescription: port('caseDescription'),
    reply: mutation('reply'),
    replyWatch: watchReply,
    gallery: galleryMachine,
    translation: translationMachine,
    seller: sellerInformationMachine,
    variants: caseVariantsMachine,
    document: caseDocumentMachine,
    listingNow: currentListingMachine,
  },
  actions: {
    saveDraft: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context: { caseId, confirm, retract } }) => ({
        type: 'draft.keep',
        key: replyDraft(caseId),
        value: { confirm, retract } satisfies ReplyDraft,
      }),
    ),
    restoreDraft: assign(({ context, system }) => {
      const savedDraft = systemActor(system, 'drafts').getSnapshot().context.drafts?.[replyDraft(context.caseId)] as
        | ReplyDraft
        | undefined;
      return savedDraft
        ? { confirm: { ...emptyConfirm, ...savedDraft.confirm }, retract: { ...emptyRetract, ...savedDraft.retract } }
        : {};
    }),
    change: assign(({ context, event }) =>
      event.type === 'confirm.change'
        ? { confirm: { ...context.confirm, ...event.values } }
        : event.type === 'retract.change'
          ? { retract: { ...context.retract, ...event.values } }
          : {},
    ),
    flagConfirmFaults: assign(({ context }) => ({ confirmRefused: confirmFaults(context.confirm) })),
    flagRetractFaults: assign(({ context }) => ({
      retractRefused: retractFaults(context.retract, isClosed(context)),
    })),
    clearFailure: assign({ confirmRefused: null, retractRefused: null, replyFailure: null }),
    noteBegun: assign(({ context }) => ({ begun: moveOf(context), overtakenAt: null })),
    noteOvertaken: assign(({ system }) => ({
      overtakenAt: systemClockOf(system).now(),
      replyFailure: null,
      form: null,
    })),
    recount: sendTo(({ system }) => systemActor(system, 'profile'), { type: 'counts.refetch' }),
    goToTab: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { caseId, siteId } }, tab: CaseContext['tab']) =>
        goTo({ to: 'case', params: { id: caseId }, search: { site: siteId, tab } }, { replace: true }),
    ),
    /** Asked for once, when its tab is first looked at. */
    askSeller: enqueueActions(({ context: { tab, shown }, enqueue, self }) => {
      const sellerId = shown?.seller.id ?? null;
      if (tab !== 'seller' || shown === null || sellerId === null) return;
      if ('seller' in self.getSnapshot().children) return;
      enqueue.spawnChild('seller', { id: 'seller', input: { sellerId, siteId: shown.siteId } });
    }),
    /** The same, of its tab; while an answer is awaited, what was reported stands below what the seller says. */
    askVariants: enqueueActions(({ context, enqueue, self }) => {
      const { tab, shown, caseId } = context;
      const isReportShown = tab === 'report' || (tab === 'counter-notice' && moveOf(context) === 'answer');
      if (!isReportShown || shown === null || 'variants' in self.getSnapshot().children) return;
      enqueue.spawnChild('variants', { id: 'variants', input: { caseId, articleId: shown.listing.id } });
    }),
    /** Each is asked for when it is opened; the first is open to whoever has to decide. */
    showDocuments: enqueueActions(({ context, enqueue, self }) => {
      const ids = new Set(Object.keys(self.getSnapshot().children));
      let open = moveOf(context) === 'answer';
      for (const file of context.shown?.documents ?? []) {
        const type = documentTypeOf(file);
        const id = documentId(file);
        if (type === null) continue;
        if (!ids.has(id)) enqueue.spawnChild('document', { id, input: { url: file.url, type, open } });
        ids.add(id);
        open = false;
      }
    }),
    /** Anew for each answer, since what may follow the report depends on how it stands. */
    lookAtListing: enqueueActions(({ context: { tab, shown, looked }, enqueue }) => {
      if (tab !== 'listing' || shown === null || shown === looked) return;
      if (looked !== null) enqueue.stopChild('listingNow');
      enqueue.assign({ looked: shown });
      enqueue.spawnChild('listingNow', {
        id: 'listingNow',
        input: {
          caseId: shown.caseId,
          siteId: shown.siteId,
          articleId: shown.listing.id,
          caseStatus: shown.status,
          code: shown.reasonId,
        },
      });
    }),
    setTab: assign((_, tab: CaseContext['tab']) => ({ tab })),
    show: assign((_, shown: Case) => ({ shown, otherSites: [], failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setForm: assign((_, form: 'confirm' | 'retract') => ({ form })),
    setReplyFailure: assign((_, failure: Failure) => ({ replyFailure: whyNotTaken(failure) })),
    setSeen: assign(({ context, event }) => {
      if (event.type !== 'reply.seen') return {};
      const wasOverBefore = context.seen === null && event.reply !== null && isMutationDone(event.reply);
      return { seen: wasOverBefore ? null : event.reply };
    }),
    clearSeen: assign({ seen: null }),
    comeBack: assign(({ context }) => ({
      begun: moveOf(context),
      form: context.seen?.type === 'confirm' ? ('confirm' as const) : ('retract' as const),
      replyFailure: context.seen?.failure ? whyNotTaken(context.seen.failure) : null,
    })),
    letGo: sendTo(
      ({ system }) => systemActor(system, 'outbox'),
      ({ context }) => ({ type: 'send.now', id: context.seen?.id ?? '' }),
    ),
    takeBack: sendTo(
      ({ system }) => systemActor(system, 'outbox'),
      ({ context }) => ({ type: 'send.cancel', id: context.seen?.id ?? '' }),
    ),
    turnToNextSite: assign(({ context: { siteId, otherSites } }) => ({
      siteId: otherSites[0] ?? siteId,
      otherSites: otherSites.slice(1),
    })),
    clearReply: assign({ confirm: emptyConfirm, retract: emptyRetract }),
  },
  guards: {
    canAnswer: ({ context }) => moveOf(context) === 'answer',
    canRetract: ({ context }) => moveOf(context) === 'answer' || moveOf(context) === 'rollback',
    confirmFaulty: ({ context }) => Object.values(confirmFaults(context.confirm)).some((fault) => fault !== null),
    retractFaulty: ({ context }) =>
      Object.values(retractFaults(context.retract, isClosed(context))).some((fault) => fault !== null),
    maybeElsewhere: ({ context }, failure: Failure) =>
      failure.code === 'CASE_NOT_FOUND' && context.otherSites.length > 0,
    isUnderWay: ({ context: { seen } }) => seen !== null && !isMutationDone(seen),
    canBeTakenBack: ({ context: { seen } }) => seen?.phase === 'countdown',
    wasTaken: ({ context: { seen } }) => seen === null || seen.phase === 'done',
    cameBackToConfirm: ({ context: { seen, shown } }) =>
      shown !== null && seen?.phase === 'failed' && seen.type === 'confirm',
    cameBackToRetract: ({ context: { seen, shown } }) =>
      shown !== null && seen?.phase === 'failed' && seen.type !== 'confirm',
    isRetracting: ({ context }) => context.form === 'retract',
    /** The gateway says so of the reply, or the case itself does. */
    wasTooLate: ({ context: { seen }, event }) =>
      ('output' in event ? failureIn(event) : seen?.failure)?.code === 'CASE_NOT_OPEN',
    isOvertaken: ({ context }) => context.shown !== null && moveOf(context) !== context.begun,
  },
}).createMachine({
  id: 'case',
  context: ({ input, self }) => ({
    caseId: input.params.id,
    ...sitesToAsk(input.search.site, systemActor(self.system, 'profile').getSnapshot().context),
    tab: input.search.tab,
    shown: null,
    failure: null,
    confirm: emptyConfirm,
    retract: emptyRetract,
    form: null,
    confirmRefused: null,
    retractRefused: null,
    replyFailure: null,
    begun: null,
    overtakenAt: null,
    seen: null,
    looked: null,
  }),
  type: 'parallel',
  on: {
    'tab.choose': {
      actions: { type: 'goToTab', params: ({ event }) => event.tab },
    },
    'search.change': {
      actions: [
        { type: 'setTab', params: ({ event }) => event.search.tab },
        'askSeller',
        'askVariants',
        'lookAtListing',
      ],
    },
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
                actions: { type: 'show', params: ({ event }) => valueOf(event) },
              },
              {
                guard: { type: 'maybeElsewhere', params: ({ event }) => failureOf(event) },
                target: 'asking',
                reenter: true,
                actions: 'turnToNextSite',
              },
              { target: 'failed', actions: setFailure },
            ],
          },
        },
        shown: {
          entry: ['askSeller', 'askVariants', 'lookAtListing', 'showDocuments'],
          invoke: [
            {
              id: 'gallery',
              src: 'gallery',
              input: ({ context: { shown } }) => ({
                pictures: shown === null ? [] : Object.values(casePhotos(shown)).flat(),
              }),
            },
            {
              id: 'translation',
              src: 'translation',
              input: ({ context: { shown } }) => ({
                id: shown?.listing.id ?? null,
                text: shown?.sellerResponse ?? null,
                textAlone: true,
              }),
            },
          ],
        },
        failed: {},
      },
    },
    reply: {
      initial: 'choosing',
      invoke: { id: 'replyWatch', src: 'replyWatch', input: ({ context }) => ({ caseId: context.caseId }) },
      on: {
        'reply.seen': { actions: 'setSeen' },
        'reply.now': { guard: 'canBeTakenBack', actions: 'letGo' },
        'reply.takeBack': { guard: 'canBeTakenBack', actions: 'takeBack' },
      },
      states: {
        choosing: {
          always: { guard: 'isUnderWay', target: 'underWay' },
          on: {
            'confirm.begin': {
              guard: 'canAnswer',
              target: 'confirming',
              actions: ['restoreDraft', 'noteBegun', { type: 'setForm', params: 'confirm' }],
            },
            'retract.begin': {
              guard: 'canRetract',
              target: 'retracting',
              actions: ['restoreDraft', 'noteBegun', { type: 'setForm', params: 'retract' }],
            },
          },
        },
        confirming: {
          always: [
            { guard: 'isUnderWay', target: 'underWay' },
            { guard: 'isOvertaken', target: 'choosing', actions: ['noteOvertaken', 'recount'] },
          ],
          on: {
            'confirm.change': {
              actions: ['change', 'saveDraft'],
            },
            'retract.change': {
              actions: ['change', 'saveDraft'],
            },
            'retract.begin': {
              target: 'retracting',
              actions: ['clearFailure', { type: 'setForm', params: 'retract' }],
            },
            'confirm.submit': [
              { guard: 'confirmFaulty', actions: 'flagConfirmFaults' },
              { target: 'sending', actions: 'clearFailure' },
            ],
            'reply.leave': { target: 'choosing', actions: 'clearFailure' },
          },
        },
        retracting: {
          always: [
            { guard: 'isUnderWay', target: 'underWay' },
            { guard: 'isOvertaken', target: 'choosing', actions: ['noteOvertaken', 'recount'] },
          ],
          on: {
            'retract.change': {
              actions: ['change', 'saveDraft'],
            },
            // A form that goes says at last what was typed in it a moment ago.
            'confirm.change': {
              actions: ['change', 'saveDraft'],
            },
            'confirm.begin': {
              guard: 'canAnswer',
              target: 'confirming',
              actions: ['clearFailure', { type: 'setForm', params: 'confirm' }],
            },
            'retract.submit': [
              { guard: 'retractFaulty', actions: 'flagRetractFaults' },
              { target: 'sending', actions: 'clearFailure' },
            ],
            'reply.leave': { target: 'choosing', actions: 'clearFailure' },
          },
        },
        sending: {
          tags: ['busy'],
          invoke: {
            id: 'reply',
            src: 'reply',
            input: ({ context, event }) => replyOf(context, event),
            onDone: [
              {
                guard: succeeded,
                target: ['#case.reply.choosing', '#case.content.asking'],
                actions: ['clearReply', 'clearSeen'],
              },
              {
                guard: 'wasTooLate',
                target: ['#case.reply.choosing', '#case.content.asking'],
                actions: ['clearSeen', 'noteOvertaken'],
              },
              {
                guard: 'isRetracting',
                target: 'retracting',
                actions: ['clearSeen', { type: 'setReplyFailure', params: ({ event }) => failureOf(event) }],
              },
              {
                target: 'confirming',
                actions: ['clearSeen', { type: 'setReplyFailure', params: ({ event }) => failureOf(event) }],
              },
            ],
          },
        },
        underWay: {
          tags: ['busy'],
          always: [
            {
              guard: 'wasTaken',
              target: ['#case.reply.choosing', '#case.content.asking'],
              actions: ['clearReply', 'clearSeen'],
            },
            {
              guard: 'wasTooLate',
              target: ['#case.reply.choosing', '#case.content.asking'],
              actions: ['clearSeen', 'noteOvertaken'],
            },
            { guard: 'cameBackToConfirm', target: 'confirming', actions: ['restoreDraft', 'comeBack', 'clearSeen'] },
            { guard: 'cameBackToRetract', target: 'retracting', actions: ['restoreDraft', 'comeBack', 'clearSeen'] },
          ],
        },
      },
    },
  },
});
