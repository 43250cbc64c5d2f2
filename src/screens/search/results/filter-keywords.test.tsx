import { describe, expect, test } from 'vitest';
import type { InputOf } from '../../../../contracts/client/operation';
import type { SearchNarrowing } from '../../../../contracts/shapes';
import { answers, refuses } from '../../../../machines/simulator/answers';
import { sampleSavedFilters, sampleFilter } from '../../../../machines/search/search-filters/search-filters.samples';
import { act } from '../../../../tests/act';
import { waitForRemoval, getElement, press, fillField } from '../../../../tests/render-node';
import { fromWire, toWire } from '../../../../tests/wire';
import { createCategories, openFilters, getField, submitForm, getByLabel, faultTextOf } from './filters.fixture';

describe('what narrows a filter by words, sellers and categories', () => {
  test('SRCH-12 SRCH-13 words and sellers, wanted and not, are typed or pasted, kept with the filter, told beside it, and stand there again', async () => {
    const held: SearchNarrowing = { categories: [], filters: [] };
    const ports = { liveSearchNarrowing: answers(() => held) };
    const { drawer, asked, shown, finish, host, liveSearch } = await openFilters({}, {}, ports);
    const form = await drawer('Nuevo filtro');
    fillField(getField(form, 'name'), 'Sin réplicas');
    paste(getField(form, 'requiredWords'), 'original, cuero\noriginal');
    expect(getElement(form, '[role=status]:not(:empty)').textContent).toBe('“original” ya está en la lista.');
    fillField(getField(form, 'avoidedWords'), 'réplica,');
    press(getByLabel(form, 'TIENDA_2'));
    paste(getField(form, 'sellers'), 'TIENDA_3;TIENDA_4');
    fillField(getField(form, 'blacklistedSellers'), 'TIENDA_5');
    leave(getField(form, 'blacklistedSellers'));
    submitForm(form);
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
    await finish({ ok: true, value: sampleSavedFilters({ filterProfiles: [filter], filterProfileId: 'id-1' }) });
    expect(liveSearch.asked.length).toBe(before + 1);
    await waitForRemoval(document, '[role=dialog]');
    const facts = [...getElement(host, '[aria-label="Lo que filtra"]').children].map((fact) => fact.textContent);
    expect(facts).toEqual(expect.arrayContaining(['Con original y cuero', 'Sin réplica', 'No vende TIENDA_5']));
    expect(facts.some((fact) => fact.includes('TIENDA_2') && fact.includes('TIENDA_4'))).toBe(true);
    const wire = { liveSearch: { categories: [], filterProfiles: [{ id: 'id-1', ...narrowing }] } };
    Object.assign(held, await fromWire('liveSearchNarrowing', wire, { id: 'ls-1' }));
    const again = await drawer('Editar filtro');
    const tags = [...again.querySelectorAll('ul button')].map((tag) => tag.textContent);
    expect(tags).toEqual(['original', 'cuero', 'réplica', 'TIENDA_3', 'TIENDA_4', 'TIENDA_5']);
  });

  test.each(['requiredWords', 'avoidedWords'])(
    'SRCH-12 a filter goes out with words of one kind alone: %s',
    async (name) => {
      const { drawer, asked } = await openFilters();
      const form = await drawer('Nuevo filtro');
      fillField(getField(form, 'name'), 'Sin réplicas');
      paste(getField(form, name), 'cuero,');
      submitForm(form);
      const sent = await toWire('updateLiveSearch', asked()[0] as InputOf<'updateLiveSearch'>);
      expect(sent).toMatchObject({ filterProfiles: [{ name: 'Sin réplicas', [name]: ['cuero'] }] });
    },
  );

  test('SRCH-13 each of several filters has its own sellers, wanted and not', async () => {
    const narrowing = (seller: string, blacklisted: string) => ({
      requiredWords: [],
      avoidedWords: [],
      sellers: [seller],
      blacklistedSellers: [blacklisted],
    });
    const filters = [
      { id: 'f1', narrowing: narrowing('TIENDA_1', 'TIENDA_2') },
      { id: 'f2', narrowing: narrowing('TIENDA_3', 'TIENDA_4') },
    ];
    const filterProfiles = filters.map(({ id }) => sampleFilter({ id, name: id, narrowing: null }));
    const ports = { liveSearchNarrowing: answers<SearchNarrowing>({ categories: [], filters }) };
    const { drawer, asked } = await openFilters({ filterProfiles, filterProfileId: 'f2' }, {}, ports);
    const form = await drawer('Editar filtro');
    const tags = [...form.querySelectorAll('ul button')].map((tag) => tag.textContent);
    expect(tags).toEqual(['TIENDA_3', 'TIENDA_4']);
    paste(getField(form, 'blacklistedSellers'), 'TIENDA_5,');
    submitForm(form);
    const changed = { ...narrowing('TIENDA_3', 'TIENDA_4'), blacklistedSellers: ['TIENDA_4', 'TIENDA_5'] };
    expect(asked()).toMatchObject([{ filterProfiles: [filters[0], { id: 'f2', narrowing: changed }] }]);
  });

  test('what contradicts itself among words and sellers is told at its field, and nobody is asked', async () => {
    const { drawer, asked, button } = await openFilters();
    const form = await drawer('Nuevo filtro');
    fillField(getField(form, 'name'), 'x');
    paste(getField(form, 'requiredWords'), 'original,');
    paste(getField(form, 'avoidedWords'), 'ORIGINAL,');
    press(getByLabel(form, 'TIENDA_2'));
    paste(getField(form, 'blacklistedSellers'), 'tienda_2,');
    submitForm(form);
    expect(faultTextOf(form, 'avoidedWords')).toBe('“ORIGINAL” no puede ser obligatoria y excluida a la vez.');
    expect(faultTextOf(form, 'blacklistedSellers')).toContain('tienda_2 no puede estar a la vez');
    expect([asked(), document.activeElement]).toEqual([[], getField(form, 'avoidedWords')]);
    press(getElement(form, '[aria-label="Quitar ORIGINAL"]'));
    press(getElement(form, '[aria-label="Quitar tienda_2"]'));
    press(button('Guardar y aplicar'));
    expect(asked()).toHaveLength(1);
  });

  test('a nickname that nobody has is told at its field, and what was typed stays', async () => {
    const { drawer, finish } = await openFilters();
    const form = await drawer('Nuevo filtro');
    fillField(getField(form, 'name'), 'x');
    paste(getField(form, 'sellers'), 'NADIE,TIENDA_1');
    submitForm(form);
    await finish({ ok: false, failure: { code: 'SELLER_NOT_FOUND' } });
    expect(faultTextOf(form, 'sellers')).toBe('Nadie vende con el apodo NADIE. Revisa cómo está escrito.');
    expect(getElement(form, '[aria-label="Quitar NADIE"]')).toBeTruthy();
  });

  test('SRCH-09 SRCH-16 attributes, brand, model, category and condition narrow it; a category is one of a radio list, or none', async () => {
    const liveSearchNarrowing = answers<SearchNarrowing>({ categories: createCategories(3), filters: [] });
    const { drawer, asked, shown, finish } = await openFilters({}, {}, { liveSearchNarrowing });
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
      fillField(getField(form, name), text);
    press(getByLabel(form, 'Categoría 2 (29)'));
    press(getByLabel(form, 'Usado'));
    submitForm(form);
    const wanted = { categoryId: 'C2', articleCondition: 'used', brand: 'Andes', model: 'R3' };
    const attributes = [{ id: 'COLOR', valueName: 'azul' }];
    expect(asked()).toMatchObject([{ filterProfiles: [{ ...wanted, attributes }] }]);
    const filter = sampleFilter({ id: 'id-1', ...wanted, attributes });
    Object.assign(shown, { filterProfiles: [filter], filterProfileId: 'id-1' });
    await finish({ ok: true, value: sampleSavedFilters({ filterProfiles: [filter], filterProfileId: 'id-1' }) });
    await waitForRemoval(document, '[role=dialog]');
    const again = await drawer('Editar filtro');
    expect(radios(again, 'Categoría').find(({ checked }) => checked)?.value).toBe('C2');
    press(getByLabel(again, 'Ninguna'));
    submitForm(again);
    expect(asked().at(-1)).toMatchObject({ filterProfiles: [{ categoryId: null }] });
  });

  test.each([
    [9, 10, null],
    [10, 9, 'Ver todas (2 más)'],
  ])('SRCH-17 of %i categories and none %i stand there at first, and a press shows all', async (count, stand, more) => {
    const narrowing = answers<SearchNarrowing>({ categories: createCategories(count), filters: [] });
    const { drawer, button } = await openFilters({}, {}, { liveSearchNarrowing: narrowing });
    const form = await drawer('Nuevo filtro');
    expect(radios(form, 'Categoría').map(({ value }) => value)).toEqual([
      '',
      ...createCategories(stand - 1).map(({ id }) => id),
    ]);
    expect(form.textContent.includes('Ver todas')).toBe(more !== null);
    if (more !== null) press(button(more));
    expect(radios(form, 'Categoría')).toHaveLength(count + 1);
  });

  test('a gateway that knows no categories, words or sellers of a filter offers what it ever did', async () => {
    const { drawer, asked } = await openFilters(
      {},
      {},
      { liveSearchNarrowing: refuses<SearchNarrowing>('UNKNOWN_FIELD') },
    );
    const form = await drawer('Nuevo filtro');
    expect(form.querySelector('[name=requiredWords]')).toBeNull();
    fillField(getField(form, 'name'), 'x');
    submitForm(form);
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
