import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../../contracts/shapes';
import type { goTo } from '../../../../machines/domain/navigation-events';
import { searchAt } from '../../../../machines/simulator/sample-addresses';
import {
  reportedListing,
  sampleListing,
  sampleListings,
  visibleOf,
} from '../../../../machines/simulator/sample-listing';
import { anaFacts } from '../../../../machines/simulator/sample-system-actors';
import { resultsSystemActors } from '../../../../machines/search/results/results.samples';
import { act } from '../../../../tests/act';
import { waitForElement, getButton, getElement, press, fillField } from '../../../../tests/render-node';
import { openFoundListings } from './results.fixture';

const seller = (id: string) => ({ ...sampleListing().seller, id, nickname: `VENDE${id}` }) as never;
/** Of two sellers, the second of which has every tenth; in pesos, each a hundred dearer than the one before. */
const many = sampleListings(260).map((row, at) => ({
  ...row,
  seller: seller(at % 10 === 9 ? '2' : '1'),
  officialStoreId: at === 0 ? '5' : null,
  price: { amount: (at + 1) * 100, currency: 'ARS' },
}));

async function open(listings: Listing[], query: Record<string, string> = {}, systemActors = resultsSystemActors) {
  const found = await openFoundListings(listings, query, systemActors);
  const wished = () => {
    const [went] = found.receivedBy('screens').slice(-1) as ReturnType<typeof goTo>[];
    return (went?.target.search ?? {}) as Record<string, unknown>;
  };
  return {
    ...found,
    button: (name: string) => getButton(document, name),
    wished,
    chips: () =>
      [...found.host.querySelectorAll('ul[aria-label="Filtros de los resultados"] button')].map(
        (chip) => chip.textContent,
      ),
    drawer: async () => {
      press(getButton(document, 'Filtrar resultados'));
      return waitForElement<HTMLFormElement>(document, '[role=dialog] form');
    },
    /** The address as the machine wished it. */
    follow: async () => {
      const search = Object.entries(wished()).map(([name, value]) => [name, value === null ? '' : String(value)]);
      act(() => found.actor.send(searchAt('results', Object.fromEntries(search.filter(([, value]) => value !== '')))));
      await act(found.settle);
    },
  };
}
const submit = (form: HTMLFormElement) => act(() => form.requestSubmit());

describe('the filters within the results', () => {
  test('hold for the whole search, are counted on the tabs, and are taken away one by one', async () => {
    const rows = [...many, { ...reportedListing({ id: 'MLA1000000991' }), seller: seller('2') }];
    const { drawer, asked, follow, told, chips, cards, host, button, wished } = await open(rows);
    expect([told()[0], asked.length]).toEqual(['Por revisar 100', 2]);
    const form = await drawer();
    const select = getElement<HTMLSelectElement>(form, '[name=seller]');
    expect([...select.options].map(({ textContent }) => textContent)).toEqual([
      'Cualquiera',
      'VENDE1 (90)',
      'VENDE2 (10)',
    ]);
    act(() => {
      select.value = '2';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    submit(form);
    expect(wished()).toMatchObject({ seller: '2' });
    await follow();
    expect([told().slice(0, 2), asked.length]).toEqual([['Por revisar 26', 'Sospechosas 1'], 6]);
    expect(cards()).toHaveLength(26);
    expect(host.textContent).not.toContain('leídas');
    expect(chips()).toEqual(['Vendedor: VENDE2', 'Quitar filtros']);
    press(button('Vendedor: VENDE2'));
    await follow();
    expect([told()[0], chips(), asked.length]).toEqual(['Por revisar 260', [], 6]);
  });

  test('come from the address; a listing that is decided on keeps its place, and what is chosen stays within them', async () => {
    const { cards, chips, setFacts, host, told, button } = await open(many, {
      official: 'without',
      priceMin: '200',
      priceMax: '400',
      currency: 'ARS',
    });
    const within = many.slice(1, 4).map(({ id }) => id);
    expect(cards()).toEqual(within);
    expect(chips().slice(0, 2)).toEqual([expect.stringMatching(/^Desde .*200/), expect.stringMatching(/^Hasta .*400/)]);
    const { reported } = reportedListing();
    act(() => setFacts('listings', visibleOf(many.map((row, at) => (at === 2 ? { ...row, reported } : row)))));
    expect([cards(), told().slice(0, 2)]).toEqual([within, ['Por revisar 2', 'Sospechosas 1']]);
    press(host.querySelectorAll('article input[type=checkbox]')[0] as Element);
    press(button('Todas (3)'));
    expect(host.querySelectorAll('article input:checked')).toHaveLength(3);
  });

  test('that leave nothing say so and are cleared from there', async () => {
    const { host, button, follow, cards } = await open(many.slice(0, 3), { official: 'only', priceMin: '900' });
    expect(getElement(host, '[role=tabpanel]').textContent).toContain('Ninguna publicación con estos filtros');
    press(button('Quitar filtros'));
    await follow();
    expect(cards()).toHaveLength(3);
  });

  test('whose bounds contradict each other in an address say so where nothing stands, and are cleared from there', async () => {
    const { host, button, follow, cards } = await open(many.slice(0, 3), { priceMin: '500', priceMax: '10' });
    expect(getElement(host, '[role=tabpanel]').textContent).toContain('El precio desde es mayor que el precio hasta.');
    press(button('Quitar filtros'));
    await follow();
    expect(cards()).toHaveLength(3);
  });

  test('whose bounds contradict each other are told at the field, and nothing that was typed is lost', async () => {
    const { drawer, wished, follow, cards } = await open(many.slice(0, 3));
    const form = await drawer();
    fillField(getElement<HTMLInputElement>(form, '[name=priceMin]'), '1000');
    fillField(getElement<HTMLInputElement>(form, '[name=priceMax]'), '200');
    submit(form);
    const least = getElement<HTMLInputElement>(form, '[name=priceMin]');
    expect(least.getAttribute('aria-invalid')).toBe('true');
    expect([document.activeElement, least.value, wished()]).toEqual([least, '1000', {}]);
    fillField(least, '200');
    submit(form);
    expect(wished()).toMatchObject({ priceMin: 200, priceMax: 200, currency: 'ARS' });
    await follow();
    expect(cards()).toEqual([many[1]?.id]);
  });

  test('compare prices in another currency once the rates are there', async () => {
    const { cards, setFacts } = await open(
      many.slice(0, 3),
      { priceMax: '2', currency: 'USD' },
      { ...resultsSystemActors, profile: { ...anaFacts, rates: null } },
    );
    expect(cards()).toEqual([]);
    act(() => setFacts('profile', { ...anaFacts, rates: { base: 'USD', rates: { ARS: 100 } } }));
    expect(cards()).toEqual(many.slice(0, 2).map(({ id }) => id));
  });
});
