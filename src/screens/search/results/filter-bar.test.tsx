import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { LiveSearch, SearchNarrowing } from '../../../../contracts/shapes';
import { answers, refuses, startWith, type FakePorts } from '../../../../machines/rehearsal/answers';
import { inputAt } from '../../../../machines/rehearsal/at';
import { sampleListings, visibleOf } from '../../../../machines/rehearsal/sample-listing';
import { sampleSeats } from '../../../../machines/rehearsal/sample-seats';
import { resultsMachine } from '../../../../machines/search/results/results.machine';
import { sampleResults } from '../../../../machines/search/results/results.samples';
import { kept, sampleFilter, toldSearch } from '../../../../machines/search/search-filters/search-filters.samples';
import { sellersFrom } from '../../../../machines/search/seller-choices/seller-choices.samples';
import { appears, disappears, one, press, rendered, write } from '../../../../tests/rendered';
import { ConsoleContext } from '../../../seams/use-console';
import { ResultsScreen } from './results-screen';

const listings = sampleListings(2);
const site = (id: string) => ({ id, count: 2, active: true, filtered: 2, country: null });
const sellers = () =>
  answers(({ from = 0, size = 0 }: { from?: number; size?: number }) =>
    sellersFrom(from, Math.min(size, 20 - from), 20),
  );

const noWords: SearchNarrowing = { categories: [], filters: [] };
const categories = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `C${at + 1}`, name: `Categoría ${at + 1}`, count: 30 - at }));

