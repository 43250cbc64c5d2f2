import { expect, test } from 'vitest';
import { compareReleases } from './release';

const of = (version: string, built = '2026-11-26T10:00:00.000Z') => ({ version, built });

test.each([
  ['3.20.1', '3.20.1', 'same'],
  ['3.20.1', '3.20.2', 'newer'],
  ['3.9.0', '3.20.0', 'newer'],
  ['3.20.1', '3.20.0', 'older'],
  ['4.0.0', '3.99.9', 'older'],
  ['3.20', '3.20.1', 'newer'],
] as const)('a page of %s finds a server with %s: %s', (own, served, release) => {
  expect(compareReleases(of(own), of(served))).toBe(release);
});

test('of one version the release that was built later is newer', () => {
  const [first, second] = [of('3.20.1'), of('3.20.1', '2026-11-26T10:00:01.000Z')];
  expect([compareReleases(first, second), compareReleases(second, first)]).toEqual(['newer', 'older']);
});

test.each([[null], ['3.20.1'], [{}], [{ version: '3.20.1' }], [{ version: 'next', built: '2026-11-26' }], [[]]])(
  'what is no release, as %j, is compared with none',
  (told) => {
    expect([compareReleases(told, of('3.20.1')), compareReleases(of('3.20.1'), told)]).toEqual([null, null]);
  },
);
