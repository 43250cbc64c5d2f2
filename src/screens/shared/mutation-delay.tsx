import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { activeMutations, type ActiveMutation } from '../../../machines/kit/mutation.view';
import type { QueuedMutationFacts, MutationName } from '../../../machines/system-actors/outbox';
import { useSystemActorState } from '../../seams/use-console';
import { lazyOverlay } from './lazy-overlay';

export const WorkDelayLine = lazyOverlay(
  'workDelayLine',
  async () => (await import('./mutation-delay-line')).MutationDelayLine,
);

interface SubmissionDelayProps {
  /** The machine that waits for work; null while there is none. */
  of: AnyActorRef | null | undefined;
  /** The work that is meant, where the machine waits for other work too. */
  names?: readonly MutationName[];
  /** Closes the form; its work goes on. */
  onClose?: () => void;
}

/** What a form says once its work is late: what happens, and what the person can do. */
export function SubmissionDelay({ of, ...rest }: SubmissionDelayProps) {
  return of ? <Delays of={of} {...rest} /> : null;
}

function Delays({ of, names, onClose }: SubmissionDelayProps & { of: AnyActorRef }) {
  const works = useSelector(of, (snapshot) => activeMutations(snapshot, names), shallowEqual);
  return works.map((work) => <Delay key={work.id} work={work} onClose={onClose} />);
}

function Delay({ work, onClose }: { work: ActiveMutation; onClose: (() => void) | undefined }) {
  const delay = useSelector(work, (snapshot) => snapshot.delay);
  if (delay === null) return null;
  return <WorkDelayLine delay={delay} typed onClose={onClose} onChoose={(type) => work.send({ type })} />;
}

/** The same of work that the outbox has in hand, whoever asked for it. */
export function QueuedMutationDelay({ id, delay }: Pick<QueuedMutationFacts, 'id' | 'delay'>) {
  const outbox = useSystemActorState('outbox');
  if (delay === undefined) return null;
  return <WorkDelayLine delay={delay} onChoose={(type) => outbox.send({ type, id })} />;
}
