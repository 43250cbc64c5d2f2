import { describe, expect, test } from 'vitest';
import { goTo } from '../../../../machines/domain/navigation-events';
import { searchAt } from '../../../../machines/simulator/sample-addresses';
import { sampleAuthor, sampleListing } from '../../../../machines/simulator/sample-listing';
import { resultsSystemActors, sampleResults } from '../../../../machines/search/results/results.samples';
import { act } from '../../../../tests/act';
import { getButton, getElement, press, fillField, waitForElement, waitUntil } from '../../../../tests/render-node';
import { openFoundListings } from './results.fixture';
import type { Rates } from '../../../../contracts/shapes';
import { answersInTurn, answers } from '../../../../machines/simulator/answers';
import { systemActor } from '../../../../machines/kit/system-actor';
import { sampleProfile } from '../../../../machines/system/profile/profile.samples';
import { openSignedInConsole } from '../../../../tests/console';
import { getHeadlessAddressBook } from '../../../seams/addresses';

const seller = (id: string, watched = false) => ({ id, nickname: `VENDE_${id}`, watched, trusted: false });
const idOf = (at: number) => `MLA${String(1_000_000_000 + at)}`;

const listings = Array.from({ length: 10 }, (_, at) =>
  sampleListing({
    id: idOf(at),
    title: at < 4 ? 'Zapatilla Álamo' : `Otra ${at}`,
    price: { amount: at === 7 ? 38 : 100, currency: 'ARS' },
    soldQuantity: at === 9 ? 12_000 : 0,
    seller: seller(at < 3 ? '1' : at < 5 ? '2' : String(at), at === 8),
  }),
);

const asAuthor = {
  ...resultsSystemActors,
  profile: { ...resultsSystemActors.profile, profile: sampleAuthor } as never,
};

const choose = (host: Element, label: string, value: string) => {
  const field = [...host.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label) === true);
  const select = field?.querySelector('select');
  if (!select) throw new Error(`There is no choice '${label}'.`);
  fillField(select, value);
};

const heads = (host: Element) => [...host.querySelectorAll('li[data-head]')];
const told = (host: Element) => heads(host).map(({ textContent }) => textContent);

describe('what deserves a look first', () => {
  test('is chosen in the order, and each card says what draws the eye to it', async () => {
    const { host, receivedBy, actor, cards } = await openFoundListings(listings);
    expect(cards()[0]).toBe(idOf(0));
    choose(host, 'Ordenar por', 'attention');
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'results', params: { id: 'ls-1' }, search: { rank: 'attention' } }, { replace: true }),
    ]);
    act(() => actor.send(searchAt('results', { rank: 'attention' })));
    expect(cards().slice(0, 4)).toEqual([7, 8, 9, 0].map(idOf));
    const words = (at: number) => getElement(host, `article[data-item="${idOf(at)}"]`).textContent;
    expect(words(7)).toMatch(/62\s?% por debajo del precio habitual/);
    expect(words(8)).toContain('Vendedor vigilado');
    expect(words(9)).toContain('12.000 vendidas');
    choose(host, 'Ordenar por', 'price desc');
    expect(receivedBy('screens').at(-1)).toEqual(
      goTo({ to: 'results', params: { id: 'ls-1' }, search: { sort: 'price', order: 'desc' } }, { replace: true }),
    );
  });
});

