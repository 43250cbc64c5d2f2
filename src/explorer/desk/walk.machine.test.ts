import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { assign, createActor, setup, waitFor, type ActorRefFrom } from 'xstate';
import { sampleCase } from '../../../machines/cases/case/case.samples';
import type { Step, TakenStep } from '../../../machines/kit/walk';
import { loadExhibit } from '../lab/exhibit';
import { stepInWords } from '../lab/in-words';
import type { Exhibit, Plain } from '../lab/lab.types';
import type { Path } from '../lab/paths';
import { valueInWords } from './in-words';
import { walkMachine } from './walk.machine';
import type { Course, WalkEvent, WalkInput } from './walk.types';

interface Moved {
  type: 'walk.moved';
  life: string;
  steps: TakenStep[];
  at: number;
}

const aboveMachine = setup({
  types: { context: {} as { given: WalkInput; moves: Moved[] }, events: {} as Moved, input: {} as WalkInput },
  actors: { walk: walkMachine },
}).createMachine({
  context: ({ input }) => ({ given: input, moves: [] }),
  invoke: { id: 'walk', src: 'walk', input: ({ context }) => context.given },
  on: { 'walk.moved': { actions: assign({ moves: ({ context, event }) => [...context.moves, event] }) } },
});

let cases: Exhibit;
let history: Exhibit;
beforeAll(async () => {
  [cases, history] = await Promise.all([loadExhibit('case'), loadExhibit('history')]);
});
const running: { stop: () => void }[] = [];
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
  vi.useRealTimers();
});

/** A walk under a parent that writes down what it is told. */
function walking(exhibit: Exhibit, course: Partial<Course> = {}) {
  const input = { exhibit, life: exhibit.samples.lives[0].name, steps: [], ...course };
  const above = createActor(aboveMachine, { input });
  running.push(above);
  above.start();
  const walk = above.getSnapshot().children.walk as ActorRefFrom<typeof walkMachine>;
  const rested = async () =>
    (await waitFor(walk, (now) => now.matches({ alive: 'resting' }) || now.matches('failed'))).context;
  return {
    walk,
    rested,
    moves: () => above.getSnapshot().context.moves,
    context: () => walk.getSnapshot().context,
    /** What the timeline reads, and where it stands. */
    line: () => {
      const { frames, at } = walk.getSnapshot().context;
      const words = frames.map(
        ({ step, value }) => `${step === null ? 'start' : stepInWords(step)}: ${valueInWords(value)}`,
      );
      return [...words, at];
    },
    send: async (...events: WalkEvent[]) => {
      for (const event of events) walk.send(event);
      return rested();
    },
  };
}

const take = (step: Step): WalkEvent => ({ type: 'step.take', step });
const say = (type: string, more: Record<string, Plain> = {}) => take({ do: 'send', event: { type, ...more } });
const answer = (nth = 1): Step => ({
  do: 'answer',
  port: 'caseDescription',
  nth,
  outcome: { ok: true, value: sampleCase() },
});
const refuse = (code: 'OFFLINE' | 'CASE_NOT_FOUND', nth = 1): Step => ({
  do: 'answer',
  port: 'caseDescription',
  nth,
  outcome: { ok: false, failure: { code } },
});
const asking = '{"content":"asking","reply":"choosing"}';
const shown = '{"content":"shown","reply":"choosing"}';
const confirming = '{"content":"shown","reply":"confirming"}';
const course: TakenStep[] = [
  { ...answer(), to: shown },
  { do: 'send', event: { type: 'confirm.begin' }, to: confirming },
  { do: 'send', event: { type: 'reply.leave' }, to: shown },
];
const walked = [
  'start: content.asking · reply.choosing',
  'caseDescription answers: content.shown · reply.choosing',
  'confirm.begin: content.shown · reply.confirming',
  'reply.leave: content.shown · reply.choosing',
];

