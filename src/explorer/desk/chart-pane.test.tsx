import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { act } from '../../../tests/act';
import { getElement, press, renderNode } from '../../../tests/render-node';
import look from '../chart/drawing.module.css';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import type { Paths } from '../lab/paths';
import { Desk } from './desk';
import { deskMachine } from './desk.machine';
import { createWalkAddress, stopDesks, openDesk } from './desk.fixture';
import { pressKey, getByName, waitForStep, provideExhibit, textsOf, fillField } from './page.fixture';

beforeAll(() => void vi.stubGlobal('Blob', WholeBlob));
afterEach(stopDesks);

async function charted(machine = deskMachine) {
  const openedDesk = await openDesk('#/login', {}, machine);
  const { host } = renderNode(<Desk desk={openedDesk.desk} />, 'en');
  const pane = getElement(host, 'section[aria-label=Chart]');
  return {
    ...openedDesk,
    pane,
    choose: (id: string) => act(() => openedDesk.desk.send({ type: 'chart.choose', id })),
    known: () => act(async () => void (await openedDesk.until((now) => now.context.paths !== null))),
    card: () => pane.querySelector('aside'),
    said: () => textsOf(pane, '[role=status]'),
  };
}

test('a search says how much it finds, and whether it finds anything', async () => {
  const chart = await charted();
  expect(chart.said()).toEqual([]);
  const field = getElement(chart.pane, 'input[type=search]');
  fillField(field, 'faulty');
  expect(chart.said()).toEqual([expect.stringMatching(/^[1-9]\d* found$/)]);
  fillField(field, 'zeppelin');
  expect(chart.said()).toEqual(['nothing found']);
  fillField(field, '  ');
  expect(chart.said()).toEqual([]);
});

test('the chart of a machine that runs within lights where that one stands', async () => {
  const openedDesk = await openDesk(`${await createWalkAddress({}, 1)}?within=gallery`);
  const { host } = renderNode(<Desk desk={openedDesk.desk} />, 'en');
  await act(async () => void (await openedDesk.until(({ context }) => context.drawn?.way === 'gallery')));
  const lit = () =>
    [...host.querySelectorAll(`[data-node].${look.active ?? ''}`)].map((node) => node.getAttribute('data-node'));
  expect(lit()).toEqual(['gallery.browsing']);
});

test('a state that is chosen has a card with what it is, and the way to it', async () => {
  const chart = await charted();
  chart.choose('login.faulty');
  expect(chart.card()?.getAttribute('aria-label')).toBe('About faulty');
  expect(textsOf(chart.pane, 'aside [role=status]')).toEqual(['Looking for the way here …']);
  await chart.known();
  press(getByName(chart.pane, 'aside button', 'Walk here (1 step)'));
  await waitForStep(chart, 1);
  expect(chart.walk().getSnapshot().context.frames[1]?.value).toBe('faulty');
  expect(chart.card()?.lastElementChild?.textContent).toBe('The machine stands here.');
  press(getByName(chart.pane, 'aside button', 'Close'));
  expect(chart.card()).toBeNull();
});

test('a transition that is chosen says where it leads, what it does, and in which order its alternatives are tried', async () => {
  const exhibit = await loadExhibit('case');
  const openedDesk = await openDesk('#/case', {}, provideExhibit(exhibit));
  const { host } = renderNode(<Desk desk={openedDesk.desk} />, 'en');
  const edge = exhibit.layout.edges.find(({ from, does }) => from === 'case.reply.sending' && does.length > 1);
  act(() => openedDesk.desk.send({ type: 'chart.choose', id: edge?.id ?? '' }));
  const card = getElement(host, 'aside');
  expect(textsOf(card, 'p')).toEqual(
    expect.arrayContaining([
      'From reply.sending to reply.choosing and content.asking.',
      'Does: clear reply, then clear seen.',
      'In code: xstate.done.actor.reply succeeded in machines/cases/case/case.machine.ts',
    ]),
  );
  expect(textsOf(card, 'ol li')).toEqual([
    'when the gateway answered: reply.choosing and content.asking (clear reply, clear seen)',
    'when the gateway says that the case awaits no answer any more: reply.choosing and content.asking (clear seen, note overtaken)',
    'when it is a retraction that was not taken: reply.retracting (clear seen, set reply failure)',
    'otherwise: reply.confirming (clear seen, set reply failure)',
  ]);
  expect(getElement(card, 'li[aria-current]').getAttribute('value')).toBe('1');
  expect(textsOf(host, `[data-edge="${edge?.id ?? ''}"] text`)).toEqual(
    expect.arrayContaining(['1. reply done', 'does clear reply, clear seen']),
  );
});

test('a state in which nobody can stand says so, and the way to the start is told as that', async () => {
  const machine = setup({}).createMachine({
    id: 'door',
    initial: 'asking',
    states: {
      asking: { always: 'open' },
      open: { on: { shut: 'shut' } },
      shut: { on: { open: 'open' } },
    },
  });
  const exhibit = await loadExhibit('login');
  const {
    nodes: [node],
    ...layout
  } = exhibit.layout;
  if (node === undefined) throw new Error('Nothing is drawn.');
  const nodes = ['door', 'door.asking', 'door.open', 'door.shut'].map((id) => ({ ...node, id, path: id }));
  const samples = { lives: [{ name: 'a door' }], events: [{ type: 'shut' }] } as Exhibit['samples'];
  const chart = await charted(
    provideExhibit({ ...exhibit, machine, view: null, samples, layout: { ...layout, nodes } }),
  );
  const ends = () => chart.card()?.lastElementChild?.textContent;
  chart.choose('door.asking');
  await chart.known();
  expect(ends()).toBe('Passed through at once: nobody can stand here.');
  chart.choose('door');
  expect(ends()).toBe('The machine stands here.');
  chart.choose('door.open');
  expect(ends()).toBe('The machine stands here.');
  chart.choose('door.shut');
  press(getByName(chart.pane, 'aside button', 'Walk here (1 step)'));
  await waitForStep(chart, 1);
  expect(ends()).toBe('The machine stands here.');
  chart.choose('door.open');
  press(getByName(chart.pane, 'aside button', 'Walk here (the start)'));
  await waitForStep(chart, 0);
});

