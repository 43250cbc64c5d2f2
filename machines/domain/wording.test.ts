import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../tests/property-runs';
import { samplePastReport } from '../shared/past/past.samples';
import type { PastReport } from './past-reports';
import type { Template } from './templates';
import { assessWording, countWordings, offeredWordings, rankTemplates, wordingKey } from './wording';

const place = { code: 'PPPI8', siteId: 'MLA' };
const listing = { id: 'MLA1000000001', siteId: 'MLA', title: 'Zapatillas Andes 42', thumbnail: null };
const seller = { id: '1', nickname: 'DEPORTES.SUR' };
const known = { title: 'Mochila Andes 30', id: 'MLA1000000009', seller: 'TIENDA.NORTE', brand: 'Andes' };
const nothingKnown = { title: null, id: null, seller: null, brand: null };

const report = (comment: string | null, status: string | null, more: Partial<PastReport> = {}): PastReport =>
  samplePastReport({ reasonCode: 'PPPI8', listing, seller, comment, status, ...more });
const reports = (comment: string, confirmed: number, lost: number, more: Partial<PastReport> = {}): PastReport[] => [
  ...Array.from({ length: confirmed }, () => report(comment, 'DOCUMENTATION_NOT_PRESENTED', more)),
  ...Array.from({ length: lost }, (_, at) => report(comment, at % 2 === 0 ? 'REJECTED' : 'ROLLBACK', more)),
];
const template = (id: string, text: string): Template => ({ id, code: 'PPPI8', lang: 'es', name: id, text });

const confirmedStatuses = ['DOCUMENTATION_NOT_PRESENTED', 'DOCUMENTATION_NOT_APPROVED', 'ACUERDO_CLOSED'];
const lostStatuses = ['REJECTED', 'ROLLBACK', 'DOCUMENTATION_APPROVED'];
const neither = [
  ...[
    'CREATED',
    'WAITING_DOCUMENTATION',
    'DOCUMENTATION_PRESENTED',
    'DISCARDED',
    'CROSS_DENOUNCE_CLOSED',
    'unheard of',
  ],
  ...['MEMBER_NOT_RESPOND', 'DUPLICATED_DENOUNCE', 'REJECTED_BY_RESTRICTION', null],
];
const anyReports = fc.array(
  fc
    .record({
      comment: fc.constantFrom('Es una copia', 'ES  UNA COPIA ', 'Vende otro modelo', 'Vende otro modelo 2', null),
      status: fc.constantFrom(...confirmedStatuses, ...lostStatuses, ...neither),
      reasonCode: fc.constantFrom('PPPI8', 'PPPI1', null),
      siteId: fc.constantFrom('MLA', 'MLB'),
    })
    .map(({ comment, status, reasonCode, siteId }) =>
      report(comment, status, { reasonCode, listing: { ...listing, siteId } }),
    ),
  { maxLength: 60 },
);

