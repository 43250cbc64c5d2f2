import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../../contracts/shapes';
import { goTo } from '../../../../machines/domain/navigation-events';
import { searchAt, inputAt } from '../../../../machines/simulator/sample-addresses';
import {
  reportedListing,
  sampleAuthor,
  sampleListing,
  sampleListings,
  visibleOf,
} from '../../../../machines/simulator/sample-listing';
import { act } from '../../../../tests/act';
import { getButton, getElement, press, renderNode } from '../../../../tests/render-node';
import { openFoundListings } from './results.fixture';
import { updateSearchVisit, searchVisitKey } from '../../../../machines/domain/search-visits';
import { answers, startWith } from '../../../../machines/simulator/answers';
import { sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { resultsMachine } from '../../../../machines/search/results/results.machine';
import { sampleResults } from '../../../../machines/search/results/results.samples';
import { ConsoleContext } from '../../../seams/use-console';
import { createSite } from './filters.fixture';
import { ResultsScreen } from './results-screen';

async function open(listings: Listing[], query: Record<string, string> = {}) {
  const found = await openFoundListings(listings, query);
  const { tabs } = found;
  return {
    ...found,
    chosen: () => tabs().find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent,
    /** The address as the machine wished it. */
    follow: async () => {
      const [went] = found.receivedBy('screens').slice(-1);
      const { search = {} } = (went as ReturnType<typeof goTo>).target as { search?: object };
      act(() => found.actor.send(searchAt('results', search as Record<string, string>)));
      await act(found.settle);
    },
  };
}

const author = sampleAuthor;
const trusted = (listing: Listing): Listing => ({ ...listing, approved: { author, createdAt: null } });

describe('the tabs of the results', () => {
  const some = [...sampleListings(3), reportedListing({ id: 'MLA1000000091' })];

  test('LSV-02 say how many stand where, and show those of the one that the address names', async () => {
    const { told, chosen, cards, tabs, receivedBy, follow, asked, host } = await open(some);
    expect(told()).toEqual(['Por revisar 3', 'Sospechosas 1', 'Enviadas 0', 'Confiables 0']);
    expect([chosen(), cards()]).toEqual(['Por revisar 3', some.slice(0, 3).map(({ id }) => id)]);
    press(tabs()[1] as HTMLElement);
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'results', params: { id: 'ls-1' }, search: { tab: 'suspicious' } }, { replace: true }),
    ]);
    await follow();
    expect([chosen(), cards()]).toEqual(['Sospechosas 1', ['MLA1000000091']]);
    expect(asked, 'another tab asks for nothing that was read').toHaveLength(1);
    expect(host.textContent, 'what is left is told whatever the tab').toContain('3 por revisar');
    const panel = getElement(host, '[role=tabpanel]');
    expect(panel.getAttribute('aria-labelledby')).toBe(tabs()[1]?.id);
    expect(getElement(panel, 'a[href="/reported_articles"]').parentElement?.textContent).toBe(
      'Todavía no se enviaron.Ir a enviarlas',
    );
    press(tabs()[2] as HTMLElement);
    await follow();
    expect(getElement(host, '[role=tabpanel]').textContent).toContain('Ninguna enviada');
    expect(host.querySelector('[role=tabpanel] a[href="/reported_articles"]')).toBeNull();
  });

  test('one that can’t be marked stands in a tab of its own, which is there once it holds one', async () => {
    const ended = ['closed', 'under_review'].map((status, at) => sampleListing({ id: `MLA100000008${at}`, status }));
    const all = [...ended, ...some];
    const { told, chosen, cards, tabs, follow, host, setFacts } = await open(all);
    expect(told()).toEqual(['Por revisar 3', 'Sospechosas 1', 'Enviadas 0', 'Confiables 0', 'Inactivas 2']);
    expect(cards()).toEqual(some.slice(0, 3).map(({ id }) => id));
    expect(host.textContent).toContain('3 por revisar');
    press(tabs()[4] as HTMLElement);
    await follow();
    expect([chosen(), cards()]).toEqual(['Inactivas 2', ended.map(({ id }) => id)]);
    const panel = getElement(host, '[role=tabpanel]');
    expect(panel.textContent).toContain(
      'Aquí están las finalizadas, inactivas o en revisión del marketplace: no se pueden marcar.',
    );
    act(() => setFacts('listings', visibleOf(all.map((each) => ({ ...each, status: 'active' })))));
    expect([chosen(), told()[0]], 'the tab that is open stays').toEqual(['Inactivas 0', 'Por revisar 5']);
    press(tabs()[0] as HTMLElement);
    await follow();
    expect(tabs()).toHaveLength(4);
    expect(cards()).toHaveLength(5);
  });

  test.each([
    ['en', 'Inactive 1', 'No inactive listings'],
    ['pt', 'Inativos 1', 'Nenhum inativo'],
  ] as const)('names in %s what can’t be marked, and says where there is none', async (lang, name, none) => {
    const [active, closed] = [sampleListing(), sampleListing({ id: 'MLA1000000080', status: 'closed' })];
    const { told } = await openFoundListings([active, closed], {}, undefined, undefined, {}, lang);
    expect(told().at(-1)).toBe(name);
    const empty = await openFoundListings([active], { tab: 'inactive' }, undefined, undefined, {}, lang);
    expect(getElement(empty.host, '[role=tabpanel]').textContent).toContain(none);
  });

  test('one that was decided on keeps its place until another tab is opened, and is counted where it belongs at once', async () => {
    const { told, cards, setFacts, tabs, follow } = await open(some);
    act(() => setFacts('listings', visibleOf(some.map((each, at) => (at === 1 ? trusted(each) : each)))));
    expect(told()).toEqual(['Por revisar 2', 'Sospechosas 1', 'Enviadas 0', 'Confiables 1']);
    expect(cards()).toEqual(some.slice(0, 3).map(({ id }) => id));
    press(tabs()[3] as HTMLElement);
    await follow();
    expect(cards()).toEqual([some[1]?.id]);
    press(tabs()[0] as HTMLElement);
    await follow();
    expect(cards()).toEqual([some[0]?.id, some[2]?.id]);
  });

  test('hold for the whole search: until all of it was read it stands beside the title of how many the numbers are', async () => {
    const many = [...sampleListings(260), reportedListing({ id: 'MLA1000000991' })];
    const { host, told, tabs, follow, asked, cards } = await open(many);
    expect([told()[0], told()[1], asked.length]).toEqual(['Por revisar 100', 'Sospechosas ', 2]);
    const list = getElement(host, '[role=tablist]');
    expect(getElement(host, `#${list.getAttribute('aria-describedby') ?? ''}`).textContent).toBe(
      '100 de 261 leídas: los números son solo de esas.',
    );
    expect(host.textContent).toContain('Al menos 100 por revisar');
    expect(getButton(host, 'Leer todas').parentElement?.textContent).toContain('100 de 261 leídas');
    press(tabs()[1] as HTMLElement);
    await follow();
    expect([told().slice(0, 2), asked.length]).toEqual([['Por revisar 260', 'Sospechosas 1'], 6]);
    expect(cards()).toEqual(['MLA1000000991']);
    expect(host.textContent).toContain('260 por revisar');
    expect(host.textContent).not.toContain('Al menos');
    expect(host.textContent).not.toContain('leídas');
  });

  test('all of it is read by a press, too', async () => {
    const { host, told, settle, asked } = await open(sampleListings(260));
    press(getButton(host, 'Leer todas'));
    await act(settle);
    expect([told()[0], asked.length]).toEqual(['Por revisar 260', 6]);
  });

  test('are lines to read through, or cards, as the address says; the cursor, what was chosen and what was decided on stay', async () => {
    const { host, cards, setFacts, receivedBy, follow, actor } = await open(some);
    act(() => actor.getSnapshot().children.triage?.send({ type: 'cursor.go', id: some[2]?.id ?? '' }));
    press(host.querySelectorAll('article input[type=checkbox]')[0] as Element);
    act(() => setFacts('listings', visibleOf(some.map((each, at) => (at === 1 ? trusted(each) : each)))));
    const before = cards();
    press(getButton(host, 'Ver como lista'));
    expect(receivedBy('screens').at(-1)).toEqual(
      goTo({ to: 'results', params: { id: 'ls-1' }, search: { look: 'list' } }, { replace: true }),
    );
    await follow();
    expect(getElement(host, 'ul[data-dense]').querySelectorAll('article')).toHaveLength(3);
    expect(cards()).toEqual(before);
    expect(getElement(host, 'article[aria-current]').getAttribute('data-item')).toBe(some[2]?.id);
    expect(host.querySelectorAll('article input:checked')).toHaveLength(1);
    press(getButton(host, 'Ver como tarjetas'));
    await follow();
    expect(host.querySelector('ul[data-dense]')).toBeNull();
  });
});

