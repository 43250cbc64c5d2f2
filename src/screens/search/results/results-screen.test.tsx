import { describe, expect, test } from 'vitest';
import type { LiveSearch } from '../../../../contracts/shapes';
import { sampleResults } from '../../../../machines/search/results/results.samples';
import { answersInTurn } from '../../../../machines/simulator/answers';
import { reportedListing, sampleAuthor, sampleListing } from '../../../../machines/simulator/sample-listing';
import { act } from '../../../../tests/act';
import { getButton, getElement, press, waitForElement } from '../../../../tests/render-node';
import { fromWire } from '../../../../tests/wire';
import { openFoundListings } from './results.fixture';
import { dollarRates, firstListing, noticesOf, openResults as open, secondListing } from './results-screen.fixture';

describe('the results on the screen', () => {
  test('SEL-16 a card says whether its seller is watched or trusted, and nothing of any other', async () => {
    const of = (id: string, marks: { watched?: boolean; trusted?: boolean }) =>
      sampleListing({ id, seller: { id: '7', nickname: 'SIETE', watched: false, trusted: false, ...marks } });
    const { card } = await open([
      of('MLA1000000001', { watched: true }),
      of('MLA1000000002', { trusted: true }),
      of('MLA1000000003', {}),
    ]);
    expect(card('MLA1000000001').textContent).toContain('Vendedor vigilado');
    expect(card('MLA1000000002').textContent).toContain('Vendedor confiable');
    expect(card('MLA1000000003').textContent).not.toMatch(/Vendedor (vigilado|confiable)/);
  });

  test('LSV-07 LST-03 LST-04 LST-05 LST-06 I18N-06 a grid of cards with picture, brand, stock, seller and the price in the reader’s currency', async () => {
    const { host, card, setFacts } = await open([firstListing, secondListing]);
    expect(host.querySelectorAll('ul:not([data-dense]) > li > article')).toHaveLength(2);
    const told = card(firstListing.id).textContent ?? '';
    for (const words of [
      'Zapatillas Andes Trail 42',
      'USD',
      '90,00',
      'Andes N.º de pieza AT-42',
      'Nuevo · 12 disponibles · 340 vendidos',
      'OFERTAS_DEL_SUR',
      'Argentina',
    ])
      expect(told).toContain(words);
    expect(card(firstListing.id).querySelector('img')?.getAttribute('src')).toContain('-R');
    for (const [currency, rates, price] of [
      ['ARS', dollarRates, 'ARS 89.999,00'],
      ['BRL', { base: 'USD', rates: { ARS: 1_000, BRL: 5 } }, 'BRL 450,00'],
      ['USD', { base: 'USD', rates: { ARS: 500 } }, 'USD 180,00'],
    ] as const) {
      const profile = { ...sampleAuthor, currency };
      act(() => setFacts('profile', { profile, rates, allowedNotices: noticesOf([]), sites: [] } as never));
      expect(card(firstListing.id).textContent?.replaceAll(/\s/g, ' ')).toContain(price);
    }
  });

  test('LST-03 a card shows the brand without a part number, and the part number without a brand', async () => {
    const { card } = await open([
      { ...firstListing, partNumber: null },
      { ...secondListing, brand: null, partNumber: 'XR-7' },
    ]);
    const [branded, numbered] = [firstListing, secondListing].map(({ id }) => card(id).textContent);
    expect(branded).toContain('340 vendidosAndes OFERTAS_DEL_SUR');
    expect(branded).not.toContain('N.º de pieza');
    expect(numbered).toContain('N.º de pieza XR-7');
  });

  test('LST-04 LST-05 a card tells each condition, and of what none is left or sold', async () => {
    const conditions = ['new', 'used', 'refurbished'];
    const ids = conditions.map((_, at) => `MLA100000000${at + 1}`);
    const counts = { availableQuantity: 0, soldQuantity: 0 };
    const { card } = await open(
      conditions.map((condition, at) => sampleListing({ id: ids[at] ?? '', condition, ...counts })),
    );
    for (const [at, name] of ['Nuevo', 'Usado', 'Reacondicionado'].entries())
      expect(card(ids[at] ?? '').textContent).toContain(`${name} · 0 disponibles · 0 vendidos`);
  });

  test('LST-07 LST-08 a paused one and one of an official store say so', async () => {
    const { card } = await open([firstListing, secondListing]);
    expect(card(secondListing.id).textContent).toMatch(/Tienda oficial.*Pausada/);
    expect(card(firstListing.id).textContent).not.toMatch(/Tienda oficial|Pausada/);
  });

  test('ERR-49 without a rate the price is no data', async () => {
    const { card } = await open([firstListing], { rates: null });
    expect(card(firstListing.id).textContent).toContain('Sin datos');
  });

  test('LST-09 LST-10 both marks stand on an open one, and undo with edit on one that is reported', async () => {
    const reported = reportedListing({ id: 'MLA1000000003' });
    const [unmarked, marked] = [await open([firstListing]), await open([reported], { query: { tab: 'suspicious' } })];
    const names = ({ card }: typeof unmarked, id: string) =>
      [...card(id).querySelectorAll('button')].map((button) => button.textContent).filter(Boolean);
    expect(names(unmarked, firstListing.id)).toEqual(['Confiable', 'Sospechosa']);
    expect(names(marked, reported.id)).toEqual(['Deshacer', 'Editar']);
    const approved = { author: sampleAuthor, createdAt: null };
    const trusted = await open([firstListing], { query: { tab: 'trusted' }, visible: { approved } });
    expect(names(trusted, firstListing.id)).toEqual(['Deshacer']);
  });

  test('LSV-15 LST-09 on a card one button trusts its listing, and the other begins its report', async () => {
    const both = () => open([firstListing, secondListing], { allowed: ['PPPI1'] });
    const trusting = await both();
    press(getButton(trusting.card(secondListing.id), 'Confiable'));
    expect(trusting.receivedBy('outbox')).toMatchObject([
      { work: { mark: { type: 'approve', ids: [secondListing.id] } } },
    ]);
    const suspecting = await both();
    press(getButton(suspecting.card(secondListing.id), 'Sospechosa'));
    await waitForElement(document, '[role=dialog] input[type=radio]');
    expect(suspecting.receivedBy('outbox')).toEqual([]);
  });

  test('LST-40 marks by mouse name the listing, its author and where it was found', async () => {
    const { card, receivedBy } = await open([firstListing]);
    press(
      [...card(firstListing.id).querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Confiable',
      ) as Element,
    );
    expect(receivedBy('outbox')).toMatchObject([
      { work: { mark: { type: 'approve', ids: [firstListing.id], originModel: 'live_search', author: sampleAuthor } } },
    ]);
  });

  test('the line of a card keeps its height, but where a pill stands beside two ways back', async () => {
    const reported = reportedListing({ id: 'MLA1000000003' });
    const [unmarked, marked] = [await open([firstListing]), await open([reported], { query: { tab: 'suspicious' } })];
    expect(unmarked.card(firstListing.id).querySelector('[data-wraps]')).toBeNull();
    expect(marked.card(reported.id).querySelector('[data-wraps]')?.textContent).toBe('SospechosaDeshacerEditar');
  });

  test('a mark that is on its way looks unfinished', async () => {
    const { card } = await open([firstListing], {
      query: { tab: 'trusted' },
      visible: { approved: { author: sampleAuthor, createdAt: null }, pendingMark: { id: 'x', type: 'approve' } },
    });
    expect(card(firstListing.id).hasAttribute('data-unconfirmed')).toBe(true);
  });

  test('says what was found as the list of searches does, and beside it what is left to review', async () => {
    const site = { id: 'MLA', count: 975, active: false, filtered: 0, country: null };
    const reported = reportedListing({ id: 'MLA1000000003' });
    const { host } = await open([firstListing, reported], { search: { sites: [site] } });
    expect(getElement(host, 'h1').textContent).toContain('975');
    expect(host.textContent).toContain('1 por revisar');
    expect(host.textContent).toContain('973 ya no están');
  });

  test('LSV-11 LSV-12 the results tell how much each country holds and which are done, when the search ended, and in how many it failed', async () => {
    const site = (id: string, count: number, active = false) => ({ id, count, active, filtered: 1, country: null });
    const sites = [site('MLA', 975), site('MLB', 4, true), site('MLC', 0, true)];
    const moments = { createdAt: '2026-11-18T12:00:00.000Z', finishedAt: '2026-11-19T12:30:00.000Z' };
    const { host } = await open([firstListing], { search: { sites, ...moments } });
    expect(host.textContent).toContain('Argentina (975) · Brasil (4)');
    expect(getElement(host, 'main details, details:has(summary)').textContent).toContain('1 país sin resultadosChile');
    expect(host.textContent).toMatch(/Terminada el 19\/11\/2026/);
    const failed = await open([firstListing], { search: { sites, ...moments, status: 'failed', failedCount: 2 } });
    expect(failed.host.textContent).toContain('Falló en 2 países');
    const partly = await open([firstListing], { search: { sites, ...moments, failedCount: 2 } });
    expect(partly.host.textContent).toMatch(/Terminada el 19\/11\/2026[^·]*· error en 2 países/);
    const open1 = { status: 'in_progress', finished: false, finishedAt: null } as const;
    const running = await open([firstListing], { search: { sites, ...open1 } });
    const { value, max } = getElement<HTMLProgressElement>(running.host, 'progress');
    expect([value, max]).toEqual([1, 3]);
    expect(running.host.textContent).not.toContain('Terminada el');
    expect(getElement(running.host, 'h1').textContent).toContain('979');
  });

  test('a search in process has no number beside its title before it found something, and one that found nothing has', async () => {
    const titleOf = async (status: 'in_progress' | 'processed') => {
      const site = { id: 'MLA', count: 0, active: status === 'in_progress', filtered: 0, country: null };
      const { host } = await open([], { search: { sites: [site], status, keyword: 'gorra' } });
      return getElement(host, 'h1').textContent;
    };
    expect([await titleOf('in_progress'), await titleOf('processed')]).toEqual(['gorra', 'gorra 0']);
  });

  test.each([
    ['es', 'El filtro oculta 3. 1 ya no está entre los resultados.'],
    ['en', 'The filter hides 3. 1 is no longer among the results.'],
    ['pt', 'O filtro oculta 3. 1 já não está entre os resultados.'],
  ] as const)('LSV-11 says what was found and is not shown, and why: %s', async (lang, words) => {
    const site = { id: 'MLA', count: 5, active: false, filtered: 2, country: null };
    const wire = { liveSearch: { id: 'ls-1', countries: { countrySites: [site] } } };
    const { sites } = await fromWire('liveSearch', wire, { id: 'ls-1', size: 50, from: 0 });
    const { host } = await open([firstListing], { search: { sites, filterProfileId: 'f1' }, lang });
    expect(host.textContent).toContain(words);
    expect(getElement(host, 'h1').nextElementSibling?.textContent, 'it stands beside the title').toBe(words);
    const whole = await open([firstListing], { search: { sites: [{ ...site, count: 1, filtered: 1 }] }, lang });
    expect(whole.host.textContent).not.toContain(words.slice(-15));
  });

  test('a search that failed in a country is not told as one that found nothing, and is asked for again', async () => {
    const { host, ports } = await open([], { search: { failedCount: 2 } });
    expect(host.textContent).toContain('No pudimos completar la búsqueda');
    expect(host.textContent).toContain('Falló en 2 países: puede haber publicaciones');
    expect(host.textContent).not.toContain('Ninguna publicación por revisar');
    const before = ports.asked.length;
    press(getButton(host, 'Reintentar'));
    expect(ports.asked.length).toBe(before + 1);
  });

  test('ERR-16 a refresh that failed while a search goes on is told over what was found', async () => {
    const found = [firstListing, secondListing];
    const liveSearch = answersInTurn<LiveSearch>(
      { ok: true, value: sampleResults(found, 2, { status: 'in_progress', finished: false }) },
      { ok: false, failure: { code: 'SERVER_ERROR', operation: 'liveSearch' } },
    );
    const { host, clock, settle, cards } = await openFoundListings(found, {}, undefined, Infinity, { liveSearch });
    await act(async () => {
      clock.increment(3_000);
      await settle();
    });
    expect(getElement(host, '[role=alert]').textContent).toContain('No pudimos cargar la búsqueda.');
    expect(cards()).toEqual(found.map(({ id }) => id));
  });

  test('ERR-16 a refresh by hand that failed is told over what was found, each time, until one succeeds', async () => {
    const found = [firstListing, secondListing];
    const lost = { ok: false, failure: { code: 'SERVER_ERROR', operation: 'liveSearch' } } as const;
    const had = { ok: true, value: sampleResults(found) } as const;
    const { host, settle, cards } = await openFoundListings(found, {}, undefined, Infinity, {
      liveSearch: answersInTurn<LiveSearch>(had, lost, lost, had),
    });
    const pressAndWait = async (name: string) => {
      press(getButton(host, name));
      await act(settle);
    };
    for (const name of ['Actualizar los resultados', 'Reintentar']) {
      await pressAndWait(name);
      expect(getElement(host, '[role=alert]').textContent).toContain('No pudimos cargar la búsqueda.');
      expect(cards()).toEqual(found.map(({ id }) => id));
    }
    await pressAndWait('Reintentar');
    expect(host.querySelector('[role=alert]')).toBeNull();
    expect(cards()).toEqual(found.map(({ id }) => id));
  });

  test('a search that found nothing says so', async () => {
    const { host } = await open([]);
    expect(host.textContent).toContain('Ninguna publicación por revisar');
  });
});
