import { describe, expect, it } from 'vitest';
import { formatCondition, labelText, measureSansWidth } from './label';

const settled = {
  event: 'mutation.settled',
  guard: 'oursDone',
  guardSays: 'it is ours',
  otherwise: false,
  to: 'case',
  nth: null as number | null,
  does: [] as string[],
};
const plain = { ...settled, guard: null, guardSays: null };
const long =
  'it was on its way when the visit ended, keys are not honoured, and nothing can be asked about it by anybody at all';

const textOf = (edge: typeof settled | typeof plain | (typeof plain & { to: null })) =>
  labelText(edge).lines.map(({ kind, text }) => `${kind}: ${text}`);

describe('when a transition is taken, in words', () => {
  it.each([
    ['its guard', settled, 'when it is ours'],
    ['its guard without the full stop', { ...settled, guardSays: 'It is ours.' }, 'when It is ours'],
    ['what is left by those before it', { ...plain, otherwise: true }, 'otherwise'],
    ['nothing when it is always taken', plain, ''],
  ])('tells %s', (_what, edge, words) => {
    expect(formatCondition(edge)).toBe(words);
  });
});

describe('the label of a transition', () => {
  it('has its number among alternatives, and what it does in two lines at most', () => {
    expect(textOf({ ...settled, nth: 2, does: ['drop draft', 'clear reply'] })).toEqual([
      'event: 2. mutation.settled',
      'guard: when it is ours',
      'does: does drop draft, clear reply',
    ]);
    const many = { ...plain, does: Array.from({ length: 20 }, (_none, nth) => `keep thing ${String(nth)}`) };
    expect(textOf(many)).toEqual([
      'event: mutation.settled',
      expect.stringMatching(/^does: does keep/),
      expect.stringMatching(/^does: .* …$/),
    ]);
  });

  it('has the words beneath the event, indented where the machine stays', () => {
    expect(textOf(settled)).toEqual(['event: mutation.settled', 'guard: when it is ours']);
    expect(textOf({ ...plain, otherwise: true })).toEqual(['event: mutation.settled', 'guard: otherwise']);
    expect(textOf(plain)).toEqual(['event: mutation.settled']);
    const begins = (to: string | null) => labelText({ ...settled, to }).lines.map(({ x }) => x);
    expect(new Set(begins('case')).size).toBe(1);
    const [event = 0, words = 0] = begins(null);
    expect(words).toBeGreaterThan(event);
  });

  it('breaks the words into lines about as long as each other', () => {
    const edge = { ...settled, guardSays: 'the lease is the one on this tab’s operations' };
    expect(textOf(edge)).toEqual([
      'event: mutation.settled',
      'guard: when the lease is the one',
      'guard: on this tab’s operations',
    ]);
  });

  it.each([settled.to, null])('ends after three lines of words in an ellipsis: to %s', (to) => {
    const words = labelText({ ...settled, guardSays: long, to }).lines.filter(({ kind }) => kind === 'guard');
    expect(words).toHaveLength(3);
    const [last = ''] = words.map(({ text }) => text).reverse();
    expect(last).toMatch(/[a-z] …$/);
    const shown = words.map(({ text }) => text).join(' ');
    expect(`when ${long}`.startsWith(shown.slice(0, -2))).toBe(true);
  });

  it.each([settled, { ...settled, guardSays: long }, { ...plain, event: 'finishMarketplaceSignIn done' }])(
    'has room for its lines',
    (one) => {
      for (const edge of [one, { ...one, to: null }]) {
        const { lines, width, height } = labelText(edge);
        const ends = lines.map(
          ({ kind, text, x }) => x + (kind === 'event' ? text.length * 6.6 : measureSansWidth(text, 11)),
        );
        expect(Math.max(...ends)).toBeLessThanOrEqual(width);
        expect(lines.every(({ y }) => y > 6 && y < height - 6)).toBe(true);
        expect(lines.slice(1).every(({ y }, index) => y - (lines[index]?.y ?? y) === 15)).toBe(true);
      }
    },
  );
});

it.each([
  ['when the seller has answered', 146.6],
  ['otherwise', 49],
  ['when it was on its way when', 139.8],
  ['when a field is missing, or', 126.7],
  ['WHEN 7 of 12 (at most) …', 127.6],
])('“%s” has room, and little more than a browser takes for it', (text, measured) => {
  expect(measureSansWidth(text, 11)).toBeGreaterThanOrEqual(measured);
  expect(measureSansWidth(text, 11)).toBeLessThan(measured * 1.08);
});

it('is wide enough for a character that it does not know', () => {
  expect(measureSansWidth('ñ', 10)).toBe(7);
});