test('the card is told of, comes after the chart, and is closed by Escape: the focus goes back to the state', async () => {
  const chart = await charted();
  const state = () => getByName<HTMLElement>(chart.pane, '[role=treeitem]', 'faulty');
  const live = getElement(chart.pane, '[aria-live=polite]');
  expect(live.textContent).toBe('');
  act(() => state().focus());
  pressKey('Enter');
  await chart.known();
  expect(live.textContent).toBe('About faulty is open: Tab goes there, Escape closes it.');
  expect(pressKey('Tab', { shiftKey: true })).toBe(false);
  expect(pressKey('Tab')).toBe(true);
  expect(document.activeElement).toBe(getByName(chart.pane, 'aside button', 'Close'));
  expect(pressKey('Tab')).toBe(false);
  pressKey('Escape');
  expect([chart.card(), document.activeElement, live.textContent]).toEqual([null, state(), '']);
  pressKey('Enter');
  pressKey('Escape');
  expect([chart.card(), document.activeElement]).toEqual([null, state()]);
  pressKey('Enter');
  act(() => getByName(chart.pane, 'aside button', 'Walk here (1 step)').focus());
  press(getByName(chart.pane, 'aside button', 'Walk here (1 step)'));
  await waitForStep(chart, 1);
  await act(async () => undefined);
  expect(document.activeElement).toBe(chart.card());
});

test('the card stands at the top, or below where it would cover what it is about', async () => {
  const boxes: Record<string, DOMRect> = { 'login.faulty': new DOMRect(90, 0, 50, 50) };
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName === 'ASIDE') return new DOMRect(100, 10, 100, 100);
    return boxes[this.getAttribute('data-node') ?? ''] ?? new DOMRect(0, 200, 50, 50);
  });
  const chart = await charted();
  const isLow = () => chart.card()?.hasAttribute('data-low');
  chart.choose('login.faulty');
  await chart.known();
  expect(isLow()).toBe(true);
  chart.choose('login.filling');
  expect(isLow()).toBe(false);
  measured.mockRestore();
});

test('a transition that is chosen says when it is taken; one that no path takes, that', async () => {
  const walking = fromPromise<Paths, { exhibit: Exhibit | null }>(async () => ({
    states: [],
    transitions: [],
    walks: [],
    broken: [],
  }));
  const chart = await charted(deskMachine.provide({ actors: { walking } }));
  const edges = chart.context().layout?.edges ?? [];
  const guarded = edges.find(({ guard }) => guard === 'lacksSomething');
  const free = edges.find(({ eventType }) => eventType === 'search.change');
  chart.choose(guarded?.id ?? '');
  await chart.known();
  expect(textsOf(chart.pane, 'aside h2')).toEqual(['login.submit']);
  expect(textsOf(chart.pane, 'aside > p')).toEqual([
    `Taken when ${guarded?.guardSays ?? ''}.`,
    'From filling to faulty.',
    'Who hears and sends login.submit',
    'Does: flag faults.',
    'Tried in this order, until one holds:',
    'In code: login.submit lacksSomething in machines/session/login/login.machine.ts',
    'No path of the samples leads here.',
  ]);
  chart.choose(free?.id ?? '');
  expect(textsOf(chart.pane, 'aside p')[0]).toBe('Taken always. It stays where it is.');
});

test('what is chosen and is no longer drawn has no card', async () => {
  const chart = await charted();
  chart.choose('login.gone');
  await chart.known();
  expect(chart.card()).toBeNull();
});

test('the coverage is asked for by a button that stays pressed, and says that all is reached', async () => {
  const chart = await charted();
  const button = getByName(chart.pane, 'button', 'Coverage');
  press(button);
  expect([button.getAttribute('aria-pressed'), button.getAttribute('aria-busy')]).toEqual(['true', 'true']);
  await chart.known();
  expect([chart.said(), button.getAttribute('aria-busy')]).toEqual([['all reached'], null]);
  press(button);
  expect([chart.said(), button.getAttribute('aria-pressed')]).toEqual([[], 'false']);
});

test('the coverage says how much is not reached', async () => {
  const walking = fromPromise<Paths, { exhibit: Exhibit | null }>(async () => ({
    states: [
      { id: 'login.filling', reached: true, by: null },
      { id: 'login.faulty', reached: false, by: null },
    ],
    transitions: [{ id: 'login --search.change[0]--> stays', taken: false, by: null }],
    walks: [],
    broken: [],
  }));
  const chart = await charted(deskMachine.provide({ actors: { walking } }));
  press(getByName(chart.pane, 'button', 'Coverage'));
  await chart.known();
  expect(chart.said()).toEqual(['2 not reached']);
});
