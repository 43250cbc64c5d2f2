import type { KeptPhase } from '../../domain/import-kept';
import type { KeptSeen } from './kept-import';

/** Guard: an import that was interrupted stood in that phase. */
export const kept = (phase: KeptPhase) =>
  ({ type: 'keptAs', params: ({ event }: { event: KeptSeen }) => ({ kept: event.kept, phase }) }) as const;

export const takeUp = { type: 'takeUp', params: ({ event }: { event: KeptSeen }) => event.kept } as const;
