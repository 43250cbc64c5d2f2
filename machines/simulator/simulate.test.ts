import { assign, log, setup } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { succeeded } from '../kit/outcome';
import { port } from '../kit/port';
import { mutation } from '../kit/mutation';
import { simulate } from './simulate';
import type { MachineSamples } from './samples';
import { systemActor } from '../kit/system-actor';
import { toStep } from './to-step';
import type { Step } from './walk';

/** XState takes the console's function while it is loaded. */
const written = vi.hoisted(() => vi.spyOn(console, 'log'));

type Said = { type: 'ask' } | { type: 'leave' } | { type: 'break' };
const machine = setup({
  types: { context: {} as { asked: number }, events: {} as Said },
  actors: { sites: port('sites') },
  guards: { untired: ({ context }) => context.asked < 2 },
}).createMachine({
  id: 'sample',
  context: { asked: 0 },
  initial: 'resting',
  states: {
    resting: {
      on: {
        ask: { guard: 'untired', target: 'asking', actions: assign({ asked: ({ context }) => context.asked + 1 }) },
        break: {
          actions: () => {
            throw new Error('Broken.');
          },
        },
      },
    },
    asking: {
      invoke: {
        id: 'sites',
        src: 'sites',
        onDone: [{ guard: succeeded, target: 'telling' }, { target: 'resting' }],
      },
      on: { leave: 'resting' },
      after: { 3000: 'resting' },
    },
    telling: {
      entry: ({ system }) => systemActor(system, 'notices').send({ type: 'notice.dismiss', id: 'n' }),
      type: 'final',
    },
  },
});
const samples: MachineSamples<typeof machine> = {
  lives: [{ name: 'only', now: 1000 }],
  events: [],
  never: { 'it asked twice': ({ context }) => (context as { asked: number }).asked > 1 },
};
const ask = { do: 'send', event: { type: 'ask' } } as const;

