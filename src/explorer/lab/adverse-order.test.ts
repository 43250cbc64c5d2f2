import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/property-runs';
import { port } from '../../../machines/kit/port';
import { chooser, edgeValueOf } from './edge-values';
import { loadExhibit, machineNames } from './exhibit';
import { findAdverseOrder } from './find-adverse-order';
import { formatStep } from './format-step';

const { numRuns: runs, seed } = propertyRuns(8);

test.each(machineNames)(
  '%s: answers in any order, late, lost or at the edge of their types break nothing',
  async (name) => {
    const found = await findAdverseOrder(await loadExhibit(name), { runs, seed });
    expect(found && [found.fault, found.life, ...found.steps.map((step) => [formatStep(step), step])]).toBeNull();
  },
);

/** Two questions at once, of which the last answer counts, whatever it answers. */
const forgetful = setup({
  types: { context: {} as { last: string | null } },
  actors: { sites: port('sites'), menu: port('menu') },
  actions: { keep: assign((_, last: { last: string }) => last) },
}).createMachine({
  id: 'forgetful',
  context: { last: null },
  type: 'parallel',
  states: {
    sites: {
      initial: 'asking',
      states: {
        asking: {
          invoke: { src: 'sites', onDone: { target: 'known', actions: { type: 'keep', params: { last: 'sites' } } } },
        },
        known: {},
      },
    },
    menu: {
      initial: 'asking',
      states: {
        asking: {
          invoke: { src: 'menu', onDone: { target: 'known', actions: { type: 'keep', params: { last: 'menu' } } } },
        },
        known: {},
      },
    },
  },
});
const payloads = { events: {}, ports: {}, definitions: {}, checks: {} };

describe('what breaks in one order of two answers', () => {
  const samples = {
    lives: [{ name: 'both asked' }] as const,
    events: [{ type: 'sites.look' }, { type: 'menu.look' }],
    never: {
      'the sites are the last that came': (snapshot: { value: unknown; context: unknown }) =>
        JSON.stringify(snapshot.value) === '{"sites":"known","menu":"known"}' &&
        (snapshot.context as { last: string }).last === 'sites',
    },
  };

  test('is found, and told by its two answers alone', async () => {
    const found = await findAdverseOrder({ machine: forgetful, samples, payloads }, { runs: 200, seed: 1 });
    expect(found?.fault).toBe('Must never hold, and does: the sites are the last that came');
    expect(found?.steps.map((step) => step.do === 'answer' && step.port)).toEqual(['menu', 'sites']);
  });

  test('is not looked for once nobody wants it', async () => {
    const stopped = AbortSignal.abort();
    const subject = { machine: forgetful, samples, payloads };
    expect(await findAdverseOrder(subject, { runs: 200, seed: 1, signal: stopped })).toBeNull();
  });

  test('an actor within that breaks is told by its name', async () => {
    const breaking = setup({
      actors: { sites: port('sites'), read: fromPromise(() => Promise.reject(new Error('no such thing'))) },
    }).createMachine({
      id: 'breaking',
      initial: 'asking',
      states: { asking: { invoke: { src: 'sites', onDone: 'reading' } }, reading: { invoke: { src: 'read' } } },
    });
    const found = await findAdverseOrder(
      { machine: breaking, samples: { lives: [{ name: 'asked' }], events: [] }, payloads },
      { runs: 50, seed: 1 },
    );
    expect([found?.fault, found?.steps.length]).toEqual(['The machine broke: no such thing', 1]);
  });
});

test('a value at the edge of a type keeps to it, and has another id each time', () => {
  const schema = {
    type: 'array',
    minItems: 2,
    items: {
      type: 'object',
      required: ['id', 'state'],
      properties: { id: { type: 'string' }, state: { enum: ['open', 'shut'] }, note: { type: ['string', 'null'] } },
    },
  };
  for (let from = 0; from < 50; from += 1) {
    const value = edgeValueOf(schema, {}, chooser(from)) as { id: string; state: string; note?: string | null }[];
    expect(value).toHaveLength(2);
    expect(new Set(value.map(({ id }) => id)).size).toBe(2);
    expect(value.every(({ state }) => ['open', 'shut'].includes(state))).toBe(true);
  }
});
