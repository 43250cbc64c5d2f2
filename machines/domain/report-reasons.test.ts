import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categories,
  imageReasons,
  reasonCodes,
  reasons,
  singleCatalogueReasons,
} from '../../contracts/vocabulary/reasons';
import {
  canChooseCategory,
  canChooseReason,
  categoryOf,
  hasReasonStep,
  isReasonCode,
  needsPhotos,
  offeredCategories,
  whyNotReason,
  type ReportSituation,
} from './report-reasons';

const everything = reasonCodes;
const alone: ReportSituation = {
  allowed: everything,
  several: false,
  imagesOnly: false,
  catalogue: false,
  checkingProtection: false,
  protectedUntil: null,
};
const situations = fc.record({
  allowed: fc.subarray([...everything, 'PPPI99']),
  several: fc.boolean(),
  imagesOnly: fc.boolean(),
  catalogue: fc.boolean(),
  checkingProtection: fc.boolean(),
  protectedUntil: fc.option(fc.constant('2027-01-31')),
});
const told = (situation: ReportSituation) =>
  offeredCategories(situation).map(({ name, reasons: offered, why }) => [
    name,
    why?.because ?? null,
    offered.map((reason) => (reason.why === null ? reason.code : `${reason.code}!${reason.why.because}`)),
  ]);

const copyright = ['PPPI3', 'PPPI5', 'PPPI6', 'PPPI11', 'PPPI12', 'PPPI13', 'PPPI14', 'PPPI15', 'PPPI16', 'PPPI17'];

