import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories, reasons, type ReasonCode } from '../../contracts/vocabulary/reasons';
import { categoryOf, hasReasonStep } from './report-reasons';
import {
  onlyReasonOf,
  stepAfter,
  stepBefore,
  whyNotGoOn,
  type ReportChoice,
  type ReportForm,
  type ReportStep,
} from './report-steps';

const chosen = (code: ReasonCode, more: Partial<ReportChoice> = {}): ReportChoice => ({
  category: categoryOf(code),
  code,
  imagesOnly: false,
  edit: false,
  ...more,
});
const forward = (choice: ReportChoice): ReportStep[] => {
  const path: ReportStep[] = ['category'];
  for (let next = stepAfter('category', choice); next !== null; next = stepAfter(next, choice)) path.push(next);
  return path;
};
const back = (choice: ReportChoice): ReportStep[] => {
  const path: ReportStep[] = ['comment'];
  for (let next = stepBefore('comment', choice); next !== null; next = stepBefore(next, choice)) path.push(next);
  return path;
};

describe('the way forward and back', () => {
  it.each([
    ['PPPI1', ['category', 'reason', 'comment'], ['comment', 'category']],
    ['PPPI2', ['category', 'reason', 'comment'], ['comment', 'category']],
    ['PPPI10', ['category', 'reason', 'comment'], ['comment', 'category']],
    ['PPPI3', ['category', 'reason', 'comment'], ['comment', 'reason', 'category']],
    ['PPPI5', ['category', 'reason', 'comment'], ['comment', 'reason', 'category']],
    ['PPPI6', ['category', 'reason', 'images', 'comment'], ['comment', 'images', 'reason', 'category']],
    ['PPPI7', ['category', 'images', 'comment'], ['comment', 'images', 'category']],
    ['PPPI8', ['category', 'comment'], ['comment', 'category']],
    ['PPPI9', ['category', 'comment'], ['comment', 'category']],
    ['PPPI11', ['category', 'reason', 'comment'], ['comment', 'reason', 'category']],
    ['PPPI12', ['category', 'reason', 'comment'], ['comment', 'reason', 'category']],
    ['PPPI13', ['category', 'reason', 'comment'], ['comment', 'reason', 'category']],
    ['PPPI14', ['category', 'reason', 'comment'], ['comment', 'reason', 'category']],
    ['PPPI15', ['category', 'reason', 'comment'], ['comment', 'reason', 'category']],
    ['PPPI16', ['category', 'reason', 'comment'], ['comment', 'reason', 'category']],
    ['PPPI17', ['category', 'reason', 'comment'], ['comment', 'reason', 'category']],
    ['PPPI18', ['category', 'reason', 'comment'], ['comment', 'reason', 'category']],
    ['PPPI19', ['category', 'reason', 'images', 'comment'], ['comment', 'images', 'reason', 'category']],
    ['PPPI20', ['category', 'reason', 'comment'], ['comment', 'reason', 'category']],
    ['PPPI21', ['category', 'reason', 'comment'], ['comment', 'reason', 'category']],
    ['PPPI22', ['category', 'reason', 'comment'], ['comment', 'reason', 'category']],
    ['PPPI23', ['category', 'reason', 'comment'], ['comment', 'reason', 'category']],
    ['ACUERDO', ['category', 'comment'], ['comment', 'category']],
  ] as const)('DRW-13 DRW-14 of %s: %j, and back %j', (code, there, andBack) => {
    expect(forward(chosen(code))).toEqual(there);
    expect(back(chosen(code))).toEqual(andBack);
  });

  it('DRW-09 a category with one reason takes it and goes on without the reason step', () => {
    expect(categories.map(({ name }) => [name, onlyReasonOf(name)])).toEqual([
      ['BRAND', null],
      ['COPYRIGHT', null],
      ['PERSONAL_IMAGE', 'PPPI7'],
      ['UTILITY_MODEL', 'PPPI8'],
      ['PATENT', 'PPPI9'],
      ['AGREEMENTS', 'ACUERDO'],
      ['RELATED_RIGHTS', null],
    ]);
  });

  it('waits for a choice', () => {
    const nothing: ReportChoice = { category: null, code: null, imagesOnly: false, edit: false };
    expect([
      stepAfter('category', nothing),
      stepBefore('category', nothing),
      stepAfter('comment', chosen('PPPI8')),
    ]).toEqual([null, null, null]);
    expect(stepAfter('reason', { ...nothing, category: 'COPYRIGHT' })).toBeNull();
    expect(stepAfter('category', { ...nothing, category: 'COPYRIGHT' })).toBe('reason');
  });

  it('has no images step when the photos came first', () => {
    expect(forward(chosen('PPPI1', { imagesOnly: true }))).toEqual(['category', 'reason', 'comment']);
    expect(forward(chosen('PPPI7', { imagesOnly: true }))).toEqual(['category', 'comment']);
  });

  it('leads from an edited comment straight to the categories', () => {
    for (const { code } of reasons) expect(stepBefore('comment', chosen(code, { edit: true }))).toBe('category');
  });

  it('never goes round in circles, and back only to steps that were passed', () => {
    const codes = reasons.filter((reason) => reason.category !== null).map((reason) => reason.code);
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.boolean(), fc.boolean(), (code, imagesOnly, edit) => {
        const choice = chosen(code, { imagesOnly, edit });
        const there = forward(choice);
        expect(new Set(there).size).toBe(there.length);
        expect(there.at(-1)).toBe('comment');
        for (const step of back(choice)) expect(there).toContain(step);
        expect(there.includes('reason')).toBe(choice.category !== null && hasReasonStep(choice.category));
      }),
    );
  });
});

