import type { SnapshotFrom } from 'xstate';
import type { markingMachine } from './marking.machine';

/** The drawer of a report or of a discard when one is open, and what is being asked. Before the machine lives there is neither. */
export function markingView(snapshot: SnapshotFrom<typeof markingMachine> | undefined) {
  return {
    drawer: snapshot?.children.reportDrawer ?? null,
    discard: snapshot?.children.discardDrawer ?? null,
    question: snapshot?.matches('asking') ? snapshot.context.question : null,
  };
}
