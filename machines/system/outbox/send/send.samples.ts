import { createActor, setup, type AnyEventObject } from 'xstate';
import { ana, listingId } from '../outbox.samples';
import type { SendEvent, SendInput } from './send.types';

export function sendInput(more: Partial<SendInput> = {}): SendInput {
  const supervisor = createActor(setup({ types: { events: {} as AnyEventObject } }).createMachine({})).start();
  return {
    id: 'send',
    profileId: 'profile-1',
    owner: 'tab-1',
    order: 1,
    createdAt: 0,
    ids: [listingId(1)],
    auditor: ana,
    kept: null,
    keysHonoured: false,
    supervisor,
    ...more,
  };
}

export const sendEvents: SendEvent[] = [
  { type: 'work.go' },
  { type: 'work.hold' },
  { type: 'work.retry' },
  { type: 'send.cancel' },
];
