import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstOutlook, readPlace, tabs, writePlace, type Place } from './place';

const place: Place = {
  page: 'machine',
  name: 'case',
  walk: 'abc_-1',
  at: 3,
  outlook: { tab: 'screen', lang: 'pt', scheme: 'dark', width: 'phone' },
};

test('a place is read as it was written', () => {
  expect(writePlace(place)).toBe('#/case/abc_-1/3?tab=screen&lang=pt&scheme=dark&width=phone');
  const places: Place[] = [
    place,
    { page: 'list' },
    { page: 'check' },
    ...tabs.map((tab): Place => ({ ...place, walk: null, at: null, outlook: { ...firstOutlook, tab } })),
  ];
  for (const one of places) expect(readPlace(writePlace(one))).toEqual(one);
});

test('every text is a place, and nothing that it says is believed without being known', () => {
  expect(readPlace('#/case/x/99999999?tab=evil&lang=xx')).toEqual({
    page: 'machine',
    name: 'case',
    walk: 'x',
    at: null,
    outlook: firstOutlook,
  });
  expect(readPlace('#/%E0%A4%A')).toMatchObject({ name: '%E0%A4%A' });
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readPlace(text);
      if (read.page === 'machine') expect(tabs).toContain(read.outlook.tab);
      expect(readPlace(writePlace(readPlace(`#/${text}`)))).toBeDefined();
    }),
  );
});
