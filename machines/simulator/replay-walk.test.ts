import { afterEach, describe, expect, it } from 'vitest';
import { assign, emit, sendParent, setup, type AnyStateMachine } from 'xstate';
import { port } from '../kit/port';
import { systemActor } from '../kit/system-actor';
import { simulate, type Simulation } from './simulate';
import { withRecordedScenario } from './recorded-scenario';
import { replayWalk } from './replay-walk';
import type { MachineSamples } from './samples';
import type { Step, TakenStep } from './walk';

type Said = { type: 'go'; note: string } | { type: 'told' };
type Tells = 'notice' | 'drop' | 'parent' | 'emitted' | 'quiet' | 'still' | 'silent';

interface Shape {
  tells?: Tells[];
  id?: string;
  inner?: 'asking' | 'resting';
  puts?: number;
  asks?: string;
}

/** A machine with one step, which does what it is made to do. */
function machineThat({ tells = ['notice', 'drop'], id = 'n', inner = 'asking', puts = 1, asks = 'MLA' }: Shape = {}) {
  const within = setup({}).createMachine({
    id: 'within',
    initial: inner,
    states: { asking: {}, resting: {} },
    entry: sendParent({ type: 'told' }),
  });
  return setup({
    types: {
      context: {} as { note: string },
      events: {} as Said,
      emitted: {} as { type: 'rang' },
      output: {} as number,
    },
    actors: { within, listing: port('caseDescription') },
    actions: {
      notice: ({ system }) => systemActor(system, 'notices').send({ type: 'notice.dismiss', id }),
      drop: ({ system }) => systemActor(system, 'notices').send({ type: 'notice.dismiss', id: 'draft' }),
      quiet: () => undefined,
      still: () => undefined,
      silent: () => undefined,
      parent: sendParent({ type: 'heard' }),
      emitted: emit({ type: 'rang' }),
    },
  }).createMachine({
    id: 'saying',
    context: { note: '' },
    initial: 'resting',
    output: puts,
    states: {
      resting: {
        on: { go: { target: 'running', actions: [assign({ note: ({ event }) => event.note }), ...tells] } },
      },
      running: {
        invoke: [
          { id: 'within', src: 'within' },
          { id: 'listing', src: 'listing', input: { caseId: '1', siteId: asks } as never },
        ],
        on: { go: 'over', told: {} },
      },
      over: { type: 'final' },
    },
  });
}

const samples: MachineSamples = { lives: [{ name: 'only', input: undefined }], events: [] };
const go: Step = { do: 'send', event: { type: 'go', note: 'x' } };

const onStage: Simulation[] = [];
afterEach(() => onStage.splice(0).forEach((one) => one.stop()));

async function walkOf(machine: AnyStateMachine, steps: Step[] = [go, go]): Promise<TakenStep[]> {
  const simulation = await simulate(machine, samples);
  onStage.push(simulation);
  const taken: TakenStep[] = [];
  for (const step of steps) {
    expect(await simulation.take(step)).toBeNull();
    taken.push({ ...step, ...simulation.result() });
  }
  return taken;
}

async function brokeOf(steps: TakenStep[], machine: AnyStateMachine): Promise<string | null> {
  const { simulation, broke } = await replayWalk(machine, samples, { life: 'only', steps });
  onStage.push(simulation);
  return broke?.said ?? null;
}

