import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { lastReportKey, readLastReport, type LastReport } from '../../domain/last-report';
import { isReasonCode } from '../../domain/report-reasons';
import { saveTrust } from '../../domain/recent-trust';
import { countBySite } from '../../domain/sites';
import { systemClockOf } from '../../kit/port';
import { toSubmission } from '../../kit/mutation';
import { outboxRecovery } from '../../kit/outbox-recovery';
import { systemActor } from '../../kit/system-actor';
import type { Mark } from '../../system-actors/outbox';
import { discardDrawerMachine } from '../discard-drawer/discard-drawer.machine';
import { reportDrawerMachine } from '../report-drawer/report-drawer.machine';
import type { ReportDrawerOutput } from '../report-drawer/report-drawer.types';
import {
  allowedIds,
  choiceOfQuestion,
  toDiscardMark,
  withHeldDecision,
  toReportMark,
  remainingReports,
  toApproveMarks,
  toBlockedNotice,
  toUndoMarks,
  whyNotChoice,
  whyNotDecide,
  whyNotPhotos,
  withFirstCountry,
} from './marking.rules';
import { watchQuestion } from './watch-question';
import type { MarkingContext, MarkingEvent, MarkingInput, MarkingParentEvent } from './marking.types';

const idsOf = ({ question }: MarkingContext, event: MarkingEvent) =>
  'ids' in event ? event.ids : (question?.ids ?? []);

/** In the suspicious list trust is final and a dismissed report is lost: both are asked once (rulings D01, D03). */
const isFinal = ({ place }: MarkingContext) => place === 'reported_articles';

type MarkingParams = { context: MarkingContext; event: MarkingEvent };
const byKey = ({ event }: MarkingParams) => 'byKey' in event && event.byKey === true;
const toTrustParams = ({ context, event }: MarkingParams) => ({
  marks: toApproveMarks(context, idsOf(context, event)),
  byKey: byKey({ context, event }),
});
const toUndoParams = ({ context, event }: MarkingParams) => ({
  marks: toUndoMarks(context, idsOf(context, event)),
  byKey: byKey({ context, event }),
});
const toConfirmedParams = (params: MarkingParams) =>
  params.context.question?.about === 'trust' ? toTrustParams(params) : toUndoParams(params);
type ReportedParams = { context: MarkingContext; event: { output: ReportDrawerOutput } };
const toReportParams = ({ context, event }: ReportedParams) => ({
  marks:
    event.output === null
      ? []
      : remainingReports(context, event.output).map((decision) => toReportMark(context, decision)),
  byKey: context.subject?.byKey ?? false,
});

const toDiscardParams = ({ context, event }: MarkingParams) => ({
  marks: event.type === 'discard.decided' ? [toDiscardMark(context, event.decision)] : [],
  byKey: context.subject?.byKey ?? false,
});

/** Those of other countries with which it can still be done. */
const laterOf = (context: MarkingContext): string[] =>
  context.subject === null ? [] : allowedIds(context, context.subject.later, context.subject.edit ? 'edit' : 'suspect');

const lastOf = ({ listings }: Pick<MarkingContext, 'listings'>) =>
  readLastReport(systemActor(listings.system, 'drafts').getSnapshot().context.drafts);

/** What is said again: the report that the decision names, else the last one. */
const repeatOf = (context: MarkingContext, event: MarkingEvent) =>
  ('repeat' in event && event.repeat) || lastOf(context);

/** What is decided before it is known what a former visit left waits, since it may contradict it. */
const holdTransition = { guard: 'isRecovering', target: 'early', actions: 'hold' } as const;

