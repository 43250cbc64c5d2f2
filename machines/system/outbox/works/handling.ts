import type { JobFacts, SendFacts, Work } from '../../../seats/outbox';
import type { JournalRow, JournalBatch } from '../journal';
import type { OperationInput } from '../operation/operation.types';
import { goesAtOf } from '../take-back';
import type { SendInput } from '../send/send.types';
import { send, type InHand } from './send';
import type { Claims, Telling, WorkRule } from './work-rule';
import { underRule } from './works';

/** What a former visit left of a work in the journal. */
export interface Left {
  entry: JournalRow;
  batches: JournalBatch[];
}

/** The machine that works on it, and what that is given beside what every one is. */
export type Worker =
  | { src: 'operation'; input: Pick<OperationInput, 'work' | 'round' | 'left' | 'inflightAt' | 'goesAt'> }
  | { src: 'send'; input: Pick<SendInput, 'ids' | 'auditor' | 'left'> };

/** What the supervisor does with a work of whatever kind. */
export interface Handling {
  touches: string[];
  awaits: string[];
  /** Equal for two submissions that are one. */
  subject: string;
  /** The work without what others have in hand; null when nothing is left. */
  beyond(taken: InHand): Work | null;
  /** How it is shown before anything has happened. */
  facts(id: string, createdAt: number, online: boolean): { job: JobFacts } | { send: SendFacts };
  worker(left: Left | null, createdAt: number): Worker;
  begins(id: string): Telling[];
  pauses(id: string, facts: SendFacts | undefined): Telling[];
}

function claims<Input>(rule: Claims<Input>, input: Input): Pick<Handling, 'touches' | 'awaits'> & { same: unknown } {
  const touches = rule.touches(input);
  return { touches, awaits: rule.awaits?.(input) ?? touches, same: rule.same ? rule.same(input) : input };
}

const waitsOf = <Input>(rule: WorkRule<Input>, input: Input): boolean => rule.waits?.(input) === true;

/** Whether it waits before it goes, and may be taken back until then: all tabs tell of it. */
export const mayWait = (work: Work): boolean =>
  work.kind !== 'send' && underRule(work, ({ rule, input }) => waitsOf(rule, input));

/** How the supervisor handles that work, from the table of kinds. */
export function handlingOf(work: Work): Handling {
  if (work.kind !== 'send')
    return underRule(work, ({ rule, input }) => {
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
            goesAt: waitsOf(rule, input) ? goesAtOf(createdAt) : null,
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
                  goesAt: waitsOf(rule, input) ? goesAtOf(createdAt) : null,
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
