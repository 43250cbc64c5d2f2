import { assign, createMachine, sendTo, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../contracts/ports';
import { answers, answersLater, neverAnswers, refuses, startWith } from '../simulator/answers';
import { answered, cover, coverFrom, refused, walkMachine, type Walk } from '../simulator/cover';
import { failureOf, succeeded, valueOf } from './outcome';
import { systemClockOf, port, portsOf } from './port';
import { systemActor } from './system-actor';

const counting = setup({
  types: {
    context: {} as { total: number; failure: Failure | null; key: string },
    events: {} as { type: 'count.ask' } | { type: 'count.cancel' },
  },
  actors: { pendingDenouncesCount: port('pendingDenouncesCount') },
}).createMachine({
  id: 'counting',
  context: { total: 0, failure: null, key: '' },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'count.ask': { target: 'asking', actions: assign({ key: ({ system }) => systemClockOf(system).newId() }) },
      },
    },
    asking: {
      on: { 'count.cancel': 'resting' },
      after: { 30_000: 'slow' },
      invoke: {
        id: 'pendingDenouncesCount',
        src: 'pendingDenouncesCount',
        input: { size: 1, from: 0 },
        onDone: [
          { guard: succeeded, target: 'known', actions: assign({ total: ({ event }) => valueOf(event).total }) },
          {
            target: 'resting',
            actions: [
              assign({ failure: ({ event }) => failureOf(event) }),
              sendTo(({ system }) => systemActor(system, 'notices'), {
                type: 'notice.raise',
                notice: { code: 'send.failedOne', tone: 'failure' },
              }),
            ],
          },
        ],
      },
    },
    slow: { on: { 'count.ask': 'asking' } },
    known: { type: 'final' },
  },
});

const events = [
  { type: 'count.ask' },
  { type: 'count.cancel' },
  answered('pendingDenouncesCount', { total: 3 }),
  refused('pendingDenouncesCount', 'OFFLINE'),
];

describe('a machine started alone', () => {
  it('is answered by the port of its system', async () => {
    const pendingDenouncesCount = answers({ total: 7 });
    const { actor, settle } = startWith(counting, { ports: { pendingDenouncesCount } });
    actor.send({ type: 'count.ask' });
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'known', context: { total: 7, key: 'id-1' } });
    expect(pendingDenouncesCount.asked).toEqual([{ size: 1, from: 0 }]);
  });

  it('keeps a refusal and tells the system actor', async () => {
    const { actor, settle, receivedBy } = startWith(counting, { ports: { pendingDenouncesCount: refuses('OFFLINE') } });
    actor.send({ type: 'count.ask' });
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'resting', context: { failure: { code: 'OFFLINE' } } });
    expect(receivedBy('notices')).toEqual([
      { type: 'notice.raise', notice: { code: 'send.failedOne', tone: 'failure' } },
    ]);
  });

  it('gives up a port that is left, and a late answer changes nothing', async () => {
    const pendingDenouncesCount = answersLater<{ total: number }>();
    const { actor, settle } = startWith(counting, { ports: { pendingDenouncesCount } });
    actor.send({ type: 'count.ask' });
    actor.send({ type: 'count.cancel' });
    pendingDenouncesCount.answer({ ok: true, value: { total: 9 } });
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'resting', context: { total: 0 } });
  });

  it('lives on the simulated clock', async () => {
    const { actor, clock } = startWith(counting, { ports: { pendingDenouncesCount: neverAnswers() }, now: 1_000 });
    actor.send({ type: 'count.ask' });
    clock.increment(30_000);
    expect(actor.getSnapshot().value).toBe('slow');
    expect(systemClockOf(actor.system).now()).toBe(31_000);
  });

  it('names the port that a test forgot', async () => {
    const { actor } = startWith(counting);
    expect(() => portsOf(actor.system).profile(undefined, undefined as never)).toThrow(
      'The test gave no port "profile".',
    );
  });

  it('names an empty systemId', () => {
    const { actor } = startWith(counting);
    expect(() => systemActor(actor.system, 'nobody' as 'notices')).toThrow('No system actor is called "nobody".');
  });
});

describe('cover', () => {
  it('walks every state, transition and timer', () => {
    const coverage = cover(counting, { events, never: { 'a total below zero': ({ context }) => context.total < 0 } });
    expect(coverage.states.map((state) => state.id)).toEqual([
      'counting',
      'counting.resting',
      'counting.asking',
      'counting.slow',
      'counting.known',
    ]);
    expect(coverage.walks.at(-1)?.steps.length).toBeGreaterThan(1);
  });

  it('bites when a state is out of reach', () => {
    const lonely = createMachine({ id: 'lonely', initial: 'here', states: { here: {}, there: {} } });
    expect(() => cover(lonely, { events: [] })).toThrow('state not reached: lonely.there');
  });

  it('bites when a transition is never taken', () => {
    expect(() => cover(counting, { events: events.slice(0, 3) })).toThrow(
      /transition not taken: counting\.asking --xstate\.done\.actor\.pendingDenouncesCount\[1\]/,
    );
  });

  it('bites when a sentence that must never hold does, and tells the walk', () => {
    expect(() => walkMachine(counting, { events, never: { 'it is known': ({ value }) => value === 'known' } })).toThrow(
      'Never: it is known. It holds after count.ask → xstate.done.actor.pendingDenouncesCount',
    );
  });

  it('hears of every walk that breaks a sentence, goes on, and knows a shortest walk to everything', () => {
    const broken: [string, number][] = [];
    const never = { 'it is known': ({ value }: { value: unknown }) => value === 'known' };
    const coverage = walkMachine(counting, {
      events,
      never,
      onBroken: (said, { steps }) => broken.push([said, steps.length]),
    });
    expect(broken[0]).toEqual(['it is known', 2]);
    expect(coverage.walks).toEqual(walkMachine(counting, { events }).walks);
    const told = (walk: Walk | undefined) => walk?.steps.map(({ type }) => type).join(' → ');
    const done = 'count.ask → xstate.done.actor.pendingDenouncesCount';
    const late = 'count.ask → xstate.after.30000.counting.asking';
    expect(coverage.shortest.states.map(told)).toEqual(['', '', 'count.ask', late, done]);
    expect(coverage.shortest.transitions.map(told)).toEqual([
      'count.ask',
      'count.ask → count.cancel',
      done,
      done,
      late,
      `${late} → count.ask`,
    ]);
  });

  it('gives up on a context that is not finite', () => {
    const growing = setup({ types: { context: {} as { n: number }, events: {} as { type: 'more' } } }).createMachine({
      id: 'growing',
      context: { n: 0 },
      on: { more: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
    });
    expect(() => walkMachine(growing, { events: [{ type: 'more' }], most: 50 })).toThrow('More than 50 snapshots');
  });

  it('counts the walks from several inputs together', () => {
    const either = setup({ types: { context: {} as { left: boolean }, input: {} as { left: boolean } } }).createMachine(
      {
        id: 'either',
        context: ({ input }) => input,
        initial: 'asking',
        states: {
          asking: { always: [{ guard: ({ context }) => context.left, target: 'left' }, { target: 'right' }] },
          left: {},
          right: {},
        },
      },
    );
    const left = { input: { left: true }, events: [] };
    expect(() => coverFrom(either, [left])).toThrow('state not reached: either.right');
    expect(coverFrom(either, [left, { input: { left: false }, events: [] }]).walks.map((walk) => walk.value)).toEqual([
      'left',
      'right',
    ]);
  });
});
