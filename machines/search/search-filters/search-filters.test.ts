import { describe, expect, it } from 'vitest';
import type { SearchNarrowing } from '../../../contracts/shapes';
import type { FilterValues } from '../../domain/filter-profile';
import {
  answers,
  answersInTurn,
  neverAnswers,
  refuses,
  startWith,
  type SystemActorFacts,
} from '../../simulator/answers';
import { anaFacts, sampleSystemActors } from '../../simulator/sample-system-actors';
import { searchFiltersMachine } from './search-filters.machine';
import { sampleSavedFilters, sampleFilter, sampleNarrowing, sampleFilterableSearch } from './search-filters.samples';
import type { FilterableSearch } from './search-filters.types';
import { searchFiltersView } from './search-filters.view';

function open(
  facts: Partial<FilterableSearch> = {},
  systemActors: SystemActorFacts = {},
  liveSearchNarrowing = answers(sampleNarrowing),
) {
  const stage = startWith(searchFiltersMachine, {
    input: { id: 'ls-1' },
    systemActors: sampleSystemActors(systemActors),
    ports: { filterProfileSellers: neverAnswers(), liveSearchNarrowing },
  });
  const { actor } = stage;
  const sendSearch = (more: Partial<FilterableSearch> = {}) =>
    actor.send({ type: 'search.told', search: sampleFilterableSearch(more) });
  sendSearch(facts);
  const view = () => searchFiltersView(actor.getSnapshot());
  const submit = (more: Partial<FilterValues>) => {
    const { values } = view();
    if (values === null) throw new Error('No form is open.');
    actor.send({ type: 'form.submit', values: { ...values, ...more } });
  };
  const submittedCommands = () => stage.commanded();
  const edit = async (id: string | null) => {
    actor.send({ type: 'filter.edit', id });
    await stage.settle();
  };
  return { ...stage, edit, tell: sendSearch, view, submit, asked: submittedCommands };
}
const reading = (currency: string): SystemActorFacts => ({
  profile: {
    ...anaFacts,
    profile: anaFacts.profile && { ...anaFacts.profile, currency },
    rates: { base: 'USD', rates: { USD: 1, ARS: 1000, BRL: 5 } },
  },
});

