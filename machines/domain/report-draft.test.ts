import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toReportDraft, reportDraftKey, readReportDraft } from './report-draft';

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