describe('a simulation', () => {
  it('that ends tells its parent so under the same name in every run', async () => {
    const ending = setup({}).createMachine({
      id: 'ending',
      initial: 'open',
      output: 7,
      states: { open: { on: { close: 'closed' } }, closed: { type: 'final' } },
    });
    const told = [];
    for (const _run of [1, 2]) {
      const simulation = await simulate(ending, {
        events: [{ type: 'close' }],
        lives: [{ name: 'one', input: undefined }],
      });
      await simulation.take({ do: 'send', event: { type: 'close' } });
      told.push(simulation.happened().said.map(({ to, event }) => [to, event.type, event.output]));
    }
    expect(told).toEqual([[['parent', 'xstate.done.actor.ending', 7]], [['parent', 'xstate.done.actor.ending', 7]]]);
  });

  it('of a machine that logs something writes nothing', async () => {
    const logging = setup({}).createMachine({
      id: 'logging',
      entry: log('begun'),
      on: { go: { actions: log('gone') } },
    });
    const simulation = await simulate(logging, { lives: [{ name: 'only' }], events: [{ type: 'go' }] });
    expect(await simulation.take({ do: 'send', event: { type: 'go' } })).toBeNull();
    simulation.stop();
    expect(written.mock.calls).toEqual([]);
  });

  it('says of its start which transitions it took at once, and no others', async () => {
    const choosing = setup({}).createMachine({
      id: 'choosing',
      initial: 'weighing',
      states: {
        weighing: { always: [{ guard: () => false, target: 'shut' }, { target: 'open' }] },
        open: { on: { close: 'shut' } },
        shut: {},
      },
    });
    const simulation = await simulate(choosing, { lives: [{ name: 'only' }], events: [{ type: 'close' }] });
    expect(simulation.happened().taken).toEqual(['choosing.weighing --always[1]--> choosing.open']);
    await simulation.take({ do: 'send', event: { type: 'close' } });
    expect(simulation.happened().taken).toEqual(['choosing.open --close[0]--> choosing.shut']);
    const resting = await simulate(machine, samples);
    expect(resting.happened().taken).toEqual([]);
  });

  it('waits with the answer of a port until a step gives it, and says what happened', async () => {
    const simulation = await simulate(machine, samples);
    expect(await simulation.take(ask)).toBeNull();
    expect(simulation.asks()).toEqual([{ port: 'sites', nth: 1, by: 'sites', input: undefined, standing: 'open' }]);
    expect(await simulation.take({ do: 'answer', port: 'sites', nth: 1, outcome: { ok: true, value: [] } })).toBeNull();
    expect([simulation.at(), simulation.asks()[0]?.standing]).toEqual(['"telling"', 'answered']);
    expect(simulation.happened()).toMatchObject({
      taken: ['sample.asking --xstate.done.actor.sites[0]--> sample.telling'],
      said: [{ from: '', to: 'notices', event: { type: 'notice.dismiss', id: 'n' } }, { to: 'parent' }],
    });
    expect(await simulation.take(ask)).toBe('The machine has ended.');
  });

  it('lets a delay pass when a step says so, and no earlier', async () => {
    const simulation = await simulate(machine, samples);
    await simulation.take(ask);
    expect(simulation.timers()).toEqual([
      { event: 'xstate.after.3000.sample.asking', due: 3000, lasts: 3000, inner: false },
    ]);
    await simulation.take({ do: 'wait', ms: 2999 });
    expect([simulation.at(), simulation.timers()[0]?.due, simulation.now()]).toEqual(['"asking"', 1, 3999]);
    await simulation.take({ do: 'wait', ms: 1 });
    expect([simulation.at(), simulation.timers()]).toEqual(['"resting"', []]);
  });

  it('an answer to a call that was given up changes nothing', async () => {
    const simulation = await simulate(machine, samples);
    await simulation.take(ask);
    await simulation.take({ do: 'send', event: { type: 'leave' } });
    expect(simulation.asks()[0]?.standing).toBe('given up');
    expect(await simulation.take({ do: 'answer', port: 'sites', nth: 1, outcome: { ok: true, value: [] } })).toBeNull();
    expect(simulation.at()).toBe('"resting"');
  });

  it('says in a sentence which step cannot be taken, and takes nothing of it', async () => {
    const simulation = await simulate(machine, samples);
    expect(await simulation.take({ do: 'send', event: { type: 'leave' } })).toBe('"leave" is not accepted in resting.');
    const answer = { do: 'answer', port: 'sites', nth: 1, outcome: { ok: true, value: [] } } as const;
    expect(await simulation.take(answer)).toBe('"sites" was not asked yet.');
    await simulation.take(ask);
    await simulation.take({ ...answer, outcome: { ok: false, failure: { code: 'OFFLINE' } } });
    expect(await simulation.take(answer)).toBe('"sites" has its answer already.');
  });

  it('knows which of the sentences that must never hold does', async () => {
    const simulation = await simulate(machine, samples);
    for (const type of ['ask', 'leave'] as const) await simulation.take({ do: 'send', event: { type } });
    expect(simulation.broken()).toEqual([]);
    await simulation.take(ask);
    expect(simulation.broken()).toEqual(['it asked twice']);
  });

  it('hears what reaches the machine between steps, and outlives a machine that breaks', async () => {
    const simulation = await simulate(machine, samples);
    const heard: string[] = [];
    simulation.onIntrusion(({ event }) => heard.push(event.type));
    simulation.actor.send({ type: 'ask' });
    await simulation.take({ do: 'send', event: { type: 'leave' } });
    expect(heard).toEqual(['ask']);
    await simulation.take({ do: 'send', event: { type: 'break' } });
    expect(simulation.error()).toBe('Broken.');
    expect(await simulation.take(ask)).toBe('The machine has ended.');
  });

  it('hears what is said to a machine that it runs, and says it again there', async () => {
    const outer = setup({ actors: { inner: machine } }).createMachine({
      initial: 'open',
      states: { open: { invoke: { src: 'inner', id: 'inner' }, on: { close: 'closed' } }, closed: {} },
    });
    const lives = { lives: [{ name: 'one' }], events: [] } as const;
    const first = await simulate(outer, lives);
    const heard: Step[] = [];
    first.onIntrusion((step) => heard.push(step));
    first.actor.getSnapshot().children.inner?.send({ type: 'ask' });
    expect(heard).toEqual([{ do: 'send', event: { type: 'ask' }, inner: 'inner' }]);
    const second = await simulate(outer, lives);
    expect(await second.take(heard[0]!)).toBeNull();
    expect(second.asks()).toEqual([{ port: 'sites', nth: 1, by: 'sites', input: undefined, standing: 'open' }]);
    await second.take({ do: 'send', event: { type: 'close' } });
    expect(await second.take(heard[0]!)).toBe('"inner" doesn\'t run in closed.');
  });

  it('takes the event of a path test for what it does on a running machine', async () => {
    const simulation = await simulate(machine, samples);
    await simulation.take(ask);
    const done = { type: 'xstate.done.actor.sites', output: { ok: true, value: [] } };
    expect(toStep(simulation, done)).toEqual({ do: 'answer', port: 'sites', nth: 1, outcome: done.output });
    expect(toStep(simulation, { type: 'xstate.after.3000.sample.asking' })).toEqual({ do: 'wait', ms: 3000 });
    expect(toStep(simulation, { type: 'leave' })).toEqual({ do: 'send', event: { type: 'leave' } });
  });

  it('work that somebody waits for is asked like a port, and given up when nobody waits any more', async () => {
    const asking = setup({
      types: { context: {} as { gone: string[] } },
      actors: { deleteLiveSearch: mutation('deleteLiveSearch') },
    }).createMachine({
      id: 'asking',
      context: { gone: [] },
      initial: 'open',
      states: {
        open: {
          invoke: {
            id: 'deleteLiveSearch',
            src: 'deleteLiveSearch',
            input: { id: 'ls-1' },
            onDone: [
              { guard: succeeded, target: 'done' },
              { target: 'open', reenter: true },
            ],
          },
          on: { leave: 'left' },
        },
        done: {},
        left: {},
      },
    });
    const askingSamples: MachineSamples<typeof asking> = { lives: [{ name: 'only' }], events: [{ type: 'leave' }] };
    const simulation = await simulate(asking, askingSamples);
    const asks = () => simulation.asks().map(({ port, nth, by, standing }) => [port, nth, by, standing]);
    expect(simulation.asks()[0]?.input).toEqual({ id: 'ls-1' });
    const refusal = { type: 'xstate.done.actor.deleteLiveSearch', output: { ok: false, failure: { code: 'OFFLINE' } } };
    const step = toStep(simulation, refusal);
    expect(step).toMatchObject({ do: 'answer', port: 'deleteLiveSearch', nth: 1 });
    expect(await simulation.take(step)).toBeNull();
    expect(asks()).toEqual([
      ['deleteLiveSearch', 1, 'deleteLiveSearch', 'answered'],
      ['deleteLiveSearch', 2, 'deleteLiveSearch', 'open'],
    ]);
    await simulation.take({ do: 'send', event: { type: 'leave' } });
    expect(asks()[1]?.at(-1)).toBe('given up');
    simulation.stop();
    const again = await simulate(asking, askingSamples);
    await again.take({ do: 'answer', port: 'deleteLiveSearch', nth: 1, outcome: { ok: true, value: { id: 'ls-1' } } });
    expect(again.at()).toBe('"done"');
  });
});
