import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { expect, it } from 'vitest';
import { walkMachine, answered, finished, refused } from '../../../kit/cover';
import { listingId, markWork, suspect } from '../outbox.samples';
import { operationMachine } from './operation.machine';
import { operationEvents, operationInput } from './operation.samples';
import type { OperationInput, Told } from './operation.types';

const nobody = { words: [], refused: [] };
const told = (more: Partial<Told>): AnyEventObject =>
  finished('reconcile', { ok: true, value: { done: nobody, again: null, untold: false, ...more } });
const failed = (id: string, code: string, values = {}): AnyEventObject =>
  finished(id, { ok: false, failure: { code, values } });

const events: AnyEventObject[] = [
  ...operationEvents,
  answered('writeJournal', undefined),
  refused('writeJournal', 'STORAGE_UNAVAILABLE'),
  answered('deleteJournal', undefined),
  finished('perform', { ok: true, value: nobody }),
  failed('perform', 'ALREADY_AUDITED'),
  failed('perform', 'NO_VALID_TOKEN'),
  failed('perform', 'TIMED_OUT'),
  told({}),
  told({ untold: true }),
  told({ again: markWork(suspect(listingId(1))) as Told['again'] }),
  told({ failure: { code: 'CASE_NOT_OPEN' } }),
  failed('reconcile', 'OFFLINE'),
];

const many = markWork(suspect(...Array.from({ length: 51 }, (_, n) => listingId(n)))) as OperationInput['work'];

const toSupport: OperationInput['work'] = {
  kind: 'command',
  command: { type: 'sendMessageToSupport', input: { email: 'a@b.test', userId: '1', siteId: 'MLA', message: 'Hola' } },
};

it('every path of an operation: new, left queued, left on its way, with keys honoured and ignored', () => {
  const lives: Partial<OperationInput>[] = [
    {},
    { work: many },
    { keysHonoured: true },
    { kept: 'queued' },
    { kept: 'inflight', inflightAt: 0 },
    { kept: 'inflight', inflightAt: 0, keysHonoured: true },
    { work: toSupport },
    { work: toSupport, kept: 'inflight', inflightAt: 0 },
  ];
  const wasInflight = (snapshot: AnyMachineSnapshot) =>
    ['doubting', 'reconciling', 'askingLater', 'unknown'].includes(String(snapshot.value));
  const walks = lives.map((life) =>
    walkMachine(operationMachine, {
      input: operationInput(life),
      events,
      serialize: ({ value, status, context }) =>
        JSON.stringify([
          value,
          status,
          context.released,
          context.failure?.code,
          Math.min(context.attempt as number, 1),
          Math.min(context.round as number, 1),
        ]),
      never: {
        'it asks about a request that never went out': (snapshot) =>
          wasInflight(snapshot) && snapshot.context.inflightAt === null,
        'a request goes before the journal has it': ({ value, context }) =>
          value === 'performing' && context.inflightAt === null,
        'it doubts where sending again is safe': (snapshot) =>
          snapshot.value === 'doubting' && snapshot.context.keysHonoured === true,
      },
    }),
  );
  const ids = (kind: 'states' | 'transitions', flag: 'reached' | 'taken') =>
    walks.flatMap((walk) =>
      (walk[kind] as { id: string; reached?: boolean; taken?: boolean }[])
        .filter((one) => one[flag])
        .map(({ id }) => id),
    );
  const [first] = walks;
  const missed = [
    ...(first?.states.map(({ id }) => id) ?? []).filter((id) => !ids('states', 'reached').includes(id)),
    ...(first?.transitions.map(({ id }) => id) ?? []).filter((id) => !ids('transitions', 'taken').includes(id)),
  ];
  expect(missed).toEqual([]);
});