describe('what became of a comment', () => {
  it('is what became of the reports that were sent with it, for its reason, in its country and in all of them, and of no other', () => {
    fc.assert(
      fc.property(anyReports, (past) => {
        for (const { code, siteId, key, confirmed, ended } of countWordings(past, []).wordings) {
          const same = past.filter(
            (one) =>
              one.reasonCode === code &&
              (siteId === null || one.listing.siteId === siteId) &&
              one.comment !== null &&
              one.comment.trim().toLowerCase().replace(/\s+/gu, ' ') === key,
          );
          const sure = same.filter(({ status }) => confirmedStatuses.includes(status ?? ''));
          const lost = same.filter(({ status }) => lostStatuses.includes(status ?? ''));
          expect([confirmed, ended]).toEqual([sure.length, sure.length + lost.length]);
          expect(ended).toBeGreaterThanOrEqual(5);
        }
      }),
      propertyRuns(100),
    );
  });

  it('is the same in whatever order the reports come, and however many wait or ended by what no comment changes', () => {
    fc.assert(
      fc.property(anyReports, fc.array(fc.constantFrom(...neither)), (past, others) => {
        const figures = (of: PastReport[]) =>
          countWordings(of, [])
            .wordings.map(({ code, siteId, key, confirmed, ended }) => [code, siteId, key, confirmed, ended].join())
            .sort();
        const waiting = others.map((status) => report('Es una copia', status));
        expect(figures([...waiting, ...past.toReversed()])).toEqual(figures(past));
      }),
      propertyRuns(100),
    );
  });

  it('never counts the report that is being written', () => {
    fc.assert(
      fc.property(anyReports, fc.constantFrom('Es una copia', 'Vende otro modelo'), (past, comment) => {
        const before = countWordings(past, []);
        const first = assessWording(comment, before, place, known);
        expect(assessWording(comment, before, place, known)).toEqual(first);
        expect(countWordings([report(comment, null), ...past], [])).toEqual(before);
      }),
      propertyRuns(50),
    );
  });

  it('doesn’t depend on case, spaces, accents, and the listing that it names', () => {
    const past = countWordings(
      [
        ...reports('Zapatillas Andes 42 es una copia, lo vende DEPORTES.SUR', 1, 2),
        ...reports('Botas Sur es una copia, lo vende OTRA.TIENDA', 1, 2, {
          listing: { ...listing, title: 'Bótas Sur' },
          seller: { id: '2', nickname: 'OTRA.TIENDA' },
        }),
      ],
      [],
    );
    expect(past.wordings).toMatchObject([
      { siteId: 'MLA', confirmed: 2, ended: 6 },
      { siteId: null, confirmed: 2, ended: 6 },
    ]);
    const typed = 'MOCHILA andes 30   es una cópia: lo vende\nTienda.Norte';
    expect(assessWording(typed, past, place, known)).toEqual({
      lost: 4,
      ended: 6,
      everywhere: false,
      better: null,
    });
    expect(assessWording(`${typed} siempre`, past, place, known)).toBeNull();
    expect(wordingKey('Es una copia', known)).toBe('es una copia');
  });

  it('is told against a comment only where most of five or more were lost, with the one that was confirmed most beside it', () => {
    const told = (confirmed: number, lost: number, more: PastReport[] = []) =>
      assessWording(
        'Es una copia',
        countWordings([...reports('Es una copia', confirmed, lost), ...more], []),
        place,
        known,
      );
    expect(told(0, 4)).toBeNull();
    expect(told(3, 3)).toBeNull();
    expect(told(2, 3)).toEqual({ lost: 3, ended: 5, everywhere: false, better: null });
    const better = [...reports('Zapatillas Andes 42 es copia de nuestro modelo', 6, 2), ...reports('Otro', 3, 2)];
    expect(told(2, 6, better)).toEqual({
      lost: 6,
      ended: 8,
      everywhere: false,
      better: {
        key: '{title} es copia de nuestro modelo',
        text: 'Mochila Andes 30 es copia de nuestro modelo',
        confirmed: 6,
        ended: 8,
        everywhere: false,
      },
    });
    const past = countWordings([...reports('Es una copia', 2, 6), ...better], []);
    expect(assessWording('Es una copia', past, place, nothingKnown)?.better?.text).toBe('Otro');
    expect(assessWording('Es una copia', past, { ...place, code: 'PPPI1' }, known)).toBeNull();
  });

  it('is counted over all countries, and says so, where fewer than five ended in the one in hand', () => {
    const in_ = (siteId: string) => ({ listing: { ...listing, siteId } });
    const past = countWordings(
      [
        ...reports('Es una copia', 1, 4),
        ...reports('Es una copia', 0, 3, in_('MLB')),
        ...reports('Es una copia', 6, 0, in_('MLC')),
        ...reports('Copia nuestro modelo', 4, 0, in_('MLB')),
        ...reports('Copia nuestro modelo', 2, 1, in_('MLC')),
      ],
      [template('t', 'Copia nuestro modelo')],
    );
    const better = { key: 'copia nuestro modelo', text: 'Copia nuestro modelo', confirmed: 6, ended: 7 };
    const told = (siteId: string) => assessWording('Es una copia', past, { ...place, siteId }, known);
    expect(told('MLA')).toEqual({ lost: 4, ended: 5, everywhere: false, better: { ...better, everywhere: true } });
    expect(told('MLC')).toBeNull();
    expect(told('MLB')).toBeNull();
    const lost = countWordings([...reports('Es una copia', 0, 3), ...reports('Es una copia', 1, 2, in_('MLB'))], []);
    expect(assessWording('Es una copia', lost, { ...place, siteId: 'MLB' }, known)).toEqual({
      ...{ lost: 5, ended: 6, everywhere: true, better: null },
    });
    expect(rankTemplates([template('t', 'Copia nuestro modelo')], past, 'MLU')[0]?.figure).toEqual({
      ...{ confirmed: 6, ended: 7, everywhere: true },
    });
    expect(offeredWordings(past, { ...place, siteId: 'MLU' }, [], known)).toMatchObject([
      { ...better, everywhere: true },
    ]);
  });
});

