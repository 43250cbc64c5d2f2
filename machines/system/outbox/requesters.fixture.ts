import { createActor, fromCallback } from 'xstate';
import type { MutationSettled } from '../../system-actors/outbox';

/** Somebody who asks for a mutation and keeps what the outbox answers. */
export function startRequester() {
  const heard: MutationSettled[] = [];
  const listening = fromCallback<MutationSettled>(({ receive }) => receive((event) => void heard.push(event)));
  return { heard, actor: createActor(listening).start() };
}
