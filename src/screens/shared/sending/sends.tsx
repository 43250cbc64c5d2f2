import { useSelector } from '@xstate/react';
import { useSeat } from '../../../seams/use-console';
import { SendPanel } from './send-panel';

/** Every send that is under way or whose outcome was not dismissed yet, the newest first. */
export function Sends() {
  const outbox = useSeat('outbox');
  const sends = useSelector(outbox, (snapshot) => snapshot.context.sends);
  return Object.values(sends)
    .toSorted((a, b) => b.startedAt - a.startedAt)
    .map((facts) => (
      <SendPanel
        key={facts.id}
        facts={facts}
        onCancel={() => outbox.send({ type: 'send.cancel', id: facts.id })}
        onRetry={() => outbox.send({ type: 'work.retry', id: facts.id })}
        onDismiss={() => outbox.send({ type: 'send.dismiss', id: facts.id })}
      />
    ));
}
