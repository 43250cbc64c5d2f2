import type { SnapshotFrom } from 'xstate';
import type { PastContext } from '../../shared/past/past.machine';
import { fewestDecisions, fewestOfAKind } from '../../domain/past-decisions';
import type { learnedOrderMachine } from './learned-order.machine';

type LearnedOrderPhase = 'off' | 'learning' | 'learned' | 'tooFew' | 'failed';

/** How many reports there are; null where only what is new is read, and before it is known. */
const totalOf = (progress: PastContext['progress'] | undefined): number | null =>
  progress === undefined || progress.since !== null || progress.total === 0 ? null : progress.total;

/** What becomes of the order that is learned: `learning` from the reading of the past to the end. */
export function learnedOrderView(snapshot: SnapshotFrom<typeof learnedOrderMachine>) {
  const { learned, past, count, asksForget } = snapshot.context;
  const { value } = snapshot;
  const phase: LearnedOrderPhase =
    value === 'off' || value === 'learned' || value === 'tooFew' || value === 'failed' ? value : 'learning';
  return {
    phase,
    /** Of how many decisions it was learned, and when, epoch milliseconds; null where nothing is known yet. */
    decisions: learned === null ? null : learned.total[2],
    learnedAt: learned?.learnedAt ?? null,
    /** How far the past is read, while it is. */
    read: value === 'reading' ? (past?.progress.from ?? 0) : null,
    total: value === 'reading' ? totalOf(past?.progress) : null,
    /** What there is to learn from, and how much is needed. */
    ...count,
    needed: fewestDecisions,
    fewestOfAKind,
    asksForget,
  };
}
