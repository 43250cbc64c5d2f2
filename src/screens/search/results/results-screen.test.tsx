import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Listing, LiveSearch, Rates } from '../../../../contracts/shapes';
import { go } from '../../../../machines/domain/go';
import { lastReportKey } from '../../../../machines/domain/last-report';
import { answers, refuses, startWith } from '../../../../machines/rehearsal/answers';
import { inputAt } from '../../../../machines/rehearsal/at';
import type { VisibleListing } from '../../../../machines/seats/listings';
import { resultsMachine } from '../../../../machines/search/results/results.machine';
import { sampleResults } from '../../../../machines/search/results/results.samples';
import {
  reportedListing,
  sampleAuthor,
  sampleListing,
  visibleListing,
} from '../../../../machines/rehearsal/sample-listing';
import { lastReport } from '../../../../machines/shared/report-drawer/report-drawer.samples';
import { appears, button, one, press, rendered, type Words } from '../../../../tests/rendered';
import { ConsoleContext } from '../../../seams/use-console';
import { ResultsScreen } from './results-screen';

const noticesOf = (codes: string[]) => [
  { siteId: 'MLA', notices: codes.map((id) => ({ id, type: null, description: null })) },
];
const dollars: Rates = { base: 'USD', rates: { USD: 1, ARS: 1_000 } };

