import { assign, setup, spawnChild, type AnyActorRef } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClockOf } from '../kit/port';
import { systemActor } from '../kit/system-actor';
import type { RecordedScenario } from './recorded-scenario';
import { replayWalk } from './replay-walk';
import type { MachineSamples } from './samples';
import type { Simulation } from './simulate';
import { readRecording } from './recording';
import type { TakenStep } from './walk';

const machine = setup({
  types: {
    context: {} as { ids: string[]; chosen: Set<string> },
    events: {} as { type: 'ask' },
    input: {} as { chosen: Set<string> },
  },
  guards: {
    isMenuOpen: ({ context }) =>
      context.chosen.has('one') && systemActor(current().root.system, 'shell').getSnapshot().context.menuOpen,
  },
  actions: {
    name: assign({ ids: ({ context, self }) => [...context.ids, systemClockOf(self.system).newId()] }),
  },
}).createMachine({
  id: 'asking',
  context: ({ input }) => ({ ids: [], chosen: input.chosen }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        ask: {
          guard: 'isMenuOpen',
          target: 'asked',
          actions: 'name',
        },
      },
    },
    asked: { on: { ask: { actions: 'name' } } },
  },
});
const samples: MachineSamples<typeof machine> = {
  lives: [{ name: 'only', input: { chosen: new Set() } }],
  events: [{ type: 'ask' }],
};
const scenario: RecordedScenario = {
  input: { chosen: { $set: ['one'] } },
  systemActors: { shell: { lang: 'es', chosen: 'es', menuOpen: false } },
  now: 1000,
  online: true,
  ids: ['k-1', 'k-2'],
};
const opens: TakenStep = {
  do: 'facts',
  of: 'shell',
  changes: [{ path: ['menuOpen'], value: true }],
  to: '"resting"',
};
const ask = (to: string): TakenStep => ({ do: 'send', event: { type: 'ask' }, to });

let running: Simulation | null = null;
const current = (): Simulation => {
  if (running === null) throw new Error('Nothing runs.');
  return running;
};
afterEach(() => running?.stop());

const replay = (steps: TakenStep[]) =>
  replayWalk(machine, samples, { life: 'recorded', scenario, steps }, (simulation) => {
    running = simulation as never;
  });

describe('a walk that brings its own scenario', () => {
  it('begins with its input, reads what a system actor shows since a step, and has the ids that were made', async () => {
    const { broke, simulation } = await replay([opens, ask('"asked"'), ask('"asked"'), ask('"asked"')]);
    expect(broke).toBeNull();
    expect(simulation.actor.getSnapshot().context.ids).toEqual(['k-1', 'k-2', 'id-1']);
  });

  it('is refused where the machine does not do the same without that step', async () => {
    const { broke } = await replay([ask('"asked"')]);
    expect(broke?.said).toBe('Step 1 can\'t be taken: "ask" is not accepted in resting.');
  });
});

describe('the text of a recording', () => {
  it.each([
    ['{', 'This file is damaged: it can’t be read as a recording.'],
    ['{"format":1}', 'This file is no recording of a console.'],
    ['{"format":"vigia-recording","version":2}', 'This recording is of a version that this explorer doesn’t know.'],
    [
      '{"format":"vigia-recording","version":1,"actors":[],"entries":[{}],"settings":{}}',
      'This recording is damaged: not all of it is there.',
    ],
  ])('is refused with a sentence: %s', (text, fault) => {
    expect(readRecording(text)).toEqual({ ok: false, fault });
  });
});

describe('the data of a recorded walk', () => {
  const row = setup({ types: { context: {} as { heard: string[] }, events: {} as { type: 'open' } } }).createMachine({
    id: 'row',
    context: { heard: [] },
    on: { open: {} },
  });
  const list = setup({
    types: {
      context: {} as { address: object | null; moves: number; titles: unknown[]; opener: AnyActorRef },
      events: {} as { type: 'look'; address: object } | { type: 'row.add'; id: string },
      input: {} as { opener: AnyActorRef },
    },
    actors: { row },
  }).createMachine({
    id: 'list',
    context: ({ input: { opener } }) => ({ address: null, moves: 0, titles: [], opener }),
    on: {
      look: {
        actions: assign(({ context, event: { address } }) => ({
          address,
          moves: context.moves + (address === context.address ? 0 : 1),
          titles: [...context.titles, context.opener.getSnapshot().context.rows.head?.title ?? null],
        })),
      },
      'row.add': { actions: spawnChild('row', { id: ({ event }) => event.id }) },
    },
  });
  const look = (sort: string | null): TakenStep => ({
    do: 'send',
    event: { type: 'look', address: { sort, sites: ['MLA'] } },
    to: '{}',
  });
  const walked = async (steps: TakenStep[]) => {
    const recorded: RecordedScenario = { ...scenario, input: { opener: { $actor: 7 } } };
    const walk = { life: 'recorded', scenario: recorded, steps };
    const { broke, simulation } = await replayWalk(list, { lives: [{ name: 'none' }], events: [] } as never, walk);
    running = simulation as never;
    return { broke, context: simulation.actor.getSnapshot().context };
  };

  it('is the same object as long as it stays as it was, and another one once it was something else', async () => {
    const { broke, context } = await walked([look(null), look(null), look('price'), look('price'), look(null)]);
    expect(broke).toBeNull();
    expect(context.moves).toBe(3);
  });

  it('knows nothing of what another actor had, and machines that ask for it go on', async () => {
    expect((await walked([look(null)])).context.titles).toEqual([null]);
  });

  it('reaches a machine within whose id has slashes of its own', async () => {
    const add: TakenStep = { do: 'send', event: { type: 'row.add', id: 'document./files/1.pdf' }, to: '{}' };
    const open: TakenStep = { do: 'send', event: { type: 'open' }, inner: 'document./files/1.pdf', to: '{}' };
    const { broke } = await walked([add, open]);
    expect(broke).toBeNull();
  });
});
