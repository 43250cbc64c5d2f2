import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { act } from '../../../tests/act';
import { getElement, press, renderNode } from '../../../tests/render-node';
import { Chart, type ChartProps } from './chart';
import { caseLayout } from './case-layout.fixture';
import type { ChartLayout } from './layout.types';

const none: ReadonlySet<string> = new Set();
const frame = { width: 800, height: 600 };
/** How large a drawing is shown that is too large to be read as a whole. */
const opens = 0.92;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => frame.width);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => frame.height);
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...matchMedia(query), matches: true }));
});
afterEach(() => {
  Object.assign(frame, { width: 800, height: 600 });
  vi.restoreAllMocks();
});

function charted(more: Partial<ChartProps> = {}) {
  const props = { layout: caseLayout, active: none, taken: none, collapsed: none, label: 'case' };
  const chart = (next: Partial<ChartProps>) => (
    <Chart {...props} {...more} {...next} onChoose={() => undefined} onCollapse={() => undefined} />
  );
  const { host, show } = renderNode(chart({}), 'en');
  const place = () => {
    const text = getElement(host, 'svg > g').getAttribute('transform') ?? '';
    const [x = NaN, y = NaN, scale = NaN] = [...text.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
    return { x, y, scale };
  };
  const map = () => getElement(host, 'svg:has(> rect:last-child)');
  const framed = () =>
    ['x', 'y', 'width', 'height'].map((name) => Number(getElement(map(), 'rect:last-child').getAttribute(name)));
  return { host, place, map, framed, again: (next: Partial<ChartProps>) => show(chart(next)) };
}

const sized = (width: number, height: number): ChartLayout => ({ ...caseLayout, width, height });
const times = (by: number): ChartLayout => ({
  ...caseLayout,
  width: caseLayout.width * by,
  height: caseLayout.height * by,
  nodes: caseLayout.nodes.map((node) => ({ ...node, x: node.x * by, y: node.y * by })),
});
const nodeOf = (layout: ChartLayout, id: string) => {
  const node = layout.nodes.find((each) => each.id === id);
  if (!node) throw new Error(`No ${id}.`);
  return node;
};

test('the whole drawing is shown first, in the middle and never enlarged', () => {
  expect(charted().place()).toEqual({ x: 100, y: 90, scale: 1 });
  const { x, y, scale } = charted({ layout: sized(1504, 552) }).place();
  expect([x, y, scale]).toEqual([24, 162, 0.5]);
});

test('on a narrow frame it keeps clear of the buttons', () => {
  Object.assign(frame, { width: 390, height: 500 });
  const { y, scale } = charted({ layout: sized(400, 1000) }).place();
  expect(y + 1000 * scale).toBeLessThanOrEqual(500 - 60);
});

test('another size of the drawing is fitted anew, another drawing of the same size stays where it is', () => {
  const { host, place, again } = charted();
  press(getElement(host, 'button[aria-label="Zoom in"]'));
  const zoomed = place();
  again({ layout: { ...caseLayout, fingerprint: 'other' } });
  expect(place()).toEqual(zoomed);
  again({ layout: sized(1504, 552) });
  expect(place().scale).toBe(0.5);
});

test('a drawing that is fitted stays so in another size; what stood before is given back with its drawing', () => {
  const onFit = vi.fn();
  const layout = times(4);
  const { host, place, again } = charted({ layout, onFit });
  press(getElement(host, 'button[aria-label="Zoom in"]'));
  const stood = place();
  press(getElement(host, 'button[aria-label="Fit the whole chart"]'));
  expect(onFit).toHaveBeenLastCalledWith(frame);
  again({ fitted: true, layout: sized(1504, 552) });
  expect(place().scale).toBe(0.5);
  again({ fitted: true, layout: sized(3008, 552) });
  expect(place().scale).toBe(0.25);
  press(getElement(host, 'button[aria-label="Fit the whole chart"]'));
  expect(onFit).toHaveBeenLastCalledWith(null);
  again({ fitted: false, layout: sized(3008, 552) });
  again({ fitted: false, layout });
  expect(place()).toEqual(stood);
});

test('one that was moved since is fitted again; the button says whether it is', () => {
  const onFit = vi.fn();
  const { host, place } = charted({ layout: times(4), fitted: true, onFit });
  const button = getElement(host, 'button[aria-label="Fit the whole chart"]');
  expect(button.getAttribute('aria-pressed')).toBe('true');
  press(button);
  const fitted = place();
  press(getElement(host, 'button[aria-label="Zoom in"]'));
  press(button);
  expect([onFit.mock.calls, place()]).toEqual([[[frame], [frame]], fitted]);
});

test('it pans to the lit state when none is to be seen, and stays when one is', () => {
  const { host, place, again } = charted({ active: new Set(['case.reply.choosing']) });
  const fitted = place();
  again({ active: new Set(['case.reply.sent']) });
  expect(place()).toEqual(fitted);

  act(() => void getElement(host, 'svg').dispatchEvent(new WheelEvent('wheel', { deltaY: 480, cancelable: true })));
  expect(place().y).toBe(fitted.y - 480);
  again({ active: new Set(['case.reply.choosing']) });
  const { x, y, scale } = place();
  expect([x, scale]).toEqual([fitted.x, 1]);
  expect(130 + y).toBeGreaterThanOrEqual(0);
  expect(190 + y).toBeLessThanOrEqual(frame.height);
});

describe('of a drawing that is too large to be read as a whole', () => {
  const layout = times(4);
  const lit = 'case.reply.sent';
  const middleOf = (id: string, { x, y, scale }: { x: number; y: number; scale: number }) => {
    const node = nodeOf(layout, id);
    return [(node.x + node.width / 2) * scale + x, (node.y + node.height / 2) * scale + y];
  };
  const isWithin = ([x = NaN, y = NaN]: number[]) => x >= 0 && y >= 0 && x <= frame.width && y <= frame.height;

  test('as much as can be read is shown first, around the lit state, and the map frames it', () => {
    const { place, map, framed } = charted({ layout, active: new Set([lit]) });
    expect(place().scale).toBe(opens);
    expect(isWithin(middleOf(lit, place()))).toBe(true);
    expect(map().hasAttribute('hidden')).toBe(false);
    const { x, y, scale } = place();
    const [left, top] = [Math.max(0, -x / scale), Math.max(0, -y / scale)];
    const [right, bottom] = [
      Math.min(layout.width, (frame.width - x) / scale),
      Math.min(layout.height, (frame.height - y) / scale),
    ];
    for (const [at, size] of [left, top, right - left, bottom - top].entries())
      expect(framed()[at]).toBeCloseTo(size, 0);
  });

  test('words are at least 10 pixels tall, names 11, and what folds a state is 24 wide', () => {
    const { host, place } = charted({ layout, active: new Set([lit]) });
    const sign = Number(getElement(host, '[data-fold] rect:last-child').getAttribute('width'));
    expect([11, 13, sign].map((size) => Math.floor(size * place().scale))).toEqual([10, 11, 25]);
  });

  test('of several lit states the one that waits for something is shown first', () => {
    const [asking, choosing] = ['case.content.asking', 'case.reply.choosing'];
    const active = new Set([choosing, asking]);
    const { place } = charted({ layout, active });
    expect([isWithin(middleOf(asking, place())), isWithin(middleOf(choosing, place()))]).toEqual([true, false]);
    const bare = {
      ...layout,
      nodes: layout.nodes.map((node) => ({ ...node, invokes: [] })),
      edges: layout.edges.slice(0, 2),
    };
    const idle = charted({ layout: bare, active: new Set([choosing, asking]), next: new Set(['submit']) });
    expect(isWithin(middleOf(choosing, idle.place()))).toBe(true);
  });

  test('all of it is shown on demand, without a map', () => {
    const { host, place, map } = charted({ layout, active: new Set([lit]) });
    press(getElement(host, 'button[aria-label="Fit the whole chart"]'));
    expect(place().scale).toBeLessThan(opens);
    expect(map().hasAttribute('hidden')).toBe(true);
  });

  test('it waits for the first lit state, and goes after one that is lit later', () => {
    const { place, again } = charted({ layout });
    expect(place().scale).toBeLessThan(opens);
    again({ layout, active: new Set(['case.reply.choosing']) });
    expect(isWithin(middleOf('case.reply.choosing', place()))).toBe(true);
    again({ layout, active: new Set(['case.reply.choosing', 'case.reply.sent']) });
    expect([place().scale, isWithin(middleOf('case.reply.sent', place()))]).toEqual([opens, true]);
  });

  test('what is searched for comes into view, unless some of it is there already', () => {
    const active = new Set([lit]);
    const { place, again } = charted({ layout, active });
    const before = place();
    again({ layout, active, found: new Set([lit, 'case.content.asking']) });
    expect(place()).toEqual(before);
    again({ layout, active, found: new Set(['case.content.asking']) });
    expect([place().scale, isWithin(middleOf('case.content.asking', place()))]).toEqual([opens, true]);
    expect(place()).not.toEqual(before);
  });

  test('a press on the map goes there', () => {
    const { place, map } = charted({ layout, active: new Set([lit]) });
    const at = { clientX: 8, clientY: 6 };
    act(() => void map().dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1, bubbles: true })));
    const scale = Number(map().getAttribute('width')) / layout.width;
    const { x, y } = place();
    expect([(at.clientX / scale) * opens + x, (at.clientY / scale) * opens + y].map(Math.round)).toEqual([400, 300]);
    const transform = place();
    act(() => void map().dispatchEvent(new PointerEvent('pointermove', { clientX: 90, clientY: 90, bubbles: true })));
    expect(place()).toEqual(transform);
  });
});