/** The decision on listings, for every screen that shows them: trust, suspect, edit, undo, and the report drawer. */
export const markingMachine = setup({
  types: {
    context: {} as MarkingContext,
    events: {} as MarkingEvent,
    input: {} as MarkingInput,
    children: {} as { reportDrawer: 'reportDrawer'; discardDrawer: 'discardDrawer'; watchQuestion: 'watchQuestion' },
  },
  actors: {
    reportDrawer: reportDrawerMachine,
    discardDrawer: discardDrawerMachine,
    recovered: outboxRecovery,
    watchQuestion,
  },
  actions: {
    setOrigin: assign(({ event }) => (event.type === 'origin.changed' ? { originModel: event.originModel } : {})),
    hold: enqueueActions(({ context: { held }, event, enqueue }) => {
      if (!('ids' in event)) return;
      const movesOn = event.type === 'listing.trust' && event.byKey === true;
      enqueue.assign({ held: withHeldDecision(held, movesOn ? { ...event, byKey: false } : event) });
      if (movesOn) enqueue.sendParent({ type: 'decision.held' } satisfies MarkingParentEvent);
    }),
    notifyHeldMark: sendTo(({ system }) => systemActor(system, 'notices'), {
      type: 'notice.raise',
      notice: { code: 'mark.held', tone: 'info' },
    }),
    decideHeld: enqueueActions(({ context: { held }, enqueue }) => {
      enqueue.assign({ held: [] });
      for (const decision of held) enqueue.raise(decision);
    }),
    setSubject: assign(({ context, event }) => {
      if (!('ids' in event)) return {};
      const edit = event.type === 'listing.edit';
      const photos = event.type === 'photos.chosen' ? event.photos : null;
      const what = event.type === 'listing.discard' ? 'discard' : edit ? 'edit' : 'suspect';
      const variants = event.type === 'variants.chosen' ? event.variants : null;
      const ids = variants === null ? allowedIds(context, event.ids, what) : event.ids;
      return {
        subject: {
          ids,
          later: [],
          edit,
          variants,
          repeat: event.type === 'listing.repeat' ? repeatOf(context, event) : null,
          photos,
          ticked: ('ticked' in event && event.ticked) || [],
          byKey: byKey({ context, event }),
        },
      };
    }),
    askTrust: assign(({ context, event }) => ({
      question: { about: 'trust', ids: allowedIds(context, idsOf(context, event), 'trust') },
    })),
    askDismiss: assign(({ context, event }) => ({
      question: { about: 'dismiss', ids: allowedIds(context, idsOf(context, event), 'whyNotUndo') },
    })),
    askCountries: assign(({ context: { subject } }) => ({
      question: { about: 'countries', ids: subject?.ids ?? [] },
    })),
    startWithFirstCountry: assign(({ context }) => ({
      subject: context.subject && withFirstCountry(context, context.subject, context.question?.ids ?? []),
      question: null,
    })),
    goToNextCountry: assign(({ context }) => ({
      subject: context.subject && withFirstCountry(context, context.subject, laterOf(context)),
    })),
    renewQuestion: assign(({ context: { question }, event }) =>
      event.type === 'question.changed' && question !== null
        ? { question: { ...question, ids: event.remaining, changed: true as const } }
        : {},
    ),
    notifyNoneLeft: enqueueActions(({ context, enqueue, system }) => {
      const { question, subject } = context;
      if (question === null) return;
      const choice = choiceOfQuestion(question, subject?.edit ?? false);
      const why = question.ids.map((id) => whyNotChoice(context, choice, id)).find((one) => one !== null);
      if (why === undefined || why === null) return;
      enqueue.sendTo(systemActor(system, 'notices'), toBlockedNotice(why));
    }),
    forget: assign({ subject: null, question: null }),
    makeMarks: enqueueActions(
      ({ context, enqueue, self, system }, { marks, byKey }: { marks: Mark[]; byKey: boolean }) => {
        for (const mark of marks) {
          const from = { requester: self, from: context.place };
          enqueue.sendTo(systemActor(system, 'outbox'), toSubmission(system, 'mark', mark, from));
          enqueue.sendParent({ type: 'mark.made', mark, byKey } satisfies MarkingParentEvent);
          if (mark.type === 'approve' && !isFinal(context)) {
            const drafts = systemActor(system, 'drafts');
            const { drafts: kept } = drafts.getSnapshot().context;
            const { keep, drop } = saveTrust(kept, mark.ids, systemClockOf(system).now(), context.search);
            for (const [key, value] of keep) enqueue.sendTo(drafts, { type: 'draft.keep', key, value });
            for (const key of drop) enqueue.sendTo(drafts, { type: 'draft.drop', key });
          }
        }
      },
    ),
    saveLastReport: enqueueActions(({ enqueue, system }, output: ReportDrawerOutput) => {
      if (output === null || !isReasonCode(output.report.code)) return;
      const { code, description: comment, codeDescription: label } = output.report;
      const { lang } = systemActor(system, 'shell').getSnapshot().context;
      const value: LastReport = { code, comment, label, lang };
      enqueue.sendTo(systemActor(system, 'drafts'), { type: 'draft.keep', key: lastReportKey, value });
    }),
    /** A key is never silent: a button says beside itself why it can't be pressed. */
    notifyBlocked: enqueueActions(({ context, event, enqueue, system }) => {
      if (!('byKey' in event) || event.byKey !== true) return;
      const why = event.ids.map((id) => whyNotDecide(context, event.type, id)).find((one) => one !== null);
      if (why === undefined || why === null) return;
      enqueue.sendTo(systemActor(system, 'notices'), toBlockedNotice(why));
    }),
    notifyNothingToRepeat: sendTo(({ system }) => systemActor(system, 'notices'), {
      type: 'notice.raise',
      notice: { code: 'mark.nothingToRepeat', tone: 'info' },
    }),
    notifyUndone: enqueueActions(({ enqueue }, marks: Mark[]) => {
      for (const mark of marks)
        enqueue.sendParent({ type: 'mark.made', mark, byKey: false } satisfies MarkingParentEvent);
      const ids = marks.flatMap((mark) => mark.ids);
      enqueue.sendParent({ type: 'last.undone', ids } satisfies MarkingParentEvent);
    }),
    toDrawer: sendTo('reportDrawer', ({ event }) => ({
      type: 'photos.set',
      photos: event.type === 'photos.ticked' ? event.photos : [],
    })),
    /** Others were decided on meanwhile: of several they stay out, and the person is told how many. */
    notifyOvertakenReport: enqueueActions(({ context, enqueue, system }, output: ReportDrawerOutput) => {
      const left = output === null ? [] : remainingReports(context, output).flatMap(({ ids }) => ids);
      const count = (output?.ids.length ?? 0) - left.length;
      if (count === 0) return;
      const notice = { code: 'report.overtaken', tone: 'info', values: { count, left: left.length } } as const;
      enqueue.sendTo(systemActor(system, 'notices'), { type: 'notice.raise', notice });
    }),
    notifyPhotosPicked: sendParent(({ event }) => event),
    /** Several are being decided on in a drawer, or that is over, whatever came of it. */
    notifySeveral: enqueueActions(({ context: { subject }, enqueue }, { open }: { open: boolean }) => {
      if ((subject?.ids.length ?? 0) > 1)
        enqueue.sendParent({ type: 'many.reporting', open } satisfies MarkingParentEvent);
    }),
    notifyReportClosed: sendParent({ type: 'report.closed' } satisfies MarkingParentEvent),
    notifyDiscardClosed: sendParent((_, decided: boolean): MarkingParentEvent => ({ type: 'discard.closed', decided })),
    closeDiscard: sendTo('discardDrawer', { type: 'drawer.close' }),
    notifySettled: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'mutation.settled' || event.work.kind !== 'mark') return;
      const { work, failure } = event;
      enqueue.sendParent({ type: 'mark.settled', mark: work.mark, failure } satisfies MarkingParentEvent);
    }),
  },
  guards: {
    isRecovering: ({ context: { listings } }) =>
      systemActor(listings.system, 'outbox').getSnapshot().context.recovering,
    mustAskToTrust: ({ context, event }) =>
      isFinal(context) && allowedIds(context, idsOf(context, event), 'trust').length > 0,
    canTrust: ({ context, event }) => allowedIds(context, idsOf(context, event), 'trust').length > 0,
    mustAskToUndo: ({ context, event }) => isFinal(context) && toUndoMarks(context, idsOf(context, event)).length > 0,
    canUndo: ({ context, event }) => toUndoMarks(context, idsOf(context, event)).length > 0,
    canSuspect: ({ context, event }) => allowedIds(context, idsOf(context, event), 'suspect').length > 0,
    nothingToRepeat: ({ context, event }) => repeatOf(context, event) === null,
    canDiscard: ({ context, event }) => allowedIds(context, idsOf(context, event), 'discard').length > 0,
    canEdit: ({ context, event }) => allowedIds(context, idsOf(context, event), 'edit').length > 0,
    canReportPhotos: ({ context, event }) =>
      event.type === 'photos.chosen' && event.ids.every((id) => whyNotPhotos(context, id, event.photos) === null),
    canReportVariants: ({ context: { listings }, event }) =>
      event.type === 'variants.chosen' &&
      event.ids.length > 0 &&
      listings.getSnapshot().context.visible[event.variants.articleId] !== undefined,
    areNone: (_, ids: readonly string[]) => ids.length === 0,
    isDecided: (_, output: ReportDrawerOutput) => output !== null,
    isDecidedOfOne: ({ context }, output: ReportDrawerOutput) => output !== null && laterOf(context).length > 0,
    isOfSeveralCountries: ({ context: { subject } }) => countBySite(subject?.ids ?? []).length > 1,
    asksCountries: ({ context: { question } }) => question?.about === 'countries',
  },
  delays: { patience: 400 },
}).createMachine({
  id: 'marking',
  context: ({ input, self }) => ({
    ...input,
    listings: systemActor(self.system, 'listings'),
    subject: null,
    question: null,
    held: [],
  }),
  initial: 'choosing',
  on: {
    'origin.changed': { actions: 'setOrigin' },
    'mutation.settled': { actions: 'notifySettled' },
    'last.undone': { actions: { type: 'notifyUndone', params: ({ event }) => event.marks } },
  },
  states: {
    early: {
      invoke: { id: 'recovered', src: 'recovered', onDone: { target: 'choosing', actions: 'decideHeld' } },
      on: {
        'listing.trust': { actions: 'hold' },
        'listing.undo': { actions: 'hold' },
        'listing.suspect': { actions: 'hold' },
        'listing.edit': { actions: 'hold' },
        'listing.discard': { actions: 'hold' },
        'listing.repeat': { actions: 'hold' },
        'photos.chosen': { actions: 'hold' },
        'variants.chosen': { actions: 'hold' },
      },
      initial: 'holding',
      states: {
        holding: { after: { patience: 'told' } },
        told: { entry: 'notifyHeldMark' },
      },
    },
    choosing: {
      on: {
        'listing.trust': [
          holdTransition,
          { guard: 'mustAskToTrust', target: 'asking', actions: 'askTrust' },
          { guard: 'canTrust', actions: { type: 'makeMarks', params: toTrustParams } },
          { actions: 'notifyBlocked' },
        ],
        'listing.undo': [
          holdTransition,
          { guard: 'mustAskToUndo', target: 'asking', actions: 'askDismiss' },
          { guard: 'canUndo', actions: { type: 'makeMarks', params: toUndoParams } },
          { actions: 'notifyBlocked' },
        ],
        'listing.suspect': [
          holdTransition,
          { guard: 'canSuspect', target: 'reporting', actions: 'setSubject' },
          { actions: ['notifyReportClosed', 'notifyBlocked'] },
        ],
        'listing.repeat': [
          holdTransition,
          { guard: 'nothingToRepeat', actions: 'notifyNothingToRepeat' },
          { guard: 'canSuspect', target: 'reporting', actions: 'setSubject' },
          { actions: 'notifyBlocked' },
        ],
        'listing.edit': [
          holdTransition,
          { guard: 'canEdit', target: 'reporting', actions: 'setSubject' },
          { actions: 'notifyBlocked' },
        ],
        'listing.discard': [
          holdTransition,
          { guard: 'canDiscard', target: 'discarding', actions: 'setSubject' },
          { actions: [{ type: 'notifyDiscardClosed', params: false }, 'notifyBlocked'] },
        ],
        'photos.chosen': [holdTransition, { guard: 'canReportPhotos', target: 'reporting', actions: 'setSubject' }],
        'variants.chosen': [holdTransition, { guard: 'canReportVariants', target: 'reporting', actions: 'setSubject' }],
      },
    },
    asking: {
      invoke: {
        id: 'watchQuestion',
        src: 'watchQuestion',
        input: ({ context }) => ({
          scope: context,
          question: context.question,
          edit: context.subject?.edit ?? false,
        }),
      },
      on: {
        'question.changed': [
          {
            guard: { type: 'areNone', params: ({ event }) => event.remaining },
            target: 'choosing',
            actions: ['notifyNoneLeft', 'forget'],
          },
          { actions: 'renewQuestion' },
        ],
        'question.confirm': [
          { guard: 'asksCountries', target: 'reporting', actions: 'startWithFirstCountry' },
          { target: 'choosing', actions: [{ type: 'makeMarks', params: toConfirmedParams }, 'forget'] },
        ],
        'question.cancel': { target: 'choosing', actions: 'forget' },
      },
    },
    reporting: {
      entry: { type: 'notifySeveral', params: { open: true } },
      exit: { type: 'notifySeveral', params: { open: false } },
      on: { 'photos.ticked': { actions: 'toDrawer' }, 'photos.picked': { actions: 'notifyPhotosPicked' } },
      invoke: {
        id: 'reportDrawer',
        src: 'reportDrawer',
        input: ({ context: { subject, catalogue } }) => ({
          ids: subject?.ids ?? [],
          catalogue: catalogue !== undefined,
          edit: subject?.edit ?? false,
          ticked: subject?.ticked ?? [],
          ...(subject?.photos ? { photos: subject.photos } : {}),
          ...(subject?.repeat ? { repeat: subject.repeat } : {}),
          ...(subject?.variants ? { variants: subject.variants } : {}),
        }),
        onDone: [
          {
            guard: { type: 'isDecidedOfOne', params: ({ event }) => event.output },
            target: 'reporting',
            reenter: true,
            actions: [
              { type: 'saveLastReport', params: ({ event }) => event.output },
              { type: 'notifyOvertakenReport', params: ({ event }) => event.output },
              { type: 'makeMarks', params: toReportParams },
              'goToNextCountry',
            ],
          },
          {
            guard: { type: 'isDecided', params: ({ event }) => event.output },
            target: 'choosing',
            actions: [
              { type: 'saveLastReport', params: ({ event }) => event.output },
              { type: 'notifyOvertakenReport', params: ({ event }) => event.output },
              { type: 'makeMarks', params: toReportParams },
              'forget',
            ],
          },
          { guard: 'isOfSeveralCountries', target: 'asking', actions: ['notifyReportClosed', 'askCountries'] },
          { target: 'choosing', actions: ['notifyReportClosed', 'forget'] },
        ],
      },
    },
    discarding: {
      entry: { type: 'notifySeveral', params: { open: true } },
      exit: { type: 'notifySeveral', params: { open: false } },
      invoke: {
        id: 'discardDrawer',
        src: 'discardDrawer',
        input: ({ context: { subject } }) => ({ ids: subject?.ids ?? [] }),
        onDone: {
          target: 'choosing',
          actions: [{ type: 'notifyDiscardClosed', params: ({ event }) => event.output.decided }, 'forget'],
        },
      },
      on: {
        'discard.decided': { actions: { type: 'makeMarks', params: toDiscardParams } },
        'discard.close': { actions: 'closeDiscard' },
      },
    },
  },
});
