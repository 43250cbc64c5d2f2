import { describe, expect, test, vi } from 'vitest';
import type { InputOf } from '../../../../contracts/client/operation';
import type { Listing, SuggestedListings } from '../../../../contracts/shapes';
import { answers, answersInTurn, refuses, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { inputAt, searchAt } from '../../../../machines/simulator/sample-addresses';
import { sampleAuthor, sampleListing, sampleListings, visibleOf } from '../../../../machines/simulator/sample-listing';
import {
  anaFacts,
  anaProfile,
  sampleNow,
  sampleSystemActors,
} from '../../../../machines/simulator/sample-system-actors';
import { previewReports } from '../../../../machines/search/listing-preview/listing-preview.samples';
import { suggestionsMachine } from '../../../../machines/search/suggestions/suggestions.machine';
import { sampleFigures, sampleSuggestions } from '../../../../machines/search/suggestions/suggestions.samples';
import { act } from '../../../../tests/act';
import { fromWire, toWire } from '../../../../tests/wire';
import { sampleSeller } from '../../../../machines/shared/seller-information/seller-information.samples';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import {
  waitForElement,
  getButton,
  getElement,
  press,
  renderNode,
  fillField,
  type TestLanguage,
} from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { SuggestionsScreen } from './suggestions-screen';

interface Opening {
  listings?: Listing[];
  visible?: Partial<VisibleListing>;
  profile?: Partial<typeof anaProfile>;
  query?: Record<string, string>;
  ports?: FakePorts;
  lang?: TestLanguage;
}

async function open({ listings = sampleListings(3), visible, profile, query = {}, ports, lang }: Opening = {}) {
  const suggestedArticles = answers<SuggestedListings, { siteId?: string }>(({ siteId }) =>
    sampleSuggestions(listings.filter((listing) => siteId === undefined || listing.siteId === siteId)),
  );
  const seen = visibleOf(listings).visible;
  const [first] = listings;
  if (first && visible) Object.assign(seen[first.id] ?? {}, visible);
  const stage = startWith(suggestionsMachine, {
    input: inputAt('suggestions', {}, query),
    now: sampleNow,
    systemActors: sampleSystemActors({
      listings: { visible: seen, moment: 0 },
      profile: { ...anaFacts, profile: { ...anaProfile, ...profile } },
    }),
    ports: {
      suggestedStats: answers(sampleFigures),
      suggestedReportedCount: answers({ count: 4 }),
      suggestedArticles,
      ...ports,
    },
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <SuggestionsScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const card = (id: string) => getElement(host, `article[data-item="${id}"]`);
  const figure = (name: string) =>
    [...host.querySelectorAll('dl > div')].find(({ textContent }) => textContent?.includes(name))?.querySelector('dd')
      ?.textContent;
  const decide = (id: string, change: Partial<VisibleListing>) =>
    act(() => {
      const listing = seen[id] as VisibleListing;
      stage.setFacts('listings', { visible: { ...seen, [id]: { ...listing, ...change } }, moment: 1 });
    });
  const key = (name: string) =>
    act(
      () =>
        void (document.activeElement ?? host).dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
        ),
    );
  return { ...stage, host, card, figure, decide, key, suggestedArticles };
}
const [first, second, third] = sampleListings(3) as [Listing, Listing, Listing];
const mark = { author: sampleAuthor, createdAt: null };
const ids = (host: HTMLElement) =>
  [...host.querySelectorAll<HTMLElement>('[data-item]')].map((one) => one.dataset['item']);

describe('the suggestions on the screen', () => {
  test('SUG-02 SUG-03 GW-30 analysed, suspicious and trusted of the last seven days are those that the gateway told', async () => {
    const wire = { suggestedStats: { approved: 12, reported: 7, noticed: 5, noticedPrevWeek: 3 } };
    const suggestedStats = answers(await fromWire('suggestedStats', wire, undefined));
    const { host, figure } = await open({ ports: { suggestedStats } });
    expect(suggestedStats.asked).toHaveLength(1);
    expect(getElement(host, 'section h2').textContent).toBe('Últimos 7 días');
    expect([figure('Analizadas'), figure('Sospechosas'), figure('Confiables')]).toEqual(['19', '7', '12']);
    expect(getElement(host, 'figure').textContent).toContain('2 más que en los 7 días anteriores');
  });

  test('SUG-03 SUG-04 the chart sets seven days beside the seven before, and its table names their first and last', async () => {
    const { host } = await open();
    const rows = [...getElement(host, 'figure table tbody').querySelectorAll('tr')].map(
      ({ textContent }) => textContent,
    );
    expect(rows).toEqual([
      'Últimos 7 días: Del 14/11/2026 al 20/11/20265',
      '7 días anteriores: Del 07/11/2026 al 13/11/20263',
    ]);
    const widths = [...host.querySelectorAll('figure rect')].map((bar) => Number(bar.getAttribute('width')));
    expect(widths).toEqual([200, 120]);
  });

  test('SUG-05 SUG-06 a country asks for its suggestions alone', async () => {
    const abroad = sampleListing({ id: 'MLB1000000009' });
    const { host, actor, suggestedArticles, receivedBy, settle } = await open({ listings: [first, abroad] });
    fillField(getElement(host, 'select'), 'MLB');
    expect(receivedBy('profile')).toEqual([{ type: 'suggestedCountry.choose', siteId: 'MLB' }]);
    await act(async () => {
      actor.send(searchAt('suggestions', { site: 'MLB' }));
      await settle();
    });
    const asked = suggestedArticles.asked.at(-1) as InputOf<'suggestedArticles'>;
    expect(await toWire('suggestedArticles', asked)).toMatchObject({ siteId: 'MLB' });
    expect([ids(host), getElement<HTMLSelectElement>(host, 'select').value]).toEqual([[abroad.id], 'MLB']);
  });

  test('SUG-07 each has a discard beside its marks, which opens the drawer', async () => {
    const listings = sampleListings(12);
    const { host, card, actor } = await open({ listings });
    const pane = getElement(host, 'section[aria-label="Publicación elegida"]');
    expect(getButton(pane, 'Descartar')).toBeDefined();
    for (const { id } of listings)
      for (const name of ['Confiable', 'Sospechosa', 'Descartar']) expect(getButton(card(id), name)).toBeDefined();
    press(getButton(card(second.id), 'Descartar'));
    expect(getElement(await waitForElement(document, '[role=dialog]'), 'h2').textContent).toBe('Descartar sugerencia');
    expect(actor.getSnapshot().context.discarding).toBe(second.id);
  });

  test('SUG-08 one that is discarded leaves a line in its place, and the others stand where they stood', async () => {
    const { host, card, decide } = await open();
    decide(second.id, { discarded: true, pendingMark: { id: 'x', type: 'discard' } });
    expect(ids(host)).toEqual([first.id, second.id, third.id]);
    expect(card(second.id).textContent).toBe(`${second.title}Descartada`);
    expect([card(second.id).querySelector('button'), card(second.id).hasAttribute('data-unconfirmed')]).toEqual([
      null,
      true,
    ]);
    expect(getElement(host, 'h1').textContent).toContain('2');
    const anew = await open({ visible: { discarded: true, pendingMark: { id: 'x', type: 'discard' } } });
    expect(ids(anew.host)).toEqual([second.id, third.id]);
    expect(getElement(anew.host, 'h1').textContent).toContain('2');
  });

  test('SUG-12 SUG-02 one that is trusted is no suggestion any more, raises the trusted by one, and can be undone', async () => {
    const { card, figure, receivedBy, decide } = await open();
    press(getButton(card(first.id), 'Confiable'));
    expect(receivedBy('outbox')).toMatchObject([
      { work: { mark: { type: 'approve', ids: [first.id], originModel: 'suggestions' } } },
    ]);
    decide(first.id, { approved: mark });
    expect([figure('Analizadas'), figure('Sospechosas'), figure('Confiables')]).toEqual(['20', '7', '13']);
    expect(card(first.id).textContent).toBe(`${first.title}ConfiableDeshacer`);
  });

  test('SUG-13 SUG-02 GW-31 one that is reported raises the suspicious, and how many wait to be sent', async () => {
    const { host, figure, decide } = await open();
    expect(host.textContent).toContain('4 sospechosas por enviar');
    const reported = { ...mark, code: 'PPPI1', description: 'Copia', tags: [], photosDenounced: [] };
    decide(first.id, { reported: { ...reported, isFamily: false, familyId: null } });
    expect([figure('Analizadas'), figure('Sospechosas'), figure('Confiables')]).toEqual(['20', '8', '12']);
    expect(host.textContent).toContain('5 sospechosas por enviar');
  });

  test('SUG-11 SUG-16 the pinned ones stand first, say so, and a press takes the pin away', async () => {
    const { host, card, receivedBy } = await open({ profile: { articlesPinned: [third.id] } });
    expect(ids(host)).toEqual([third.id, first.id, second.id]);
    const pins = [third.id, first.id].map((id) =>
      getElement(card(id), 'button[aria-pressed]').getAttribute('aria-pressed'),
    );
    expect(pins).toEqual(['true', 'false']);
    press(getElement(card(third.id), 'button[aria-pressed]'));
    expect(receivedBy('profile')).toEqual([{ type: 'pin.toggle', ids: [third.id] }]);
    const several = await open({ profile: { articlesPinned: [third.id, second.id] } });
    expect(ids(several.host)).toEqual([third.id, second.id, first.id]);
  });

  test('single keys trust, pin, undo and discard, and the focus stays on the card that changes', async () => {
    const { card, key, receivedBy, actor, decide } = await open();
    act(() => card(first.id).focus());
    key('p');
    key('t');
    expect(receivedBy('profile')).toEqual([{ type: 'pin.toggle', ids: [first.id] }]);
    expect(receivedBy('outbox')).toMatchObject([{ work: { mark: { type: 'approve', ids: [first.id] } } }]);
    expect(document.activeElement).toBe(card(second.id));
    key('k');
    const under = card(first.id);
    decide(first.id, { approved: mark });
    key('u');
    expect(receivedBy('outbox').at(-1)).toMatchObject({ work: { mark: { type: 'undo', undo: 'approved' } } });
    decide(first.id, { approved: null });
    expect([document.activeElement, card(first.id)]).toEqual([under, under]);
    key('j');
    key('d');
    expect(actor.getSnapshot().context.discarding).toBe(second.id);
  });

  test('none at all, none of a country, and all decided are told apart, each with its way on', async () => {
    expect((await open({ listings: [] })).host.textContent).toContain('No hay sugerencias por ahora');
    const there = await open({ query: { site: 'MLM' } });
    expect(there.host.textContent).toContain('México: no hay sugerencias');
    press(getButton(there.host, 'Ver todos los países'));
    expect(there.receivedBy('profile')).toEqual([{ type: 'suggestedCountry.choose', siteId: null }]);
    expect(there.receivedBy('screens')).toMatchObject([{ target: { search: { site: 'all' } } }]);
    const done = await open({ listings: [first] });
    done.decide(first.id, { approved: mark });
    expect(done.host.textContent).toContain('Decidiste sobre todas las sugerencias');
  });

  test('what fails is told where it fails, and asked for again', async () => {
    const [figures, list] = [refuses('SERVER_ERROR'), refuses('OFFLINE')];
    const { host } = await open({ ports: { suggestedStats: figures, suggestedArticles: list } });
    const again = [...host.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Reintentar');
    press(again[0] as Element);
    expect([again.length, figures.asked.length, list.asked.length]).toEqual([2, 2, 1]);
    press(again[1] as Element);
    expect(list.asked).toHaveLength(2);
    const there = { ok: true, value: sampleSuggestions([first]) } as const;
    const anew = answersInTurn<SuggestedListings>(there, { ok: false, failure: { code: 'OFFLINE' } }, there);
    const lost = await open({ listings: [first], ports: { suggestedArticles: anew } });
    lost.decide(first.id, { approved: mark });
    for (const [name, alerts] of Object.entries({ 'Buscar de nuevo': 1, Reintentar: 0 })) {
      press(getButton(lost.host, name));
      await act(lost.settle);
      expect([lost.host.querySelectorAll('[role=alert]').length, ...ids(lost.host)]).toEqual([alerts, first.id]);
    }
  });

  test.each(['en', 'pt'] as const)('is read in %s', async (lang) => {
    const { host } = await open({ lang });
    expect(getElement(host, 'h1').textContent).toMatch(lang === 'en' ? /^Suggested listings/ : /^Anúncios sugeridos/);
  });
});

test('the pane beside the suggestions has the photos of the one under the cursor, by keys too, once the cursor rests', async () => {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as never);
  try {
    const article = answers([sampleListing({ id: second.id })]);
    const { host, key, card, clock, settle } = await open({
      ports: { article, seller: answers(sampleSeller({ id: '77001' })), noticedArticles: answers(previewReports()) },
    });
    card(first.id).focus();
    key('j');
    expect(article.asked).toEqual([]);
    await act(async () => {
      clock.increment(150);
      await settle();
    });
    expect(article.asked).toEqual([{ articleId: second.id }, { articleId: third.id }]);
    const pane = getElement(host, 'section[aria-label="Publicación elegida"]');
    await waitForElement(pane, 'li img');
    key('.');
    expect(pane.textContent).toContain('2 de 2');
  } finally {
    vi.restoreAllMocks();
  }
});

test('the next page is fetched when the last card comes near, without a press', async () => {
  const looks: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(look: (typeof looks)[number]) {
        looks.push(look);
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  try {
    const many = sampleListings(60);
    const suggestedArticles = answers<SuggestedListings, { from: number }>(({ from }) =>
      sampleSuggestions(many.slice(from, from + 50), many.length, from),
    );
    const { host, settle } = await open({ listings: many, ports: { suggestedArticles } });
    expect(ids(host)).toHaveLength(50);
    act(() => looks.forEach((look) => look([{ isIntersecting: false }])));
    await act(settle);
    expect(suggestedArticles.asked).toHaveLength(1);
    act(() => looks.forEach((look) => look([{ isIntersecting: true }])));
    await act(settle);
    expect([suggestedArticles.asked.length, ids(host).length]).toEqual([2, 60]);
  } finally {
    vi.unstubAllGlobals();
  }
});
