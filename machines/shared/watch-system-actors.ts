import { fromCallback, type EventObject, type ActorSystem, type ActorSystemInfo } from 'xstate';
import { systemActor } from '../kit/system-actor';
import type { OutboxFacts, OutboxEvent, CommandInput, CommandName, QueuedMutationFacts } from '../system-actors/outbox';
import type { HelpFlag } from '../../contracts/shapes';

/**
 * Follows what the outbox knows, whichever visit or tab it was asked for in: says what `read` makes of it at once, unless that is
 * `nothing`, and again each time that it becomes something else.
 */
export const watchOutbox = <Seen, Input = undefined>(
  read: (facts: Pick<OutboxFacts, 'jobs'>, input: Input) => Seen,
  toEvent: (seen: Seen) => EventObject,
  emptyValue: Seen,
) =>
  fromCallback<EventObject, Input>(({ input, sendBack, system }) => {
    const outbox = systemActor(system, 'outbox');
    let previous = JSON.stringify(emptyValue);
    const publishChange = () => {
      const seen = read(outbox.getSnapshot().context, input);
      const current = JSON.stringify(seen);
      if (current !== previous) sendBack(toEvent(seen));
      previous = current;
    };
    publishChange();
    const { unsubscribe } = outbox.subscribe(publishChange);
    return unsubscribe;
  });

/** Hears what the outbox is told, by whichever machine, before it acts on it; the answer ends it. */
export function subscribeToOutbox(
  system: ActorSystem<ActorSystemInfo>,
  hear: (event: OutboxEvent) => void,
): () => void {
  const outbox = systemActor(system, 'outbox');
  const { unsubscribe } = system.inspect((seen) => {
    if (seen.type === '@xstate.event' && seen.actorRef === outbox) hear(seen.event as OutboxEvent);
  });
  return unsubscribe;
}

/** Work that takes a row of a list away, as the outbox has it, whichever visit or tab it was asked for in; `id` is the row's. */
export interface QueuedDeletion extends Pick<QueuedMutationFacts, 'phase' | 'goesAt' | 'elsewhere' | 'delay'> {
  id: string;
  jobId: string;
  command: CommandName;
}
export type DeletionsChanged = { type: 'deletions.seen'; deletions: QueuedDeletion[] };

/** What takes the row away is named by its own id, or by that of its seller. */
function rowOf(input: CommandInput): string | null {
  if ('id' in input) return String(input.id);
  return 'sellerId' in input ? String(input.sellerId) : null;
}

/** The work by these commands that the outbox knows of. */
function queuedDeletionsOf({ jobs }: Pick<OutboxFacts, 'jobs'>, names: readonly CommandName[]): QueuedDeletion[] {
  return Object.values(jobs).flatMap(({ id: jobId, phase, goesAt, elsewhere, delay, work }) => {
    if (work.kind !== 'command' || !names.includes(work.command.type)) return [];
    const id = rowOf(work.command.input);
    return id === null
      ? []
      : [{ id, jobId, command: work.command.type, phase, goesAt, elsewhere, ...(delay && { delay }) }];
  });
}

/** Says `deletions.seen` at once where the outbox knows of any, and whenever one moves. */
export const watchDeletions = watchOutbox<QueuedDeletion[], { commands: readonly CommandName[] }>(
  (facts, { commands }) => queuedDeletionsOf(facts, commands),
  (deletions): DeletionsChanged => ({ type: 'deletions.seen', deletions }),
  [],
);

/** Says `facts.changed` when what every screen sees has changed, in whichever tab: a question that stands may be about less by then. */
export const watchFacts = fromCallback<EventObject>(({ sendBack, system }) => {
  const publish = () => sendBack({ type: 'facts.changed' });
  const subscriptions = [
    systemActor(system, 'listings').subscribe(publish),
    systemActor(system, 'outbox').subscribe(publish),
    systemActor(system, 'profile').subscribe(publish),
  ];
  return () => {
    for (const { unsubscribe } of subscriptions) unsubscribe();
  };
});

/** Whether what is told once was closed for good, as the profile has it. */
export interface HelpFlagChanged {
  type: 'flag.seen';
  closed: boolean;
}

/**
 * Says whether that flag of the profile is closed, once the profile is known and whenever that becomes otherwise. `afterStartUp` waits
 * until the one start-up modal of this load was decided, too, and takes the flag for closed where one stands: one at a time is told.
 */
export const watchHelpFlag = fromCallback<EventObject, { flag: HelpFlag; afterStartUp?: boolean }>(
  ({ input: { flag, afterStartUp = false }, sendBack, system }) => {
    const profileActor = systemActor(system, 'profile');
    let previous: boolean | null = null;
    const publishChange = () => {
      const { profile, startUp } = profileActor.getSnapshot().context;
      if (profile === null || (afterStartUp && startUp === 'undecided')) return;
      const closed = profile.helps[flag] || (afterStartUp && previous === null && startUp !== null);
      if (previous === closed) return;
      previous = closed;
      sendBack({ type: 'flag.seen', closed } satisfies HelpFlagChanged);
    };
    publishChange();
    const subscription = profileActor.subscribe(publishChange);
    return () => subscription.unsubscribe();
  },
);

export interface RatesLoaded {
  type: 'rates.seen';
}

/** Says when the rates come by which prices are compared; nothing where they were there before. */
export const watchRates = fromCallback(({ sendBack, system }) => {
  const profile = systemActor(system, 'profile');
  const readHasRates = () => profile.getSnapshot().context.rates !== null;
  let hadRates = readHasRates();
  const subscription = profile.subscribe(() => {
    const hasRates = readHasRates();
    if (hasRates && !hadRates) sendBack({ type: 'rates.seen' } satisfies RatesLoaded);
    hadRates = hasRates;
  });
  return () => subscription.unsubscribe();
});
