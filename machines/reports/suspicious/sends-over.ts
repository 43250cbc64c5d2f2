import { fromCallback, type EventObject } from 'xstate';
import { isSendOver } from '../../domain/sends';
import { seat } from '../../kit/seat';
import type { OutboxFacts } from '../../seats/outbox';

function countOver({ sends }: OutboxFacts): number {
  return Object.values(sends).filter(isSendOver).length;
}

/** Says `sends.over` when a send ends, whoever asked for it: one that outlived its page or its screen has no asker left. */
export const sendsOver = fromCallback<EventObject>(({ sendBack, system }) => {
  const outbox = seat(system, 'outbox');
  let over = countOver(outbox.getSnapshot().context);
  const { unsubscribe } = outbox.subscribe(({ context }) => {
    const now = countOver(context);
    if (now > over) sendBack({ type: 'sends.over' });
    over = now;
  });
  return unsubscribe;
});
