import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultViewOptions, readLocation, tabs, formatLocation, type ExplorerLocation } from './location';

const place: ExplorerLocation = {
  page: 'machine',
  name: 'case',
  walk: 'abc_-1',
  at: 3,
  outlook: { tab: 'screen', lang: 'pt', scheme: 'dark', width: 'phone', arrows: 'journeys', only: 'untaken' },
};

test('a place is read as it was written', () => {
  expect(formatLocation(place)).toBe(
    '#/case/abc_-1/3?tab=screen&lang=pt&scheme=dark&width=phone&arrows=journeys&only=untaken',
  );
  const places: ExplorerLocation[] = [
    place,
    { page: 'list' },
    { page: 'check' },
    ...tabs.map((tab): ExplorerLocation => ({
      ...place,
      walk: null,
      at: null,
      outlook: { ...defaultViewOptions, tab },
    })),
  ];
  for (const one of places) expect(readLocation(formatLocation(one))).toEqual(one);
});

test('every text is a place, and nothing that it says is believed without being known', () => {
  expect(readLocation('#/case/x/99999999?tab=evil&lang=xx')).toEqual({
    page: 'machine',
    name: 'case',
    walk: 'x',
    at: null,
    outlook: defaultViewOptions,
  });
  expect(readLocation('#/%E0%A4%A')).toMatchObject({ name: '%E0%A4%A' });
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readLocation(text);
      if (read.page === 'machine') expect(tabs).toContain(read.outlook.tab);
      expect(readLocation(formatLocation(readLocation(`#/${text}`)))).toBeDefined();
    }),
  );
});
