import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutBoxText, wrapText } from './text';

describe('text in lines', () => {
  it('breaks at spaces, and a long word after a dot or before a capital', () => {
    expect(wrapText('The report is being confirmed: a reason is needed.', 20)).toEqual([
      'The report is being',
      'confirmed: a reason',
      'is needed.',
    ]);
    expect(wrapText('finishMarketplaceSignIn', 12)).toEqual(['finish', 'Marketplace', 'SignIn']);
    expect(wrapText('listing.decision.begin', 12)).toEqual(['listing.', 'decision.', 'begin']);
    expect(wrapText('', 12)).toEqual([]);
  });

  it('goes by another size than the number of characters', () => {
    expect(wrapText('aa bb cc', 6, (line) => 2 * line.length)).toEqual(['aa', 'bb', 'cc']);
  });

  it('loses no letter, and is longer than asked only where a word has no place to break', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}[.]?$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (words) => {
        const text = words.join(' ');
        const lines = wrapText(text, 12);
        expect(lines.join(' ')).toBe(text);
        expect(lines.every((line) => line.length <= 12)).toBe(true);
      }),
      { seed: 20_261_121 },
    );
  });
});

describe('the words of a state', () => {
  it('stand beneath each other within the height of the box', () => {
    const { lines, height } = layOutBoxText(
      {
        key: 'asking',
        says: 'The case is asked for; what was shown stays meanwhile.',
        runs: ['case'],
        tags: ['busy'],
        entry: ['ask'],
        exit: [],
      },
      true,
    );
    expect(lines.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'name: asking',
      'says: The case is asked for; what was',
      'says: shown stays meanwhile.',
      'runs: runs case',
      'tags: tagged busy',
      'does: on entry ask',
    ]);
    const middles = lines.map(({ y }) => y);
    expect(middles).toEqual([...middles].sort((one, other) => one - other));
    expect(middles.at(-1)).toBeLessThan(height);
  });
});
