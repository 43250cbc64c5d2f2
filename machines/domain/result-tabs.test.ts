import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invalidListingStatuses } from '../../contracts/vocabulary/listings';
import { reportedListing, sampleAuthor, visibleListing, visibleOf } from '../simulator/sample-listing';
import { resultTabs } from './addresses';
import { countsOf, hiddenOf, tabOf } from './result-tabs';
import { groupLookalikes, groupResults, runsOf, type Groupable } from './result-groups';

const site = (count: number, filtered = count) => ({ id: 'MLA', count, filtered, active: false, country: null });

const searchOf = (...sites: ReturnType<typeof site>[]) => ({
  sites,
  filterProfileId: null,
  status: 'processed' as const,
});

const counts = { found: 67, from: 0, known: 65, ahead: 0 };
const trusted = { author: sampleAuthor, createdAt: null };

describe('the tab of a listing', () => {
  it.each(invalidListingStatuses)(
    'LST-22 of one that is %s is to be reviewed no more, unless it was decided on',
    (status) => {
      expect(tabOf(visibleListing({ status }))).toBe('inactive');
      expect(tabOf(visibleListing({ status, approved: trusted }))).toBe('trusted');
      expect(tabOf(visibleListing({ ...reportedListing(), status }))).toBe('suspicious');
    },
  );

  it.each(['active', 'paused', 'unheard_of'])(
    'of one that is %s is to be reviewed, of a discarded one, too',
    (status) => {
      expect(tabOf(visibleListing({ status }))).toBe('review');
      expect(tabOf(visibleListing({ status, discarded: true }))).toBe('review');
    },
  );

  it('is one alone: their numbers add up to all of them', () => {
    const status = fc.constantFrom('active', 'paused', ...invalidListingStatuses);
    const mark = fc.constantFrom({}, { approved: trusted }, { reported: reportedListing().reported });
    fc.assert(
      fc.property(fc.array(fc.tuple(status, mark)), (drawn) => {
        const listings = drawn.map(([one, marks], at) => visibleListing({ id: `MLA${at}`, status: one, ...marks }));
        const ids = listings.map(({ id }) => id);
        const counts = countsOf(ids, visibleOf(listings).visible);
        expect(resultTabs.reduce((sum, tab) => sum + counts[tab], 0)).toBe(ids.length);
      }),
    );
  });
});

describe('what is not among the results of a search', () => {
  it('is what was found and neither stands there nor comes behind, as trusted listings are', () => {
    const search = searchOf(site(67));
    expect(hiddenOf({ ...counts, search })).toEqual({ filtered: 0, gone: 2 });
    expect(hiddenOf({ ...counts, known: 50, ahead: 15, search })).toEqual({ filtered: 0, gone: 2 });
    expect(hiddenOf({ ...counts, known: 45, ahead: 0, from: 20, search })).toEqual({ filtered: 0, gone: 2 });
    expect(hiddenOf({ ...counts, known: 70, search })).toEqual({ filtered: 0, gone: 0 });
  });

  it('is told apart from what the filter of the search leaves out', () => {
    const search = { ...searchOf(site(40, 10), site(27, 7)), filterProfileId: 'f1' };
    expect(hiddenOf({ ...counts, known: 15, search })).toEqual({ filtered: 50, gone: 2 });
    expect(hiddenOf({ ...counts, known: 15, search: { ...search, filterProfileId: null } })).toEqual({
      filtered: 0,
      gone: 52,
    });
  });

  it('is nothing while the search still finds, or is not known', () => {
    expect(hiddenOf({ ...counts, search: { ...searchOf(site(67)), status: 'in_progress' } })).toEqual({
      filtered: 0,
      gone: 0,
    });
    expect(hiddenOf({ ...counts, search: null })).toEqual({ filtered: 0, gone: 0 });
  });

  it('adds up with what stands there to what was found, however much of it was read', () => {
    const part = fc.nat(500);
    fc.assert(
      fc.property(part, part, part, part, (known, ahead, filtered, gone) => {
        const found = known + ahead + filtered + gone;
        const search = { ...searchOf(site(found, found - filtered)), filterProfileId: 'f1' };
        expect(hiddenOf({ search, found, from: 0, known, ahead })).toEqual({ filtered, gone });
      }),
    );
  });
});

