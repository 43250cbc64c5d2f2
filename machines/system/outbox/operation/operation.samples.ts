import { createActor, setup, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import type { FailureCode } from '../../../../contracts/vocabulary/failures';
import { answered, finished, refused } from '../../../simulator/cover';
import type { MachineSamples } from '../../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../../simulator/sample-system-actors';
import type { SingleMutation } from '../journal';
import { confirmWork, leftAt, listingId, markWork, suspect } from '../outbox.samples';
import type { ReconcileResult } from '../mutations/mutation-adapter';
import type { operationMachine } from './operation.machine';
import type { OperationEvent, OperationInput } from './operation.types';

/** Somebody to report to; what was said is in `heard`. */
export function aSupervisor() {
  const heard: AnyEventObject[] = [];
  const actor = createActor(
    setup({
      types: { events: {} as AnyEventObject },
      actions: { hear: ({ event }) => heard.push(event) },
    }).createMachine({ on: { '*': { actions: 'hear' } } }),
  );
  return { heard, actor: actor.start() };
}

export function operationInput(more: Partial<OperationInput> = {}): OperationInput {
  return {
    id: 'op',
    profileId: 'profile-1',
    owner: 'tab-1',
    order: 1,
    createdAt: sampleNow,
    work: { kind: 'mark', mark: suspect(listingId(1)) },
    round: 0,
    left: null,
    inflightAt: null,
    goesAt: null,
    keysHonoured: false,
    supervisor: aSupervisor().actor,
    ...more,
  };
}

const said: OperationEvent[] = [
  { type: 'mutation.go' },
  { type: 'mutation.hold' },
  { type: 'mutation.retry' },
  { type: 'mutation.forget' },
  { type: 'send.now' },
  { type: 'send.cancel' },
];

const nobody = { words: [], refused: [] };
const told = (more: Partial<ReconcileResult<SingleMutation>>): AnyEventObject =>
  finished('reconcile', { ok: true, value: { done: nobody, again: null, untold: false, ...more } });
const failed = (id: string, code: FailureCode, values = {}): AnyEventObject =>
  finished(id, { ok: false, failure: { code, values } });

const many = markWork(suspect(...Array.from({ length: 51 }, (_, n) => listingId(n)))) as OperationInput['work'];

const toSupport: OperationInput['work'] = {
  kind: 'command',
  command: { type: 'sendMessageToSupport', input: { email: 'a@b.test', userId: '1', siteId: 'MLA', message: 'Hola' } },
};

const wasInflight = (snapshot: AnyMachineSnapshot) =>
  ['doubting', 'reconciling', 'askingLater', 'unknown'].includes(String(snapshot.value));
const leftInflight: Partial<OperationInput> = { left: 'inflight', createdAt: leftAt, inflightAt: leftAt };
const life = (name: string, more: Partial<OperationInput> = {}) => ({
  name,
  input: operationInput(more),
  systemActors: sampleSystemActors(),
  now: sampleNow,
});

export const operationSamples: MachineSamples<typeof operationMachine> = {
  lives: [
    life('a new mark'),
    life('a mark of more listings than one request takes', { work: many }),
    life('a new mark, keys honoured', { keysHonoured: true }),
    life('a reply that can be taken back', { work: confirmWork as OperationInput['work'], goesAt: sampleNow }),
    life('left queued', { left: 'queued', createdAt: leftAt }),
    life('left on its way', leftInflight),
    life('left on its way, keys honoured', { ...leftInflight, keysHonoured: true }),
    life('a message to support', { work: toSupport }),
    life('a message to support, left on its way', { ...leftInflight, work: toSupport }),
  ],
  events: [
    ...said,
    answered('writeJournal', undefined),
    refused('writeJournal', 'STORAGE_UNAVAILABLE'),
    answered('deleteJournal', undefined),
    finished('perform', { ok: true, value: nobody }),
    failed('perform', 'ALREADY_AUDITED'),
    failed('perform', 'NO_VALID_TOKEN'),
    failed('perform', 'TIMED_OUT'),
    told({}),
    told({ untold: true }),
    told({ again: markWork(suspect(listingId(1))) as SingleMutation }),
    told({ failure: { code: 'CASE_NOT_OPEN' } }),
    failed('reconcile', 'OFFLINE'),
  ],
  serialize: ({ value, status, context }) =>
    JSON.stringify([
      value,
      status,
      context.released,
      context.goesAt === null,
      context.failure?.code,
      Math.min(context.attempt as number, 1),
      Math.min(context.round as number, 1),
    ]),
  never: {
    'a request goes while it can be taken back': ({ value, context }) =>
      ['departing', 'performing'].includes(String(value)) && context.goesAt !== null,
    'it asks about a request that never went out': (snapshot) =>
      wasInflight(snapshot) && snapshot.context.inflightAt === null,
    'a request goes before the journal has it': ({ value, context }) =>
      value === 'performing' && context.inflightAt === null,
    'it doubts where sending again is safe': (snapshot) =>
      snapshot.value === 'doubting' && snapshot.context.keysHonoured === true,
  },
};

export const operationDescriptions = {
  states: {
    beginning: 'A new operation, or one that a former visit left in the journal.',
    recording: 'It is written to the journal before anything else.',
    countdown:
      'A reply can be taken back: nothing goes out before its moment, over a reload too. Other work is let go at once.',
    waiting: 'It waits for its turn: for the connection, and for those before it that touch the same.',
    departing: 'The journal learns that its request goes out now.',
    performing: 'The request is on its way.',
    tallying: 'One request is over; the work may need another.',
    returning: 'It was turned away at the door: the journal has it as queued again.',
    pausing: 'It tries again a little later.',
    repeating: 'The answer was lost; the same request goes again under the same key, which the gateway does only once.',
    doubting: 'The answer was lost: longer than the request could last passes before anybody asks.',
    reconciling: 'The gateway is asked what became of it.',
    askingLater: 'Asking failed; it is asked again a little later.',
    unknown: 'Nobody can tell what became of it: the person decides.',
    forgetting: 'It is over and leaves the journal.',
    settled: 'Everybody is told.',
  },
  guards: {
    mayBeTakenBack: 'it is a reply, and its moment to go is not over',
    isLetGo: 'its moment is over, or it had none',
    isTakenBack: 'the person has taken it back',
    hasNothingOut: 'no request of it can have arrived',
    isReleased: 'its turn has come',
    isNew: 'it was asked for in this visit',
    mustAsk: 'it was on its way when the visit ended, and keys are not honoured',
    mustLeaveOpen: 'it was on its way, keys are not honoured, and nothing can be asked',
    cannotAsk: 'the gateway keeps nothing that could be asked about it',
    keysHonoured: 'the gateway does a mutation with the same key only once',
    hasMore: 'more listings are left than one request takes',
    isUntold: 'the gateway cannot tell what became of it',
    isUnfinished: 'some of it is still to be done',
  },
  delays: {
    untilItGoes: 'what is left of the time in which it can be taken back',
    beforeNextTry: 'a pause of 2 s to 30 s',
    untilAskable: 'the time that the request could still take',
  },
};
