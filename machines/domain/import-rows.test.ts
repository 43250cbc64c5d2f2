import { describe, expect, it } from 'vitest';
import { sampleListing, sampleReported } from '../simulator/sample-listing';
import { readSavedImport } from './saved-import';
import {
  importableIds,
  lastProtection,
  whyNothingToImport,
  outcomeOfRow,
  rowsOf,
  correctableRows,
  unclassifiedIds,
  verdictOf,
  withAnswers,
  withCorrected,
  withOutcome,
  withProtected,
  withRestUnsent,
  type ImportRow,
} from './import-rows';

const a = 'MLA1000000001';
const b = 'MLA1000000002';
const line = (id: string | null, at: number, text = id ?? '') => ({ line: at, text, id });
const valid = (id: string, at = 12): ImportRow => ({ ...line(id, at), kind: 'valid', why: null });
const now = Date.UTC(2026, 10, 20);

describe('a row', () => {
  it('says what its text names where that is no listing', () => {
    const texts = ['https://a.example/p/MLA1059654810', 'MLA1000000001, MLA1000000002', 'https://a.example/bolso'];
    expect(rowsOf(texts.map((text, at) => line(null, 12 + at, text))).map(({ kind, why }) => [kind, why])).toEqual([
      ['error', 'PAGE_OF_PRODUCT'],
      ['error', 'SEVERAL_LISTINGS'],
      ['error', 'NOT_AN_ID'],
    ]);
  });

  it('is judged by itself where it is no id, of the catalogue, of another length, or repeated', () => {
    const rows = rowsOf([
      line(a, 12),
      line(a, 13),
      line(null, 14, 'Bolso'),
      line(null, 15, 'Bolso'),
      line('MLA12345678', 16),
      line('MLA123456789', 17),
    ]);
    expect(rows.map(({ kind, why, about }) => [kind, why, about])).toEqual([
      [null, null, undefined],
      ['duplicated', 'REPEATED', 12],
      ['error', 'NOT_AN_ID', undefined],
      ['error', 'NOT_AN_ID', undefined],
      ['error', 'CATALOGUE_ID', undefined],
      ['error', 'WRONG_LENGTH', undefined],
    ]);
    expect(unclassifiedIds(rows)).toEqual([a]);
  });

  it('that a person corrects is read anew, and what is known of the other listings stays', () => {
    const judgedRows: ImportRow[] = [
      { ...line(null, 12, 'MLA 10000'), kind: 'error', why: 'WRONG_LENGTH' },
      { ...valid(a, 13), title: 'Bolso', seen: 'none' },
      { ...line(b, 14), kind: 'error', why: 'NOT_ACTIVE', about: 'closed', title: 'Gorra' },
      { ...line(b, 15), kind: 'duplicated', why: 'REPEATED', about: 14 },
    ];
    const same = withCorrected(judgedRows, 12, a);
    expect(same.map(({ kind, why, about, title }) => [kind, why, about, title])).toEqual([
      ['valid', null, undefined, 'Bolso'],
      ['duplicated', 'REPEATED', 12, undefined],
      ['error', 'NOT_ACTIVE', 'closed', 'Gorra'],
      ['duplicated', 'REPEATED', 14, undefined],
    ]);
    const other = withCorrected(same, 12, 'MLA1000000003');
    expect(other.map(({ id, kind, why }) => [id, kind, why])).toEqual([
      ['MLA1000000003', null, null],
      [a, 'valid', null],
      [b, 'error', 'NOT_ACTIVE'],
      [b, 'duplicated', 'REPEATED'],
    ]);
    expect(other[1]?.title).toBe('Bolso');
  });

  const reported = sampleReported();
  const notice = {
    noticeId: 'n',
    sent: true,
    sending: false,
    failed: false,
    reason: null,
    noticedAt: null,
    takeDownAt: null,
    noticeStatus: 'CLOSED',
    snapshot: null,
    rejectOption: null,
  };
  it.each([
    ['unknown', undefined, 0, 'error', 'NOT_FOUND'],
    ['not counted', sampleListing(), null, 'error', 'NOT_CHECKED'],
    ['pending', sampleListing({ status: 'closed' }), 2, 'duplicated', 'PENDING_DENOUNCES'],
    ['reported', sampleListing({ reported }), 0, 'duplicated', 'ALREADY_REPORTED'],
    [
      'reported, its notice failed',
      sampleListing({ reported, noticed: { ...notice, sent: false, failed: true } }),
      0,
      'duplicated',
      'ALREADY_REPORTED',
    ],
    [
      'being noticed',
      sampleListing({ reported, noticed: { ...notice, sent: false, sending: true } }),
      0,
      'duplicated',
      'ALREADY_REPORTED',
    ],
    ['noticed', sampleListing({ reported, noticed: notice }), 0, 'valid', null],
    ['trusted', sampleListing({ approved: { author: null, createdAt: null } }), 0, 'error', 'TRUSTED'],
    ['active', sampleListing(), 0, 'valid', null],
    ['paused', sampleListing({ status: 'paused' }), 0, 'valid', null],
    ['closed', sampleListing({ status: 'closed' }), 0, 'error', 'NOT_ACTIVE'],
    ['inactive', sampleListing({ status: 'inactive' }), 0, 'error', 'NOT_ACTIVE'],
    ['under review', sampleListing({ status: 'under_review' }), 0, 'error', 'NOT_ACTIVE'],
  ] as const)('of a listing that is %s', (_name, listing, pending, kind, why) =>
    expect(verdictOf(listing, pending)).toMatchObject({ kind, why }),
  );

  it('is judged by the answers to its own batch alone', () => {
    const rows = withAnswers(rowsOf([line(a, 12), line(b, 13)]), [a], [sampleListing({ id: a, title: 'Bolso' })], []);
    expect(rows).toEqual([
      { ...valid(a), seen: 'none', title: 'Bolso' },
      { ...line(b, 13), kind: null, why: null },
    ]);
  });
});

