import { describe, expect, it } from 'vitest';
import { createMachine, initialTransition } from 'xstate';
import { activeNodes } from '../kit/internals';
import { ignoredBy, timersOf } from './heard-events';

const nodesOf = (config: Parameters<typeof createMachine>[0]) =>
  activeNodes(initialTransition(createMachine(config))[0]);

describe('which events mean nothing in some states', () => {
  const nodes = nodesOf({
    initial: 'a',
    on: { known: {} },
    states: { a: { on: { heard: 'b' }, after: { 3000: 'b' } }, b: { on: { later: 'a' } } },
  });
  const ignores = ignoredBy(nodes);

  it('what none of them names is ignored, also where another state names it', () => {
    expect(['heard', 'known', 'later', 'other'].map((type) => ignores({ type }))).toEqual([false, false, true, true]);
  });

  it('what means something to a machine that hears nothing of it is never ignored', () => {
    for (const type of ['xstate.error.actor.call', 'xstate.stop', 'xstate.init']) expect(ignores({ type })).toBe(false);
  });

  it('nothing is ignored where anything may be taken, or something goes on by itself', () => {
    const wild = ignoredBy(nodesOf({ on: { 'told.*': {} } }));
    const restless = ignoredBy(nodesOf({ always: { guard: ({ event }) => event.type === 'other', actions: 'act' } }));
    expect([wild({ type: 'other' }), restless({ type: 'other' })]).toEqual([false, false]);
  });

  it('the timers of a state are told', () => {
    expect(nodes.flatMap(timersOf)).toEqual(['xstate.after.3000.(machine).a']);
  });
});
