import type { AnyStateMachine, InputFrom } from 'xstate';
import type { DraftEntry } from '../../contracts/ports';
import { startWith, type FakePorts } from '../simulator/answers';
import { signedOutSystemActors } from '../simulator/sample-system-actors';

/** A page of somebody who is not signed in, with what the tab kept before; `kept` is what it keeps by now. */
export function openAsVisitor<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  ports: FakePorts,
  savedBefore: object | null = null,
) {
  const entryOf = (value: unknown): DraftEntry => ({ key: 'visitor', profileId: null, savedAt: 0, value });
  let saved: unknown = savedBefore;
  const stage = startWith(machine, {
    input,
    systemActors: signedOutSystemActors,
    ports: {
      readDrafts: async () => ({ ok: true, value: saved === null ? [] : [entryOf(saved)] }),
      writeDraft: async ({ value }: DraftEntry) => {
        saved = value;
        return { ok: true, value: undefined };
      },
      ...ports,
    },
  });
  return { ...stage, kept: () => saved };
}
