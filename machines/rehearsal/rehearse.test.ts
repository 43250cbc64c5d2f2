import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { succeeded } from '../kit/outcome';
import { port } from '../kit/port';
import { work } from '../kit/work';
import { rehearse } from './rehearse';
import type { MachineSamples } from './samples';
import { seat } from '../kit/seat';
import { stepFor } from './steps-of';
import type { Step } from './walk';

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
      entry: ({ system }) => seat(system, 'notices').send({ type: 'notice.dismiss', id: 'n' }),
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

describe('a rehearsal', () => {
  it('that ends tells its parent so under the same name in every run', async () => {
    const ending = setup({}).createMachine({
      id: 'ending',
      initial: 'open',
      output: 7,
      states: { open: { on: { close: 'closed' } }, closed: { type: 'final' } },
    });
    const told = [];
    for (const _run of [1, 2]) {
      const rehearsal = await rehearse(ending, {
        events: [{ type: 'close' }],
        lives: [{ name: 'one', input: undefined }],
      });
      await rehearsal.take({ do: 'send', event: { type: 'close' } });
      told.push(rehearsal.happened().said.map(({ to, event }) => [to, event.type, event.output]));
    }
    expect(told).toEqual([[['parent', 'xstate.done.actor.ending', 7]], [['parent', 'xstate.done.actor.ending', 7]]]);
  });

  it('waits with the answer of a port until a step gives it, and says what happened', async () => {
    const rehearsal = await rehearse(machine, samples);
    expect(await rehearsal.take(ask)).toBeNull();
    expect(rehearsal.asks()).toEqual([{ port: 'sites', nth: 1, by: 'sites', input: undefined, standing: 'open' }]);
    expect(await rehearsal.take({ do: 'answer', port: 'sites', nth: 1, outcome: { ok: true, value: [] } })).toBeNull();
    expect([rehearsal.at(), rehearsal.asks()[0]?.standing]).toEqual(['"telling"', 'answered']);
    expect(rehearsal.happened()).toMatchObject({
      taken: ['sample.asking --xstate.done.actor.sites[0]--> sample.telling'],
      said: [{ from: '', to: 'notices', event: { type: 'notice.dismiss', id: 'n' } }, { to: 'parent' }],
    });
    expect(await rehearsal.take(ask)).toBe('The machine has ended.');
  });

  it('lets a delay pass when a step says so, and no earlier', async () => {
    const rehearsal = await rehearse(machine, samples);
    await rehearsal.take(ask);
    expect(rehearsal.timers()).toEqual([
      { event: 'xstate.after.3000.sample.asking', due: 3000, lasts: 3000, inner: false },
    ]);
    await rehearsal.take({ do: 'wait', ms: 2999 });
    expect([rehearsal.at(), rehearsal.timers()[0]?.due, rehearsal.now()]).toEqual(['"asking"', 1, 3999]);
    await rehearsal.take({ do: 'wait', ms: 1 });
    expect([rehearsal.at(), rehearsal.timers()]).toEqual(['"resting"', []]);
  });

  it('an answer to a call that was given up changes nothing', async () => {
    const rehearsal = await rehearse(machine, samples);
    await rehearsal.take(ask);
    await rehearsal.take({ do: 'send', event: { type: 'leave' } });
    expect(rehearsal.asks()[0]?.standing).toBe('given up');
    expect(await rehearsal.take({ do: 'answer', port: 'sites', nth: 1, outcome: { ok: true, value: [] } })).toBeNull();
    expect(rehearsal.at()).toBe('"resting"');
  });

  it('says in a sentence which step cannot be taken, and takes nothing of it', async () => {
    const rehearsal = await rehearse(machine, samples);
    expect(await rehearsal.take({ do: 'send', event: { type: 'leave' } })).toBe('"leave" is not accepted in resting.');
    const answer = { do: 'answer', port: 'sites', nth: 1, outcome: { ok: true, value: [] } } as const;
    expect(await rehearsal.take(answer)).toBe('"sites" was not asked yet.');
    await rehearsal.take(ask);
    await rehearsal.take({ ...answer, outcome: { ok: false, failure: { code: 'OFFLINE' } } });
    expect(await rehearsal.take(answer)).toBe('"sites" has its answer already.');
  });

  it('knows which of the sentences that must never hold does', async () => {
    const rehearsal = await rehearse(machine, samples);
    for (const type of ['ask', 'leave'] as const) await rehearsal.take({ do: 'send', event: { type } });
    expect(rehearsal.broken()).toEqual([]);
    await rehearsal.take(ask);
    expect(rehearsal.broken()).toEqual(['it asked twice']);
  });

  it('hears what reaches the machine between steps, and outlives a machine that breaks', async () => {
    const rehearsal = await rehearse(machine, samples);
    const heard: string[] = [];
    rehearsal.onIntrusion(({ event }) => heard.push(event.type));
    rehearsal.actor.send({ type: 'ask' });
    await rehearsal.take({ do: 'send', event: { type: 'leave' } });
    expect(heard).toEqual(['ask']);
    await rehearsal.take({ do: 'send', event: { type: 'break' } });
    expect(rehearsal.error()).toBe('Broken.');
    expect(await rehearsal.take(ask)).toBe('The machine has ended.');
  });

  it('hears what is said to a machine that it runs, and says it again there', async () => {
    const outer = setup({ actors: { inner: machine } }).createMachine({
      initial: 'open',
      states: { open: { invoke: { src: 'inner', id: 'inner' }, on: { close: 'closed' } }, closed: {} },
    });
    const lives = { lives: [{ name: 'one' }], events: [] } as const;
    const first = await rehearse(outer, lives);
    const heard: Step[] = [];
    first.onIntrusion((step) => heard.push(step));
    first.actor.getSnapshot().children.inner?.send({ type: 'ask' });
    expect(heard).toEqual([{ do: 'send', event: { type: 'ask' }, inner: 'inner' }]);
    const second = await rehearse(outer, lives);
    expect(await second.take(heard[0]!)).toBeNull();
    expect(second.asks()).toEqual([{ port: 'sites', nth: 1, by: 'sites', input: undefined, standing: 'open' }]);
    await second.take({ do: 'send', event: { type: 'close' } });
    expect(await second.take(heard[0]!)).toBe('"inner" doesn\'t run in closed.');
  });

  it('takes the event of a path test for what it does on a running machine', async () => {
    const rehearsal = await rehearse(machine, samples);
    await rehearsal.take(ask);
    const done = { type: 'xstate.done.actor.sites', output: { ok: true, value: [] } };
    expect(stepFor(rehearsal, done)).toEqual({ do: 'answer', port: 'sites', nth: 1, outcome: done.output });
    expect(stepFor(rehearsal, { type: 'xstate.after.3000.sample.asking' })).toEqual({ do: 'wait', ms: 3000 });
    expect(stepFor(rehearsal, { type: 'leave' })).toEqual({ do: 'send', event: { type: 'leave' } });
  });

  it('work that somebody waits for is asked like a port, and given up when nobody waits any more', async () => {
    const asking = setup({
      types: { context: {} as { gone: string[] } },
      actors: { deleteLiveSearch: work('deleteLiveSearch') },
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
    const rehearsal = await rehearse(asking, askingSamples);
    const asks = () => rehearsal.asks().map(({ port, nth, by, standing }) => [port, nth, by, standing]);
    expect(rehearsal.asks()[0]?.input).toEqual({ id: 'ls-1' });
    const refusal = { type: 'xstate.done.actor.deleteLiveSearch', output: { ok: false, failure: { code: 'OFFLINE' } } };
    const step = stepFor(rehearsal, refusal);
    expect(step).toMatchObject({ do: 'answer', port: 'deleteLiveSearch', nth: 1 });
    expect(await rehearsal.take(step)).toBeNull();
    expect(asks()).toEqual([
      ['deleteLiveSearch', 1, 'deleteLiveSearch', 'answered'],
      ['deleteLiveSearch', 2, 'deleteLiveSearch', 'open'],
    ]);
    await rehearsal.take({ do: 'send', event: { type: 'leave' } });
    expect(asks()[1]?.at(-1)).toBe('given up');
    rehearsal.stop();
    const again = await rehearse(asking, askingSamples);
    await again.take({ do: 'answer', port: 'deleteLiveSearch', nth: 1, outcome: { ok: true, value: { id: 'ls-1' } } });
    expect(again.at()).toBe('"done"');
  });
});
