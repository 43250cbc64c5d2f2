import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invalidListingStatuses } from '../../contracts/vocabulary/listings';
import { reportedListing, sampleAuthor, visibleListing, visibleOf } from '../simulator/sample-listing';
import { resultTabs } from './addresses';
import { countsOf, hiddenOf, tabOf } from './result-tabs';

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
