import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { nextIdOf } from '../cursor';
import type { triageMachine } from './triage.machine';

/** The triage of a screen and what it invokes; none of it before it lives. */
export function triageView(triage: ActorRefFrom<typeof triageMachine> | undefined) {
  const children = triage?.getSnapshot().children;
  return { triage, marking: children?.marking, selection: children?.selection };
}

/** The listing under the cursor and the one behind it. */
export function triageCursor({ context: { cursor, ids } }: SnapshotFrom<typeof triageMachine>) {
  return { cursor, next: nextIdOf({ ids, cursor }) };
}
