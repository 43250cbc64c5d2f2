import { afterEach, describe, expect, test } from 'vitest';
import { setup, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { sampleCase } from '../../../machines/simulator/sample-case';
import type { MachineSamples } from '../../../machines/simulator/samples';
import { anaSession, sessionSamples } from '../../../machines/system/session/session.samples';
import { screensSamples } from '../../../machines/system/screens/screens.samples';
import type { Outcome } from '../../../contracts/ports';
import type { Step, TakenStep } from '../../../machines/simulator/walk';
import { decodeWalk, encodeWalk } from './address';
import { loadExhibit } from './exhibit';
import { frameOf, reviveStep, replayFrames, takeStep } from './frames';
import type { Exhibit, Frame } from './lab.types';
import { toPlainData } from '../../../machines/simulator/plain-data';

const onStage: { stop: () => void }[] = [];
afterEach(() => {
  for (const simulation of onStage.splice(0)) simulation.stop();
});

const asking = '{"content":"asking","reply":"choosing"}';
const shown = '{"content":"shown","reply":"choosing"}';
const asked = 'content.asking · reply.choosing';
const known = 'content.shown · reply.choosing';
const answer = (to: string): TakenStep => ({
  do: 'answer',
  port: 'caseDescription',
  nth: 1,
  outcome: { ok: true, value: sampleCase() },
  to,
});
const choose = (to: string): TakenStep => ({ do: 'send', event: { type: 'tab.choose', tab: 'seller' }, to });

/** A step without what it did. */
const bare = (step: TakenStep | null | undefined) => ({ ...step, did: undefined, digest: undefined, ran: undefined });

async function startReplay(exhibit: Exhibit, steps: TakenStep[] = [], named = exhibit.samples.lives[0].name) {
  const stand = await replayFrames(exhibit, { life: named, steps });
  onStage.push(stand.simulation);
  return stand;
}

describe('a frame', () => {
  test('of the start tells the state, what is lit, what was asked of the outside, and the world time', async () => {
    const { frames, broke } = await startReplay(await loadExhibit('case'));
    const { context, view, start, ...told } = frames[0] ?? {};
    expect([frames.length, broke]).toEqual([1, null]);
    expect(told).toEqual({
      step: null,
      value: { content: 'asking', reply: 'choosing' },
      status: 'active',
      error: null,
      output: null,
      active: ['case', 'case.content', 'case.content.asking', 'case.reply', 'case.reply.choosing'],
      taken: [],
      ran: [],
      tags: ['asking'],
      asks: [
        {
          port: 'caseDescription',
          nth: 1,
          by: 'caseDescription',
          input: { caseId: '10000002', siteId: 'MLA' },
          standing: 'open',
        },
      ],
      timers: [],
      within: [],
      said: [],
      broken: [],
      now: Date.parse('2026-11-20T12:00:00Z'),
    });
    expect(start).toMatchObject({ to: asking, digest: { context: { caseId: '"10000002"', shown: 'null' } } });
    expect(context).toMatchObject({ caseId: '10000002', shown: null, form: null });
    expect(view).toMatchObject({ phase: 'asking', canConfirm: false, underWay: null });
  });

  test('of a step tells what it took, what it said to others, and what the view makes of it', async () => {
    const { frames } = await startReplay(await loadExhibit('case'), [answer(shown), choose(shown)]);
    const [, answered, chosen] = frames;
    expect([bare(answered?.step), answered?.value, answered?.taken, answered?.said]).toEqual([
      answer(shown),
      { content: 'shown', reply: 'choosing' },
      ['case.content.asking --xstate.done.actor.caseDescription[0]--> case.content.shown'],
      [],
    ]);
    expect(answered?.asks.map(({ by, standing: stands }) => [by, stands])).toEqual([
      ['caseDescription', 'answered'],
      ['denouncedVariants', 'open'],
    ]);
    expect(answered?.view).toMatchObject({ phase: 'shown', canConfirm: true });
    expect([bare(chosen?.step), chosen?.taken, chosen?.said]).toEqual([
      choose(shown),
      ['case --tab.choose[0]--> stays'],
      [
        {
          from: '',
          to: 'screens',
          event: {
            type: 'go',
            target: { to: 'case', params: { id: '10000002' }, search: { site: 'MLA', tab: 'seller' } },
            replace: true,
          },
        },
      ],
    ]);
  });

  test('tells a delay in words and when it falls due, what the parent hears and what is emitted', async () => {
    const session = await loadExhibit('session');
    const { simulation } = await startReplay(session);
    const frames: (Frame | string)[] = [];
    const take = async (step: Step) => void frames.push(await takeStep(session, simulation, step));
    await take({ do: 'answer', port: 'restoreSession', nth: 1, outcome: { ok: false, failure: { code: 'OFFLINE' } } });
    await take({ do: 'wait', ms: 400 });
    await take({ do: 'wait', ms: 1600 });
    await take({ do: 'answer', port: 'restoreSession', nth: 2, outcome: { ok: true, value: anaSession } });
    await take({ do: 'send', event: { type: 'session.signOut' } });
    await take({
      do: 'answer',
      port: 'signOut',
      nth: 1,
      outcome: { ok: true, value: { logoutPage: '/identity/end' } },
    });
    await take({ do: 'send', event: { type: 'outbox.cleared' } });
    const told = frames.map((frame) => {
      if (typeof frame === 'string') return frame;
      const { step, timers, said } = frame;
      return [
        step?.to,
        timers.map(({ says, due, inner }) => [says, due, inner]),
        said.filter(({ to }) => to === 'parent' || to === 'everyone').map(({ event }) => event),
      ];
    });
    expect(told).toEqual([
      ['{"restoring":"unreachable"}', [['after a pause of 1 s to 30 s', 2000, false]], []],
      ['{"restoring":"unreachable"}', [['after a pause of 1 s to 30 s', 1600, false]], []],
      ['{"restoring":"asking"}', [], []],
      [
        '{"signedIn":"fresh"}',
        [['after all but the last minute of the access token', 838_000, false]],
        [{ type: 'session.entered', userId: 'u-ana', remembered: null }],
      ],
      ['{"signedIn":"signingOut"}', [], []],
      ['"clearing"', [['after 5 s', 5000, false]], []],
      [
        '"signedOut"',
        [],
        [
          { type: 'session.left', kept: false },
          { type: 'page.leave', href: '/identity/end' },
        ],
      ],
    ]);
  });

  test('is plain data that the machine can change no more', async () => {
    const exhibit = await loadExhibit('case');
    const { simulation, frames } = await startReplay(exhibit, [answer(shown)]);
    const before = structuredClone(frames);
    await takeStep(exhibit, simulation, choose(shown));
    await takeStep(exhibit, simulation, { do: 'send', event: { type: 'confirm.begin' } });
    expect(frames).toEqual(before);
    expect(frames.map((frame) => toPlainData(frame))).toEqual(frames);
  });

  test('of a view that throws says why and keeps all else; without a view it has none', async () => {
    const exhibit = await loadExhibit('case');
    const view = () => {
      throw new Error('No such row.');
    };
    const { simulation, frames } = await startReplay(exhibit, [answer(shown)]);
    const known = frames[1];
    const step = known?.step ?? null;
    expect(frameOf({ ...exhibit, view }, simulation, step)).toEqual({
      ...known,
      view: "[the view can't show this: No such row.]",
    });
    expect(frameOf({ ...exhibit, view: null }, simulation, step)).toEqual({ ...known, view: null });
  });

  const frail = async (machine: AnyStateMachine, never: MachineSamples['never'] = {}): Promise<Exhibit> => ({
    ...(await loadExhibit('case')),
    machine,
    samples: { lives: [{ name: 'one' }], events: [], never },
    view: null,
  });
  const breaks = (said: string) => () => {
    throw new Error(said);
  };

  test('of a machine that breaks or ends says so, and no step follows', async () => {
    const machine = setup({
      types: { events: {} as { type: 'break' | 'end' }, output: {} as { told: number } },
      actions: { breaks: breaks('It broke.') },
    }).createMachine({
      id: 'frail',
      initial: 'whole',
      output: { told: 3 },
      states: { whole: { on: { break: { actions: 'breaks' }, end: 'over' } }, over: { type: 'final' } },
    });
    const exhibit = await frail(machine);
    const end: Step = { do: 'send', event: { type: 'end' } };
    const { simulation } = await startReplay(exhibit);
    expect(await takeStep(exhibit, simulation, end)).toMatchObject({
      value: 'over',
      status: 'done',
      output: { told: 3 },
    });
    expect(await takeStep(exhibit, simulation, end)).toBe('The machine has ended.');
    const other = await startReplay(exhibit);
    const broken = await takeStep(exhibit, other.simulation, { do: 'send', event: { type: 'break' } });
    expect(broken).toMatchObject({ value: 'whole', status: 'error', error: 'It broke.' });
    expect(await takeStep(exhibit, other.simulation, end)).toBe('The machine has ended.');
  });

  test('of a machine that breaks as it begins has its error, also where not even its context came about', async () => {
    const entering = setup({}).createMachine({ initial: 'a', states: { a: { entry: breaks('No entry today.') } } });
    expect((await startReplay(await frail(entering))).frames).toMatchObject([
      { step: null, value: 'a', status: 'error', error: 'No entry today.' },
    ]);
    const never = {
      'it is red': ({ context }: AnyMachineSnapshot) => (context as { colour: string }).colour === 'red',
    };
    const without = await frail(setup({}).createMachine({ context: breaks('No context today.') }), never);
    expect((await startReplay(without)).frames).toMatchObject([
      { step: null, context: {}, status: 'error', error: 'No context today.', broken: [] },
    ]);
  });

  test('tells what must never hold and does, and that it can’t be told where the sentence breaks', async () => {
    const machine = setup({}).createMachine({ on: { go: {} } });
    const holds = await frail(machine, { 'it stands': () => true, 'it runs': () => false });
    expect((await startReplay(holds)).frames.map(({ broken }) => broken)).toEqual([['it stands']]);
    const untold = await frail(machine, { 'it stands': breaks('No row.') });
    expect((await startReplay(untold)).frames.map(({ broken }) => broken)).toEqual([
      ["[what must never hold can't be told: No row.]"],
    ]);
  });
});

describe('a step that can’t be taken', () => {
  test.each<[string, Step]>([
    [`"confirm.begin" is not accepted in ${asked}.`, { do: 'send', event: { type: 'confirm.begin' } }],
    [`"reportDrawer" doesn't run in ${asked}.`, { do: 'send', inner: 'reportDrawer', event: { type: 'x' } }],
    ['"caseDescription" was not asked a 2. time.', { ...answer(shown), do: 'answer', nth: 2 } as Step],
    ['"nobody" was not asked yet.', { do: 'answer', port: 'nobody', nth: 1, outcome: { ok: true, value: null } }],
  ])('is told and leaves everything as it was: %s', async (said, step) => {
    const exhibit = await loadExhibit('case');
    const { simulation, frames } = await startReplay(exhibit);
    expect(await takeStep(exhibit, simulation, step)).toBe(said);
    expect(frameOf(exhibit, simulation, null)).toEqual(frames[0]);
  });

  test('ends a walk there: what holds before it is shown', async () => {
    const exhibit = await loadExhibit('case');
    const steps = [answer(shown), { ...choose(asking) }, choose(shown)];
    const { frames, broke, simulation } = await startReplay(exhibit, steps);
    expect(frames.map(({ step }) => step)).toMatchObject([null, answer(shown)]);
    expect(broke).toEqual({ at: 1, said: `Step 2 led to ${asked}, and leads to ${known} now.` });
    expect(simulation.at()).toBe(shown);
    const moved = await startReplay(exhibit, [{ ...answer(asking) }]);
    expect([moved.broke, moved.frames.length]).toEqual([
      { at: 0, said: `Step 1 led to ${asked}, and leads to ${known} now.` },
      1,
    ]);
    expect(frameOf(exhibit, moved.simulation, null)).toEqual(moved.frames[0]);
    const second = await startReplay(exhibit, [
      { do: 'send', event: { type: 'gone.away' }, to: asking },
      answer(shown),
    ]);
    expect([second.frames.length, second.broke]).toEqual([
      1,
      { at: 0, said: `Step 1 can't be taken: "gone.away" is not accepted in ${asked}.` },
    ]);
  });

  test('a life that no machine has is an error in a sentence', async () => {
    await expect(replayFrames(await loadExhibit('case'), { life: 'never lived', steps: [] })).rejects.toThrow(
      'case has no life called "never lived".',
    );
  });
});

describe('what does not survive an address', () => {
  const through = async (step: TakenStep) => {
    const walk = { format: 1 as const, machine: 'screens', fingerprint: '0', life: 'any', steps: [step] };
    const read = await decodeWalk(await encodeWalk(walk));
    const [one] = read.ok ? read.walk.steps : [];
    if (one === undefined) throw new Error('The walk did not survive.');
    return one;
  };

  test('a loaded screen comes from the sample that reads the same, and runs', async () => {
    const screens = await loadExhibit('screens');
    const loaded = screensSamples.events.find(({ type }) => type === 'xstate.done.actor.loadScreen');
    const lost = screensSamples.events.find(({ type }) => type === 'xstate.error.actor.loadScreen');
    if (!loaded || !lost) throw new Error('The samples load no screen.');
    for (const event of [loaded, lost]) {
      const read = await through({ do: 'send', event, to: '' });
      expect(read.do === 'send' && read.event).not.toBe(event);
      const revived = reviveStep(screens, read);
      expect(revived.do === 'send' && revived.event).toBe(event);
    }
  });

  test('an answer comes from the sample that reads the same, also where several ids ask one port', async () => {
    const session = await loadExhibit('session');
    const begun = sessionSamples.events.find(({ type }) => type === 'xstate.done.actor.beginMarketplaceSignIn');
    const outcome = begun?.output as Outcome<undefined>;
    const read = await through({ do: 'answer', port: 'beginMarketplaceSignIn', nth: 1, outcome, to: '' });
    expect(read.do === 'answer' && Object.keys(read.outcome)).toEqual(['ok']);
    const revived = reviveStep(session, read);
    expect(revived.do === 'answer' && revived.outcome).toBe(outcome);

    const infiniteList = await loadExhibit('infiniteList');
    const again = infiniteList.samples.events.find(({ type }) => type === 'xstate.done.actor.liveSearchAgain');
    const written = again?.output as Outcome<unknown>;
    const asked = reviveStep(
      infiniteList,
      await through({ do: 'answer', port: 'liveSearch', nth: 2, outcome: written, to: '' }),
    );
    const sampled = infiniteList.samples.events.flatMap((event): unknown[] =>
      'output' in event ? [event.output] : [],
    );
    expect(asked.do === 'answer' && sampled.includes(asked.outcome)).toBe(true);
  });

  test('what no sample reads like stays as it was written, and so do waits and the network', async () => {
    const exhibit = await loadExhibit('case');
    const steps: Step[] = [
      { do: 'send', event: { type: 'tab.choose', tab: 'nowhere' } },
      { do: 'answer', port: 'caseDescription', nth: 1, outcome: { ok: true, value: 7 } },
      { do: 'answer', port: 'nobody', nth: 1, outcome: { ok: true, value: sampleCase() } },
      { do: 'wait', ms: 3 },
      { do: 'online', online: false },
    ];
    expect(steps.map((step) => reviveStep(exhibit, step))).toEqual(steps);
  });
});