describe('a state that the keyboard goes to', () => {
  const hint = { x: 12, y: 12, width: 776, height: 40 };
  const map = { x: 12, y: 460, width: 176, height: 128 };
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.localName === 'p') return DOMRect.fromRect(hint);
      return DOMRect.fromRect(this.querySelector(':scope > rect') === null ? undefined : map);
    });
  });
  const down = (name: string) =>
    act(() => {
      const { activeElement } = document;
      activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    });
  const seen = (layout: ChartLayout, { x, y, scale }: { x: number; y: number; scale: number }) => {
    const id = document.activeElement?.getAttribute('data-node') ?? '';
    const node = nodeOf(layout, id);
    const [left, top] = [node.x * scale + x, node.y * scale + y];
    return { id, left, top, right: left + node.width * scale, bottom: top + node.height * scale };
  };

  test('stands clear of the hint about the keys, which lies over the upper edge', () => {
    const layout = times(4);
    const { host, place } = charted({ layout, active: new Set(['case.reply.sent']) });
    act(() => getElement<SVGGElement>(host, '[data-node="case.reply.sent"]').focus());
    for (const id of ['case.reply.choosing', 'case.reply', 'case']) {
      down('ArrowUp');
      const { top, ...at } = seen(layout, place());
      expect(at.id).toBe(id);
      expect(top).toBeGreaterThanOrEqual(hint.y + hint.height);
      expect(top).toBeLessThan(frame.height);
    }
  });

  test('stands clear of the map, where it would be beneath it', () => {
    const { host, place } = charted({ layout: { ...caseLayout, width: 2000 } });
    const wheel = (deltaY: number) =>
      act(() => void getElement(host, 'svg').dispatchEvent(new WheelEvent('wheel', { deltaY, cancelable: true })));
    act(() => getElement<SVGGElement>(host, '[data-node="case.reply.choosing"]').focus());
    wheel(-250);
    down('ArrowDown');
    const { id, left, bottom } = seen(caseLayout, place());
    expect([id, left < map.x + map.width]).toEqual(['case.reply.sent', true]);
    expect(bottom).toBeLessThanOrEqual(map.y);
  });
});
