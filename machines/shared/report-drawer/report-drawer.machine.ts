import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Blindage } from '../../../contracts/shapes';
import { timings } from '../../../contracts/vocabulary/limits';
import type { Category, ReasonCode } from '../../../contracts/vocabulary/reasons';
import { fitComment } from '../../domain/report-comment';
import { sendableComment } from '../../domain/sendable-comment';
import { reportDraftKey } from '../../domain/report-draft';
import { canChooseCategory, canChooseReason } from '../../domain/report-reasons';
import { onlyReasonOf, stepBefore, type ReportStep } from '../../domain/report-steps';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { PastWording } from '../../domain/wording';
import { templatesMachine } from '../templates/templates.machine';
import {
  commentPlaceOf,
  toReportDecision,
  canResumeAtComment,
  firstIncompleteStep,
  toReportInHand,
  hasTemplate,
  nextStepOf,
  hasNoReasons,
  initialContextOf,
  assessSend,
  toProtection,
  toReportSituation,
  templatesOf,
  appendTemplate,
  appendWording,
  toWordingRequest,
  withBetterWording,
  withDraft,
  withOwnWording,
  wordingsOf,
  wordingWarningOf,
} from './report-drawer.rules';
import type {
  PhotosPicked,
  ReportDrawerContext,
  ReportDrawerEvent,
  ReportDrawerInput,
  ReportDrawerOutput,
} from './report-drawer.types';

interface Way {
  from: ReportStep;
  to: ReportStep;
}

