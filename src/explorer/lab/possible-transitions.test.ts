import { afterEach, expect, test } from 'vitest';
import { setup, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { answered, refused } from '../../../machines/simulator/cover';
import { succeeded } from '../../../machines/kit/outcome';
import { port } from '../../../machines/kit/port';
import { simulate, type Simulation } from '../../../machines/simulator/simulate';
import type { MachineSamples } from '../../../machines/simulator/samples';
import { frameOf } from './frames';
import { loadExhibit } from './exhibit';
import { offersOf } from './offers';
import { findPossibleTransitions } from './possible-transitions';

const machine = setup({
  types: { events: {} as { type: 'submit'; text: string } | { type: 'settled'; id: string } },
  actors: { sites: port('sites') },
  guards: {
    isEmpty: ({ event }) => event.type === 'submit' && event.text === '',
    isOurs: ({ event }) => event.type === 'settled' && event.id === 'ours',
  },
}).createMachine({
  id: 'form',
  initial: 'filling',
  states: {
    filling: {
      on: {
        submit: [{ guard: 'isEmpty', target: 'faulty' }, { target: 'asking' }],
        settled: [{ guard: 'isOurs', target: 'faulty' }, { target: 'done' }],
      },
    },
    faulty: {},
    asking: {
      invoke: {
        id: 'sites',
        src: 'sites',
        onDone: [{ guard: succeeded, target: 'done' }, { target: 'faulty' }],
      },
      after: { 3000: 'filling' },
    },
    done: { type: 'final' },
  },
});

const onStage: Simulation[] = [];
afterEach(() => onStage.splice(0).forEach((one) => one.stop()));

/** What can be taken next after these steps, with those samples at hand. */
async function possible(events: AnyEventObject[], taken: AnyEventObject[] = []) {
  const samples: MachineSamples = { lives: [{ name: 'one', input: undefined }], events };
  const simulation = await simulate(machine, samples);
  onStage.push(simulation);
  for (const event of taken) expect(await simulation.take({ do: 'send', event })).toBeNull();
  const exhibit = { ...(await loadExhibit('login')), machine, samples, view: null };
  const snapshot = simulation.actor.getSnapshot() as AnyMachineSnapshot;
  const offers = offersOf(machine, { states: {} }, samples, 'one', snapshot);
  return [...findPossibleTransitions(exhibit, snapshot, frameOf(exhibit, simulation, null), offers)].sort();
}

test('an event can take what the guards let its payload take, and nothing else', async () => {
  const settled = (id: string) => ({ type: 'settled', id });
  expect(await possible([{ type: 'submit', text: '' }, settled('theirs')])).toEqual([
    'form.filling --settled[1]--> form.done',
    'form.filling --submit[0]--> form.faulty',
  ]);
  expect(await possible([{ type: 'submit', text: 'x' }, settled('ours'), settled('theirs')])).toEqual([
    'form.filling --settled[0]--> form.faulty',
    'form.filling --settled[1]--> form.done',
    'form.filling --submit[1]--> form.asking',
  ]);
});

test('answers that may come and delays that run can take theirs', async () => {
  const submitEvents = [{ type: 'submit', text: 'x' }];
  const delay = 'form.asking --xstate.after.3000.form.asking[0]--> form.filling';
  expect(await possible([...submitEvents, answered('sites', [])], submitEvents)).toEqual([
    delay,
    'form.asking --xstate.done.actor.sites[0]--> form.done',
  ]);
  expect(await possible([...submitEvents, refused('sites', 'OFFLINE')], submitEvents)).toEqual([
    delay,
    'form.asking --xstate.done.actor.sites[1]--> form.faulty',
  ]);
});

test('nothing can be taken once the machine has ended', async () => {
  expect(await possible([{ type: 'settled', id: 'theirs' }], [{ type: 'settled', id: 'theirs' }])).toEqual([]);
});
