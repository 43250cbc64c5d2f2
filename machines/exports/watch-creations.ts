import { fromCallback, type EventObject } from 'xstate';
import { systemActor } from '../kit/system-actor';
import type { CommandName } from '../system-actors/outbox';

export interface ExportCreated {
  type: 'creation.seen';
}

/** Says `creation.seen` each time that the outbox has made a report by that command, whichever visit or tab it was asked for in. */
export const watchCreations = fromCallback<EventObject, { command: CommandName }>(({ input, sendBack, system }) => {
  const outbox = systemActor(system, 'outbox');
  const createdIds = () =>
    Object.values(outbox.getSnapshot().context.jobs)
      .filter(({ phase, work }) => phase === 'done' && work.kind === 'command' && work.command.type === input.command)
      .map(({ id }) => id);
  let previousIds = new Set(createdIds());
  const { unsubscribe } = outbox.subscribe(() => {
    const currentIds = createdIds();
    if (currentIds.some((id) => !previousIds.has(id))) sendBack({ type: 'creation.seen' } satisfies ExportCreated);
    previousIds = new Set(currentIds);
  });
  return unsubscribe;
});