describe('what becomes of valid rows', () => {
  const guard = { id: 'g', item: b, reason: 'PPPI1', dueDate: '2026-12-01' };

  it('is protection for the chosen reason as long as it lasts', () => {
    const rows = [valid(a), valid(b)];
    expect(withProtected(rows, [guard], 'PPPI2', now)).toEqual(rows);
    expect(withProtected(rows, [{ ...guard, dueDate: '2026-11-19' }], 'PPPI1', now)).toEqual(rows);
    const guarded = withProtected(rows, [guard], 'PPPI1', now);
    expect(importableIds(guarded)).toEqual([a]);
    expect(lastProtection(guarded)).toBe('2026-12-01');
  });

  it('is what the gateway said of each, and stays as it was first said', () => {
    const refused = [
      { id: a, failure: { code: 'NOT_PUBLISHED' as const } },
      { id: b, failure: { code: 'BLINDED' as const } },
    ];
    const rows = withOutcome([valid(a), valid(b), valid('MLA1000000003')], [a, b], refused, null);
    expect(rows.map(outcomeOfRow)).toEqual(['error', 'protected', 'valid']);
    const ended = withRestUnsent(withOutcome(rows, [a], [], null));
    expect(ended.map(outcomeOfRow)).toEqual(['error', 'protected', 'left']);
    expect(correctableRows(ended).map(({ id }) => id)).toEqual([a, 'MLA1000000003']);
    expect(lastProtection(ended)).toBeNull();
  });

  it.each([
    [[valid(a)], null],
    [[{ ...valid(a), kind: 'duplicated' as const }], 'ONLY_DUPLICATED'],
    [
      [
        { ...valid(a), kind: 'duplicated' as const },
        { ...valid(b), kind: 'error' as const },
      ],
      'NONE_VALID',
    ],
    [
      [
        { ...valid(a), end: { fate: 'protected' as const, until: null } },
        { ...valid(b), kind: 'error' as const },
      ],
      'ONLY_PROTECTED',
    ],
    [[{ ...valid(a), end: { fate: 'accepted' as const } }], null],
  ])('%# nothing is left to import, or something is', (rows, why) => expect(whyNothingToImport(rows)).toBe(why));
});

describe('what is kept of an import', () => {
  const kept = { name: 'a.xlsx', phase: 'sorted', rows: [valid(a)], decision: null, checked: 0 };
  const decision = { ids: [a], report: { code: 'PPPI1' }, at: 1 };
  it.each([
    [kept, true],
    [{ ...kept, phase: 'sending', decision }, true],
    [{ ...kept, phase: 'sending' }, false],
    [{ ...kept, phase: 'protecting' }, false],
    [{ ...kept, phase: 'later' }, false],
    [{ ...kept, rows: [] }, false],
    [{ ...kept, rows: [{}] }, false],
    [{ ...kept, name: 1 }, false],
    [{ ...kept, checked: 'x' }, true],
    [null, false],
  ])('%# is read as far as this version knows it', (value, known) =>
    expect(readSavedImport({ import: value }) !== null).toBe(known),
  );
});
