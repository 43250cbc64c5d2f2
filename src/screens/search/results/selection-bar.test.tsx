import { describe, expect, test, vi } from 'vitest';
import type { Listing, LiveSearch } from '../../../../contracts/shapes';
import { answers, answersLater, neverAnswers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import { sampleAuthor, sampleListings, visibleOf } from '../../../../machines/simulator/sample-listing';
import { sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { resultsMachine } from '../../../../machines/search/results/results.machine';
import { sampleResults } from '../../../../machines/search/results/results.samples';
import { resultsView } from '../../../../machines/search/results/results.view';
import { act } from '../../../../tests/act';
import {
  waitForElement,
  getButton,
  queryButton,
  waitForRemoval,
  fillField,
  getElement,
  press,
  renderNode,
} from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { ResultsScreen } from './results-screen';

const author = sampleAuthor;

async function open(listings: Listing[], now: Listing[] = listings, ports: FakePorts = {}) {
  const stage = startWith(resultsMachine, {
    input: inputAt('results', { id: 'ls-1' }, {}),
    systemActors: sampleSystemActors({ listings: visibleOf(now) }),
    ports: { liveSearch: answers(sampleResults(listings, listings.length)), blindages: neverAnswers(), ...ports },
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <ResultsScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  const ticks = () => [...host.querySelectorAll<HTMLInputElement>('article input[type=checkbox]')];
  const tick = (at: number, shiftKey = false) =>
    act(() => {
      ticks()[at]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
    });
  const chosen = () => ticks().flatMap(({ checked }, at) => (checked ? [at] : []));
  const bar = () => getElement(host, '[role=toolbar][aria-label="Publicaciones elegidas"]');
  const key = (name: string, shiftKey = false) =>
    act(() => {
      const card = host.querySelector('article[aria-current]');
      card?.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true }));
    });
  const marks = () =>
    stage
      .receivedBy('outbox')
      .flatMap((event) => ('work' in event && event.work.kind === 'mark' ? [event.work.mark] : []));
  return { ...stage, host, tick, chosen, bar, key, marks };
}
const four = sampleListings(4);
const ids = four.map(({ id }) => id);

describe('many results at once', () => {
  test('are chosen by their checkbox, with Shift, by keys, all of the page and none', async () => {
    const { tick, chosen, bar, key, host } = await open(four);
    tick(0);
    tick(2, true);
    expect(chosen()).toEqual([0, 1, 2]);
    expect(getElement(bar(), '[role=status]').textContent).toBe('3 elegidas');
    press(getButton(bar(), 'Ninguna'));
    expect(host.querySelector('[role=toolbar]')).toBeNull();
    key('x');
    key('ArrowRight', true);
    key('ArrowRight', true);
    expect(chosen()).toEqual([0, 1, 2]);
    press(getButton(bar(), 'Todas (4)'));
    expect(chosen()).toEqual([0, 1, 2, 3]);
    key('Escape');
    expect(chosen()).toEqual([]);
  });

  test('of two countries are reported country by country, and each drawer says which', async () => {
    const ofBrazil = [2, 3].map((at) => `MLB100000000${String(at)}`);
    const mixed = four.map((listing, at) =>
      at < 2 ? listing : { ...listing, id: `MLB100000000${at}`, siteId: 'MLB' },
    );
    const { tick, bar, marks, clock } = await open(mixed);
    tick(0);
    tick(3, true);
    press(getButton(bar(), 'Marcar 4 como sospechosas'));
    act(() => clock.increment(400));
    press(getButton(await waitForElement(document, '[role=dialog]:not(:has(form))'), 'Ir país por país'));
    for (const [country, comment] of [
      ['Argentina', 'Es una copia exacta'],
      ['Brasil', 'E uma copia exata'],
    ] as const) {
      await vi.waitFor(() =>
        expect(getElement(document, '[role=dialog] form').textContent).toContain(`País${country}`),
      );
      const form = () => getElement<HTMLFormElement>(document, '[role=dialog] form');
      const goOn = () => act(() => form().requestSubmit());
      while (form().querySelector('textarea') === null) {
        press(getElement(form(), 'input[type=radio]:not(:disabled)'));
        goOn();
      }
      fillField(getElement(form(), 'textarea'), comment);
      goOn();
    }
    expect(marks()).toMatchObject([
      { ids: ids.slice(0, 2), report: { description: 'Es una copia exacta' } },
      { ids: ofBrazil, report: { description: 'E uma copia exata' } },
    ]);
    await waitForRemoval(document, '[role=dialog]');
  });

  test('are trusted by one press, and taken back by one', async () => {
    const { tick, bar, marks, setFacts } = await open(four);
    tick(0);
    tick(1, true);
    press(getButton(bar(), 'Marcar 2 como confiables'));
    expect(marks()).toMatchObject([{ type: 'approve', ids: ids.slice(0, 2) }]);
    act(() =>
      setFacts(
        'listings',
        visibleOf(four.map((each, at) => (at < 2 ? { ...each, approved: { author, createdAt: null } } : each))),
      ),
    );
    expect(bar().textContent).toContain('2 marcadas como confiables');
    press(getButton(bar(), 'Deshacer'));
    expect(marks().slice(1)).toMatchObject([
      { type: 'undo', ids: [ids[0]], undo: 'approved' },
      { type: 'undo', ids: [ids[1]], undo: 'approved' },
    ]);
  });

  test('are what a key decides on: S opens the drawer of many, T trusts them, and then T is of the one under the cursor again', async () => {
    const { key, marks, chosen, bar, actor } = await open(four);
    for (const name of ['x', 'j', 'x', 'j', 'x', 'j']) key(name);
    expect(chosen()).toEqual([0, 1, 2]);
    expect(
      [...bar().querySelectorAll('[aria-keyshortcuts]')].map((one) => one.getAttribute('aria-keyshortcuts')),
    ).toEqual(['T', 'S']);
    key('s');
    await waitForElement(document, '[role=dialog]');
    const marking = resultsView(actor.getSnapshot()).marking;
    const drawer = marking?.getSnapshot().children.reportDrawer;
    expect(drawer?.getSnapshot().context.ids).toEqual(ids.slice(0, 3));
    act(() => drawer?.send({ type: 'drawer.close' }));
    act(() => drawer?.send({ type: 'drawer.gone' }));
    key('t');
    expect(marks()).toMatchObject([{ type: 'approve', ids: ids.slice(0, 3) }]);
    key('t');
    expect(marks().slice(1)).toMatchObject([{ type: 'approve', ids: [ids[3]] }]);
  });

  test('say at once why a key can be done with none of them, each by its name', async () => {
    const { key, marks, setFacts, chosen } = await open(four);
    for (const name of ['x', 'j', 'x']) key(name);
    act(() =>
      setFacts('listings', visibleOf(four.map((each) => ({ ...each, approved: { author, createdAt: null } })))),
    );
    key('t');
    const dialog = await waitForElement(document, '[role=dialog]');
    expect(dialog.textContent).toContain('No se puede con ninguna de las elegidas.');
    expect([...dialog.querySelectorAll('li strong')].map((one) => one.textContent)).toEqual(
      four.slice(0, 2).map(({ title }) => title),
    );
    press(getButton(dialog, 'Cerrar'));
    expect([marks(), chosen()]).toEqual([[], [0, 1]]);
  });

  test('those that stay out are named with their reason before anything is decided', async () => {
    const now = four.map((each, at) =>
      at === 1 ? { ...each, approved: { author, createdAt: null } } : at === 2 ? { ...each, status: 'closed' } : each,
    );
    const { tick, bar, marks, chosen, setFacts } = await open(four);
    tick(0);
    tick(3, true);
    act(() => setFacts('listings', visibleOf(now)));
    press(getButton(bar(), 'Marcar 2 como confiables'));
    const dialog = await waitForElement(document, '[role=dialog]');
    expect(dialog.textContent).toContain('2 de las elegidas quedan fuera');
    const left = [...dialog.querySelectorAll('li')].map(({ children }) =>
      [...children].map((part) => part.textContent),
    );
    expect(left.map(([title]) => title)).toEqual([now[1]?.title, now[2]?.title]);
    expect(left.every(([, why]) => (why ?? '').length > 10)).toBe(true);
    expect(marks()).toEqual([]);
    press(getButton(dialog, 'Marcar 2 como confiables'));
    expect(marks()).toMatchObject([{ type: 'approve', ids: [ids[0], ids[3]] }]);
    await waitForRemoval(document, '[role=dialog]');
    expect(chosen()).toEqual([1, 2]);
  });

  test('are reported together in the drawer of many', async () => {
    const { tick, bar, actor } = await open(four);
    tick(0);
    tick(1, true);
    press(getButton(bar(), 'Marcar 2 como sospechosas'));
    expect(await waitForElement(document, '[role=dialog]')).toBeTruthy();
    const drawer = resultsView(actor.getSnapshot()).marking?.getSnapshot().children.reportDrawer;
    expect(drawer?.getSnapshot().context.ids).toEqual(ids.slice(0, 2));
  });

  test('stay as they are while their report stands open, which says so at the box and in the bar, and can be chosen anew once it is closed', async () => {
    const { tick, bar, host, chosen, key, actor, settle } = await open(four);
    tick(0);
    tick(1, true);
    press(getButton(bar(), 'Marcar 2 como sospechosas'));
    await waitForElement(document, '[role=dialog]');
    tick(2);
    key('Escape');
    const box = getElement(host, 'article input[type=checkbox]');
    const says = 'Estás decidiendo sobre las elegidas: termina o cierra el panel para cambiar la selección.';
    expect([chosen(), box.getAttribute('aria-disabled')]).toEqual([[0, 1], 'true']);
    expect([
      document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent,
      bar().textContent,
    ]).toEqual([says, `2 elegidas${says}`]);
    const drawer = resultsView(actor.getSnapshot()).marking?.getSnapshot().children.reportDrawer;
    act(() => drawer?.send({ type: 'drawer.close' }));
    act(() => drawer?.send({ type: 'drawer.gone' }));
    await settle();
    tick(2);
    expect(chosen()).toEqual([0, 1, 2]);
  });

  test('"all" holds for the whole search: it is read page by page, with how far it is, and can be stopped', async () => {
    const found = sampleListings(250);
    const page = (from: number): { ok: true; value: LiveSearch } => ({
      ok: true,
      value: {
        ...sampleResults(found.slice(from, from + 50), found.length),
        listings: { items: found.slice(from, from + 50), total: found.length, offset: from, limit: 50 },
      },
    });
    const liveSearch = answersLater<LiveSearch>();
    const stage = open(found, found, { liveSearch });
    const arrive = async (from: number) => {
      liveSearch.answer(page(from));
      await act((await stage).settle);
    };
    liveSearch.answer(page(0));
    const { host, bar, key, settle, marks } = await stage;
    await act(settle);
    await arrive(50);
    const read = () => getElement<HTMLProgressElement>(bar(), 'progress').value;
    key('x');
    expect(bar().textContent).toContain('Las 100 leídas');
    press(getButton(bar(), 'Toda la lista'));
    await act(settle);
    expect([read(), queryButton(bar(), 'Marcar')]).toEqual([100, undefined]);
    await arrive(100);
    expect([read(), getElement(bar(), '[role=status]').textContent]).toEqual([150, '150 elegidas']);
    press(getButton(bar(), 'Detener'));
    await arrive(150);
    expect([host.querySelector('[role=toolbar] progress'), getElement(bar(), '[role=status]').textContent]).toEqual([
      null,
      '150 elegidas',
    ]);
    press(getButton(bar(), 'Toda la lista'));
    await act(settle);
    await arrive(200);
    expect(getElement(bar(), '[role=status]').textContent).toBe('250 elegidas');
    press(getButton(bar(), 'Marcar 250 como confiables'));
    expect(marks().flatMap(({ ids: marked }) => marked)).toEqual(found.map(({ id }) => id));
  });

  test('a page of the whole search that could not be had is told there, and asked for again', async () => {
    const found = sampleListings(150);
    const page = (from: number) => ({
      ...sampleResults(found.slice(from, from + 50), found.length),
      listings: { items: found.slice(from, from + 50), total: found.length, offset: from, limit: 50 },
    });
    let fails = true;
    const liveSearch: FakePorts['liveSearch'] = async ({ from }) =>
      from === 100 && fails ? { ok: false, failure: { code: 'OFFLINE' } } : { ok: true, value: page(from) };
    const { bar, key, settle } = await open(found, found, { liveSearch });
    await act(settle);
    key('x');
    key('w');
    await act(settle);
    expect(getElement(bar(), '[role=alert]').textContent).toContain('No pudimos leer la página siguiente.');
    fails = false;
    press(getButton(bar(), 'Seguir leyendo'));
    await act(settle);
    expect(getElement(bar(), '[role=status]').textContent).toBe('150 elegidas');
  });
});
