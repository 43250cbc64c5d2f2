import { describe, expect, test } from 'vitest';
import {
  sampleSavedFilters,
  sampleFilter,
  sampleFilterableSearch,
} from '../../../../machines/search/search-filters/search-filters.samples';
import { act } from '../../../../tests/act';
import { waitForElement, waitForRemoval, getElement, press, fillField } from '../../../../tests/render-node';
import { toWire } from '../../../../tests/wire';
import {
  faultTextOf,
  getField,
  getByLabel,
  openFilters,
  answerSellers,
  createSite,
  submitForm,
} from './filters.fixture';

describe('the filters of the results on the screen', () => {
  test.each([
    ['es', 'Nuevo filtro', ['Disponibles, al menos', 'Vendidos, al menos', 'Publicada desde', 'Publicada hasta']],
    ['en', 'New filter', ['Minimum available', 'Minimum sold', 'Listed from', 'Listed until']],
    ['pt', 'Novo filtro', ['Disponíveis, ao menos', 'Vendidos, ao menos', 'Publicado de', 'Publicado até']],
  ] as const)(
    'SRCH-10 SRCH-11 each stock and each day is typed under its own name: %s',
    async (lang, opener, names) => {
      const { drawer } = await openFilters({}, {}, {}, lang);
      const form = await drawer(opener);
      expect(names.map((name) => getByLabel(form, name))).toEqual(
        ['stockOffered', 'stockSold', 'dateFrom', 'dateTo'].map((name) => getField(form, name)),
      );
    },
  );

  test('SRCH-10 SRCH-11 SRCH-15 SRCH-28 every field of a filter is kept with its name, and stands there when it is opened again', async () => {
    const { drawer, asked, shown, finish, host } = await openFilters();
    const form = await drawer('Nuevo filtro');
    const typed = {
      name: 'Baratas y nuevas',
      priceMin: '1000',
      priceMax: '2500,5',
      brand: 'Andes',
      model: 'Runner 3',
      attributes: 'COLOR: azul\nmaterial: cuero',
      stockOffered: '1',
      stockSold: '10',
    };
    const days: Record<string, string> = { dateFrom: '01/11/2026', dateTo: '20/11/2026' };
    for (const [name, text] of Object.entries({ ...typed, ...days })) fillField(getField(form, name), text);
    const conditions = [...form.querySelectorAll('label')].map((label) => label.textContent);
    for (const condition of ['Todas', 'Nuevo', 'Usado', 'Reacondicionado']) expect(conditions).toContain(condition);
    press(getByLabel(form, 'Nuevo'));
    press(getByLabel(form, 'Brasil'));
    press(getByLabel(form, 'TIENDA_2'));
    submitForm(form);
    const filter = {
      id: 'id-1',
      name: 'Baratas y nuevas',
      sites: ['MLA'],
      priceMin: 1000,
      priceMax: 2500.5,
      priceMinConverted: 1000,
      priceMaxConverted: 2500.5,
      profileCurrency: 'ARS',
      categoryId: null,
      sellerNickname: 'TIENDA_2',
      articleCondition: 'new',
      brand: 'Andes',
      model: 'Runner 3',
      attributes: [
        { id: 'COLOR', valueName: 'azul' },
        { id: 'MATERIAL', valueName: 'cuero' },
      ],
      dateFrom: '2026-11-01',
      dateTo: '2026-11-20',
      stockOffered: 1,
      stockSold: 10,
      indexed: false,
      narrowing: { requiredWords: [], avoidedWords: [], sellers: [], blacklistedSellers: [] },
    };
    const change = { id: 'ls-1', filterProfiles: [filter], filterProfileId: 'id-1' };
    expect(asked()).toEqual([change]);
    const [sent] = (
      (await toWire('updateLiveSearch', { ...change, operationKey: 'op' })) as { filterProfiles: object[] }
    ).filterProfiles;
    expect(sent).toMatchObject({ stockOffered: 1, stockSold: 10 });

    Object.assign(shown, { filterProfiles: [filter], filterProfileId: 'id-1' });
    await finish({ ok: true, value: sampleSavedFilters({ filterProfiles: [filter], filterProfileId: 'id-1' }) });
    await waitForRemoval(document, '[role=dialog]');
    const facts = getElement(host, '[aria-label="Lo que filtra"]').textContent;
    for (const told of ['1 o más disponibles', '10 o más vendidos']) expect(facts).toContain(told);
    const again = await drawer('Editar filtro');
    for (const [name, text] of Object.entries({
      ...typed,
      ...days,
      priceMin: '1.000',
      priceMax: '2.500,50',
      attributes: 'COLOR: azul\nMATERIAL: cuero',
    }))
      expect([name, getField(again, name).value]).toEqual([name, text]);
    const ticked = [...again.querySelectorAll<HTMLInputElement>('input:checked')].map((input) => input.value);
    expect(ticked).toEqual(['MLA', '', 'new', 'TIENDA_2']);
  });

  test.each([true, false])(
    'SRCH-28 a filter that is changed says on whether the gateway has indexed it: %s',
    async (indexed) => {
      const filter = sampleFilter({ id: 'f-1', name: 'Baratas', indexed });
      const { drawer, asked } = await openFilters({ filterProfiles: [filter], filterProfileId: 'f-1' });
      const form = await drawer('Editar filtro');
      fillField(getField(form, 'brand'), 'Andes');
      submitForm(form);
      expect(asked()).toMatchObject([{ filterProfiles: [{ id: 'f-1', brand: 'Andes', indexed }] }]);
    },
  );

  test('SRCH-24 SRCH-25 bounds that contradict each other are told at their field, and nobody is asked', async () => {
    const { drawer, asked } = await openFilters();
    const form = await drawer('Nuevo filtro');
    fillField(getField(form, 'name'), 'x');
    fillField(getField(form, 'priceMin'), '20');
    fillField(getField(form, 'priceMax'), '10');
    fillField(getField(form, 'dateFrom'), '02/01/2026');
    fillField(getField(form, 'dateTo'), '01/01/2026');
    submitForm(form);
    expect(faultTextOf(form, 'priceMin')).toBe('El precio desde es mayor que el precio hasta.');
    expect(faultTextOf(form, 'dateFrom')).toBe('La fecha desde es posterior a la fecha hasta.');
    expect([asked(), document.activeElement]).toEqual([[], getField(form, 'priceMin')]);
    fillField(getField(form, 'priceMax'), '20');
    for (const [from, to] of [
      ['01/02/2026', '31/01/2026'],
      ['01/01/2026', '31/12/2025'],
    ] as const) {
      fillField(getField(form, 'dateFrom'), from);
      fillField(getField(form, 'dateTo'), to);
      submitForm(form);
      expect([faultTextOf(form, 'dateFrom'), asked()]).toEqual(['La fecha desde es posterior a la fecha hasta.', []]);
    }
  });

  test.each([
    ['100', '20'],
    ['1.000', '200,5'],
  ])('SRCH-25 from a price of %s to one of %s is told at its field, and nobody is asked', async (least, most) => {
    const { drawer, asked } = await openFilters();
    const form = await drawer('Nuevo filtro');
    for (const [name, text] of Object.entries({ name: 'x', priceMin: least, priceMax: most }))
      fillField(getField(form, name), text);
    submitForm(form);
    expect([faultTextOf(form, 'priceMin'), asked()]).toEqual(['El precio desde es mayor que el precio hasta.', []]);
  });

  test.each([
    ['9', '10', 9, 10],
    ['20', '20', 20, 20],
    ['200,5', '1.000', 200.5, 1000],
  ])('SRCH-25 from a price of %s to one of %s is asked for', async (least, most, priceMin, priceMax) => {
    const { drawer, asked } = await openFilters();
    const form = await drawer('Nuevo filtro');
    for (const [name, text] of Object.entries({ name: 'x', priceMin: least, priceMax: most }))
      fillField(getField(form, name), text);
    submitForm(form);
    expect(asked()).toMatchObject([{ filterProfiles: [{ priceMin, priceMax }] }]);
  });

  test.each([
    ['31/12/2025', '01/01/2026'],
    ['01/01/2026', '01/01/2026'],
  ])('SRCH-24 from %s to %s is asked for', async (from, to) => {
    const { drawer, asked } = await openFilters();
    const form = await drawer('Nuevo filtro');
    for (const [name, text] of Object.entries({ name: 'x', dateFrom: from, dateTo: to }))
      fillField(getField(form, name), text);
    submitForm(form);
    expect(asked()).toHaveLength(1);
  });

  test('SRCH-18 SRCH-19 sellers are a list to choose one from: eight, then nine more at each press', async () => {
    const filterProfileSellers = answerSellers();
    const { drawer, button, settle } = await openFilters({ sites: [createSite('MLA')] }, {}, { filterProfileSellers });
    const form = await drawer('Nuevo filtro');
    const choices = () =>
      [...form.querySelectorAll('input[type=radio]')].filter((radio) =>
        /TIENDA/.test((radio as HTMLInputElement).value),
      ).length;
    expect(choices()).toBe(8);
    press(button('Ver más vendedores'));
    await act(() => settle());
    expect(choices()).toBe(17);
    expect(filterProfileSellers.asked).toEqual([
      { size: 8, from: 0, siteId: 'MLA' },
      { size: 9, from: 8, siteId: 'MLA' },
    ]);
  });

  test('SRCH-14 the order and the size of the pages are chosen with it, and the results are asked for so', async () => {
    const { drawer, finish, gone, liveSearch } = await openFilters();
    const form = await drawer('Nuevo filtro');
    fillField(getField(form, 'name'), 'Caras');
    fillField(getField(form, 'sort'), 'price desc');
    fillField(getField(form, 'size'), '20');
    submitForm(form);
    await finish({ ok: true, value: sampleSavedFilters({ filterProfiles: [sampleFilter()], filterProfileId: 'f1' }) });
    expect(liveSearch.asked.at(-1)).toEqual({ id: 'ls-1', size: 20, from: 0, sortBy: 'price', sortOrder: 'desc' });
    expect(gone().at(-1)).toEqual({
      to: 'results',
      params: { id: 'ls-1' },
      search: { sort: 'price', order: 'desc', size: 20, filter: 'f1' },
    });
    await waitForRemoval(document, '[role=dialog]');
  });

  test('SRCH-30 one of several is chosen and applied, the address says it, and a reload lets it hold', async () => {
    const { filterProfiles } = sampleFilterableSearch();
    const { host, asked, finish, gone, liveSearch, shown } = await openFilters({
      filterProfiles,
      filterProfileId: 'f1',
    });
    const choice = [...host.querySelectorAll('select')].find((select) => select.value === 'f1') as HTMLSelectElement;
    expect([...choice.options].map((option) => option.text)).toEqual(['Sin filtro', 'Baratas', 'Usadas']);
    const before = liveSearch.asked.length;
    fillField(choice, 'f2');
    shown.filterProfileId = 'f2';
    await finish({ ok: true, value: sampleSavedFilters({ filterProfileId: 'f2' }) });
    expect(asked()).toEqual([{ id: 'ls-1', filterProfileId: 'f2' }]);
    expect(liveSearch.asked.length).toBe(before + 1);
    expect(gone().at(-1)).toEqual({ to: 'results', params: { id: 'ls-1' }, search: { filter: 'f2' } });

    const reloaded = await openFilters({ filterProfiles, filterProfileId: 'f1' }, { filter: 'f2' });
    expect(reloaded.asked()).toEqual([{ id: 'ls-1', filterProfileId: 'f2' }]);
    const without = await openFilters({ filterProfiles, filterProfileId: null }, { filter: 'f9' });
    expect(without.host.textContent).toContain('El filtro de este enlace ya no existe');
  });

  test('ERR-18 a filter that could not be kept says so, and what was typed stays', async () => {
    const { drawer, finish } = await openFilters();
    const form = await drawer('Nuevo filtro');
    fillField(getField(form, 'name'), 'Caras');
    submitForm(form);
    await finish({ ok: false, failure: { code: 'OFFLINE', operation: 'updateLiveSearch' } });
    expect(getElement(form, '[role=alert]').textContent).toContain('No pudimos aplicar el filtro de la búsqueda.');
    expect(getField(form, 'name').value).toBe('Caras');
  });

  test('ERR-18 a saved filter that could not be applied says so, and the one before it stays chosen', async () => {
    const { filterProfiles } = sampleFilterableSearch();
    const { host, finish } = await openFilters({ filterProfiles, filterProfileId: 'f1' });
    const choice = [...host.querySelectorAll('select')].find((select) => select.value === 'f1') as HTMLSelectElement;
    fillField(choice, 'f2');
    await finish({ ok: false, failure: { code: 'OFFLINE', operation: 'updateLiveSearch' } });
    expect(getElement(host, 'main [role=alert], [role=alert]').textContent).toContain(
      'No pudimos aplicar el filtro de la búsqueda.',
    );
    expect(choice.value).toBe('f1');
  });

  test('LSV-17 ERR-19 the keyword of the search is changed: its title and its results follow', async () => {
    const { host, button, asked, finish, liveSearch, shown } = await openFilters();
    expect(getElement(host, 'h1').textContent).toContain('bolso andes');
    press(button('Cambiar palabra clave'));
    const form = await waitForElement<HTMLFormElement>(host, 'form');
    fillField(getField(form, 'keyword'), ' ');
    submitForm(form);
    expect(faultTextOf(form, 'keyword')).toBe('Escribe al menos una palabra para buscar.');
    fillField(getField(form, 'keyword'), 'https://articulo.example/MLA-1059656318-bolso-_JM');
    submitForm(form);
    expect([faultTextOf(form, 'keyword'), asked()]).toEqual([
      'Eso es la publicación MLA1059656318, no una palabra para buscar. Ábrela desde “¿Qué buscas?”.',
      [],
    ]);
    fillField(getField(form, 'keyword'), 'botas altas');
    submitForm(form);
    liveSearch.asked.length = 0;
    await finish({ ok: false, failure: { code: 'DUPLICATE_LIVE_SEARCH' } });
    expect(faultTextOf(form, 'keyword')).toContain('Ya existe');
    submitForm(form);
    expect(getElement(host, 'h1').textContent).toContain('bolso andes');
    shown.keyword = 'botas altas';
    await finish({ ok: true, value: sampleSavedFilters({ keyword: 'botas altas' }) });
    expect(getElement(host, 'h1').textContent).toContain('botas altas');
    expect(asked().at(-1)).toEqual({ id: 'ls-1', keyword: 'botas altas' });
    expect(liveSearch.asked).toMatchObject([{ id: 'ls-1', from: 0 }]);
    expect(host.querySelector('form')).toBeNull();
  });

  test('where the filter leaves nothing, it can be taken away there', async () => {
    const { host, button, asked } = await openFilters({
      filterProfiles: [sampleFilter()],
      filterProfileId: 'f1',
      sites: [{ ...createSite('MLA'), filtered: 0 }],
      listings: { items: [], total: 0, offset: 0, limit: 50 },
    });
    expect(host.textContent).toContain('Ningún resultado con este filtro');
    press(button('Quitar el filtro'));
    expect(asked()).toEqual([{ id: 'ls-1', filterProfileId: null }]);
  });
});