async function open(more: Partial<LiveSearch> = {}, query: Record<string, string> = {}, ports: FakePorts = {}) {
  const shown: Partial<LiveSearch> = { keyword: 'bolso andes', sites: [site('MLA'), site('MLB')], ...more };
  const liveSearch = answers(() => sampleResults(listings, 2, shown));
  const stage = startWith(resultsMachine, {
    input: inputAt('results', { id: 'ls-1' }, query),
    seats: sampleSeats({ listings: visibleOf(listings) }),
    ports: { liveSearch, filterProfileSellers: sellers(), liveSearchNarrowing: answers(noWords), ...ports },
  });
  await stage.settle();
  const { host } = rendered(
    <ConsoleContext value={stage.actor}>
      <ResultsScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  const button = (name: string) => {
    const found = [...document.querySelectorAll('button')].find((each) => each.textContent === name);
    if (!found) throw new Error(`No button is called ${name}.`);
    return found;
  };
  const drawer = async (opener: string) => {
    press(button(opener));
    await act(() => stage.settle());
    const form = await appears<HTMLFormElement>(document, '[role=dialog] form');
    await act(() => stage.settle());
    return form;
  };
  const asked = () => stage.commanded();
  const finish = async (outcome: Parameters<typeof stage.settleWork>[0]) => {
    act(() => stage.settleWork(outcome));
    await act(() => stage.settle());
  };
  const gone = () => stage.heardBy('screens').map((event) => ('target' in event ? (event.target as object) : event));
  return { ...stage, host, liveSearch, shown, button, drawer, asked, finish, gone };
}
const field = (form: Element, name: string) => one<HTMLInputElement>(form, `[name=${name}]`);
const submit = (form: HTMLFormElement) => act(() => form.requestSubmit());
const labelled = (form: Element, text: string) =>
  [...form.querySelectorAll('label')].find((label) => label.textContent === text) as Element;
const fault = (form: Element, name: string) =>
  field(form, name).closest('.mantine-InputWrapper-root')?.querySelector('[role=alert]')?.textContent;

describe('the filters of the results on the screen', () => {
  test('SRCH-10 SRCH-11 SRCH-15 SRCH-28 every field of a filter is kept with its name, and stands there when it is opened again', async () => {
    const { drawer, asked, shown, finish } = await open();
    const form = await drawer('Nuevo filtro');
    const typed = {
      name: 'Baratas y nuevas',
      priceMin: '1000',
      priceMax: '2500,5',
      brand: 'Andes',
      model: 'Runner 3',
      attributes: 'COLOR: azul\nmaterial: cuero',
      dateFrom: '2026-11-01',
      dateTo: '2026-11-20',
      stockOffered: '1',
      stockSold: '10',
    };
    for (const [name, text] of Object.entries(typed)) write(field(form, name), text);
    const conditions = [...form.querySelectorAll('label')].map((label) => label.textContent);
    for (const condition of ['Todas', 'Nuevo', 'Usado', 'Reacondicionado']) expect(conditions).toContain(condition);
    press(labelled(form, 'Nuevo'));
    press(labelled(form, 'Brasil'));
    press(labelled(form, 'TIENDA_2'));
    submit(form);
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
    expect(asked()).toEqual([{ id: 'ls-1', filterProfiles: [filter], filterProfileId: 'id-1' }]);

    Object.assign(shown, { filterProfiles: [filter], filterProfileId: 'id-1' });
    await finish({ ok: true, value: kept({ filterProfiles: [filter], filterProfileId: 'id-1' }) });
    await disappears(document, '[role=dialog]');
    const again = await drawer('Editar filtro');
    for (const [name, text] of Object.entries({
      ...typed,
      priceMax: '2500.5',
      attributes: 'COLOR: azul\nMATERIAL: cuero',
    }))
      expect([name, field(again, name).value]).toEqual([name, text]);
    const ticked = [...again.querySelectorAll<HTMLInputElement>('input:checked')].map((input) => input.value);
    expect(ticked).toEqual(['MLA', '', 'new', 'TIENDA_2']);
  });

  test('SRCH-24 SRCH-25 bounds that contradict each other are told at their field, and nobody is asked', async () => {
    const { drawer, asked } = await open();
    const form = await drawer('Nuevo filtro');
    write(field(form, 'name'), 'x');
    write(field(form, 'priceMin'), '20');
    write(field(form, 'priceMax'), '10');
    write(field(form, 'dateFrom'), '2026-01-02');
    write(field(form, 'dateTo'), '2026-01-01');
    submit(form);
    expect(fault(form, 'priceMin')).toBe('El precio desde es mayor que el precio hasta.');
    expect(fault(form, 'dateFrom')).toBe('La fecha desde es posterior a la fecha hasta.');
    expect([asked(), document.activeElement]).toEqual([[], field(form, 'priceMin')]);
  });

  test('SRCH-18 SRCH-19 sellers are a list to choose one from: eight, then nine more at each press', async () => {
    const filterProfileSellers = sellers();
    const { drawer, button, settle } = await open({ sites: [site('MLA')] }, {}, { filterProfileSellers });
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
    const { drawer, finish, gone, liveSearch } = await open();
    const form = await drawer('Nuevo filtro');
    write(field(form, 'name'), 'Caras');
    write(field(form, 'sort'), 'price desc');
    write(field(form, 'size'), '20');
    submit(form);
    await finish({ ok: true, value: kept({ filterProfiles: [sampleFilter()], filterProfileId: 'f1' }) });
    expect(liveSearch.asked.at(-1)).toEqual({ id: 'ls-1', size: 20, from: 0, sortBy: 'price', sortOrder: 'desc' });
    expect(gone().at(-1)).toEqual({
      to: 'results',
      params: { id: 'ls-1' },
      search: { sort: 'price', order: 'desc', size: 20, filter: 'f1' },
    });
    await disappears(document, '[role=dialog]');
  });

  test('SRCH-30 one of several is chosen and applied, the address says it, and a reload lets it hold', async () => {
    const { filterProfiles } = toldSearch();
    const { host, asked, finish, gone, liveSearch, shown } = await open({ filterProfiles, filterProfileId: 'f1' });
    const choice = [...host.querySelectorAll('select')].find((select) => select.value === 'f1') as HTMLSelectElement;
    expect([...choice.options].map((option) => option.text)).toEqual(['Sin filtro', 'Baratas', 'Usadas']);
    const before = liveSearch.asked.length;
    write(choice, 'f2');
    shown.filterProfileId = 'f2';
    await finish({ ok: true, value: kept({ filterProfileId: 'f2' }) });
    expect(asked()).toEqual([{ id: 'ls-1', filterProfileId: 'f2' }]);
    expect(liveSearch.asked.length).toBe(before + 1);
    expect(gone().at(-1)).toEqual({ to: 'results', params: { id: 'ls-1' }, search: { filter: 'f2' } });

    const reloaded = await open({ filterProfiles, filterProfileId: 'f1' }, { filter: 'f2' });
    expect(reloaded.asked()).toEqual([{ id: 'ls-1', filterProfileId: 'f2' }]);
    const without = await open({ filterProfiles, filterProfileId: null }, { filter: 'f9' });
    expect(without.host.textContent).toContain('El filtro de este enlace ya no existe');
  });

  test('ERR-18 a filter that could not be kept says so, and what was typed stays', async () => {
    const { drawer, finish } = await open();
    const form = await drawer('Nuevo filtro');
    write(field(form, 'name'), 'Caras');
    submit(form);
    await finish({ ok: false, failure: { code: 'OFFLINE', operation: 'updateLiveSearch' } });
    expect(one(form, '[role=alert]').textContent).toContain('No pudimos aplicar el filtro de la búsqueda.');
    expect(field(form, 'name').value).toBe('Caras');
  });

  test('LSV-17 the keyword of the search is changed: its title and its results follow', async () => {
    const { host, button, asked, finish, liveSearch } = await open();
    press(button('Cambiar palabra clave'));
    const form = await appears<HTMLFormElement>(host, 'form');
    write(field(form, 'keyword'), ' ');
    submit(form);
    expect(fault(form, 'keyword')).toBe('Escribe al menos una palabra para buscar.');
    write(field(form, 'keyword'), 'botas altas');
    submit(form);
    liveSearch.asked.length = 0;
    await finish({ ok: false, failure: { code: 'DUPLICATE_LIVE_SEARCH' } });
    expect(fault(form, 'keyword')).toContain('Ya existe');
    submit(form);
    await finish({ ok: true, value: kept({ keyword: 'botas altas' }) });
    expect(asked().at(-1)).toEqual({ id: 'ls-1', keyword: 'botas altas' });
    expect(liveSearch.asked).toMatchObject([{ id: 'ls-1', from: 0 }]);
    expect(host.querySelector('form')).toBeNull();
  });

  test('where the filter leaves nothing, it can be taken away there', async () => {
    const { host, button, asked } = await open({
      filterProfiles: [sampleFilter()],
      filterProfileId: 'f1',
      sites: [{ ...site('MLA'), filtered: 0 }],
      listings: { items: [], total: 0, offset: 0, limit: 50 },
    });
    expect(host.textContent).toContain('Ningún resultado con este filtro');
    press(button('Quitar el filtro'));
    expect(asked()).toEqual([{ id: 'ls-1', filterProfileId: null }]);
  });

  test('SRCH-12 SRCH-13 words and sellers, wanted and not, are typed or pasted, kept with the filter, told beside it, and stand there again', async () => {
    const held: SearchNarrowing = { categories: [], filters: [] };
    const ports = { liveSearchNarrowing: answers(() => held) };
    const { drawer, asked, shown, finish, host, liveSearch } = await open({}, {}, ports);
    const form = await drawer('Nuevo filtro');
    write(field(form, 'name'), 'Sin réplicas');
    paste(field(form, 'requiredWords'), 'original, cuero\noriginal');
    expect(one(form, '[role=status]:not(:empty)').textContent).toBe('“original” ya está en la lista.');
    write(field(form, 'avoidedWords'), 'réplica,');
    press(labelled(form, 'TIENDA_2'));
    paste(field(form, 'sellers'), 'TIENDA_3;TIENDA_4');
    write(field(form, 'blacklistedSellers'), 'TIENDA_5');
    leave(field(form, 'blacklistedSellers'));
    submit(form);
    const narrowing = {
      requiredWords: ['original', 'cuero'],
      avoidedWords: ['réplica'],
      sellers: ['TIENDA_3', 'TIENDA_4'],
      blacklistedSellers: ['TIENDA_5'],
    };
    const wanted = { name: 'Sin réplicas', sellerNickname: 'TIENDA_2', narrowing };
    expect(asked()).toMatchObject([{ filterProfiles: [wanted], filterProfileId: 'id-1' }]);
    const filter = sampleFilter({ id: 'id-1', ...wanted });
    Object.assign(shown, { filterProfiles: [{ ...filter, narrowing: null }], filterProfileId: 'id-1' });
    const before = liveSearch.asked.length;
    await finish({ ok: true, value: kept({ filterProfiles: [filter], filterProfileId: 'id-1' }) });
    expect(liveSearch.asked.length).toBe(before + 1);
    await disappears(document, '[role=dialog]');
    const facts = [...one(host, '[aria-label="Lo que filtra"]').children].map((fact) => fact.textContent);
    expect(facts).toEqual(expect.arrayContaining(['Con original y cuero', 'Sin réplica', 'No vende TIENDA_5']));
    expect(facts.some((fact) => fact.includes('TIENDA_2') && fact.includes('TIENDA_4'))).toBe(true);
    held.filters = [{ id: 'id-1', narrowing }];
    const again = await drawer('Editar filtro');
    const tags = [...again.querySelectorAll('ul button')].map((tag) => tag.textContent);
    expect(tags).toEqual(['original', 'cuero', 'réplica', 'TIENDA_3', 'TIENDA_4', 'TIENDA_5']);
  });

  test('what contradicts itself among words and sellers is told at its field, and nobody is asked', async () => {
    const { drawer, asked, button } = await open();
    const form = await drawer('Nuevo filtro');
    write(field(form, 'name'), 'x');
    paste(field(form, 'requiredWords'), 'original,');
    paste(field(form, 'avoidedWords'), 'ORIGINAL,');
    press(labelled(form, 'TIENDA_2'));
    paste(field(form, 'blacklistedSellers'), 'tienda_2,');
    submit(form);
    expect(fault(form, 'avoidedWords')).toBe('“ORIGINAL” no puede ser obligatoria y excluida a la vez.');
    expect(fault(form, 'blacklistedSellers')).toContain('tienda_2 no puede estar a la vez');
    expect([asked(), document.activeElement]).toEqual([[], field(form, 'avoidedWords')]);
    press(one(form, '[aria-label="Quitar ORIGINAL"]'));
    press(one(form, '[aria-label="Quitar tienda_2"]'));
    press(button('Guardar y aplicar'));
    expect(asked()).toHaveLength(1);
  });

  test('a nickname that nobody has is told at its field, and what was typed stays', async () => {
    const { drawer, finish } = await open();
    const form = await drawer('Nuevo filtro');
    write(field(form, 'name'), 'x');
    paste(field(form, 'sellers'), 'NADIE,TIENDA_1');
    submit(form);
    await finish({ ok: false, failure: { code: 'SELLER_NOT_FOUND' } });
    expect(fault(form, 'sellers')).toBe('Nadie vende con el apodo NADIE. Revisa cómo está escrito.');
    expect(one(form, '[aria-label="Quitar NADIE"]')).toBeTruthy();
  });

  test('SRCH-09 SRCH-16 attributes, brand, model, category and condition narrow it; a category is one of a radio list, or none', async () => {
    const liveSearchNarrowing = answers<SearchNarrowing>({ categories: categories(3), filters: [] });
    const { drawer, asked, shown, finish } = await open({}, {}, { liveSearchNarrowing });
    const form = await drawer('Nuevo filtro');
    const group = () => radios(form, 'Categoría');
    expect(group().map(({ type, checked, value }) => [type, value, checked])).toEqual([
      ['radio', '', true],
      ['radio', 'C1', false],
      ['radio', 'C2', false],
      ['radio', 'C3', false],
    ]);
    expect(group()[0]?.closest('[role=radiogroup]')?.textContent).toContain('Ninguna');
    for (const [name, text] of Object.entries({ name: 'Todo', brand: 'Andes', model: 'R3', attributes: 'COLOR: azul' }))
      write(field(form, name), text);
    press(labelled(form, 'Categoría 2 (29)'));
    press(labelled(form, 'Usado'));
    submit(form);
    const wanted = { categoryId: 'C2', articleCondition: 'used', brand: 'Andes', model: 'R3' };
    const attributes = [{ id: 'COLOR', valueName: 'azul' }];
    expect(asked()).toMatchObject([{ filterProfiles: [{ ...wanted, attributes }] }]);
    const filter = sampleFilter({ id: 'id-1', ...wanted, attributes });
    Object.assign(shown, { filterProfiles: [filter], filterProfileId: 'id-1' });
    await finish({ ok: true, value: kept({ filterProfiles: [filter], filterProfileId: 'id-1' }) });
    await disappears(document, '[role=dialog]');
    const again = await drawer('Editar filtro');
    expect(radios(again, 'Categoría').find(({ checked }) => checked)?.value).toBe('C2');
    press(labelled(again, 'Ninguna'));
    submit(again);
    expect(asked().at(-1)).toMatchObject({ filterProfiles: [{ categoryId: null }] });
  });

  test.each([
    [9, 10, null],
    [10, 9, 'Ver todas (2 más)'],
  ])('SRCH-17 of %i categories and none %i stand there at first, and a press shows all', async (count, stand, more) => {
    const narrowing = answers<SearchNarrowing>({ categories: categories(count), filters: [] });
    const { drawer, button } = await open({}, {}, { liveSearchNarrowing: narrowing });
    const form = await drawer('Nuevo filtro');
    expect(radios(form, 'Categoría').map(({ value }) => value)).toEqual([
      '',
      ...categories(stand - 1).map(({ id }) => id),
    ]);
    expect(form.textContent.includes('Ver todas')).toBe(more !== null);
    if (more !== null) press(button(more));
    expect(radios(form, 'Categoría')).toHaveLength(count + 1);
  });

  test('a gateway that knows no categories, words or sellers of a filter offers what it ever did', async () => {
    const { drawer, asked } = await open({}, {}, { liveSearchNarrowing: refuses<SearchNarrowing>('UNKNOWN_FIELD') });
    const form = await drawer('Nuevo filtro');
    expect(form.querySelector('[name=requiredWords]')).toBeNull();
    write(field(form, 'name'), 'x');
    submit(form);
    expect(asked()).toMatchObject([{ filterProfiles: [{ name: 'x', narrowing: null }] }]);
  });
});

const radios = (form: Element, legend: string) => {
  const group = [...form.querySelectorAll('[role=radiogroup]')].find(
    (each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent === legend,
  );
  return [...(group?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
};
const leave = (input: Element): void => {
  act(() => {
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
};
function paste(input: Element, text: string) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  act(() => {
    input.dispatchEvent(event);
  });
}
