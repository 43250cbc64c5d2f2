import { expect, it, describe } from 'vitest';
import { assign, emit, raise, sendParent, setup, type AnyStateNode } from 'xstate';
import { describeActions, alternativesOf, describeEntry, describeExit } from './describe-actions';
import { transitionsOf } from './chart-descriptions';
import { describeSavedState, describeState } from './describe-state';

const machine = setup({
  types: {
    context: {} as { form: string },
    events: {} as { type: 'go' | 'told' | 'again' },
    emitted: {} as { type: 'rang' },
  },
  actions: { dropDraft: sendParent({ type: 'draft.drop' }), clearReply: assign({ form: '' }), count: () => undefined },
  guards: { isOurs: () => true },
}).createMachine({
  id: 'doing',
  context: { form: '' },
  initial: 'here',
  states: {
    here: {
      entry: ['count', raise({ type: 'told' })],
      exit: emit({ type: 'rang' }),
      on: {
        go: [
          { guard: 'isOurs', target: 'there', actions: ['dropDraft', 'clearReply', assign({ form: 'x' })] },
          { target: 'there', actions: () => undefined },
        ],
      },
    },
    there: { after: { 1000: 'here' } },
  },
});

it('says in words what is done by a transition, on entry and on exit, in its order', () => {
  const { here, there } = machine.root.states as Record<string, AnyStateNode>;
  const [first, second] = here === undefined ? [] : transitionsOf(here);
  expect(first && describeActions(first)).toEqual(['drop draft (say draft.drop)', 'clear reply', 'set form']);
  expect(second && describeActions(second)).toEqual(['do something without a name']);
  expect(first && alternativesOf(first).indexOf(first)).toBe(0);
  expect(second && alternativesOf(second).indexOf(second)).toBe(1);
  expect(there && [describeEntry(there), describeExit(there)]).toEqual([[], []]);
  expect(here && [describeEntry(here), describeExit(here)]).toEqual([
    ['count', 'say told to itself'],
    ['tell everyone rang'],
  ]);
});

describe('a state in words', () => {
  it.each([
    ['resting', 'resting'],
    [{ content: 'shown', reply: 'choosing' }, 'content.shown · reply.choosing'],
    [
      { person: { opening: { rights: 'asking', profile: {} } } },
      'person.opening.rights.asking · person.opening.profile',
    ],
    [{}, 'started'],
  ])('is its innermost states: %o', (value, words) => {
    expect([describeState(value), describeSavedState(JSON.stringify(value))]).toEqual([words, words]);
  });

  it('stays as it is when it was kept as something else', () => {
    expect(describeSavedState('{"content":')).toBe('{"content":');
  });
});