describe('fresh', () => {
  const listings = sampleListings(3);

  const seenBefore = {
    ids: listings.slice(1).map(({ id }) => id),
    whole: true,
    plain: true,
    through: '',
    found: 2,
    now: 0,
  };

  async function open(query: Record<string, string> = {}, counts = [3, 0, 0]) {
    const sites = ['MLA', 'MLB', 'MLC'].map((id, at) => ({ ...createSite(id), count: counts[at] ?? 0 }));
    const stage = startWith(resultsMachine, {
      input: inputAt('results', { id: 'ls-1' }, query),
      systemActors: sampleSystemActors({
        listings: visibleOf(listings),
        drafts: { drafts: { [searchVisitKey('ls-1')]: updateSearchVisit(null, seenBefore) }, read: true },
      }),
      ports: { liveSearch: answers(() => sampleResults(listings, 3, { sites })) },
      now: 86_400_000,
    });
    await stage.settle();
    const { host } = renderNode(
      <ConsoleContext value={stage.actor}>
        <ResultsScreen actor={stage.actor} />
      </ConsoleContext>,
    );
    await act(() => stage.settle());
    return { ...stage, host };
  }

  const marked = (host: ParentNode) =>
    [...host.querySelectorAll('article')]
      .filter((card) => /Nueva/.test(card.textContent))
      .map(({ dataset }) => dataset['item']);

  test('what is new since the last look is marked, counted, and shown alone with one press', async () => {
    const { host, receivedBy } = await open();
    expect(marked(host)).toEqual([listings[0]?.id]);
    press(getButton(host, '1 nueva desde tu última visita'));
    expect(receivedBy('screens').at(-1)).toMatchObject({ target: { search: { fresh: 'only' } } });
    const alone = await open({ fresh: 'only' });
    expect(alone.host.querySelectorAll('article')).toHaveLength(1);
    expect(getButton(alone.host, '1 nueva desde tu última visita').getAttribute('aria-pressed')).toBe('true');
  });

  test('countries with something are told with how much, the others are folded into their number', async () => {
    const { host } = await open();
    expect(host.textContent).toContain('Argentina (3)');
    expect(host.textContent).not.toContain('(0)');
    expect(host.querySelector('summary')?.textContent).toBe('2 países sin resultados');
    expect(host.querySelector('details')?.textContent).toContain('Brasil, Chile');
    const everywhere = (await open({}, [1, 12, 3])).host;
    expect(everywhere.textContent).toContain('Argentina (1) · Brasil (12) · Chile (3)');
    expect(everywhere.querySelector('details')).toBeNull();
  });
});