async function open(
  listings: Listing[],
  {
    rates = dollars,
    total = listings.length,
    visible = {},
    search = {},
    drafts = {},
    allowed = [],
    query = {},
    lang = 'es',
  }: {
    rates?: Rates | null;
    total?: number;
    visible?: Partial<VisibleListing>;
    search?: Partial<LiveSearch>;
    drafts?: Record<string, unknown>;
    allowed?: string[];
    query?: Record<string, string>;
    lang?: Words;
  } = {},
) {
  const liveSearch = answers(sampleResults(listings, total, search));
  const stage = startWith(resultsMachine, {
    input: inputAt('results', { id: 'ls-1' }, query),
    seats: {
      drafts: { drafts },
      shell: { lang: 'es', chosen: 'es', menuOpen: false },
      listings: {
        visible: Object.fromEntries(
          listings.map((listing) => [listing.id, visibleListing({ ...listing, ...visible })]),
        ),
        moment: 0,
      },
      profile: {
        profile: { ...sampleAuthor, currency: 'USD' },
        rates,
        allowedNotices: noticesOf(allowed),
        sites: [],
      } as never,
    },
    ports: { liveSearch, liveSearchNarrowing: refuses('SERVER_ERROR') },
  });
  await stage.settle();
  const { host } = rendered(
    <ConsoleContext value={stage.actor}>
      <ResultsScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const card = (id: string) => one(host, `article[data-item="${id}"]`);
  const key = (name: string, { repeat = false } = {}) =>
    act(
      () =>
        void (document.activeElement ?? host).dispatchEvent(
          new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, cancelable: true }),
        ),
    );
  return { ...stage, host, card, key, ports: liveSearch };
}
const [first, second] = [
  sampleListing({ id: 'MLA1000000001' }),
  sampleListing({ id: 'MLA1000000002', status: 'paused', officialStoreId: '7' }),
];

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

  test('LSV-07 LST-03 LST-04 LST-05 I18N-06 a grid of cards with picture, brand, stock, seller and the price in the reader’s currency', async () => {
    const { host, card, setFacts } = await open([first, second]);
    expect(host.querySelectorAll('ul:not([data-dense]) > li > article')).toHaveLength(2);
    const told = card(first.id).textContent ?? '';
    for (const words of [
      'Zapatillas Andes Trail 42',
      'USD',
      '90,00',
      'Andes',
      'AT-42',
      '12 disponibles',
      '340 vendidos',
      'OFERTAS_DEL_SUR',
      'Argentina',
    ])
      expect(told).toContain(words);
    expect(card(first.id).querySelector('img')?.getAttribute('src')).toContain('-R');
    for (const [currency, rates, price] of [
      ['ARS', dollars, 'ARS 89.999,00'],
      ['BRL', { base: 'USD', rates: { ARS: 1_000, BRL: 5 } }, 'BRL 450,00'],
      ['USD', { base: 'USD', rates: { ARS: 500 } }, 'USD 180,00'],
    ] as const) {
      const profile = { ...sampleAuthor, currency };
      act(() => setFacts('profile', { profile, rates, allowedNotices: noticesOf([]), sites: [] } as never));
      expect(card(first.id).textContent?.replaceAll(/\s/g, ' ')).toContain(price);
    }
  });

  test('LST-07 LST-08 a paused one and one of an official store say so', async () => {
    const { card } = await open([first, second]);
    expect(card(second.id).textContent).toMatch(/Tienda oficial.*Pausada/);
    expect(card(first.id).textContent).not.toMatch(/Tienda oficial|Pausada/);
  });

  test('ERR-49 without a rate the price is no data', async () => {
    const { card } = await open([first], { rates: null });
    expect(card(first.id).textContent).toContain('Sin datos');
  });

  test('LST-09 LST-10 both marks stand on an open one, and undo with edit on one that is reported', async () => {
    const reported = reportedListing({ id: 'MLA1000000003' });
    const [unmarked, marked] = [await open([first]), await open([reported], { query: { tab: 'suspicious' } })];
    const names = ({ card }: typeof unmarked, id: string) =>
      [...card(id).querySelectorAll('button')].map((button) => button.textContent);
    expect(names(unmarked, first.id)).toEqual(['Confiable', 'Sospechosa']);
    expect(names(marked, reported.id)).toEqual(['Deshacer', 'Editar']);
  });

  test('LST-40 marks by mouse name the listing, its author and where it was found', async () => {
    const { card, heardBy } = await open([first]);
    press([...card(first.id).querySelectorAll('button')][0] as Element);
    expect(heardBy('outbox')).toMatchObject([
      { work: { mark: { type: 'approve', ids: [first.id], originModel: 'live_search', author: sampleAuthor } } },
    ]);
  });

  test('the line of a card keeps its height, but where a pill stands beside two ways back', async () => {
    const reported = reportedListing({ id: 'MLA1000000003' });
    const [unmarked, marked] = [await open([first]), await open([reported], { query: { tab: 'suspicious' } })];
    expect(unmarked.card(first.id).querySelector('[data-wraps]')).toBeNull();
    expect(marked.card(reported.id).querySelector('[data-wraps]')?.textContent).toBe('SospechosaDeshacerEditar');
  });

  test('a mark pressed by mouse gives its card the focus, and not the button that goes with it', async () => {
    const { card } = await open([first, second]);
    const [trust, suspect] = [...card(second.id).querySelectorAll('button')];
    const takesFocus = (mark: Element | undefined) => {
      const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
      act(() => void mark?.dispatchEvent(down));
      return !down.defaultPrevented;
    };
    expect(takesFocus(trust)).toBe(false);
    expect(document.activeElement).toBe(card(second.id));
    expect(card(second.id).getAttribute('aria-current')).toBe('true');
    expect(takesFocus(suspect)).toBe(true);
  });

  test('single keys decide, walk and open only while the focus is in the grid', async () => {
    const { card, key, heardBy } = await open([first, second]);
    act(() => card(first.id).focus());
    key('t');
    expect(heardBy('outbox')).toMatchObject([{ work: { mark: { ids: [first.id] } } }]);
    expect(document.activeElement).toBe(card(second.id));
    key('k');
    expect(document.activeElement).toBe(card(first.id));
    key('Enter');
    expect(heardBy('screens')).toEqual([
      go({ to: 'listing', params: { articleId: first.id }, search: { from: 'live_search' } }),
    ]);
    act(() => (document.activeElement as HTMLElement).blur());
    key('t');
    expect(heardBy('outbox')).toHaveLength(1);
  });

  test('a key that is held decides once, and still walks', async () => {
    const third = sampleListing({ id: 'MLA1000000004' });
    const { card, key, heardBy } = await open([first, second, third]);
    act(() => card(first.id).focus());
    key('t');
    for (let repeats = 0; repeats < 5; repeats += 1) key('t', { repeat: true });
    expect(heardBy('outbox')).toHaveLength(1);
    expect(document.activeElement).toBe(card(second.id));
    key('j', { repeat: true });
    expect(document.activeElement).toBe(card(third.id));
  });

  test('R says the last report again of the listing under the cursor and goes on, once however long it is held; Z takes it back and returns', async () => {
    const { card, key, heardBy, setFacts, host } = await open([first, second], {
      drafts: { [lastReportKey]: lastReport },
      allowed: ['PPPI1'],
    });
    act(() => card(first.id).focus());
    expect(one(host, 'section').textContent).toContain('Repetir: Producto falsificado');
    key('r');
    for (let repeats = 0; repeats < 5; repeats += 1) key('r', { repeat: true });
    expect(heardBy('outbox')).toMatchObject([
      {
        work: { mark: { type: 'report', ids: [first.id], report: { code: 'PPPI1', description: lastReport.comment } } },
      },
    ]);
    expect(document.activeElement).toBe(card(second.id));
    act(() =>
      setFacts('listings', {
        visible: { [first.id]: visibleListing(reportedListing({ id: first.id })), [second.id]: visibleListing(second) },
        moment: 1,
      }),
    );
    key('z');
    expect(heardBy('outbox').at(-1)).toMatchObject({ work: { mark: { type: 'undo', ids: [first.id] } } });
    expect(document.activeElement).toBe(card(first.id));
  });

  test('R without a last report says that there is none', async () => {
    const { card, key, heardBy } = await open([first], { allowed: ['PPPI1'] });
    act(() => card(first.id).focus());
    key('r');
    expect([heardBy('outbox'), heardBy('notices')]).toMatchObject([[], [{ notice: { code: 'mark.nothingToRepeat' } }]]);
  });

  test('R where the reason is not offered opens the drawer, names the listing, tells why and keeps the comment', async () => {
    const { card, key, heardBy } = await open([first], {
      drafts: { [lastReportKey]: lastReport },
      allowed: ['PPPI3', 'PPPI5'],
    });
    act(() => card(first.id).focus());
    key('r');
    const drawer = await appears(document.body, '[role=dialog]');
    await appears(drawer, 'form');
    expect(drawer.textContent).toContain(
      'No repetimos la última denuncia. Tu perfil no puede denunciar por este motivo',
    );
    expect(drawer.textContent).toContain(first.title);
    expect(drawer.textContent).toContain(first.id);
    expect(heardBy('outbox')).toEqual([]);
  });

  test('one that is no longer published says so in sight, and the cursor passes over it after a decision', async () => {
    const closed = sampleListing({ id: 'MLA1000000005', status: 'closed' });
    const { card, host, key, heardBy } = await open([first, closed, second]);
    expect(card(closed.id).textContent).toContain('Finalizada');
    act(() => card(first.id).focus());
    key('t');
    expect(document.activeElement).toBe(card(second.id));
    key('k');
    expect(one(host, 'section').textContent).toContain('no está publicada');
    key('s');
    expect([heardBy('outbox').length, document.querySelector('[role=dialog]')]).toEqual([1, null]);
  });

  test('a mark that is on its way looks unfinished', async () => {
    const { card } = await open([first], {
      query: { tab: 'trusted' },
      visible: { approved: { author: sampleAuthor, createdAt: null }, pendingMark: { id: 'x', type: 'approve' } },
    });
    expect(card(first.id).hasAttribute('data-unconfirmed')).toBe(true);
  });

  test('says what was found as the list of searches does, and beside it what is left to review', async () => {
    const site = { id: 'MLA', count: 975, active: false, filtered: 0, country: null };
    const reported = reportedListing({ id: 'MLA1000000003' });
    const { host } = await open([first, reported], { search: { sites: [site] } });
    expect(one(host, 'h1').textContent).toContain('975');
    expect(host.textContent).toContain('1 por revisar');
    expect(host.textContent).toContain('973 ya no están entre los resultados');
  });

  test.each([
    ['es', 'El filtro oculta 3. 1 ya no está entre los resultados'],
    ['en', 'The filter hides 3. 1 is no longer among the results'],
    ['pt', 'O filtro oculta 3. 1 não está mais entre os resultados'],
  ] as const)('says what was found and is not shown, and why: %s', async (lang, words) => {
    const site = { id: 'MLA', count: 5, active: false, filtered: 2, country: null };
    const { host } = await open([first], { search: { sites: [site], filterProfileId: 'f1' }, lang });
    expect(host.textContent).toContain(words);
    const whole = await open([first], { search: { sites: [{ ...site, count: 1, filtered: 1 }] }, lang });
    expect(whole.host.textContent).not.toContain(words.slice(-15));
  });

  test('a search that failed in a country is not told as one that found nothing, and is asked for again', async () => {
    const { host, ports } = await open([], { search: { failedCount: 2 } });
    expect(host.textContent).toContain('La búsqueda no se pudo completar');
    expect(host.textContent).toContain('Falló en 2 países: puede haber publicaciones');
    expect(host.textContent).not.toContain('Ninguna publicación por revisar');
    const before = ports.asked.length;
    press(button(host, 'Intentar de nuevo'));
    expect(ports.asked.length).toBe(before + 1);
  });

  test('a search that found nothing says so', async () => {
    const { host } = await open([]);
    expect(host.textContent).toContain('Ninguna publicación por revisar');
  });
});
