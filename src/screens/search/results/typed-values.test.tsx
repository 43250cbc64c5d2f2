import { describe, expect, test } from 'vitest';
import type { goTo } from '../../../../machines/domain/navigation-events';
import { sampleListings } from '../../../../machines/simulator/sample-listing';
import { resultsSystemActors } from '../../../../machines/search/results/results.samples';
import { act } from '../../../../tests/act';
import {
  waitForElement,
  getButton,
  press,
  fillField,
  type TestLanguage,
  messagesByLanguage,
} from '../../../../tests/render-node';
import { faultTextOf, getField, openFilters, createSite, submitForm } from './filters.fixture';
import { openFoundListings } from './results.fixture';
import { createIntl } from 'react-intl';
import { sampleFilter } from '../../../../machines/search/search-filters/search-filters.samples';
import { describeFilter } from './filter-bar';

const fill = (form: Element, texts: Record<string, string>) => {
  for (const [name, text] of Object.entries(texts)) fillField(getField(form, name), text);
};
/** The person goes on to the next field. */
const leave = (input: HTMLInputElement) => {
  act(() => input.focus());
  act(() => input.blur());
};

describe('the filter of a search', () => {
  const opener: Record<TestLanguage, string> = { es: 'Nuevo filtro', pt: 'Novo filtro', en: 'New filter' };
  const openFilter = async (lang: TestLanguage = 'es') => {
    const stage = await openFilters({ sites: [createSite('MLA')] }, {}, {}, lang);
    const form = await stage.drawer(opener[lang]);
    fillField(getField(form, 'name'), 'Caras');
    const kept = () =>
      (stage.asked() as { filterProfiles: object[] }[]).flatMap(({ filterProfiles }) => filterProfiles);
    return { form, kept };
  };

  test.each<[TestLanguage, Record<string, string>, Record<string, unknown>, Record<string, string>]>([
    [
      'es',
      {
        priceMin: '100.000',
        priceMax: '1.000.000',
        dateFrom: '1/11/26',
        dateTo: '15112026',
        stockOffered: '1.500',
        stockSold: '1.000',
      },
      {
        priceMin: 100_000,
        priceMax: 1_000_000,
        dateFrom: '2026-11-01',
        dateTo: '2026-11-15',
        stockOffered: 1500,
        stockSold: 1000,
      },
      {
        priceMin: '100.000',
        priceMax: '1.000.000',
        dateFrom: '01/11/2026',
        dateTo: '15/11/2026',
        stockOffered: '1.500',
        stockSold: '1.000',
      },
    ],
    [
      'pt',
      { priceMin: '$ 12.000', priceMax: '150.000,00', dateFrom: '2026-11-01', dateTo: '15/11/26', stockSold: '1 000' },
      {
        priceMin: 12_000,
        priceMax: 150_000,
        dateFrom: '2026-11-01',
        dateTo: '2026-11-15',
        stockOffered: null,
        stockSold: 1000,
      },
      { priceMin: '12.000', priceMax: '150.000', dateFrom: '01/11/2026', dateTo: '15/11/2026', stockSold: '1.000' },
    ],
    [
      'en',
      { priceMin: '100,000', priceMax: '150,000.50', dateFrom: '11/1/26', dateTo: '2026-11-15', stockSold: '1,000' },
      {
        priceMin: 100_000,
        priceMax: 150_000.5,
        dateFrom: '2026-11-01',
        dateTo: '2026-11-15',
        stockOffered: null,
        stockSold: 1000,
      },
      { priceMin: '100,000', priceMax: '150,000.50', dateFrom: '11/01/2026', dateTo: '11/15/2026', stockSold: '1,000' },
    ],
  ])(
    'SRCH-10 SRCH-15 in %s numbers and days are shown as they were understood, and kept so',
    async (lang, typed, meant, shown) => {
      const { form, kept } = await openFilter(lang);
      fill(form, typed);
      for (const [name, text] of Object.entries(shown)) {
        leave(getField(form, name));
        expect([name, getField(form, name).value]).toEqual([name, text]);
      }
      submitForm(form);
      expect(kept()).toMatchObject([meant]);
    },
  );

  test.each<[TestLanguage, string, string, string, string]>([
    ['es', 'dateFrom', '31/11/2026', 'Ese mes no tiene día 31: tiene 30 días.', '30/11/2026'],
    ['pt', 'dateTo', 'novembro', 'Não entendemos essa data. Escreva dia, mês e ano: DD/MM/AAAA.', '15/11/2026'],
    ['en', 'priceMin', '1.500', '1,500 or 1.5? Type it one of those ways.', '1,500'],
    ['es', 'stockSold', '1,5', 'Escribe un número entero, sin decimales, por ejemplo 1.500.', '1.500'],
    ['pt', 'priceMax', 'R$ 10', 'O que você escreveu está em R$, e este preço é em ARS.', '10'],
  ])(
    'in %s what %s can’t mean (%s) stays with its fault, and nothing is kept until it is mended',
    async (lang, name, text, says, mended) => {
      const { form, kept } = await openFilter(lang);
      fill(form, { [name]: text });
      leave(getField(form, name));
      expect(faultTextOf(form, name)).toBe(says);
      submitForm(form);
      submitForm(form);
      expect([faultTextOf(form, name), getField(form, name).value, kept()]).toEqual([says, text, []]);
      expect(document.activeElement).toBe(getField(form, name));
      fill(form, { [name]: mended });
      submitForm(form);
      expect(kept()).toHaveLength(1);
    },
  );
});