describe('a walk', () => {
  test('begins at the start of the machine and says so', async () => {
    const { rested, line, moves } = walking(cases);
    await rested();
    expect(line()).toEqual([walked[0], 0]);
    expect(moves()).toEqual([{ type: 'walk.moved', life: 'a case that awaits an answer', steps: [], at: 0 }]);
  });

  test('takes step after step; each is told', async () => {
    const { rested, send, line, moves } = walking(cases);
    await rested();
    await send(take(answer()));
    await send(say('confirm.begin'));
    await send(say('reply.leave'));
    expect(line()).toEqual([...walked, 3]);
    expect(moves().map(({ steps, at }) => [steps, at])).toEqual([
      [[], 0],
      [course.slice(0, 1), 1],
      [course.slice(0, 2), 2],
      [course, 3],
    ]);
  });

  test('takes several quick steps all, in their order', async () => {
    const { rested, send, line, context } = walking(cases);
    await rested();
    await send(take(answer()), say('confirm.begin'), say('reply.leave'));
    expect(line()).toEqual([...walked, 3]);
    expect([context().queue, context().said]).toEqual([[], null]);
  });

  test('says why a step isn’t accepted, and stays; what was to follow it is dropped', async () => {
    const { rested, send, line, context, moves } = walking(cases);
    await rested();
    await send(say('confirm.begin'), take(answer()));
    expect(line()).toEqual([walked[0], 0]);
    expect(context()).toMatchObject({ said: `"confirm.begin" is not accepted in ${asking}.`, queue: [] });
    expect(moves().at(-1)).toMatchObject({ steps: [], at: 0 });
    await send(take(answer()));
    expect([context().said, context().at]).toEqual([null, 1]);
  });

  test('hears a refusal, and an answer that comes when nobody waits any more', async () => {
    const { rested, send, line, context } = walking(cases);
    await rested();
    await send(take(refuse('OFFLINE')), say('case.reload'), say('case.reload'));
    const standings = () => context().frames[context().at]?.asks.map(({ nth, standing }) => [nth, standing]);
    expect(standings()).toEqual([
      [1, 'answered'],
      [2, 'given up'],
      [3, 'open'],
    ]);
    await send(take(answer(2)));
    expect(line()).toEqual([
      'start: content.asking · reply.choosing',
      'caseDescription OFFLINE: content.failed · reply.choosing',
      'case.reload: content.asking · reply.choosing',
      'case.reload: content.asking · reply.choosing',
      'caseDescription answers: content.asking · reply.choosing',
      4,
    ]);
    await send(take(answer(1)));
    expect([context().said, context().at]).toEqual(['"caseDescription" has its answer already.', 4]);
    await send(take(answer(3)));
    expect(context().frames.at(-1)?.value).toEqual({ content: 'shown', reply: 'choosing' });
  });

  test('tells every step that somebody takes on the screen, also several at once', async () => {
    const { rested, send, line, context, moves } = walking(cases);
    await rested();
    await send(take(answer()));
    const { rehearsal } = context();
    rehearsal?.actor.send({ type: 'confirm.begin' });
    rehearsal?.actor.send({ type: 'reply.leave' });
    await vi.waitFor(() => expect(context().at).toBe(3));
    expect(line()).toEqual([...walked, 3]);
    expect(moves().at(-1)).toEqual({ type: 'walk.moved', life: 'a case that awaits an answer', steps: course, at: 3 });
  });

  test('is heard on the screen after it was gone back in, and no more on the stage that was left', async () => {
    const { rested, send, line, context } = walking(cases, { steps: course });
    await rested();
    const left = context().rehearsal;
    await send({ type: 'walk.goTo', at: 1 });
    left?.actor.send({ type: 'retract.begin' });
    await left?.settle();
    expect(line()).toEqual([...walked, 1]);
    context().rehearsal?.actor.send({ type: 'retract.begin' });
    await vi.waitFor(() => expect(context().at).toBe(2));
    expect(line()).toEqual([walked[0], walked[1], 'retract.begin: content.shown · reply.retracting', 2]);
  });

  test('leaves the stage when it is left', async () => {
    const { rested, context } = walking(cases);
    await rested();
    const { rehearsal } = context();
    expect(rehearsal?.root.getSnapshot().status).toBe('active');
    for (const actor of running.splice(0)) actor.stop();
    expect(rehearsal?.root.getSnapshot().status).toBe('stopped');
  });
});

