import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Blindage, Listing, Notice, ReportedMark } from '../../contracts/shapes';
import { groupByCaseStatus, type CaseStatus } from '../../contracts/vocabulary/case-statuses';
import { listingStatuses } from '../../contracts/vocabulary/listings';
import {
  allowedCodes,
  codesAnywhere,
  hasOnlyImageNotices,
  isInvalidStatus,
  protectedItems,
  protectedUntil,
  reportedIds,
  whyNotReport,
  whyNotReportImages,
} from './report-listings';
import { canBeNoticedAgain } from './running-notices';

const reported: ReportedMark = {
  code: 'PPPI1',
  description: 'copia',
  tags: [],
  photosDenounced: [],
  author: null,
  createdAt: null,
  isFamily: false,
  familyId: null,
};
const noticed = (more: Partial<Notice> = {}): Notice => ({
  noticeId: 'N1',
  sent: true,
  sending: false,
  failed: false,
  reason: null,
  noticedAt: null,
  takeDownAt: null,
  noticeStatus: 'CREATED',
  snapshot: null,
  rejectOption: null,
  ...more,
});
type Subject = Pick<Listing, 'status' | 'reported' | 'noticed'> & { removed?: boolean };
const free: Subject = { status: 'active', reported: null, noticed: null };
const why = (listing: Subject, edit = false) => whyNotReport(listing, { edit })?.because ?? null;
const noon = Date.parse('2026-11-20T12:00:00Z');
const blindage = (item: string, dueDate: string, reason = 'PPPI9'): Blindage => ({ id: null, item, reason, dueDate });

describe('whether a listing can be reported', () => {
  it('DRW-38 not one that is already reported, removed or not published', () => {
    expect(why(free)).toBeNull();
    expect(why({ ...free, reported })).toBe('ALREADY_REPORTED');
    expect(why({ ...free, removed: true })).toBe('REMOVED');
    expect(listingStatuses.map((status) => [status, why({ ...free, status })])).toEqual([
      ['active', null],
      ['closed', 'NOT_PUBLISHED'],
      ['inactive', 'NOT_PUBLISHED'],
      ['paused', null],
      ['under_review', 'NOT_PUBLISHED'],
    ]);
  });

  it('LST-22 closed, inactive and under_review are invalid, active and paused are not, nor is a word that we do not know', () => {
    expect([...listingStatuses, 'payment_required'].filter(isInvalidStatus)).toEqual([
      'closed',
      'inactive',
      'under_review',
    ]);
  });

  it('one whose notice is on its way is neither reported nor edited, one whose case ended may be again', () => {
    const statuses = Object.keys(groupByCaseStatus) as CaseStatus[];
    expect(
      statuses.filter((noticeStatus) => why({ ...free, reported, noticed: noticed({ noticeStatus }) }) !== null),
    ).toEqual(['CREATED', 'PENDING_MODERATION', 'WAITING_DOCUMENTATION']);
    expect(why({ ...free, reported, noticed: noticed() })).toBe('ALREADY_SENT');
    expect(why({ ...free, reported, noticed: noticed() }, true)).toBe('ALREADY_SENT');
    expect(why({ ...free, reported, noticed: noticed({ noticeStatus: null }) })).toBe('ALREADY_SENT');
    expect(why({ ...free, reported, noticed: noticed({ sent: false, sending: true }) })).toBe('ALREADY_SENT');
  });

  it('one whose notice failed is still reported and not noticed', () => {
    const failed = { ...free, reported, noticed: noticed({ sent: false, failed: true, noticeStatus: null }) };
    expect([why(failed), why(failed, true), canBeNoticedAgain(failed)]).toEqual(['ALREADY_REPORTED', null, false]);
  });

  it('only a reported one can be edited', () => {
    expect([why(free, true), why({ ...free, reported }, true)]).toEqual(['NOT_REPORTED', null]);
  });
});