const one = (more: Partial<Groupable> = {}): Groupable => ({
  title: 'Zapatilla',
  seller: null,
  thumbnail: null,
  pictures: [],
  ...more,
});

const by = (id: string) => one({ seller: { id, nickname: id, watched: false, trusted: false } });
const showing = (url: string) => one({ pictures: [{ id: url, url }] });

describe('groups of results', () => {
  const seen = { a: by('1'), b: by('2'), c: by('3'), d: by('2'), e: by('3'), f: by('3'), g: one() };
  const ids = Object.keys(seen);

  it('by seller: the largest first, and last those that nothing else is like', () => {
    expect(groupResults(ids, seen, 'seller')).toEqual(['c', 'e', 'f', 'b', 'd', 'a', 'g']);
    expect(runsOf(groupResults(ids, seen, 'seller'), seen, 'seller')).toEqual([
      { key: '3', ids: ['c', 'e', 'f'] },
      { key: '2', ids: ['b', 'd'] },
      { key: null, ids: ['a', 'g'] },
    ]);
  });

  it('as they come where nothing is put together', () => {
    expect(groupResults(ids, seen, 'none')).toEqual(ids);
    expect(runsOf(ids, seen, 'none')).toEqual([{ key: null, ids }]);
    expect(runsOf([], seen, 'none')).toEqual([]);
  });

  it('of photos that only look alike are told with those that are chosen of them; the same address is the same photo', () => {
    const [first, same, alike, other] = ['a-O.jpg', 'a-R.jpg', 'b.jpg', 'c.jpg'].map((name) =>
      showing(`https://p.example/${name}`),
    );
    const photos = { first, same, alike, other, last: other };
    const runs = [
      { key: 'a', ids: ['first', 'same', 'alike'] },
      { key: null, ids: ['other', 'last'] },
    ];
    expect(groupLookalikes(runs, ['first', 'alike', 'other', 'last'], photos)).toEqual([['first', 'alike']]);
    expect(groupLookalikes(runs, ['first', 'same', 'other'], photos)).toEqual([]);
  });

  it('of what came later a group is cut anew, as nothing that stands is moved', () => {
    expect(runsOf(['c', 'e', 'b', 'd', 'f'], seen, 'seller').map(({ key }) => key)).toEqual(['3', '2', '3']);
  });

  it.each([
    ['https://p.example/D_1-MLA9-O.jpg', 'https://p.example/D_1-MLA9-R.jpg', true],
    ['https://p.example/D_1-MLA9-O.jpg', 'https://p.example/D_1-MLA9-OO.jpg?v=2', true],
    ['https://p.example/1/2-O.svg', 'https://p.example/1/3-O.svg', false],
    ['https://p.example/plain.jpg', 'https://p.example/plain.jpg', true],
  ])('by picture: %s and %s are the same: %s', (first, second, same) => {
    const pair = { x: showing(first), y: showing(second) };
    expect(runsOf(['x', 'y'], pair, 'picture')[0]?.key === null).toBe(!same);
  });

  it('by picture: a listing without pictures has its thumbnail, and one without any is like no other', () => {
    const shown = { x: showing('/1/1-O.svg'), y: one({ thumbnail: '/1/1-R.svg' }), z: one(), w: one() };
    expect(runsOf(Object.keys(shown), shown, 'picture')).toEqual([
      { key: '/1/1', ids: ['x', 'y'] },
      { key: null, ids: ['z', 'w'] },
    ]);
  });

  it('by title: case, accents, punctuation and blanks make no other one', () => {
    const titled = {
      x: one({ title: 'Zapatilla  Álamo, talle 42!' }),
      y: one({ title: 'zapatilla alamo talle 42' }),
      z: one({ title: 'Zapatilla Álamo talle 43' }),
      w: one({ title: '¡!' }),
      v: one({ title: '…' }),
    };
    expect(runsOf(Object.keys(titled), titled, 'title').map(({ ids: of }) => of)).toEqual([
      ['x', 'y'],
      ['z', 'w', 'v'],
    ]);
  });
});
