import { describe, expect, it } from 'vitest';
import { discardDraftKey, toDiscardDraft, readDiscardDraft, whyNotDiscard, whyNotDiscardComment } from './discard';

describe('a discard', () => {
  it.each([
    [null, '', 'REASON_MISSING'],
    ['item1', '', undefined],
    ['item3', '   ', undefined],
    ['item4', ' \n', 'COMMENT_EMPTY'],
    ['item4', 'La vimos', undefined],
    ['item2', 'x'.repeat(201), 'DISCARD_COMMENT_TOO_LONG'],
  ] as const)('for %s with %j', (code, comment, why) => {
    expect(whyNotDiscard({ code, comment })?.because).toBe(why);
    if (code !== null) expect(whyNotDiscardComment({ code, comment })?.because).toBe(why);
  });

  it('reads back what was kept, whatever that is', () => {
    expect(readDiscardDraft({ code: 'item4', comment: 'x'.repeat(300) })).toEqual({
      code: 'item4',
      comment: 'x'.repeat(300),
    });
    for (const damaged of [null, 7, {}, { code: 'item9', comment: 3 }, { code: null, comment: ' ' }])
      expect(readDiscardDraft(damaged)).toBeNull();
    expect(readDiscardDraft(toDiscardDraft({ code: 'item1', description: 'a' }))).toEqual({
      code: 'item1',
      comment: 'a',
    });
    expect(discardDraftKey(['b', 'a'])).toBe('discard:a,b');
  });
});
