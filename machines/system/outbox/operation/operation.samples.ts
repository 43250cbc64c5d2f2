import { createActor, setup, type AnyEventObject } from 'xstate';
import { listingId, suspect } from '../outbox.samples';
import type { OperationEvent, OperationInput } from './operation.types';

/** Somebody to report to; what was said is in `heard`. */
export function aSupervisor() {
  const heard: AnyEventObject[] = [];
  const actor = createActor(
    setup({ types: { events: {} as AnyEventObject } }).createMachine({
      on: { '*': { actions: ({ event }) => heard.push(event) } },
    }),
  );
  return { heard, actor: actor.start() };
}

export function operationInput(more: Partial<OperationInput> = {}): OperationInput {
  return {
    id: 'op',
    profileId: 'profile-1',
    owner: 'tab-1',
    order: 1,
    createdAt: 0,
    work: { kind: 'mark', mark: suspect(listingId(1)) },
    round: 0,
    kept: null,
    inflightAt: null,
    keysHonoured: false,
    supervisor: aSupervisor().actor,
    ...more,
  };
}

export const operationEvents: OperationEvent[] = [{ type: 'work.go' }, { type: 'work.retry' }, { type: 'work.forget' }];