describe('the filters of a live search', () => {
  it('SRCH-27 GW-60 price bounds are kept as typed and in the currency of the profile', async () => {
    const { edit, submit, asked: submittedCommands } = open({ filterProfiles: [] }, reading('BRL'));
    await edit(null);
    submit({ name: 'Baratas', priceMin: '1000', priceMax: '2000' });
    expect(submittedCommands()).toMatchObject([
      {
        id: 'ls-1',
        filterProfileId: 'id-1',
        filterProfiles: [
          {
            id: 'id-1',
            priceMin: 1000,
            priceMax: 2000,
            priceMinConverted: 5,
            priceMaxConverted: 10,
            profileCurrency: 'BRL',
          },
        ],
      },
    ]);
  });

  it('a new one is kept beside the others and holds; the results are told, the form goes, and so does its draft', async () => {
    const { edit, submit, view, settleWork, toParent, receivedBy } = open();
    await edit(null);
    submit({ name: 'Nuevas', sort: 'price desc', size: '20' });
    expect(view().busy).toBe(true);
    const filterProfiles = [...sampleFilterableSearch().filterProfiles, sampleFilter({ id: 'id-1', name: 'Nuevas' })];
    settleWork({ ok: true, value: sampleSavedFilters({ filterProfiles, filterProfileId: 'id-1' }) });
    expect(view()).toMatchObject({ open: false, chosen: 'id-1' });
    expect(toParent.at(-1)).toEqual({
      type: 'filters.applied',
      filter: 'id-1',
      place: { sort: 'price', order: 'desc', size: 20 },
    });
    expect(receivedBy('drafts').at(-1)).toEqual({ type: 'draft.drop', key: 'live-search:ls-1:new:filter' });
  });

  it('one that stands is changed in its place, or removed', async () => {
    const { edit, actor, submit, asked: submittedCommands, settleWork } = open({ filterProfileId: 'f1' });
    await edit('f1');
    submit({ name: 'Muy baratas' });
    settleWork({ ok: true, value: sampleSavedFilters({ filterProfileId: 'f1' }) });
    actor.send({ type: 'form.gone' });
    await edit('f1');
    actor.send({ type: 'filter.remove' });
    expect(submittedCommands()).toMatchObject([
      { filterProfiles: [{ id: 'f1', name: 'Muy baratas' }, { id: 'f2' }], filterProfileId: 'f1' },
      { filterProfiles: [{ id: 'f2' }], filterProfileId: null },
    ]);
  });

  it('another is chosen once, none as well, and the one that holds already asks nobody', () => {
    const { actor, asked: submittedCommands, settleWork, toParent } = open({ filterProfileId: 'f1' });
    actor.send({ type: 'filter.choose', id: 'f1' });
    expect(submittedCommands()).toEqual([]);
    actor.send({ type: 'filter.choose', id: 'f2' });
    actor.send({ type: 'filter.choose', id: 'f2' });
    settleWork({ ok: true, value: sampleSavedFilters({ filterProfileId: 'f2' }) });
    actor.send({ type: 'filter.choose', id: null });
    expect(submittedCommands()).toEqual([
      { id: 'ls-1', filterProfileId: 'f2' },
      { id: 'ls-1', filterProfileId: null },
    ]);
    expect(toParent).toMatchObject([{ type: 'filters.applied', filter: 'f2' }]);
  });

  it('the one that the address asks for is let hold, once; one that is gone is told', () => {
    const { tell: sendSearch, asked: submittedCommands, settleWork, view } = open({ wanted: 'f2' });
    expect(submittedCommands()).toEqual([{ id: 'ls-1', filterProfileId: 'f2' }]);
    settleWork({ ok: false, failure: { code: 'OFFLINE' } });
    sendSearch({ wanted: 'f2' });
    expect([submittedCommands().length, view().failure?.code]).toEqual([1, 'OFFLINE']);
    expect(open({ wanted: 'f9' }).view()).toMatchObject({ missing: true, chosen: null });
  });

  it('contradictions are told at the field, and nobody is asked', async () => {
    const { edit, submit, view, asked: submittedCommands } = open();
    await edit(null);
    submit({ name: 'x', priceMin: '20', priceMax: '10', dateFrom: '2026-01-02', dateTo: '2026-01-01' });
    expect(view().refused).toMatchObject({
      priceMin: { because: 'PRICE_FROM_ABOVE_TO' },
      dateFrom: { because: 'DATE_FROM_AFTER_TO' },
    });
    expect(submittedCommands()).toEqual([]);
  });

  it('a number or a day whose text was not understood is told at its field, however often it is submitted, and nobody is asked', async () => {
    const { edit, submit, view, asked: submittedCommands } = open();
    await edit(null);
    for (let times = 1; times <= 2; times++) {
      submit({ name: 'x', priceMin: '?1.500', stockSold: '12.5', dateTo: '31/11/2026' });
      expect(view().refused).toMatchObject({
        priceMin: { because: 'NOT_A_NUMBER' },
        stockSold: { because: 'NOT_WHOLE' },
        dateTo: { because: 'NOT_A_DAY' },
      });
      expect(submittedCommands()).toEqual([]);
    }
  });

  it('what is typed is kept for that filter and offered again; a refusal loses nothing', async () => {
    const { edit, actor, submit, view, receivedBy, setFacts, settleWork } = open();
    await edit('f1');
    submit({ brand: 'Andes' });
    settleWork({ ok: false, failure: { code: 'INVALID_INPUT' } });
    expect(view()).toMatchObject({
      open: true,
      busy: false,
      values: { brand: 'Andes' },
      failure: { code: 'INVALID_INPUT' },
    });
    const draft = receivedBy('drafts').at(-1);
    expect(draft).toMatchObject({ key: 'live-search:ls-1:f1:filter', value: { brand: 'Andes' } });
    setFacts('drafts', { drafts: { 'live-search:ls-1:f1:filter': view().values } });
    actor.send({ type: 'form.close' });
    actor.send({ type: 'form.gone' });
    await edit('f2');
    expect(view().values?.brand).toBe('');
    actor.send({ type: 'form.close' });
    actor.send({ type: 'form.gone' });
    await edit('f1');
    expect(view().values?.brand).toBe('Andes');
  });

  it('GW-60 the keyword is changed, its faults and a duplicate are told, the same one asks nobody', () => {
    const { actor, view, asked: submittedCommands, settleWork, toParent } = open();
    actor.send({ type: 'keyword.edit' });
    actor.send({ type: 'keyword.submit', keyword: '  ' });
    expect(view().keywordRefused).toEqual({ keyword: { because: 'KEYWORD_EMPTY' } });
    actor.send({ type: 'keyword.submit', keyword: ' botas ' });
    settleWork({ ok: false, failure: { code: 'DUPLICATE_LIVE_SEARCH' } });
    expect(view()).toMatchObject({ naming: true, keywordRefused: { keyword: { because: 'LIVE_SEARCH_EXISTS' } } });
    actor.send({ type: 'keyword.submit', keyword: 'botas altas' });
    settleWork({ ok: true, value: sampleSavedFilters({ keyword: 'botas altas' }) });
    expect(submittedCommands()).toEqual([
      { id: 'ls-1', keyword: 'botas' },
      { id: 'ls-1', keyword: 'botas altas' },
    ]);
    expect(view()).toMatchObject({ naming: false, keyword: 'botas altas' });
    expect(toParent).toMatchObject([{ type: 'filters.applied' }]);
    actor.send({ type: 'keyword.edit' });
    actor.send({ type: 'keyword.submit', keyword: 'botas altas' });
    expect([submittedCommands().length, view().naming]).toEqual([2, false]);
  });

  it('its words and sellers are asked for before its form opens, and kept with it; the category, too', async () => {
    const { edit, submit, view, asked: submittedCommands, settleWork } = open();
    await edit('f1');
    expect(view()).toMatchObject({
      narrows: true,
      categories: sampleNarrowing.categories,
      values: { requiredWords: ['original'], avoidedWords: [], blacklistedSellers: ['TIENDA_3'] },
    });
    submit({ category: 'BAGS', avoidedWords: ['réplica'], sellers: ['TIENDA_1'] });
    const narrowing = {
      requiredWords: ['original'],
      avoidedWords: ['réplica'],
      sellers: ['TIENDA_1'],
      blacklistedSellers: ['TIENDA_3'],
    };
    expect(submittedCommands()).toMatchObject([
      { filterProfiles: [{ id: 'f1', categoryId: 'BAGS', narrowing }, { id: 'f2' }] },
    ]);
    settleWork({
      ok: true,
      value: sampleSavedFilters({ filterProfiles: [sampleFilter({ narrowing }), sampleFilter({ id: 'f2' })] }),
    });
    expect(view().filters).toMatchObject([{ narrowing }, { narrowing: null }]);
  });

  it('what the one that holds narrows by is asked for once, and stays known when an answer does not say it', async () => {
    const narrowing = answers(sampleNarrowing);
    const { tell: sendSearch, settle, view } = open({ filterProfileId: 'f1' }, {}, narrowing);
    await settle();
    sendSearch({ filterProfileId: 'f1' });
    await settle();
    expect(view().filters[0]?.narrowing).toEqual(sampleNarrowing.filters[0]?.narrowing);
    expect(narrowing.asked).toEqual([{ id: 'ls-1' }]);
  });

  it('a gateway that knows nothing of them is asked once; its filters are kept as they ever were', async () => {
    const narrowing = refuses<SearchNarrowing>('UNKNOWN_FIELD');
    const { edit, actor, submit, view, asked: submittedCommands } = open({}, {}, narrowing);
    await edit('f1');
    expect(view()).toMatchObject({ open: true, narrows: false, failure: null });
    actor.send({ type: 'form.close' });
    actor.send({ type: 'form.gone' });
    await edit('f1');
    submit({ brand: 'Andes' });
    expect(submittedCommands()).toMatchObject([{ filterProfiles: [{ narrowing: null }, { narrowing: null }] }]);
    expect(narrowing.asked).toHaveLength(1);
  });

  it('while they can not be had no form opens, since it would lose them; it is told, and asked again', async () => {
    const { edit, view } = open(
      {},
      {},
      answersInTurn<SearchNarrowing>({ ok: false, failure: { code: 'OFFLINE' } }, { ok: true, value: sampleNarrowing }),
    );
    await edit('f1');
    expect(view()).toMatchObject({ open: false, busy: false, failure: { code: 'OFFLINE' } });
    await edit('f1');
    expect(view()).toMatchObject({ open: true, failure: null });
  });

  it('a nickname that nobody has is told at its field, by name', async () => {
    const { edit, submit, settleWork, view } = open();
    await edit('f1');
    submit({ sellers: ['NADIE'], blacklistedSellers: [] });
    settleWork({ ok: false, failure: { code: 'SELLER_NOT_FOUND' } });
    expect(view()).toMatchObject({
      open: true,
      failure: null,
      refused: { sellers: { because: 'SELLERS_UNKNOWN', values: { names: 'NADIE' } }, blacklistedSellers: null },
    });
  });

  it('another keyword finds other categories: they are asked for anew', async () => {
    const narrowing = answers(sampleNarrowing);
    const { actor, settle, settleWork } = open({ filterProfileId: 'f1' }, {}, narrowing);
    await settle();
    actor.send({ type: 'keyword.edit' });
    actor.send({ type: 'keyword.submit', keyword: 'botas' });
    settleWork({ ok: true, value: sampleSavedFilters({ keyword: 'botas', filterProfileId: 'f1' }) });
    await settle();
    expect(narrowing.asked).toHaveLength(2);
  });
});
