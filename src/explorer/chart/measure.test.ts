import { expect, it } from 'vitest';
import { measureSansWidth } from './label';

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
