import { assign, sendParent, sendTo, setup } from 'xstate';
import { timings } from '../../../contracts/vocabulary/limits';
import type { DiscardReason } from '../../../contracts/vocabulary/reasons';
import { discardDraftKey, readDiscardDraft, whyNotDiscard, type DiscardForm } from '../../domain/discard';
import { systemActor } from '../../kit/system-actor';

export interface DiscardDrawerInput {
  /** Suggestions that stand in the system actor `listings`. */
  ids: string[];
}

export interface DiscardDrawerContext extends DiscardForm {
  ids: string[];
  /** What is in hand was begun earlier and taken up again. */
  resumed: boolean;
  decided: boolean;
  /** Grows when the form begins anew with other values. */
  seed: number;
}

export interface DiscardDecision {
  ids: string[];
  code: DiscardReason;
  codeDescription: string;
  description: string;
}

/** Told to the parent at once when it is made; the drawer closes after it. */
export type DiscardParentEvent = { type: 'discard.decided'; decision: DiscardDecision };

export type DiscardDrawerEvent =
  | { type: 'reason.choose'; code: DiscardReason }
  | { type: 'step.continue' }
  | { type: 'step.back' }
  | { type: 'comment.change'; text: string }
  /** `label` is the reason's name in the person's language: it goes out as the description of the code. */
  | { type: 'discard.submit'; label: string }
  /** What was begun earlier is given up, and begun anew. */
  | { type: 'draft.drop' }
  | { type: 'drawer.close' }
  | { type: 'drawer.gone' };

/** Whether it ended with a decision. */
export type DiscardDrawerOutput = { decided: boolean };

export const discardDrawerMachine = setup({
  types: {
    context: {} as DiscardDrawerContext,
    events: {} as DiscardDrawerEvent,
    input: {} as DiscardDrawerInput,
    output: {} as DiscardDrawerOutput,
  },
  actions: {
    saveDraft: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context: { ids, code, comment } }) => ({
        type: 'draft.keep',
        key: discardDraftKey(ids),
        value: { code, comment },
      }),
    ),
    dropDraft: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context }) => ({ type: 'draft.drop', key: discardDraftKey(context.ids) }),
    ),
    beginAnew: assign(({ context }) => ({ code: null, comment: '', resumed: false, seed: context.seed + 1 })),
    choose: assign((_, code: DiscardReason) => ({ code })),
    write: assign((_, comment: string) => ({ comment })),
    noteDecided: assign({ decided: true }),
    decide: sendParent(({ context: { ids, code, comment } }, label: string): DiscardParentEvent => ({
      type: 'discard.decided',
      decision: { ids, code: code ?? 'item4', codeDescription: label, description: comment.trim() },
    })),
  },
  guards: {
    isChosen: ({ context }) => context.code !== null,
    isWhole: ({ context }) => whyNotDiscard(context) === null,
    isTakenUp: ({ context }) => context.resumed,
  },
  delays: { closeAfter: timings.discardClose, leaveAfter: 400 },
}).createMachine({
  id: 'discardDrawer',
  context: ({ input: { ids }, self }) => {
    const savedDraft = readDiscardDraft(
      systemActor(self.system, 'drafts').getSnapshot().context.drafts[discardDraftKey(ids)],
    );
    return { ids, resumed: savedDraft !== null, code: null, comment: '', seed: 0, decided: false, ...savedDraft };
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isChosen', target: 'deciding.comment' }, { target: 'deciding' }] },
    deciding: {
      initial: 'reason',
      on: {
        'reason.choose': { actions: [{ type: 'choose', params: ({ event }) => event.code }, 'saveDraft'] },
        'draft.drop': { guard: 'isTakenUp', target: '.reason', actions: ['dropDraft', 'beginAnew'] },
        'discard.submit': {
          guard: 'isWhole',
          target: 'decided',
          actions: ['noteDecided', { type: 'decide', params: ({ event }) => event.label }, 'dropDraft'],
        },
        'drawer.close': 'leaving',
      },
      states: {
        reason: { on: { 'step.continue': { guard: 'isChosen', target: 'comment' } } },
        comment: {
          on: {
            'comment.change': { actions: [{ type: 'write', params: ({ event }) => event.text }, 'saveDraft'] },
            'step.back': 'reason',
          },
        },
      },
    },
    decided: { after: { closeAfter: 'leaving' } },
    leaving: { on: { 'drawer.gone': 'gone' }, after: { leaveAfter: 'gone' } },
    gone: { type: 'final' },
  },
  output: ({ context: { decided } }) => ({ decided }),
});