describe('protected items', () => {
  const blindages = [
    blindage('MLA1', '2026-11-20'),
    blindage('MLA2', '2026-11-19'),
    blindage('MLA3', '2026-12-01T00:00:00Z'),
    blindage('MLA3', '2026-11-25'),
    blindage('MLA4', '2027-01-01', 'PPPI1'),
  ];

  it('are protected for the reason until their day is past', () => {
    expect([...protectedItems(blindages, 'PPPI9', noon)]).toEqual([
      ['MLA1', '2026-11-20'],
      ['MLA3', '2026-12-01T00:00:00Z'],
    ]);
  });

  it('block the reason when no listing is left, until the last day', () => {
    expect(protectedUntil(['MLA1'], blindages, noon)).toBe('2026-11-20');
    expect(protectedUntil(['MLA1', 'MLA3'], blindages, noon)).toBe('2026-12-01T00:00:00Z');
    expect(protectedUntil(['MLA1', 'MLA2'], blindages, noon)).toBeNull();
    expect(protectedUntil(['MLA4'], blindages, noon)).toBeNull();
    expect(protectedUntil([], blindages, noon)).toBeNull();
  });

  it('DRW-25 stay out of a report of several listings', () => {
    expect(reportedIds(['MLA1', 'MLA2', 'MLA3', 'MLA5'], 'PPPI9', blindages, noon)).toEqual(['MLA2', 'MLA5']);
    expect(reportedIds(['MLA1', 'MLA4'], 'PPPI8', blindages, noon)).toEqual(['MLA1', 'MLA4']);
  });

  it('a report leaves out exactly the protected ones, whatever they are', () => {
    const ids = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'));
    const some = fc.array(
      fc.record({
        item: fc.constantFrom('A', 'B', 'C', 'D'),
        day: fc.constantFrom('2026-11-19', '2026-11-20', '2027-03-01'),
      }),
    );
    fc.assert(
      fc.property(ids, some, (listings, given) => {
        const known = given.map(({ item, day }) => blindage(item, day));
        const left = reportedIds(listings, 'PPPI9', known, noon);
        expect(
          listings
            .filter((id) => !left.includes(id))
            .every((id) => known.some((one) => one.item === id && one.dueDate >= '2026-11-20')),
        ).toBe(true);
        expect(protectedUntil(listings, known, noon) !== null).toBe(listings.length > 0 && left.length === 0);
      }),
    );
  });
});

describe('the right to report images', () => {
  const notices = (...codes: string[]) => [
    { siteId: 'MLA', notices: codes.map((id) => ({ id, type: null, description: null })) },
  ];

  it("DRW-03 is that of the listing's own site", () => {
    expect(allowedCodes(notices('PPPI1', 'PPPI6'), 'mla')).toEqual(['PPPI1', 'PPPI6']);
    expect(allowedCodes(notices('PPPI1', 'PPPI6'), 'MLB')).toEqual([]);
    expect(codesAnywhere([...notices('PPPI6'), ...notices('PPPI1', 'of no reason', 'PPPI6')])).toEqual([
      'PPPI1',
      'PPPI6',
    ]);
    expect(codesAnywhere([])).toEqual([]);
  });

  it.each([
    [['PPPI1'], 2, 'NO_IMAGE_RIGHT'],
    [[], 2, 'NO_IMAGE_RIGHT'],
    [['PPPI6', 'PPPI19'], 2, 'NO_CATEGORY_FOR_IMAGES'],
    [['PPPI6', 'PPPI1'], 0, 'NO_PHOTO_CHOSEN'],
    [['PPPI6', 'PPPI1'], 1, null],
    [['PPPI7', 'ACUERDO'], 1, null],
    [['PPPI19', 'PPPI9'], 1, null],
  ] as const)('LST-28 LST-29 with %j and %i photos: %s', (codes, chosen, because) => {
    const inBrazil = notices('PPPI6', 'PPPI1').map((entry) => ({ ...entry, siteId: 'MLB' }));
    const here = whyNotReportImages(notices(...codes), 'MLA', chosen);
    expect(here?.because ?? null).toBe(because);
    if (because === 'NO_IMAGE_RIGHT')
      expect(whyNotReportImages([...inBrazil, ...notices(...codes)], 'MLA', chosen)).toEqual(here);
  });

  it('PRF-03 a profile has only image notices when each one, in every country, is about pictures', () => {
    const both = (...there: string[]) => [
      ...notices('PPPI6', 'PPPI19'),
      ...notices(...there).map((entry) => ({ ...entry, siteId: 'MLB' })),
    ];
    expect(hasOnlyImageNotices(notices('PPPI6', 'PPPI7', 'PPPI19'))).toBe(true);
    expect(hasOnlyImageNotices(both('PPPI7'))).toBe(true);
    expect(hasOnlyImageNotices(both())).toBe(true);
    expect(hasOnlyImageNotices(both('PPPI1'))).toBe(false);
    expect(hasOnlyImageNotices(notices('PPPI6', 'PPPI99'))).toBe(false);
    expect([hasOnlyImageNotices([]), hasOnlyImageNotices(notices())]).toEqual([false, false]);
    expect(whyNotReportImages(both('PPPI7'), 'MLB', 1)?.because).toBe('NO_CATEGORY_FOR_IMAGES');
  });

  it('on a catalogue page PPPI2 opens nothing', () => {
    expect(whyNotReportImages(notices('PPPI6', 'PPPI2'), 'MLA', 1, true)?.because).toBe('NO_CATEGORY_FOR_IMAGES');
  });
});