describe('the prices that narrow the results', () => {
  const rows = sampleListings(3);
  const opener: Record<TestLanguage, string> = {
    es: 'Filtrar resultados',
    pt: 'Filtrar resultados',
    en: 'Filter results',
  };
  const openNarrowing = async (lang: TestLanguage = 'es') => {
    const found = await openFoundListings(rows, {}, resultsSystemActors, Infinity, {}, lang);
    press(getButton(document, opener[lang]));
    const form = await waitForElement<HTMLFormElement>(document, '[role=dialog] form');
    const wished = () => (found.receivedBy('screens') as ReturnType<typeof goTo>[]).map(({ target }) => target.search);
    return { form, wished };
  };

  test.each<[TestLanguage, string, string, number, number]>([
    ['es', '1.500', '25.000', 1500, 25_000],
    ['pt', '100.000', 'ARS\u00A0101.999,00', 100_000, 101_999],
    ['en', '100,000', '150,000.00', 100_000, 150_000],
  ])(
    'in %s %s to %s goes into the address without the signs of a language',
    async (lang, from, to, priceMin, priceMax) => {
      const { form, wished } = await openNarrowing(lang);
      fill(form, { priceMin: from, priceMax: to });
      submitForm(form);
      expect(wished()).toMatchObject([{ priceMin, priceMax, currency: 'ARS' }]);
    },
  );

  test('a price that is not clear stays with its question, and nothing is applied until it is', async () => {
    const { form, wished } = await openNarrowing('en');
    fill(form, { priceMin: '1.500' });
    submitForm(form);
    submitForm(form);
    expect([faultTextOf(form, 'priceMin'), wished()]).toEqual(['1,500 or 1.5? Type it one of those ways.', []]);
    fill(form, { priceMin: '1.5' });
    submitForm(form);
    expect(wished()).toMatchObject([{ priceMin: 1.5 }]);
  });
});

test.each([
  ['es', '1.000 o más vendidos'],
  ['pt', '1.000'],
  ['en', '1,000'],
] as const)('a chip shows how many were sold at least as its field does: %s', (locale, words) => {
  const intl = createIntl({ locale, messages: messagesByLanguage[locale] });
  expect(describeFilter(intl, sampleFilter({ stockSold: 1000 }), []).join()).toContain(words);
});
