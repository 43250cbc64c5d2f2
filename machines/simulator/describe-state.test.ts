import { describe, expect, it } from 'vitest';
import { describeSavedState, describeState } from './describe-state';

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
