import { fromCallback, type EventObject } from 'xstate';
import { seat } from '../kit/seat';
import type { CommandName } from '../seats/outbox';

export interface CreationHeard {
  type: 'creation.seen';
}

/** Says `creation.seen` each time that the outbox has made a report by that command, whichever visit or tab it was asked for in. */
export const creationsSeen = fromCallback<EventObject, { command: CommandName }>(({ input, sendBack, system }) => {
  const outbox = seat(system, 'outbox');
  const made = () =>
    Object.values(outbox.getSnapshot().context.jobs)
      .filter(({ phase, work }) => phase === 'done' && work.kind === 'command' && work.command.type === input.command)
      .map(({ id }) => id);
  let told = new Set(made());
  const { unsubscribe } = outbox.subscribe(() => {
    const now = made();
    if (now.some((id) => !told.has(id))) sendBack({ type: 'creation.seen' } satisfies CreationHeard);
    told = new Set(now);
  });
  return unsubscribe;
});
