import type { Mark } from './outbox';

/** Told to who made a decision, while it is there: these marks take it back. */
export interface LastUndone {
  type: 'last.undone';
  marks: Mark[];
}