describe('a walk that is taken again', () => {
  it('keeps of each step what it said, asked, put out and left standing within', async () => {
    const [first, second] = await walkOf(machineThat({ tells: ['notice', 'parent', 'emitted'] }));
    expect(first?.did).toEqual([
      { what: 'said notice.dismiss to notices', with: { id: '"n"' } },
      { what: 'said heard to its parent' },
      { what: 'said rang to everyone' },
      { what: 'let within say told to the machine' },
      { what: 'asked caseDescription', with: { caseId: '"1"', siteId: '"MLA"' } },
      { what: 'left within', with: { '': '"asking"' } },
    ]);
    expect(second?.did?.at(-1)).toEqual({ what: 'ended', with: { '': '1' } });
  });

  it('holds on the same machine, as one does that kept its states alone', async () => {
    const steps = await walkOf(machineThat());
    expect(await brokeOf(steps, machineThat())).toBeNull();
    expect(
      await brokeOf(
        steps.map(({ did: _did, digest: _digest, ran: _ran, ...step }) => step),
        machineThat({ id: 'other' }),
      ),
    ).toBeNull();
  });

  it.each<[string, Shape, string]>([
    [
      'an action that was dropped',
      { tells: ['drop'] },
      'Step 1 said notice.dismiss to notices: id was "n" and is "draft" now. It ran “notice” then, and doesn\'t now.',
    ],
    [
      'the last action dropped',
      { tells: ['notice'] },
      "Step 1 said notice.dismiss to notices, and doesn't now. It ran “drop” then, and doesn't now.",
    ],
    [
      'another payload to another actor',
      { id: 'm' },
      'Step 1 said notice.dismiss to notices: id was "n" and is "m" now.',
    ],
    [
      'something new that is said to the parent',
      { tells: ['notice', 'drop', 'parent'] },
      "Step 1 didn't do this, and does now: said heard to its parent. It runs “parent (say heard)” now, and didn't then.",
    ],
    ['another question', { asks: 'MLB' }, 'Step 1 asked caseDescription: siteId was MLA and is MLB now.'],
    [
      'a machine within that stands elsewhere',
      { inner: 'resting' },
      'Step 1 left within in asking, and leaves it in resting now.',
    ],
    ['something else put out', { puts: 2 }, 'Step 2 ended: it was 1 and is 2 now.'],
  ])('names %s, though it leads to the same states', async (_what, shape, said) => {
    expect(await brokeOf(await walkOf(machineThat()), machineThat(shape))).toBe(said);
  });

  it('names another order', async () => {
    const steps = await walkOf(machineThat({ tells: ['emitted', 'parent'] }));
    expect(await brokeOf(steps, machineThat({ tells: ['parent', 'emitted'] }))).toBe(
      'Step 1 said rang to everyone before it said heard to its parent, and does so after it now. It ran “set note”, “emitted (tell everyone rang)”, “parent (say heard)” then, and now “set note”, “parent (say heard)”, “emitted (tell everyone rang)”.',
    );
  });

  it.each<[string, Tells[], Tells[], string | null]>([
    [
      'names actions whose order alone is another',
      ['quiet', 'parent', 'still'],
      ['parent', 'quiet', 'still'],
      'Step 1 ran “quiet”, “parent (say heard)” in this order, and runs “parent (say heard)”, “quiet” now.',
    ],
    [
      'names an action that is lost, though it did nothing that can be seen',
      ['quiet', 'drop', 'still'],
      ['drop', 'still'],
      "Step 1 ran “quiet”, and doesn't now.",
    ],
    [
      'names an action that runs once where it ran twice',
      ['still', 'still', 'drop'],
      ['still', 'drop'],
      "Step 1 ran “still”, and doesn't now.",
    ],
    [
      'names an action with another name that runs elsewhere',
      ['quiet', 'drop', 'still'],
      ['drop', 'still', 'silent'],
      'Step 1 ran “quiet”, “drop”, “still” in this order, and runs “drop”, “still”, “silent” now.',
    ],
    ['holds with an action that has another name', ['quiet', 'drop', 'still'], ['silent', 'drop', 'still'], null],
    ['holds with one action more', ['drop', 'still'], ['drop', 'quiet', 'still'], null],
  ])('%s', async (_what, then, now, said) => {
    expect(await brokeOf(await walkOf(machineThat({ tells: then })), machineThat({ tells: now }))).toBe(said);
  });

  it('names what is not said any more', async () => {
    const steps = await walkOf(machineThat({ tells: ['emitted', 'parent'] }));
    expect(await brokeOf(steps, machineThat({ tells: ['parent'] }))).toBe(
      "Step 1 said rang to everyone, and doesn't now. It ran “emitted (tell everyone rang)” then, and doesn't now.",
    );
  });

  it('holds long data by a sum of it, and says that it is another', async () => {
    const long = (id: string) => machineThat({ id: id.repeat(60) });
    const steps = await walkOf(long('a'));
    expect(JSON.stringify(steps)).not.toContain('a'.repeat(24));
    expect(await brokeOf(steps, long('b'))).toMatch(
      /^Step 1 said notice.dismiss to notices: id was "a+…" and is "b+…" now.$/,
    );
  });
});

describe('a walk that was recorded of a console', () => {
  it('knows nothing of the view, and is taken again whatever the view shows', async () => {
    const machine = setup({
      types: { context: {} as { count: number }, events: {} as { type: 'go' } },
    }).createMachine({
      id: 'counting',
      context: { count: 0 },
      on: { go: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    });
    const samples = { lives: [{ name: 'only' }], events: [] } as never;
    const scenario = { systemActors: {}, now: 0, online: true, ids: [] };
    const recorded = await simulate(machine, samples, 'only');
    const go = { do: 'send', event: { type: 'go' } } as const;
    await recorded.take(go);
    const steps = [{ ...go, ...recorded.result() }];
    recorded.stop();
    const view = ({ context }: { context: { count: number } }) => ({ shown: context.count });
    const again = (more: object) =>
      replayWalk(machine, samples, { life: 'only', steps, ...more }, undefined, view as never);
    const [ofConsole, ofSamples] = [await again({ scenario }), await again({})];
    // As the explorer opens it: the scenario is among those of the machine.
    const opened = withRecordedScenario(samples, { life: 'recorded', scenario });
    const ofLink = await replayWalk(machine, opened, { life: 'recorded', steps }, undefined, view as never);
    expect([ofConsole.broke, ofLink.broke]).toEqual([null, null]);
    expect(ofSamples.broke?.said).toContain('shows something else');
    for (const { simulation } of [ofConsole, ofLink, ofSamples]) simulation.stop();
  });
});
