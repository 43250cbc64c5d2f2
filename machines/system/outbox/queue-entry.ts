import { limitedUndoSeconds } from '../../domain/undo-time';
import type { QueuedMutationFacts, SendFacts, Mutation } from '../../system-actors/outbox';
import type { JournalEntry, JournalBatch } from './journal';
import type { OperationInput } from './operation/operation.types';
import type { SendInput } from './send/send.types';
import type { EntryTimes } from './take-back';
import { send, type ListingsInSend } from './mutations/send';
import type { QueueRules, Notification, MutationAdapter } from './mutations/mutation-adapter';
import { withAdapter } from './mutations/mutations';

/** What a former visit left of a work in the journal. */
export interface JournalRemains {
  entry: JournalEntry;
  batches: JournalBatch[];
}

/** The machine that works on it, and what that is given beside what every one is. */
export type MutationActor =
  | { src: 'operation'; input: Pick<OperationInput, 'work' | 'round' | 'left' | 'inflightAt' | 'goesAt'> }
  | { src: 'send'; input: Pick<SendInput, 'ids' | 'auditor' | 'left' | 'goesAt'> };

/** What the supervisor does with a work of whatever kind. */
export interface QueueEntry {
  touches: string[];
  awaits: string[];
  /** Equal for two submissions that are one. */
  subject: string;
  /** The work without what others have in hand; null when nothing is left. */
  beyond(taken: ListingsInSend): Mutation | null;
  /** The most seconds that it waits before it goes and may be taken back; 0 where it goes at once, `Infinity` where it may wait for a press. */
  longestUndo: number;
  /** How it is shown before anything has happened. */
  facts(entry: EntryTimes, online: boolean): { job: QueuedMutationFacts } | { send: SendFacts };
  worker(left: JournalRemains | null, goesAt: number | null): MutationActor;
  begins(id: string): Notification[];
  pauses(id: string, facts: SendFacts | undefined): Notification[];
}

function claims<Input>(
  rule: QueueRules<Input>,
  input: Input,
): Pick<QueueEntry, 'touches' | 'awaits'> & { same: unknown } {
  const touches = rule.touches(input);
  return { touches, awaits: rule.awaits?.(input) ?? touches, same: rule.same ? rule.same(input) : input };
}

const waitsOf = <Input>(rule: MutationAdapter<Input>, input: Input): boolean => rule.waits?.(input) === true;

/** Whether it waits before it goes, and may be taken back until then: all tabs tell of it. */
export const hasCountdown = (work: Mutation): boolean =>
  work.kind !== 'send' && withAdapter(work, ({ rule, input }) => waitsOf(rule, input));

/** How the supervisor handles that work, from the table of kinds. */
export function queueEntryOf(work: Mutation): QueueEntry {
  if (work.kind !== 'send')
    return withAdapter(work, ({ rule, input }) => {
      const { touches, awaits, same } = claims(rule, input);
      return {
        touches,
        awaits,
        subject: JSON.stringify([work.kind, same]),
        beyond: () => work,
        longestUndo: waitsOf(rule, input) ? limitedUndoSeconds(Infinity) : 0,
        facts: ({ id, createdAt, goesAt }, online) => ({
          job: {
            id,
            work,
            phase: goesAt !== null ? 'countdown' : online ? 'queued' : 'waiting',
            startedAt: createdAt,
            goesAt,
            failure: null,
            elsewhere: false,
          },
        }),
        worker: (left, goesAt) =>
          left?.entry.kind === 'operation'
            ? {
                src: 'operation',
                input: {
                  work,
                  round: left.entry.body.round,
                  left: left.entry.phase,
                  inflightAt: left.entry.body.inflightAt,
                  goesAt,
                },
              }
            : { src: 'operation', input: { work, round: 0, left: null, inflightAt: null, goesAt } },
        begins: (id) => rule.begins?.(id, input) ?? [],
        pauses: (id) => rule.pauses?.(id, input) ?? [],
      };
    });
  const { touches, awaits, same } = claims(send, work.send);
  return {
    touches,
    awaits,
    subject: JSON.stringify(['send', same]),
    beyond: (taken) => {
      const rest = send.beyond(work.send, taken);
      return rest && { kind: 'send', send: rest };
    },
    longestUndo: Infinity,
    facts: (entry) => ({ send: send.facts(entry, work.send.ids) }),
    worker: (left, goesAt) => ({
      src: 'send',
      input: {
        ...work.send,
        goesAt,
        left: left?.entry.kind === 'send' ? { body: left.entry.body, batches: left.batches } : null,
      },
    }),
    begins: () => [],
    pauses: (_id, facts) => send.pauses(facts),
  };
}
