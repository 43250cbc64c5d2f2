import type { KeptPhase } from '../../domain/import-kept';
import type { KeptSeen } from './kept-import';

/** Guard: an import that was interrupted stood in that phase. */
export const kept = (phase: KeptPhase) =>
  ({ type: 'keptAs', params: ({ event }: { event: KeptSeen }) => ({ kept: event.kept, phase }) }) as const;

export const takeUp = { type: 'takeUp', params: ({ event }: { event: KeptSeen }) => event.kept } as const;

/** The import is kept as one that goes on by itself. */
export const keepIn = (phase: KeptPhase) => ({ type: 'keep', params: { phase } }) as const;

/** The import is kept as one that a person has put aside. */
export const asideIn = (phase: KeptPhase) => ({ type: 'putAside', params: { phase } }) as const;