describe('results that stand together', () => {
  test('by seller, each group with its name and how many, those like no other last', async () => {
    const { host, receivedBy, actor } = await openFoundListings(listings);
    expect(heads(host)).toEqual([]);
    choose(host, 'Agrupar por', 'seller');
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'results', params: { id: 'ls-1' }, search: { group: 'seller' } }, { replace: true }),
    ]);
    act(() => actor.send(searchAt('results', { group: 'seller' })));
    expect(told(host)).toEqual([
      'VENDE_13 publicaciones',
      'VENDE_22 publicaciones',
      'Las que no se parecen a otra5 publicaciones',
    ]);
  });

  test('are decided on together, but for those that are taken out', async () => {
    const { host, receivedBy } = await openFoundListings(listings, { group: 'title' }, asAuthor);
    expect(told(host)[0]).toBe('Zapatilla Álamo4 publicaciones');
    const tick = getElement<HTMLInputElement>(heads(host)[0] as Element, 'input[type=checkbox]');
    press(tick);
    const chosen = () =>
      listings.filter(({ id }) => getElement<HTMLInputElement>(host, `article[data-item="${id}"] input`).checked)
        .length;
    expect(chosen()).toBe(4);
    press(getElement(host, `article[data-item="${idOf(1)}"] input`));
    expect(tick).toMatchObject({ checked: false, indeterminate: true });
    press(getButton(host, 'Marcar 3 como confiables'));
    expect(receivedBy('outbox')).toMatchObject([
      { type: 'mutation.submit', work: { mark: { type: 'approve', ids: [0, 2, 3].map(idOf) } } },
    ]);
  });

  test('G chooses the group of the card at hand and lets go of it; the rest is no group', async () => {
    const { host } = await openFoundListings(listings, { group: 'seller' }, asAuthor);
    const card = (at: number) => getElement(host, `article[data-item="${idOf(at)}"]`);
    const key = (name: string) =>
      act(
        () =>
          void (document.activeElement ?? host).dispatchEvent(
            new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
          ),
      );
    const chosen = () =>
      listings.filter(({ id }) => getElement<HTMLInputElement>(host, `article[data-item="${id}"] input`).checked);
    act(() => card(1).focus());
    key('g');
    expect(chosen()).toEqual(listings.slice(0, 3));
    act(() => card(4).focus());
    key('g');
    expect(chosen()).toEqual(listings.slice(0, 5));
    act(() => card(0).focus());
    key('g');
    expect(chosen()).toEqual(listings.slice(3, 5));
    act(() => card(7).focus());
    key('g');
    expect(chosen()).toEqual(listings.slice(3, 5));
  });

  test('the whole group is let go of by the same tick', async () => {
    const { host } = await openFoundListings(listings, { group: 'title' });
    const tick = getElement<HTMLInputElement>(heads(host)[0] as Element, 'input[type=checkbox]');
    press(tick);
    press(tick);
    expect(host.querySelector('[role=toolbar]')).toBeNull();
  });
});

describe('an order over the whole search', () => {
  const many = Array.from({ length: 180 }, (_, at) => sampleListing({ id: idOf(at) }));

  test('says that it waits, and can be had of what was read', async () => {
    const { host, cards, actor } = await openFoundListings(many, {}, undefined, 100);
    act(() => actor.send(searchAt('results', { rank: 'attention' })));
    expect(cards()).toEqual([]);
    expect(getElement(host, '[role=status]').textContent).toContain('Se lee toda la búsqueda antes de ordenarla');
    press(getButton(host, 'Ordenar las ya leídas'));
    expect(cards()).toHaveLength(100);
  });
});

test('ERR-49 rates that could not be had are logged each time, and prices show no data until they are there', async () => {
  const shoe = sampleListing({ id: 'MLA1000000001' });
  const refused = { ok: false as const, failure: { code: 'SERVER_ERROR' as const } };
  const { host, root, logged } = openSignedInConsole(
    getHeadlessAddressBook().hrefOf({ to: 'results', params: { id: 'ls-1' } }),
    {
      liveSearch: answers(sampleResults([shoe])),
      blindages: answers([]),
      profile: answers({ ...sampleProfile, lang: 'es', currency: 'BRL' }),
      ratesConvertions: answersInTurn<Rates>(refused, refused, {
        ok: true,
        value: { base: 'USD', rates: { USD: 1, ARS: 1000, BRL: 5 } },
      }),
    },
  );
  const item = `article[data-item=${shoe.id}]`;
  await waitForElement(host, item);
  const price = /(ARS|USD|BRL)\s?[\d.]+/;
  for (const times of [1, 2]) {
    await waitUntil(() => logged.length === times, `It isn't logged for the ${times}. time.`);
    const told = await waitForElement(host, item).then((card) => card.textContent);
    expect([told.includes('Sin datos'), price.test(told)]).toEqual([true, false]);
    act(() => systemActor(root.system, 'profile').send({ type: 'profile.retry' }));
  }
  await waitUntil(
    () => host.querySelector(item)?.textContent.replaceAll(/\s/g, ' ').includes('BRL 450,00') === true,
    'No price.',
  );
  expect(logged).toEqual(['fetch_currency_error', 'fetch_currency_error']);
});
