import type { SendSummaryFacts } from './sends';

interface KnownReply {
  phase: string;
  elsewhere: boolean;
  work: { kind: string };
}

/** Whether a send or a reply of this tab can still be taken back: closed now, the tab would hold it back until the next visit. */
export function isInUndoCountdown({
  jobs,
  sends,
}: {
  jobs: Readonly<Record<string, KnownReply>>;
  sends: Readonly<Record<string, Pick<SendSummaryFacts, 'phase'> & { elsewhere: boolean }>>;
}): boolean {
  const isWaiting = ({ phase, elsewhere }: { phase: string; elsewhere: boolean }) =>
    phase === 'countdown' && !elsewhere;
  return (
    Object.values(sends).some(isWaiting) ||
    Object.values(jobs).some((job) => job.work.kind === 'reply' && isWaiting(job))
  );
}