describe('templates and comments that were sent before', () => {
  const past = () => [
    ...reports('Copia de Andes X200', 4, 1),
    ...reports('Copia de Sur X300', 3, 1),
    ...reports('Es una copia', 1, 7),
    ...reports('Vende otro modelo', 5, 1),
  ];
  const templates = [
    template('a', 'Es una copia'),
    template('b', 'Nada'),
    template('c', 'Copia de {{marca}} {{modelo}}'),
  ];

  it('are ordered by what was confirmed, those that were mostly lost last, and of the others nothing is said', () => {
    const counted = countWordings(past(), templates);
    expect(rankTemplates(templates, counted, 'MLA')).toEqual([
      { template: templates[2], figure: { confirmed: 7, ended: 9, everywhere: false } },
      { template: templates[1], figure: null },
      { template: templates[0], figure: { confirmed: 1, ended: 8, everywhere: false } },
    ]);
  });

  it('stay in their order where too little is known, or nothing is kept', () => {
    const few = countWordings(reports('Es una copia', 2, 2), templates);
    for (const [counted, site] of [[few, 'MLA'] as const, [null, 'MLA'] as const])
      expect(rankTemplates(templates, counted, site).map(({ template: { id }, figure }) => [id, figure])).toEqual([
        ['a', null],
        ['b', null],
        ['c', null],
      ]);
  });

  it('offers what was mostly confirmed and no template says, three at most, with nothing of another listing in it', () => {
    const counted = countWordings(
      [
        ...past(),
        ...['Uno', 'Dos', 'Tres'].flatMap((text) => reports(text, 3, 2)),
        ...reports('De DEPORTES.SUR', 5, 0),
      ],
      templates,
    );
    const offered = (values: typeof known | typeof nothingKnown) =>
      offeredWordings(counted, place, templates, values).map(({ text }) => text);
    expect(offered(known)).toEqual(['De TIENDA.NORTE', 'Vende otro modelo', 'Uno']);
    expect(offered(nothingKnown)).toEqual(['Vende otro modelo', 'Uno', 'Dos']);
    expect(offeredWordings(null, place, templates, known)).toEqual([]);
  });

  it('a template counts only where something stands in each of its places', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z]{0,8}$/), (brand, model) => {
        const text = `Copia de ${brand} ${model} de nuestra marca`;
        const { templates: counted } = countWordings(reports(text, 3, 2), [
          template('t', 'Copia de {{marca}} {{modelo}} de nuestra marca'),
        ]);
        expect(counted.map(({ siteId }) => siteId)).toEqual(model === '' ? [] : ['MLA', null]);
      }),
      propertyRuns(50),
    );
  });
});
