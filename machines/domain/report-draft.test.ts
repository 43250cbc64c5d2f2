import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toReportDraft, reportDraftKey, readReportDraft } from './report-draft';
import { lastReportKey, readLastReport, whyNotRepeat, type LastReport } from './last-report';
import type { ReportSituation } from './report-reasons';

describe('a report that was begun and not sent', () => {
  it('is kept under its listings, in whatever order they were chosen', () => {
    expect(reportDraftKey(['MLA2', 'MLA1'])).toBe('report:MLA1,MLA2');
    expect(reportDraftKey(['MLA1'])).toBe('report:MLA1');
  });

  it('is read back whole', () => {
    const kept = { category: 'COPYRIGHT', code: 'PPPI6', photos: ['1'], comment: 'Fotos nuestras' };
    expect(readReportDraft(kept)).toEqual(kept);
  });

  it.each([
    [null, null],
    ['report', null],
    [{ category: null, code: null, photos: ['1'], comment: ' \n' }, null],
    [{ code: 'PPPI99', category: 'NOTHING' }, null],
    [{ code: 'PPPI9' }, { category: 'PATENT', code: 'PPPI9', photos: [], comment: '' }],
    [
      { category: 'BRAND', code: 'PPPI9', comment: 7 },
      { category: 'PATENT', code: 'PPPI9', photos: [], comment: '' },
    ],
    [
      { category: 'BRAND', photos: ['a', 3] },
      { category: 'BRAND', code: null, photos: ['a'], comment: '' },
    ],
    [{ code: 'PPPI4' }, { category: null, code: 'PPPI4', photos: [], comment: '' }],
    [{ comment: 'x'.repeat(2100) }, { category: null, code: null, photos: [], comment: 'x'.repeat(2000) }],
  ])('of %j, %j is offered', (value, kept) => {
    expect(readReportDraft(value)).toEqual(kept);
  });

  it('never fails, whatever the browser kept', () => {
    fc.assert(fc.property(fc.anything(), (value) => void expect(() => readReportDraft(value)).not.toThrow()));
  });

  it('comes back when the gateway refused it', () => {
    const report = {
      code: 'PPPI1',
      codeDescription: 'Producto falso',
      description: 'Copia exacta',
      tags: [],
      photosDenounced: ['7'],
    };
    expect(toReportDraft(report)).toEqual({
      category: 'BRAND',
      code: 'PPPI1',
      photos: ['7'],
      imagesOnly: true,
      comment: 'Copia exacta',
    });
    expect(toReportDraft({ ...report, code: 'OTHER' })).toMatchObject({ category: null, code: null });
  });
});

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
