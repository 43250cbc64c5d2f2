import { describe, expect, it } from 'vitest';
import { and, createMachine, not, setup } from 'xstate';
import { graphOf } from './graph';

const words = {
  states: {},
  guards: { open: 'it is open', paid: 'it is paid' },
  delays: { growing: 'a pause that grows' },
};
const machine = setup({
  guards: { open: () => true, paid: () => true },
  delays: { pause: 200, growing: () => 1 },
  actors: { bell: createMachine({}) },
}).createMachine({
  id: 'gate',
  initial: 'shut',
  states: {
    shut: {
      invoke: { id: 'bell', src: 'bell', onDone: 'ajar' },
      after: { 3000: 'ajar', 120_000: 'ajar', pause: 'ajar', growing: 'ajar' },
      on: {
        'gate.push': [
          { guard: 'open', target: 'ajar' },
          { guard: and(['open', not('paid')]), target: 'ajar' },
        ],
        'gate.knock': {},
        '*': { guard: ({ event }) => event.type === 'gate.kick' },
        'xstate.error.actor.*': 'ajar',
      },
    },
    ajar: { on: { 'gate.push': { target: 'ajar', reenter: true } } },
  },
});

describe('what is drawn of a machine', () => {
  const { nodes, edges } = graphOf(machine, words, new Set());

  it('tells events and delays in words', () => {
    expect(edges.map(({ event }) => event).sort()).toEqual([
      'after 2 min',
      'after 200 ms',
      'after 3 s',
      'after a pause that grows',
      'an actor fails',
      'any event',
      'bell done',
      'gate.knock',
      'gate.push',
      'gate.push',
      'gate.push',
    ]);
  });

  it('tells what a guard asks, also one made of several and one that has no name', () => {
    const guarded = edges
      .filter(({ guardSays }) => guardSays !== null)
      .map(({ guard, guardSays }) => [guard, guardSays]);
    expect(guarded).toEqual([
      ['open', 'it is open'],
      ['open and not paid', expect.stringMatching(/it is open.*not.*it is paid/)],
      [null, expect.stringMatching(/condition/)],
    ]);
  });

  it('knows which transition is taken when those of the same event before it are not, and to where one leads at once', () => {
    const graph = graphOf(
      createMachine({
        id: 'hall',
        type: 'parallel',
        states: {
          door: {
            initial: 'shut',
            states: {
              shut: {
                always: [{ guard: 'open', target: 'ajar' }, {}],
                on: {
                  push: [{ guard: 'open', target: 'ajar' }, { guard: 'paid', target: 'ajar' }, { target: 'shut' }],
                  kick: { target: ['#hall.door.ajar', '#hall.lamp.on'] },
                },
              },
              ajar: { on: { push: 'shut' } },
            },
          },
          lamp: { initial: 'off', states: { off: {}, on: {} } },
        },
      }),
      { states: {} },
      new Set(),
    ).edges;
    expect(graph.map(({ event, from, otherwise }) => [event, from, otherwise])).toEqual(
      expect.arrayContaining([
        ['push', 'hall.door.shut', false],
        ['push', 'hall.door.shut', true],
        ['kick', 'hall.door.shut', false],
        ['push', 'hall.door.ajar', false],
        ['at once', 'hall.door.shut', false],
        ['at once', 'hall.door.shut', true],
      ]),
    );
    expect(graph.filter(({ otherwise }) => otherwise)).toHaveLength(2);
    expect(graph.find(({ event }) => event === 'kick')).toMatchObject({ to: 'hall.door.ajar', also: ['hall.lamp.on'] });
  });

  it('knows what stays, what is entered anew and where a state begins', () => {
    const toOf = (type: string, from: string) =>
      edges.filter((edge) => edge.eventType === type && edge.from === from).map(({ to }) => to);
    expect(toOf('gate.knock', 'gate.shut')).toEqual([null]);
    expect(toOf('gate.push', 'gate.ajar')).toEqual(['gate.ajar']);
    expect(nodes.filter(({ initial }) => initial).map(({ id }) => id)).toEqual(['gate.shut']);
  });

  it('draws nothing of what goes on inside a collapsed state', () => {
    const folded = graphOf(machine, words, new Set(['gate']));
    expect(folded.nodes.map(({ id, leaf }) => [id, leaf])).toEqual([['gate', true]]);
    expect(folded.edges).toEqual([]);
  });
});
