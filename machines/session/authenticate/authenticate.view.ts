import type { SnapshotFrom } from 'xstate';
import type { authenticateMachine } from './authenticate.machine';

/** Whether the address held an answer; how it ended is the session's to say. */
export function authenticateView(snapshot: SnapshotFrom<typeof authenticateMachine>) {
  const { lang, redirect } = snapshot.context;
  return { stranded: snapshot.matches('stranded'), lang, redirect };
}
