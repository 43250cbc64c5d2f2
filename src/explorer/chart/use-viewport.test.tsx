import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { one, press, rendered } from '../../../tests/rendered';
import { Chart, type ChartProps } from './chart';
import { caseLayout } from './chart.fixture';
import type { ChartLayout } from './layout.types';

const none: ReadonlySet<string> = new Set();
const frame = { width: 800, height: 600 };

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
  const { host, show } = rendered(chart({}), 'en');
  const place = () => {
    const text = one(host, 'svg > g').getAttribute('transform') ?? '';
    const [x = NaN, y = NaN, scale = NaN] = [...text.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
    return { x, y, scale };
  };
  return { host, place, again: (next: Partial<ChartProps>) => show(chart(next)) };
}

const sized = (width: number, height: number): ChartLayout => ({ ...caseLayout, width, height });

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
  press(one(host, 'button[aria-label="Zoom in"]'));
  const zoomed = place();
  again({ layout: { ...caseLayout, fingerprint: 'other' } });
  expect(place()).toEqual(zoomed);
  again({ layout: sized(1504, 552) });
  expect(place().scale).toBe(0.5);
});

test('it pans to the lit state when none is to be seen, and stays when one is', () => {
  const { host, place, again } = charted({ active: new Set(['case.reply.choosing']) });
  const fitted = place();
  again({ active: new Set(['case.reply.sent']) });
  expect(place()).toEqual(fitted);

  act(() => void one(host, 'svg').dispatchEvent(new WheelEvent('wheel', { deltaY: 480, cancelable: true })));
  expect(place().y).toBe(fitted.y - 480);
  again({ active: new Set(['case.reply.choosing']) });
  const { x, y, scale } = place();
  expect([x, scale]).toEqual([fitted.x, 1]);
  expect(130 + y).toBeGreaterThanOrEqual(0);
  expect(190 + y).toBeLessThanOrEqual(frame.height);
});
