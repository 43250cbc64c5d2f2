import type { SnapshotFrom } from 'xstate';
import type { sendNoticeMachine } from './send-notice.machine';

type Snapshot = SnapshotFrom<typeof sendNoticeMachine>;

const steps = ['reporting', 'closed', 'underWay', 'trusted', 'suspicious', 'sending', 'unsent', 'sent'] as const;

function phaseOf(snapshot: Snapshot) {
  if (snapshot.matches('missing')) return 'missing';
  if (snapshot.matches('invalid')) return 'invalid';
  if (snapshot.matches('failed')) return 'failed';
  return steps.find((step) => snapshot.matches({ shown: step })) ?? 'asking';
}

/** What the page of one report shows beside its listing, which is in its system actor under `id`. */
export function sendNoticeView(snapshot: Snapshot) {
  const { id, failure, status, whyNotSend } = snapshot.context;
  return { phase: phaseOf(snapshot), id, failure, status, whyNotSend, marking: snapshot.children.marking };
}