describe('what is typed', () => {
  const key = 'tab.choose#1';
  const draft = (text: string): WalkEvent[] => [
    { type: 'payload.edit', key, text },
    { type: 'payload.send', key, eventType: 'tab.choose', text },
  ];

  test('is sent as it is when it fits, and stays to be sent again', async () => {
    const { rested, send, context } = walking(cases);
    await rested();
    const text = '{ "type": "tab.choose", "tab": "report" }';
    await send(...draft(text));
    expect(context().frames[1]?.step).toEqual({
      do: 'send',
      event: { type: 'tab.choose', tab: 'report' },
      to: asking,
    });
    expect([context().drafts, context().faults]).toEqual([{ [key]: text }, { [key]: '' }]);
  });

  test.each([
    ['{ "type": "tab.choose", ', 'Line 1: '],
    ['{ "type": "tab.choose", "tab": 3 }', '"tab" must be '],
    ['{ "type": "tab.choose" }', '"tab" is missing: the machine takes '],
    ['{ "type": "case.reload" }', '"type" must stay "tab.choose".'],
    ['[]', 'The payload must be an object: {"type":"tab.choose"}.'],
  ])('is told what doesn’t fit in %s; nothing is sent and nothing is lost', async (text, fault) => {
    const { rested, send, line, context } = walking(cases);
    await rested();
    await send(...draft(text));
    expect(line()).toEqual([walked[0], 0]);
    expect(context().faults[key]?.startsWith(fault)).toBe(true);
    expect(context().drafts).toEqual({ [key]: text });
    await send({ type: 'payload.edit', key, text: '{' });
    expect([context().drafts, context().faults]).toEqual([{ [key]: '{' }, { [key]: '' }]);
    await send({ type: 'payload.reset', key });
    expect([context().drafts, context().faults]).toEqual([{}, { [key]: '' }]);
  });

  test('as an answer is given to the question that was meant, or its fault is told', async () => {
    const { rested, send, line, context } = walking(cases);
    await rested();
    const port = { key: 'caseDescription!1', port: 'caseDescription', nth: 1 };
    await send({ type: 'answer.send', ...port, text: '{ "caseId": 5 }' });
    expect([line(), context().faults]).toEqual([
      [walked[0], 0],
      { [port.key]: '"caseId" must be a text, not a number.' },
    ]);
    await send({ type: 'answer.send', ...port, text: JSON.stringify(sampleCase({ auditor: 'Bruno' })) });
    expect([line(), context().faults]).toEqual([[walked[0], walked[1], 1], { [port.key]: '' }]);
    expect(context().frames[1]?.context).toMatchObject({ shown: { auditor: 'Bruno' } });
  });

  test('as what was expected is kept', async () => {
    const { rested, send } = walking(cases);
    await rested();
    expect((await send({ type: 'expected.edit', text: 'shown' })).expected).toBe('shown');
  });
});

describe('travelling', () => {
  test('back keeps the steps beyond, and forth takes them again', async () => {
    const { rested, send, line, context } = walking(cases, { steps: course });
    await rested();
    expect(line()).toEqual([...walked, 3]);
    for (const at of [1, 0, 2, 3, 0, 3]) {
      await send({ type: 'walk.goTo', at });
      expect(line()).toEqual([...walked, at]);
      expect(context().rehearsal?.value()).toEqual(context().frames[at]?.value);
    }
  });

  test('to where nothing is does nothing', async () => {
    const { rested, send, line } = walking(cases, { steps: course });
    await rested();
    for (const at of [3, 4, 99, -1]) await send({ type: 'walk.goTo', at });
    expect(line()).toEqual([...walked, 3]);
  });

  test('another step than before is a branch, the same one is not', async () => {
    const { rested, send, line, moves } = walking(cases, { steps: course });
    await rested();
    await send({ type: 'walk.goTo', at: 1 });
    await send(say('confirm.begin'));
    expect(line()).toEqual([...walked, 2]);
    await send({ type: 'walk.goTo', at: 1 });
    await send(say('retract.begin'));
    expect(line()).toEqual([walked[0], walked[1], 'retract.begin: content.shown · reply.retracting', 2]);
    expect(moves().at(-1)).toMatchObject({ steps: { length: 2 }, at: 2 });
  });

  test('the steps beyond can be forgotten', async () => {
    const { rested, send, line, moves } = walking(cases, { steps: course });
    await rested();
    await send({ type: 'walk.goTo', at: 1 });
    await send({ type: 'walk.cut' });
    expect([line(), moves().at(-1)?.steps]).toEqual([[walked[0], walked[1], 1], course.slice(0, 1)]);
    await send({ type: 'walk.goTo', at: 2 }, { type: 'walk.play' });
    expect(line()).toEqual([walked[0], walked[1], 1]);
  });
});

