import type { SnapshotFrom } from 'xstate';
import { countUnanswered } from '../../domain/answering';
import type { answeringMachine } from './answering.machine';

/** The queue of what awaits an answer: where it stands, what was answered, and the case in front. */
export function answeringView(snapshot: SnapshotFrom<typeof answeringMachine>) {
  const { queue, current, answered, given, failure, step } = snapshot.context;
  const at = queue?.findIndex(({ caseId }) => caseId === current) ?? -1;
  return {
    phase: snapshot.matches('answering')
      ? ('answering' as const)
      : snapshot.matches('empty')
        ? ('empty' as const)
        : snapshot.matches('over')
          ? ('over' as const)
          : snapshot.matches('failed')
            ? ('failed' as const)
            : ('reading' as const),
    failure: snapshot.matches('failed') ? failure : null,
    current,
    /** What the list tells of the case in front. */
    row: queue?.[at] ?? null,
    /** From 1. */
    position: at + 1,
    total: queue?.length ?? 0,
    /** How many were answered in this queue, and how many still have to be. */
    given: given.filter((id) => id in answered).length,
    left: countUnanswered(snapshot.context).length,
    step,
    canNext: snapshot.can({ type: 'queue.next' }),
    canPrevious: snapshot.can({ type: 'queue.previous' }),
    case: snapshot.children.case ?? null,
  };
}
