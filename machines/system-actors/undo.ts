import type { SentRingCase } from '../domain/ring-case';
import type { Mark } from './outbox';

/** Told to who made a decision, while it is there: these marks take it back. */
export interface LastUndone {
  type: 'last.undone';
  marks: Mark[];
  /** The case of a ring that is taken back with them. */
  ring?: SentRingCase;
}