describe('a walk that is given', () => {
  test('may stand in its middle, with the steps beyond', async () => {
    const { rested, line, moves } = walking(cases, { steps: course, at: 1 });
    const { rehearsal, broke } = await rested();
    expect([line(), broke, rehearsal?.at()]).toEqual([[...walked, 1], null, shown]);
    expect(moves()).toEqual([{ type: 'walk.moved', life: 'a case that awaits an answer', steps: course, at: 1 }]);
  });

  test('stands at its end when it is told to stand behind it', async () => {
    const { rested, line } = walking(cases, { steps: course, at: 99 });
    await rested();
    expect(line()).toEqual([...walked, 3]);
  });

  test.each([undefined, 1, 2, 3])(
    'shows the steps that hold and says which no longer does and what is lost, standing at %s',
    async (at) => {
      const older: TakenStep[] = [
        { ...answer(), to: shown },
        { do: 'send', event: { type: 'confirm.start' }, to: confirming },
        { do: 'send', event: { type: 'reply.leave' }, to: shown },
      ];
      const { rested, line, moves } = walking(cases, { steps: older, at });
      const { broke } = await rested();
      expect(line()).toEqual([walked[0], walked[1], 1]);
      expect(broke).toEqual({
        at: 1,
        said: `Step 2 can't be taken: "confirm.start" is not accepted in ${shown}.`,
        lost: older.slice(1),
      });
      expect(moves().at(-1)).toMatchObject({ steps: older.slice(0, 1), at: 1 });
    },
  );

  test('that led elsewhere says where it led and leads now; the fault stays until the next step', async () => {
    const older: TakenStep[] = [{ ...answer(), to: asking }];
    const { rested, send, line, context } = walking(cases, { steps: older });
    await rested();
    expect(line()).toEqual([walked[0], 0]);
    expect(context().broke).toEqual({
      at: 0,
      said: `Step 1 led to ${asking}, and leads to ${shown} now.`,
      lost: older,
    });
    await send(say('confirm.begin'));
    expect(context().broke).not.toBeNull();
    await send(take(answer()));
    expect(context().broke).toBeNull();
  });

  test('can be loaded in the place of another', async () => {
    const { rested, send, line, context } = walking(cases, { steps: [{ ...answer(), to: asking }] });
    await rested();
    await send({ type: 'walk.load', course: { life: cases.samples.lives[0].name, steps: course, at: 2 } });
    expect([line(), context().broke, context().said]).toEqual([[...walked, 2], null, null]);
    await send({ type: 'walk.load', course: { life: cases.samples.lives[0].name, steps: [] } });
    expect(line()).toEqual([walked[0], 0]);
  });

  test('of a life that isn’t there can’t begin and says so; going to the start doesn’t help, another life does', async () => {
    const { rested, send, walk, context } = walking(cases, { life: 'never lived' });
    await rested();
    expect([walk.getSnapshot().value, context().said, context().frames]).toEqual([
      'failed',
      'case has no life called "never lived".',
      [],
    ]);
    walk.send({ type: 'walk.goTo', at: 0 });
    await waitFor(walk, (now) => now.matches('failed'));
    await send({ type: 'walk.load', course: { life: cases.samples.lives[0].name, steps: [] } });
    expect(context()).toMatchObject({ said: null, at: 0, frames: [{ step: null }] });
  });

  test('of a machine that throws as it begins shows its error, and takes no step', async () => {
    const machine = setup({}).createMachine({
      context: () => {
        throw new Error('No context today.');
      },
      on: { go: {} },
    });
    const { rested, send, context } = walking({ ...cases, machine });
    await rested();
    await send(say('go'));
    expect(context()).toMatchObject({
      said: 'The machine has ended.',
      at: 0,
      frames: [{ step: null, status: 'error', error: 'No context today.' }],
    });
  });
});