export const reportDrawerMachine = setup({
  types: {
    context: {} as ReportDrawerContext,
    events: {} as ReportDrawerEvent,
    input: {} as ReportDrawerInput,
    output: {} as ReportDrawerOutput,
    children: {} as { blindages: 'blindages'; templates: 'templates'; readWording: 'readWording' },
  },
  actors: { blindages: port('blindages'), templates: templatesMachine, readWording: port('readWording') },
  actions: {
    saveDraft: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context: { ids, category, code, photos, imagesOnly, comment } }) => ({
        type: 'draft.keep',
        key: reportDraftKey(ids),
        value: { category, code, photos, comment, ...(imagesOnly && { imagesOnly }) },
      }),
    ),
    dropDraft: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context }) => ({ type: 'draft.drop', key: reportDraftKey(context.ids) }),
    ),
    clearDraft: assign({ draft: null }),
    chooseCategory: assign(({ context }, category: Category) => ({
      category,
      code: category === context.category ? context.code : onlyReasonOf(category),
    })),
    chooseReason: assign((_, code: ReasonCode) => ({ code })),
    setPhotos: assign(({ context: { pictures } }, photos: string[]) => ({
      photos: pictures.map(({ id }) => id).filter((id) => photos.includes(id)),
    })),
    notifyFirstPhotos: enqueueActions(({ context: { photos, ticked }, enqueue }) => {
      if (String(photos) !== String(ticked))
        enqueue.sendParent({ type: 'photos.picked', photos } satisfies PhotosPicked);
    }),
    notifyPhotos: sendParent(({ context }): PhotosPicked => ({ type: 'photos.picked', photos: context.photos })),
    togglePhoto: assign(({ context: { pictures, photos } }, toggled: string) => ({
      photos: pictures.map(({ id }) => id).filter((id) => photos.includes(id) !== (id === toggled)),
    })),
    /** A second Enter on the reason comes too late, in the empty field. */
    write: assign(({ context }, typed: string) => {
      const text = context.comment === '' ? typed.replace(/^\n+/, '') : typed;
      const comment = fitComment(text);
      return { comment, cut: text.length - comment.length, repeat: null };
    }),
    useTemplate: assign(({ context }, id: string) => {
      const template = templatesOf(context).find((one) => one.id === id);
      if (template === undefined) return {};
      const text = appendTemplate(context, template.text);
      const comment = fitComment(text);
      return { comment, cut: text.length - comment.length, repeat: null };
    }),
    setWording: assign((_, wording: PastWording | null) => ({ wording })),
    showWording: assign(({ context: { wording } }) => ({ shownWording: wording })),
    useWording: assign(({ context }, key: string) => {
      const text = appendWording(context, key);
      const comment = fitComment(text);
      return { comment, cut: text.length - comment.length, repeat: null };
    }),
    applyWording: assign(({ context }) => withBetterWording(context)),
    restoreWording: assign(({ context }) => withOwnWording(context)),
    writeTemplate: enqueueActions(({ context: { code, comment, listings }, enqueue }, id: string | undefined) => {
      if (id !== undefined) enqueue.sendTo('templates', { type: 'template.edit', id });
      else if (code !== null) {
        const { lang } = systemActor(listings.system, 'shell').getSnapshot().context;
        enqueue.sendTo('templates', { type: 'template.begin', code, lang, text: comment });
      }
      enqueue.assign({ writesTemplate: true });
    }),
    leaveTemplate: sendTo('templates', { type: 'template.leave' }),
    writeComment: assign({ writesTemplate: false }),
    removeOffending: assign(({ context }) => {
      const text = sendableComment(context.comment, commentPlaceOf(context));
      const comment = fitComment(text);
      return { comment, cut: text.length - comment.length };
    }),
    decideAgain: assign(({ context }) => ({ decided: toReportDecision(context, context.repeat?.label ?? '') })),
    stopRepeating: assign({ repeat: null }),
    clearNotRepeated: assign({ notRepeated: null }),
    decide: assign(({ context }, label: string) => ({ decided: toReportDecision(context, label) })),
    setProtection: assign(({ context, system }, blindages: Blindage[]) =>
      toProtection(context.guarded, blindages, system),
    ),
    admitUnchecked: assign((_, unchecked: Failure) => ({ checking: false, unchecked })),
    applyDraft: assign(({ context }) => (context.draft === null ? {} : withDraft(context, context.draft))),
    notifyOnlyOneSite: sendTo(({ system }) => systemActor(system, 'notices'), {
      type: 'notice.raise',
      notice: { code: 'report.onlyOneSite', tone: 'failure' },
    }),
    requestReload: sendTo(({ system }) => systemActor(system, 'shell'), { type: 'page.reload' }),
  },
  guards: {
    severalSites: ({ context }) => context.siteIds.length > 1,
    noneLeft: ({ context }) => context.ids.length === 0,
    withoutNotices: ({ context }) => context.allowed.length === 0,
    nothingOffered: ({ context }) => hasNoReasons(context),
    repeatsNow: ({ context }) => context.repeat !== null && assessSend(context) === 'send',
    stands: ({ context }, step: ReportStep) => firstIncompleteStep(context) === step,
    begun: ({ context }) => context.category !== null,
    checking: ({ context }) => context.checking,
    canChooseCategory: ({ context, event }) =>
      event.type === 'category.choose' && canChooseCategory(event.category, toReportSituation(context)),
    canChooseReason: ({ context, event }) =>
      event.type === 'reason.choose' && canChooseReason(event.code, toReportSituation(context)),
    known: ({ context, event }) => 'id' in event && context.pictures.some(({ id }) => id === event.id),
    forwards: ({ context }, { from, to }: Way) => nextStepOf(from, context) === to,
    backwards: ({ context }, { from, to }: Way) => stepBefore(from, toReportInHand(context)) === to,
    willSend: ({ context }) => !context.writesTemplate && assessSend(context) === 'send',
    willWarn: ({ context }) => !context.writesTemplate && assessSend(context) === 'warn',
    writesComment: ({ context }) => !context.writesTemplate,
    isTemplate: ({ context, event }) =>
      !context.writesTemplate && 'id' in event && event.id !== undefined && hasTemplate(context, event.id),
    isOfferedWording: ({ context, event }) =>
      !context.writesTemplate && 'key' in event && wordingsOf(context).some(({ key }) => key === event.key),
    hasBetterWording: ({ context }) => !context.writesTemplate && wordingWarningOf(context)?.better != null,
    wasReplaced: ({ context }) => !context.writesTemplate && context.replaced !== null,
    canWrite: ({ context, event }) =>
      event.type === 'template.write' && (event.id === undefined || hasTemplate(context, event.id)),
    draftOffered: ({ context }) => context.draft !== null,
    draftReachesComment: ({ context }) => canResumeAtComment(context),
  },
  delays: { reloadAfter: timings.noNoticesReload, leaveAfter: 400 },
}).createMachine({
  id: 'reportDrawer',
  context: ({ input, self }) => initialContextOf(input, self.system),
  invoke: { id: 'templates', src: 'templates' },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'severalSites', target: 'leaving', actions: 'notifyOnlyOneSite' },
        { guard: 'withoutNotices', target: 'withoutNotices' },
        { guard: 'noneLeft', target: 'refused' },
        { guard: 'nothingOffered', target: 'withoutReasons' },
        { guard: 'repeatsNow', target: 'decided', actions: 'decideAgain' },
        { guard: { type: 'stands', params: 'images' }, target: 'deciding.step.images' },
        { guard: { type: 'stands', params: 'comment' }, target: 'deciding.step.comment' },
        { target: 'deciding' },
      ],
    },
    refused: { on: { 'drawer.close': 'leaving' } },
    withoutReasons: { on: { 'drawer.close': 'leaving' } },
    withoutNotices: {
      after: { reloadAfter: { actions: 'requestReload' } },
      on: { 'drawer.close': 'leaving' },
    },
    deciding: {
      type: 'parallel',
      entry: 'notifyFirstPhotos',
      invoke: {
        id: 'readWording',
        src: 'readWording',
        input: ({ context }) => toWordingRequest(context.listings.system),
        onDone: {
          guard: succeeded,
          actions: { type: 'setWording', params: ({ event }) => valueOf(event) as PastWording | null },
        },
      },
      always: [
        { guard: 'nothingOffered', target: 'withoutReasons' },
        { guard: 'repeatsNow', target: 'decided', actions: 'decideAgain' },
      ],
      on: {
        'drawer.close': 'leaving',
        'photos.set': [
          { guard: 'begun', actions: [{ type: 'setPhotos', params: ({ event }) => event.photos }, 'saveDraft'] },
          { actions: { type: 'setPhotos', params: ({ event }) => event.photos } },
        ],
        'draft.restore': [
          { guard: 'draftReachesComment', target: '.step.comment', actions: ['applyDraft', 'notifyPhotos'] },
          { guard: 'draftOffered', target: '.step.category', actions: ['applyDraft', 'notifyPhotos'] },
        ],
        'draft.drop': { guard: 'draftOffered', actions: ['dropDraft', 'clearDraft'] },
      },
      states: {
        step: {
          initial: 'category',
          states: {
            category: {
              entry: 'stopRepeating',
              exit: 'clearNotRepeated',
              on: {
                'category.choose': {
                  guard: 'canChooseCategory',
                  actions: [{ type: 'chooseCategory', params: ({ event }) => event.category }, 'saveDraft'],
                },
                'step.continue': [
                  { guard: { type: 'forwards', params: { from: 'category', to: 'reason' } }, target: 'reason' },
                  { guard: { type: 'forwards', params: { from: 'category', to: 'images' } }, target: 'images' },
                  { guard: { type: 'forwards', params: { from: 'category', to: 'comment' } }, target: 'comment' },
                ],
              },
            },
            reason: {
              entry: 'stopRepeating',
              on: {
                'reason.choose': {
                  guard: 'canChooseReason',
                  actions: [{ type: 'chooseReason', params: ({ event }) => event.code }, 'saveDraft'],
                },
                'step.continue': [
                  { guard: { type: 'forwards', params: { from: 'reason', to: 'images' } }, target: 'images' },
                  { guard: { type: 'forwards', params: { from: 'reason', to: 'comment' } }, target: 'comment' },
                ],
                'step.back': 'category',
              },
            },
            images: {
              entry: 'stopRepeating',
              exit: 'clearNotRepeated',
              on: {
                'photo.toggle': {
                  guard: 'known',
                  actions: [{ type: 'togglePhoto', params: ({ event }) => event.id }, 'notifyPhotos', 'saveDraft'],
                },
                'step.continue': {
                  guard: { type: 'forwards', params: { from: 'images', to: 'comment' } },
                  target: 'comment',
                },
                'step.back': [
                  { guard: { type: 'backwards', params: { from: 'images', to: 'reason' } }, target: 'reason' },
                  { target: 'category' },
                ],
              },
            },
            comment: {
              entry: 'showWording',
              exit: 'clearNotRepeated',
              initial: 'writing',
              on: {
                'comment.change': {
                  guard: 'writesComment',
                  target: '.writing',
                  actions: [{ type: 'write', params: ({ event }) => event.text }, 'saveDraft'],
                },
                'offending.remove': {
                  guard: 'writesComment',
                  target: '.writing',
                  actions: ['removeOffending', 'saveDraft'],
                },
                'template.use': {
                  guard: 'isTemplate',
                  target: '.writing',
                  actions: [{ type: 'useTemplate', params: ({ event }) => event.id }, 'saveDraft'],
                },
                'wording.use': {
                  guard: 'isOfferedWording',
                  target: '.writing',
                  actions: [{ type: 'useWording', params: ({ event }) => event.key }, 'saveDraft'],
                },
                'wording.take': {
                  guard: 'hasBetterWording',
                  target: '.writing',
                  actions: ['applyWording', 'saveDraft'],
                },
                'wording.restore': {
                  guard: 'wasReplaced',
                  target: '.writing',
                  actions: ['restoreWording', 'saveDraft'],
                },
                'template.write': {
                  guard: 'canWrite',
                  target: '.template',
                  actions: { type: 'writeTemplate', params: ({ event }) => event.id },
                },
                'report.submit': [
                  {
                    guard: 'willSend',
                    target: '#reportDrawer.decided',
                    actions: [{ type: 'decide', params: ({ event }) => event.label }, 'dropDraft'],
                  },
                  { guard: 'willWarn', target: '.warned' },
                  { guard: 'writesComment', target: '.lacking' },
                ],
                'step.back': [
                  { guard: { type: 'backwards', params: { from: 'comment', to: 'images' } }, target: 'images' },
                  { guard: { type: 'backwards', params: { from: 'comment', to: 'reason' } }, target: 'reason' },
                  { target: 'category' },
                ],
              },
              states: {
                writing: { entry: 'writeComment' },
                warned: {},
                lacking: {},
                template: {
                  on: { 'step.back': { target: 'writing', actions: 'leaveTemplate' }, 'template.left': 'writing' },
                },
              },
            },
          },
        },
        protection: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'checking', target: 'asking' }, { target: 'known' }] },
            asking: {
              invoke: {
                id: 'blindages',
                src: 'blindages',
                input: ({ context }) => ({ itemsIds: context.guarded }),
                onDone: [
                  {
                    guard: succeeded,
                    target: 'known',
                    actions: { type: 'setProtection', params: ({ event }) => valueOf(event) },
                  },
                  { target: 'known', actions: { type: 'admitUnchecked', params: ({ event }) => failureOf(event) } },
                ],
              },
            },
            known: {},
          },
        },
      },
    },
    leaving: { on: { 'drawer.gone': 'gone' }, after: { leaveAfter: 'gone' } },
    gone: { type: 'final' },
    decided: { type: 'final' },
  },
  output: ({ context }) => context.decided,
});
