import type { DiscardReason } from '../../../contracts/vocabulary/reasons';
import type { DiscardForm } from '../../domain/discard';

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