describe('what the drawer offers', () => {
  it('DRW-01 CONST-06 CONST-07 CONST-08 CONST-09 CONST-10 CONST-11 CONST-12 the seven categories with their reasons, in order, when every notice is allowed', () => {
    expect(told(alone)).toEqual([
      ['BRAND', null, ['PPPI1', 'PPPI2', 'PPPI10']],
      ['COPYRIGHT', null, copyright],
      ['PERSONAL_IMAGE', null, ['PPPI7']],
      ['UTILITY_MODEL', null, ['PPPI8']],
      ['PATENT', null, ['PPPI9']],
      ['AGREEMENTS', null, ['ACUERDO']],
      ['RELATED_RIGHTS', null, ['PPPI18', 'PPPI19', 'PPPI20', 'PPPI21', 'PPPI22', 'PPPI23']],
    ]);
  });

  it('DRW-02 only the allowed reasons, and no category without one', () => {
    expect(told({ ...alone, allowed: ['PPPI10', 'PPPI22', 'PPPI4', 'PPPI99'] })).toEqual([
      ['BRAND', null, ['PPPI10']],
      ['RELATED_RIGHTS', null, ['PPPI22']],
    ]);
    expect(offeredCategories({ ...alone, allowed: [] })).toEqual([]);
    fc.assert(
      fc.property(situations, (situation) => {
        const offered = offeredCategories(situation).flatMap((category) =>
          category.reasons.map((reason) => reason.code),
        );
        expect(offered.filter((code) => !situation.allowed.includes(code))).toEqual([]);
        expect(offered).not.toContain('PPPI4');
      }),
    );
  });

  it('DRW-06 brand reasons in a product and a publication group', () => {
    expect(offeredCategories(alone)[0]?.reasons.map(({ code, group }) => [code, group])).toEqual([
      ['PPPI1', 'product'],
      ['PPPI2', 'publication'],
      ['PPPI10', 'product'],
    ]);
  });

  it('DRW-08 related rights by actors, producers and broadcasting organizations', () => {
    expect(offeredCategories(alone)[6]?.reasons.map(({ code, group }) => [code, group])).toEqual([
      ['PPPI18', 'actors'],
      ['PPPI19', 'actors'],
      ['PPPI20', 'producers'],
      ['PPPI21', 'producers'],
      ['PPPI22', 'broadcasters'],
      ['PPPI23', 'broadcasters'],
    ]);
  });

  it('DRW-18 with several listings PPPI6, PPPI7 and PPPI19 are shown and cannot be chosen', () => {
    const several = { ...alone, several: true };
    for (const code of everything) {
      expect([code, whyNotReason(code, several)?.because ?? null]).toEqual([
        code,
        (imageReasons as readonly string[]).includes(code) ? 'ONE_LISTING_ONLY' : null,
      ]);
    }
    expect(told(several)[1]).toEqual([
      'COPYRIGHT',
      null,
      copyright.map((code) => (code === 'PPPI6' ? 'PPPI6!ONE_LISTING_ONLY' : code)),
    ]);
  });

  it('DRW-19 with several listings the personal-image category cannot be chosen', () => {
    const several = { ...alone, several: true };
    expect(told(several).filter(([, why]) => why !== null)).toEqual([
      ['PERSONAL_IMAGE', 'ONE_LISTING_ONLY', ['PPPI7!ONE_LISTING_ONLY']],
    ]);
    expect(canChooseCategory('PERSONAL_IMAGE', several)).toBe(false);
    expect(canChooseCategory('PERSONAL_IMAGE', alone)).toBe(true);
  });

  it('DRW-20 on a catalogue page PPPI2 cannot be chosen, and brand neither when it is all that is allowed', () => {
    const catalogue = { ...alone, catalogue: true };
    expect(whyNotReason('PPPI2', catalogue)).toEqual({ because: 'NOT_ON_CATALOGUE' });
    expect(told(catalogue)[0]).toEqual(['BRAND', null, ['PPPI1', 'PPPI2!NOT_ON_CATALOGUE', 'PPPI10']]);
    expect(told({ ...catalogue, allowed: ['PPPI2'] })).toEqual([
      ['BRAND', 'NOT_ON_CATALOGUE', ['PPPI2!NOT_ON_CATALOGUE']],
    ]);
  });

  it('DRW-35 selling conditions of a catalogue page are not reported in bulk for PPPI2, PPPI6 and PPPI7', () => {
    const bulk = { ...alone, several: true, catalogue: true };
    const refused = singleCatalogueReasons.map((code) => [code, whyNotReason(code, bulk)?.because]);
    expect(refused).toEqual([
      ['PPPI2', 'NOT_ON_CATALOGUE'],
      ['PPPI6', 'ONE_LISTING_ONLY'],
      ['PPPI7', 'ONE_LISTING_ONLY'],
    ]);
  });

  it('DRW-21 with photos chosen first copyright, personal image and related rights are left out', () => {
    expect(told({ ...alone, imagesOnly: true }).map(([name]) => name)).toEqual([
      'BRAND',
      'UTILITY_MODEL',
      'PATENT',
      'AGREEMENTS',
    ]);
  });

  it('DRW-22 with photos chosen first what cannot be chosen is left out and not greyed', () => {
    expect(told({ ...alone, imagesOnly: true, catalogue: true, protectedUntil: '2027-01-31' })).toEqual([
      ['BRAND', null, ['PPPI1', 'PPPI10']],
      ['UTILITY_MODEL', null, ['PPPI8']],
      ['AGREEMENTS', null, ['ACUERDO']],
    ]);
    expect(offeredCategories({ ...alone, allowed: ['PPPI6', 'PPPI7', 'PPPI19'], imagesOnly: true })).toEqual([]);
  });

  it('DRW-23 a protected item cannot be reported for PPPI9, nor while that is being asked', () => {
    const blocked = { ...alone, protectedUntil: '2027-01-31' };
    expect(told(blocked)[4]).toEqual(['PATENT', 'PROTECTED_UNTIL', ['PPPI9!PROTECTED_UNTIL']]);
    expect(canChooseReason('PPPI9', blocked)).toBe(false);
    expect(whyNotReason('PPPI9', { ...alone, checkingProtection: true })).toEqual({ because: 'CHECKING_PROTECTION' });
    expect(whyNotReason('PPPI8', { ...blocked, checkingProtection: true })).toBeNull();
    expect(told({ ...alone, imagesOnly: true, checkingProtection: true })[2]).toEqual([
      'PATENT',
      'CHECKING_PROTECTION',
      ['PPPI9!CHECKING_PROTECTION'],
    ]);
  });

  it('DRW-24 a protected reason says its last day and where support is', () => {
    expect(whyNotReason('PPPI9', { ...alone, protectedUntil: '2027-01-31' })).toEqual({
      because: 'PROTECTED_UNTIL',
      until: '2027-01-31',
      resolve: { to: 'supportForm' },
    });
  });

  it('never offers what can be chosen under a category that cannot, nor the other way round', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        for (const category of offeredCategories(situation)) {
          expect(category.why === null).toBe(category.reasons.some((reason) => reason.why === null));
          for (const reason of category.reasons) {
            expect(canChooseReason(reason.code, situation)).toBe(reason.why === null);
            expect(categoryOf(reason.code)).toBe(category.name);
          }
        }
      }),
    );
  });
});

describe('what a code is', () => {
  it('CONST-13 PPPI4 is known and belongs to no category', () => {
    expect([isReasonCode('PPPI4'), categoryOf('PPPI4'), canChooseReason('PPPI4', alone)]).toEqual([true, null, false]);
    expect([isReasonCode('PPPI99'), categoryOf('PPPI99')]).toEqual([false, null]);
  });

  it('CONST-14 photos belong to PPPI6, PPPI7 and PPPI19 alone', () => {
    expect(everything.filter(needsPhotos)).toEqual(['PPPI6', 'PPPI7', 'PPPI19']);
    expect(reasons.filter((reason) => reason.image).map((reason) => reason.code)).toEqual(['PPPI6', 'PPPI7', 'PPPI19']);
  });

  it('brand, copyright and related rights ask for their reason, the others have one', () => {
    expect(categories.filter(({ name }) => hasReasonStep(name)).map(({ name }) => name)).toEqual([
      'BRAND',
      'COPYRIGHT',
      'RELATED_RIGHTS',
    ]);
  });
});
