import type { Failure } from '../../../contracts/ports';
import type { CaseSummary } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange } from '../../domain/addresses';
import type { AnsweredCases } from '../../domain/answering';

export type AnsweringInput = ScreenInput<'answering'>;

/** On a narrow screen one of them stands at a time. */
export type AnsweringStep = 'facts' | 'answer';

export interface AnsweringContext {
  /** By due date, as they were read; null before they were. */
  queue: CaseSummary[] | null;
  reading: 'asking' | 'shown' | 'failed';
  failure: Failure | null;
  /** The case in front. */
  current: string | null;
  /** To which of them the outbox has, or had, an answer. */
  answered: AnsweredCases;
  /** Those that were answered in this queue. */
  given: string[];
  /** Those that awaited no answer any more when they came in front. */
  gone: string[];
  step: AnsweringStep;
}

export interface RepliesChanged {
  type: 'replies.seen';
  /** `failed`: it was taken back, or not taken. */
  replies: { caseId: string; failed: boolean; elsewhere: boolean }[];
}

export type AnsweringEvent =
  | { type: 'queue.next' }
  | { type: 'queue.previous' }
  /** What awaits an answer is read anew. */
  | { type: 'queue.reload' }
  /** To what is left after all: an answer came back. */
  | { type: 'queue.goOn' }
  | { type: 'step.go'; step: AnsweringStep }
  | RepliesChanged
  | SearchChange<'answering'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' };
