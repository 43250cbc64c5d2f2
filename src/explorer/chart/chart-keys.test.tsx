import { describe, expect, test, vi } from 'vitest';
import { getElement, press } from '../../../tests/render-node';
import { renderChart, focusElement, readFocusedId, pressKey } from './render-chart.fixture';

const matchMediaStub = {
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
};

describe('the keys of a chart', () => {
  test('Tab enters at one state: the lit one, then where one was', () => {
    const { host, state } = renderChart({ active: new Set(['case.content.asking']) });
    const stops = () => [...host.querySelectorAll('svg [tabindex="0"]')].map((stop) => stop.getAttribute('data-node'));
    expect(stops()).toEqual(['case.content.asking']);
    focusElement(state('reply.sent'));
    expect(stops()).toEqual(['case.reply.sent']);
  });

  test('arrows go through the states as through a tree', () => {
    const { state } = renderChart();
    focusElement(state(''));
    const way = [
      'ArrowDown',
      'ArrowRight',
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
      'ArrowLeft',
      'ArrowLeft',
      'End',
      'Home',
    ];
    expect(way.map((name) => (pressKey(name), readFocusedId()))).toEqual([
      'case.reply',
      'case.reply.choosing',
      'case.reply.sent',
      'case.content',
      'case.reply.sent',
      'case.reply',
      'case',
      'case.content.asking',
      'case',
    ]);
  });

  test('T goes through the transitions of a state, left leads back, Enter chooses, Space folds', () => {
    const { state, onChoose, onCollapse } = renderChart();
    focusElement(state('reply.choosing'));
    expect(['t', 't', 't'].map((name) => (pressKey(name), readFocusedId()))).toEqual(['submit', 'change', 'submit']);
    pressKey('Enter');
    pressKey('ArrowLeft');
    expect(readFocusedId()).toBe('case.reply.choosing');
    pressKey('Enter');
    expect(onChoose.mock.calls).toEqual([['submit'], ['case.reply.choosing']]);
    pressKey('ArrowLeft');
    pressKey(' ');
    expect(onCollapse.mock.calls).toEqual([['case.reply']]);
  });

  test('shift with an arrow pans, and nothing is rendered for it', () => {
    const { state, moved } = renderChart();
    focusElement(state(''));
    expect(moved()).toBe('translate(0.00 0.00) scale(1.0000)');
    pressKey('ArrowRight', { shiftKey: true });
    pressKey('ArrowDown', { shiftKey: true });
    expect(moved()).toBe('translate(-60.00 -60.00) scale(1.0000)');
    expect(readFocusedId()).toBe('case');
  });

  test('plus and minus zoom, nought fits, and so do the buttons', async () => {
    const quiet = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...matchMediaStub, media, matches: true }));
    const { host, state, moved } = renderChart();
    focusElement(state(''));
    pressKey('+');
    expect(moved()).toMatch(/scale\(1\.2500\)$/);
    pressKey('-');
    pressKey('-');
    expect(moved()).toMatch(/scale\(0\.8000\)$/);
    pressKey('0');
    expect(moved()).toMatch(/scale\(1\.0000\)$/);
    press(getElement(host, 'button[aria-label="Zoom in"]'));
    expect(moved()).toMatch(/scale\(1\.2500\)$/);
    press(getElement(host, 'button[aria-label="Fit the whole chart"]'));
    expect(moved()).toMatch(/scale\(1\.0000\)$/);
    press(getElement(host, 'button[aria-label="Zoom out"]'));
    expect(moved()).toMatch(/scale\(0\.8000\)$/);
    quiet.mockRestore();
  });

  test('one goes to where the machine is, in full size', () => {
    const quiet = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...matchMediaStub, media, matches: true }));
    const { host, state, moved } = renderChart({ active: new Set(['case.reply.sent']) });
    focusElement(state(''));
    pressKey('-');
    pressKey('1');
    expect(moved()).toBe('translate(-140.00 -330.00) scale(1.0000)');
    pressKey('-');
    press(getElement(host, 'button[aria-label="Show where the machine is"]'));
    expect(moved()).toBe('translate(-140.00 -330.00) scale(1.0000)');
    quiet.mockRestore();
  });

  test('a key with ctrl, alt or meta is left to the browser', () => {
    const { state, moved } = renderChart();
    focusElement(state(''));
    pressKey('0', { ctrlKey: true });
    pressKey('ArrowDown', { altKey: true });
    pressKey('+', { metaKey: true });
    expect([readFocusedId(), moved()]).toEqual(['case', 'translate(0.00 0.00) scale(1.0000)']);
  });
});
