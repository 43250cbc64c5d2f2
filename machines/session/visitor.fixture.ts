import type { AnyStateMachine, InputFrom } from 'xstate';
import type { DraftEntry } from '../../contracts/ports';
import { startWith, type FakePorts } from '../rehearsal/answers';
import { signedOutSeats } from '../rehearsal/sample-seats';

/** A page of somebody who is not signed in, with what the tab kept before; `kept` is what it keeps by now. */
export function openForVisitor<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  ports: FakePorts,
  before: object | null = null,
) {
  const entryOf = (value: unknown): DraftEntry => ({ key: 'visitor', profileId: null, savedAt: 0, value });
  let kept: unknown = before;
  const stage = startWith(machine, {
    input,
    seats: signedOutSeats,
    ports: {
      readDrafts: async () => ({ ok: true, value: kept === null ? [] : [entryOf(kept)] }),
      writeDraft: async ({ value }: DraftEntry) => {
        kept = value;
        return { ok: true, value: undefined };
      },
      ...ports,
    },
  });
  return { ...stage, kept: () => kept };
}
