import { describe, expect, it } from 'vitest';
import { lastReportKey, readLastReport, whyNotRepeat, type LastReport } from './last-report';
import type { ReportSituation } from './report-reasons';

const last: LastReport = { code: 'PPPI1', comment: 'Copia exacta', label: 'Producto falsificado', lang: 'es' };
const situation: ReportSituation = {
  allowed: ['PPPI1', 'PPPI6', 'PPPI9'],
  several: false,
  imagesOnly: false,
  catalogue: false,
  checkingProtection: false,
  protectedUntil: null,
};
const here = { situation, photos: 0, draft: false, lang: 'es' as const };

describe('the last report', () => {
  it('is read as it was kept, and from anything else nothing is', () => {
    expect(readLastReport({ [lastReportKey]: last })).toEqual(last);
    for (const broken of [
      null,
      'text',
      { ...last, code: 'PPPI99' },
      { ...last, comment: 'no' },
      { ...last, comment: 'a@bcdef' },
      { ...last, lang: 'fr' },
      { ...last, label: 1 },
    ])
      expect(readLastReport({ [lastReportKey]: broken })).toBeNull();
    expect(readLastReport(undefined)).toBeNull();
  });

  it('is said again where its reason is offered, has its photos, and nothing else was begun', () => {
    expect(whyNotRepeat(last, here)).toBeNull();
    expect(whyNotRepeat({ ...last, code: 'PPPI2' }, here)).toEqual({ because: 'NOT_OFFERED' });
    expect(whyNotRepeat({ ...last, code: 'PPPI6' }, here)).toEqual({ because: 'PHOTO_MISSING' });
    expect(whyNotRepeat({ ...last, code: 'PPPI6' }, { ...here, photos: 1 })).toBeNull();
    expect(whyNotRepeat(last, { ...here, draft: true })).toEqual({ because: 'DRAFT_STANDS' });
    expect(whyNotRepeat(last, { ...here, lang: 'pt' })).toEqual({ because: 'OTHER_LANGUAGE' });
    const several = { ...here, situation: { ...situation, several: true } };
    expect(whyNotRepeat({ ...last, code: 'PPPI6' }, several)).toEqual({ because: 'ONE_LISTING_ONLY' });
  });

  it('waits for what is asked about a protection, and is told of one', () => {
    const patent = { ...last, code: 'PPPI9' as const };
    expect(whyNotRepeat(patent, { ...here, situation: { ...situation, checkingProtection: true } })).toBeNull();
    expect(whyNotRepeat(patent, { ...here, situation: { ...situation, protectedUntil: '2030-01-31' } })).toMatchObject({
      because: 'PROTECTED_UNTIL',
    });
  });
});
