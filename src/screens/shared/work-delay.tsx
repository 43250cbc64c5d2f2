import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { awaitedWork, type AwaitedWork } from '../../../machines/kit/work.view';
import type { JobFacts, WorkName } from '../../../machines/seats/outbox';
import { useSeat } from '../../seams/use-console';
import { lateView } from './late-view';

const WorkDelayLine = lateView('workDelayLine', async () => (await import('./work-delay-line')).WorkDelayLine);

interface SubmissionDelayProps {
  /** The machine that waits for work; null while there is none. */
  of: AnyActorRef | null | undefined;
  /** The work that is meant, where the machine waits for other work too. */
  names?: readonly WorkName[];
  /** Closes the form; its work goes on. */
  onClose?: () => void;
}

/** What a form says once its work is late: what happens, and what the person can do. */
export function SubmissionDelay({ of, ...rest }: SubmissionDelayProps) {
  return of ? <Delays of={of} {...rest} /> : null;
}

function Delays({ of, names, onClose }: SubmissionDelayProps & { of: AnyActorRef }) {
  const works = useSelector(of, (snapshot) => awaitedWork(snapshot, names), shallowEqual);
  return works.map((work) => <Delay key={work.id} work={work} onClose={onClose} />);
}

function Delay({ work, onClose }: { work: AwaitedWork; onClose: (() => void) | undefined }) {
  const delay = useSelector(work, (snapshot) => snapshot.delay);
  if (delay === null) return null;
  return <WorkDelayLine delay={delay} typed onClose={onClose} onChoose={(type) => work.send({ type })} />;
}

/** The same of work that the outbox has in hand, whoever asked for it. */
export function JobDelay({ id, delay }: Pick<JobFacts, 'id' | 'delay'>) {
  const outbox = useSeat('outbox');
  if (delay === undefined) return null;
  return <WorkDelayLine delay={delay} onChoose={(type) => outbox.send({ type, id })} />;
}
