import type { QueuedMutationFacts, SendFacts, Mutation } from '../../../system-actors/outbox';
import type { JournalRow, JournalBatch } from '../journal';
import type { OperationInput } from '../operation/operation.types';
import { departureTimeOf } from '../take-back';
import type { SendInput } from '../send/send.types';
import { send, type ListingsInSend } from './send';
import type { QueueRules, Notification, MutationAdapter } from './mutation-adapter';
import { withAdapter } from './mutations';

/** What a former visit left of a work in the journal. */
export interface JournalRemains {
  entry: JournalRow;
  batches: JournalBatch[];
}

/** The machine that works on it, and what that is given beside what every one is. */
export type MutationActor =
  | { src: 'operation'; input: Pick<OperationInput, 'work' | 'round' | 'left' | 'inflightAt' | 'goesAt'> }
  | { src: 'send'; input: Pick<SendInput, 'ids' | 'auditor' | 'left'> };

/** What the supervisor does with a work of whatever kind. */
export interface QueueEntry {
  touches: string[];
  awaits: string[];
  /** Equal for two submissions that are one. */
  subject: string;
  /** The work without what others have in hand; null when nothing is left. */
  beyond(taken: ListingsInSend): Mutation | null;
  /** How it is shown before anything has happened. */
  facts(id: string, createdAt: number, online: boolean): { job: QueuedMutationFacts } | { send: SendFacts };
  worker(left: JournalRemains | null, createdAt: number): MutationActor;
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
        facts: (id, createdAt, online) => ({
          job: {
            id,
            work,
            phase: waitsOf(rule, input) ? 'countdown' : online ? 'queued' : 'waiting',
            goesAt: waitsOf(rule, input) ? departureTimeOf(createdAt) : null,
            failure: null,
            elsewhere: false,
          },
        }),
        worker: (left, createdAt) =>
          left?.entry.kind === 'operation'
            ? {
                src: 'operation',
                input: {
                  work,
                  round: left.entry.body.round,
                  left: left.entry.phase,
                  inflightAt: left.entry.body.inflightAt,
                  goesAt: left.entry.phase === 'queued' ? (left.entry.body.goesAt ?? null) : null,
                },
              }
            : {
                src: 'operation',
                input: {
                  work,
                  round: 0,
                  left: null,
                  inflightAt: null,
                  goesAt: waitsOf(rule, input) ? departureTimeOf(createdAt) : null,
                },
              },
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
    facts: (id, createdAt) => ({ send: send.facts(id, work.send.ids, createdAt) }),
    worker: (left) => ({
      src: 'send',
      input: {
        ...work.send,
        left: left?.entry.kind === 'send' ? { body: left.entry.body, batches: left.batches } : null,
      },
    }),
    begins: () => [],
    pauses: (_id, facts) => send.pauses(facts),
  };
}
