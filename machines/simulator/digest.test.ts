import { describe, expect, it, test } from 'vitest';
import { assign, setup } from 'xstate';
import { watchDigests } from './digest';
import { replayWalk } from './replay-walk';
import type { MachineSamples } from './samples';
import { simulate } from './simulate';
import type { TakenStep } from './walk';

interface Row {
  id: string;
  price: number;
}
interface Shape {
  forgets?: boolean;
  rows?: Row[];
  pause?: number;
  shows?: string;
}

const rowsOf = (...ids: string[]): Row[] => ids.map((id) => ({ id, price: 10 }));

/** A machine that forgets its failure, keeps rows and waits, or does so otherwise. */
function machineThat({ forgets = true, rows = rowsOf('MLA1', 'MLA2'), pause = 3000 }: Shape = {}) {
  return setup({
    types: { context: {} as { failure: { code: string } | null; rows: Row[] } },
    actions: { clearFailure: assign({ failure: null }), setRows: assign({ rows: () => rows }) },
    delays: { pause },
  }).createMachine({
    id: 'keeping',
    context: { failure: { code: 'TIMEOUT' }, rows: [] },
    initial: 'resting',
    states: {
      resting: {
        on: { go: { target: 'waiting', actions: [...(forgets ? (['clearFailure'] as const) : []), 'setRows'] } },
      },
      waiting: { after: { pause: 'resting' } },
    },
  });
}

const samples: MachineSamples = { lives: [{ name: 'only', input: undefined }], events: [] };
const go = { do: 'send', event: { type: 'go' } } as const;
const viewOf = (shows: string) => () => ({ shows });

async function saidOf(shape: Shape, steps?: TakenStep[]): Promise<string | undefined> {
  const known = steps ?? (await walkOf());
  const view = viewOf(shape.shows ?? 'a');
  const { simulation, broke } = await replayWalk(
    machineThat(shape),
    samples,
    { life: 'only', steps: known },
    undefined,
    view,
  );
  simulation.stop();
  return broke?.said;
}

async function walkOf(): Promise<TakenStep[]> {
  const simulation = await simulate(machineThat(), samples, 'only', viewOf('a'));
  await simulation.take(go);
  const steps = [{ ...go, ...simulation.result() }];
  simulation.stop();
  return steps;
}

describe('a walk tells of each step', () => {
  it('what it changed, which delays run since and which actions it ran', async () => {
    expect(await walkOf()).toEqual([
      {
        ...go,
        to: '"waiting"',
        did: [],
        digest: {
          context: {
            failure: 'null',
            'rows[]': '"MLA1" "MLA2"',
            'rows[MLA1].id': '"MLA1"',
            'rows[MLA1].price': '10',
            'rows[MLA2].id': '"MLA2"',
            'rows[MLA2].price': '10',
            'failure.code': '',
            rows: '',
          },
          delays: { pause: '"3 s"' },
        },
        ran: ['clear failure', 'set rows'],
      },
    ]);
  });

  it.each<[string, Shape, string | undefined]>([
    ['nothing where all is as it was', {}, undefined],
    [
      'data that stays since an action was dropped',
      { forgets: false },
      "Step 1 ended with other data: failure was null and is TIMEOUT now. It ran “clear failure” then, and doesn't now.",
    ],
    ['a row that is gone', { rows: rowsOf('MLA1') }, 'Step 1 ended with other data: MLA2 of rows is gone now.'],
    [
      'a row that is new',
      { rows: rowsOf('MLA1', 'MLA2', 'MLA3') },
      'Step 1 ended with other data: MLA3 of rows is new now.',
    ],
    [
      'rows in another order',
      { rows: rowsOf('MLA2', 'MLA1') },
      'Step 1 ended with other data: the order of rows was MLA1, MLA2 and is MLA2, MLA1 now.',
    ],
    [
      'a field of a row',
      { rows: [...rowsOf('MLA1'), { id: 'MLA2', price: 12 }] },
      'Step 1 ended with other data: price of MLA2 in rows was 10 and is 12 now.',
    ],
    [
      'a delay that is ten times longer',
      { pause: 30_000 },
      'Step 1 left other delays running: pause was "3 s" and is "30 s" now.',
    ],
    ['another view', { shows: 'b' }, undefined],
  ])('in a sentence: %s', async (_what, shape, said) => {
    expect(await saidOf(shape)).toBe(said);
  });

  it('what its view showed once the view changes with it', async () => {
    const steps = (await walkOf()).map((step) => ({ ...step, digest: { ...step.digest, view: { shows: '"b"' } } }));
    expect(await saidOf({}, steps)).toBe('Step 1 shows something else: shows was "b" and is "a" now.');
  });
});

test('of data that is too much to be kept whole, what differs is named', () => {
  const manyRows = (price: number) =>
    Array.from({ length: 20 }, (_, at) => ({ id: `MLA${String(at)}`, price: at === 7 ? price : at }));
  let context = {
    rows: manyRows(1),
    listing: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`f${String(at)}`, at])),
  };
  const known = watchDigests(() => ({ context, delays: {} })).next();
  const differenceNow = () => {
    const digests = watchDigests(() => ({ context, delays: {} }));
    digests.next();
    return digests.differenceFrom(known);
  };
  expect([JSON.stringify(known).length < 600, differenceNow()]).toEqual([true, null]);
  context = { ...context, rows: manyRows(2) };
  expect(differenceNow()).toBe('ended with other data: MLA7 in rows is {"id":"MLA7","price":2}, another, now');
  context = { rows: manyRows(1), listing: { ...context.listing, f3: 99 } };
  expect(differenceNow()).toBe('ended with other data: listing.f3 is 99, another, now');
});

test('what is new is told with the lists within it', () => {
  let context: { groups: string[][] | null } = { groups: null };
  const known = watchDigests(() => ({ context, delays: {} })).next();
  context = { groups: [['MLA1', 'MLA2'], ['MLA3']] };
  const digests = watchDigests(() => ({ context, delays: {} }));
  digests.next();
  expect(digests.differenceFrom(known)).toBe(
    'ended with other data: groups was null and is {0: [MLA1, MLA2], 1: [MLA3]} now',
  );
});