describe('a path of the samples', () => {
  const life = 'a case that awaits an answer';
  const event = {
    type: 'xstate.done.actor.caseDescription',
    output: answer().do === 'answer' ? { ok: true, value: sampleCase() } : null,
  };
  const path = (more: Partial<Path> = {}): Path => ({
    life,
    events: [event, { type: 'confirm.begin' }, { type: 'reply.leave' }],
    value: { content: 'shown', reply: 'choosing' },
    ...more,
  });

  test('is walked on the running machine', async () => {
    const { rested, send, line, context, moves } = walking(cases);
    await rested();
    await send(say('tab.choose', { tab: 'report' }));
    await send({ type: 'path.take', path: path() });
    expect([line(), context().said]).toEqual([[...walked, 3], null]);
    expect(moves().at(-1)).toEqual({ type: 'walk.moved', life, steps: course, at: 3 });
  });

  test('that ends elsewhere says where it leads by the samples', async () => {
    const { rested, send, line, context } = walking(cases);
    await rested();
    await send({ type: 'path.take', path: path({ value: { content: 'failed', reply: 'choosing' } }) });
    expect([line(), context().said]).toEqual([
      [...walked, 3],
      'The path leads to content.failed · reply.choosing; running, the machine went on by itself.',
    ]);
  });

  test('of which an event isn’t accepted leaves it out; where it then ends elsewhere, both are said', async () => {
    const { rested, send, line, context } = walking(cases);
    await rested();
    const events = [event, { type: 'confirm.submit' }, { type: 'confirm.begin' }];
    const lead = 'The path leads to content.shown · reply.choosing; running, the machine went on by itself.';
    const refused = `Step 2 can't be taken: "confirm.submit" is not accepted in ${shown}.`;
    await send({ type: 'path.take', path: path({ events }) });
    expect([line(), context().said]).toEqual([[...walked.slice(0, 3), 2], `${lead} ${refused}`]);
    await send({ type: 'path.take', path: path({ events, value: { content: 'shown', reply: 'confirming' } }) });
    expect([line(), context().said]).toEqual([[...walked.slice(0, 3), 2], null]);
    await send({ type: 'path.take', path: path({ events: [{ type: 'confirm.submit' }] }) });
    expect([line(), context().said]).toEqual([
      [walked[0], 0],
      `${lead} Step 1 can't be taken: "confirm.submit" is not accepted in ${asking}.`,
    ]);
    await send({ type: 'path.take', path: path({ events: [], value: { content: 'asking', reply: 'choosing' } }) });
    expect([line(), context().said]).toEqual([[walked[0], 0], null]);
  });

  test('of a life that isn’t there is told, and the walk stands where it stood', async () => {
    const { rested, send, line, context } = walking(cases, { steps: course });
    await rested();
    await send({ type: 'walk.goTo', at: 1 });
    await send(say('tab.choose', { tab: 'report' }));
    const before = line();
    await send({ type: 'path.take', path: path({ life: 'never lived' }) });
    expect([line(), context().said]).toEqual([before, 'case has no life called "never lived".']);
  });
});

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const stateOf = ({ walk }: ReturnType<typeof walking>) => walk.getSnapshot().value;

  test('plays the steps beyond at the chosen speed, and rests at the end', async () => {
    const one = walking(cases, { steps: course, at: 0 });
    await one.rested();
    one.walk.send({ type: 'speed.choose', speed: 4 });
    one.walk.send({ type: 'walk.play' });
    const seen: unknown[] = [];
    for (const ms of [249, 1, 250, 249, 1]) {
      await pass(ms);
      seen.push([one.context().at, stateOf(one)]);
    }
    expect(seen).toEqual([
      [0, { alive: 'playing' }],
      [1, { alive: 'playing' }],
      [2, { alive: 'playing' }],
      [2, { alive: 'playing' }],
      [3, { alive: 'resting' }],
    ]);
    expect(one.line()).toEqual([...walked, 3]);
  });

  test('playing pauses when it is told to, and a step in between is a branch', async () => {
    const one = walking(cases, { steps: course, at: 0 });
    await one.rested();
    one.walk.send({ type: 'walk.play' });
    await pass(500);
    one.walk.send({ type: 'walk.pause' });
    await pass(5000);
    expect([one.line(), stateOf(one)]).toEqual([[...walked, 1], { alive: 'resting' }]);
    one.walk.send({ type: 'walk.play' });
    one.walk.send(say('retract.begin'));
    await pass(5000);
    expect([one.line(), stateOf(one), one.context().said]).toEqual([
      [walked[0], walked[1], 'retract.begin: content.shown · reply.retracting', 2],
      { alive: 'resting' },
      null,
    ]);
  });

  test('playing ends in peace when a click on the screen left the steps beyond behind', async () => {
    const one = walking(cases, { steps: course, at: 1 });
    await one.rested();
    one.walk.send({ type: 'walk.play' });
    await pass(100);
    one.context().rehearsal?.actor.send({ type: 'retract.begin' });
    await pass(5000);
    expect([one.line(), stateOf(one), one.context().said]).toEqual([
      [walked[0], walked[1], 'retract.begin: content.shown · reply.retracting', 2],
      { alive: 'resting' },
      null,
    ]);
  });

  test('one may jump ahead while the walk is played or the clock runs', async () => {
    const one = walking(cases, { steps: course, at: 0 });
    await one.rested();
    one.walk.send({ type: 'walk.play' });
    one.walk.send({ type: 'walk.goTo', at: 3 });
    await pass(5000);
    expect([one.line(), stateOf(one)]).toEqual([[...walked, 3], { alive: 'resting' }]);
    await one.send({ type: 'walk.goTo', at: 0 });
    one.walk.send({ type: 'clock.run' });
    one.walk.send({ type: 'walk.goTo', at: 2 });
    await pass(5000);
    expect([one.line(), stateOf(one), one.context().clockRuns]).toEqual([[...walked, 2], { alive: 'resting' }, false]);
  });

  const begun = async () => {
    const one = walking(history);
    await one.rested();
    await one.send(say('filters.open'), say('filters.close'));
    expect(one.line().slice(1)).toEqual([
      'filters.open: list.asking.reports · drawer.open',
      'filters.close: list.asking.reports · drawer.leaving',
      2,
    ]);
    return one;
  };

  test('falls due in real time while the clock runs: one wait until the delay', async () => {
    const one = await begun();
    one.walk.send({ type: 'clock.run' });
    await pass(249);
    expect(one.context().at).toBe(2);
    await pass(1);
    expect(one.line().slice(3)).toEqual(['after 250 ms: list.asking.reports · drawer.leaving', 3]);
    await pass(150);
    expect(one.line().slice(3)).toEqual(['after 400 ms: list.asking.reports · drawer.closed', 3]);
    expect(one.context().frames[3]).toMatchObject({
      taken: ['history.drawer.leaving --xstate.after.400.history.drawer.leaving[0]--> history.drawer.closed'],
      now: (one.context().frames[0]?.now ?? 0) + 400,
    });
    await pass(10_000);
    expect([one.line().slice(3), stateOf(one)]).toEqual([
      ['after 400 ms: list.asking.reports · drawer.closed', 3],
      { alive: 'ticking' },
    ]);
    one.walk.send({ type: 'clock.stop' });
    expect([stateOf(one), one.context().clockRuns]).toEqual([{ alive: 'resting' }, false]);
  });

  test('that passed stands before a step that is taken while the clock runs', async () => {
    const one = await begun();
    one.walk.send({ type: 'clock.run' });
    await pass(100);
    one.walk.send(say('filters.gone'));
    await pass(0);
    expect(one.line().slice(3)).toEqual([
      'after 100 ms: list.asking.reports · drawer.leaving',
      'filters.gone: list.asking.reports · drawer.closed',
      4,
    ]);
    expect([stateOf(one), one.context().clockRuns]).toEqual([{ alive: 'ticking' }, true]);
    await pass(700);
    one.walk.send(say('filters.open'));
    await pass(0);
    expect(one.line().slice(5)).toEqual([
      'after 700 ms: list.asking.reports · drawer.closed',
      'filters.open: list.asking.reports · drawer.open',
      6,
    ]);
  });

  test('goes on when a click on the screen begins a delay while none ran', async () => {
    const one = walking(history);
    await one.rested();
    await one.send(say('filters.open'));
    one.walk.send({ type: 'clock.run' });
    await pass(3000);
    one.context().rehearsal?.actor.send({ type: 'filters.close' });
    await pass(399);
    expect(one.line().at(-2)).toBe('after 250 ms: list.asking.reports · drawer.leaving');
    await pass(1);
    expect(one.line().slice(2)).toEqual([
      'filters.close: list.asking.reports · drawer.leaving',
      'after 400 ms: list.asking.reports · drawer.closed',
      3,
    ]);
  });

  test('stands still once the clock is stopped, also while a step is being taken', async () => {
    const one = await begun();
    one.walk.send({ type: 'clock.run' });
    one.walk.send({ type: 'clock.stop' });
    await pass(3000);
    expect([one.context().at, stateOf(one)]).toEqual([2, { alive: 'resting' }]);
    one.walk.send({ type: 'clock.run' });
    one.walk.send(say('filters.gone'));
    expect(stateOf(one)).toEqual({ alive: 'taking' });
    one.walk.send({ type: 'clock.stop' });
    await pass(3000);
    expect([one.line().slice(3), stateOf(one), one.context().clockRuns]).toEqual([
      ['filters.gone: list.asking.reports · drawer.closed', 3],
      { alive: 'resting' },
      false,
    ]);
  });

  test('stops when one goes back, and for a machine that has ended', async () => {
    const one = await begun();
    one.walk.send({ type: 'clock.run' });
    one.walk.send({ type: 'walk.goTo', at: 1 });
    await pass(3000);
    expect([one.context().at, one.context().frames.length, stateOf(one)]).toEqual([1, 3, { alive: 'resting' }]);
  });
});
