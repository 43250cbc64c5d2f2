import { afterEach, expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import type { CheckedMachine } from '../lab/check';
import { machineNames } from '../lab/exhibit';
import { deskMachine } from './desk.machine';
import { stopDesks, openDesk } from './desk.fixture';

afterEach(stopDesks);

test('the page of the coverage tells machine after machine, and that all are told', async () => {
  const checked = (name: string, faults: string[]): CheckedMachine => ({
    name,
    area: 'system',
    lives: 1,
    events: 2,
    walks: 3,
    states: { all: 4, reached: 4 },
    transitions: { all: 5, taken: 5 - faults.length },
    faults,
  });
  const two = [checked('one', []), checked('two', ['Transition not taken: two.a --b[0]--> stays.'])];
  const values: unknown[] = [];
  const checking = fromCallback(({ sendBack }) => {
    for (const machine of two) sendBack({ type: 'machine.checked', machine });
    const end = setTimeout(() => sendBack({ type: 'check.done' }), 5);
    return () => clearTimeout(end);
  });
  const one = await openDesk('#/coverage', {}, deskMachine.provide({ actors: { checking } }));
  values.push(one.value(), one.context().checked);
  await one.until((now) => now.matches({ checking: 'done' }));
  values.push(one.value(), one.context().checked);
  expect(values).toEqual([{ checking: 'walking' }, two, { checking: 'done' }, two]);
  one.desk.send({ type: 'address.changed', hash: '#/' });
  await one.until((now) => now.matches('list'));
  expect(one.context().checked).toEqual([]);
});

test('the page of the coverage walks the machines in their order, and ends when it is left', async () => {
  const one = await openDesk('#/coverage');
  await one.until((now) => now.context.checked.length === 2);
  expect(one.context().checked.map(({ name, faults }) => [name, faults])).toEqual(
    machineNames.slice(0, 2).map((name) => [name, []]),
  );
  one.desk.send({ type: 'address.changed', hash: '#/login' });
  await one.arrived();
  await one.until((now) => now.matches({ shown: { paths: 'unasked' } }));
  one.desk.send({ type: 'paths.open' });
  await one.until((now) => now.matches({ shown: { paths: 'known' } }));
  expect(one.context().checked).toEqual([]);
});