describe('why a step cannot be left', () => {
  const situation = {
    allowed: ['PPPI1', 'PPPI2', 'PPPI6', 'PPPI9'],
    several: false,
    imagesOnly: false,
    catalogue: false,
    checkingProtection: false,
    protectedUntil: '2027-01-31',
  };
  const nothing: ReportForm = {
    category: null,
    code: null,
    imagesOnly: false,
    edit: false,
    original: null,
    photos: [],
    comment: '',
  };
  const images: ReportForm = { ...nothing, category: 'COPYRIGHT', code: 'PPPI6' };
  const why = (step: ReportStep, report: ReportForm) => whyNotGoOn(step, report, situation)?.because ?? null;

  it.each([
    ['category', nothing, 'CATEGORY_MISSING'],
    ['category', { ...nothing, category: 'BRAND' }, null],
    ['category', { ...nothing, category: 'AGREEMENTS' }, 'NOT_OFFERED'],
    ['category', { ...nothing, category: 'PATENT', code: 'PPPI9' }, 'PROTECTED_UNTIL'],
    ['reason', { ...nothing, category: 'BRAND' }, 'REASON_MISSING'],
    ['reason', { ...nothing, category: 'BRAND', code: 'PPPI10' }, 'NOT_OFFERED'],
    ['reason', { ...nothing, category: 'BRAND', code: 'PPPI2' }, null],
    ['images', { ...images, photos: ['1'] }, null],
    ['comment', { ...nothing, comment: 'abcde' }, 'REASON_MISSING'],
    ['comment', { ...images, comment: 'abcde' }, 'PHOTO_MISSING'],
    ['comment', { ...images, comment: 'abcde', imagesOnly: true }, 'PHOTO_MISSING'],
    ['comment', { ...images, comment: 'abcde', imagesOnly: true, photos: ['a'] }, null],
    ['comment', { ...images, photos: ['1'], comment: 'abcde' }, null],
    ['comment', { ...images, photos: ['1'], comment: 'abc@de' }, 'COMMENT_OFFENDING'],
    ['comment', { ...nothing, category: 'PATENT', code: 'PPPI9', comment: 'abcde' }, 'PROTECTED_UNTIL'],
  ] as const)('%s with %j: %s', (step, report, because) => {
    expect(why(step, report)).toBe(because);
  });

  it('DRW-11 the images step needs at least one photo', () => {
    expect([why('images', images), why('images', { ...images, photos: ['3'] })]).toEqual(['PHOTO_MISSING', null]);
  });

  it('DRW-31 sending is not offered while the comment is empty', () => {
    const brand: ReportForm = { ...nothing, category: 'BRAND', code: 'PPPI1' };
    expect([
      why('comment', brand),
      why('comment', { ...brand, comment: ' \u200b\n' }),
      why('comment', { ...brand, comment: 'a' }),
    ]).toEqual(['COMMENT_EMPTY', 'COMMENT_EMPTY', null]);
  });

  it('an edited report may keep its code though it is not offered any more', () => {
    const edited: ReportForm = {
      ...nothing,
      category: null,
      code: 'PPPI4',
      original: 'PPPI4',
      edit: true,
      comment: 'abcde',
    };
    expect([why('comment', edited), why('comment', { ...edited, code: 'PPPI10' })]).toEqual([null, 'NOT_OFFERED']);
  });
});
