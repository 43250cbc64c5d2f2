import { describe, expect, test, vi } from 'vitest';
import { one, press } from '../../../tests/rendered';
import { charted, focus, focused, key } from './charted.fixture';

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
    const { host, state } = charted({ active: new Set(['case.content.asking']) });
    const stops = () => [...host.querySelectorAll('svg [tabindex="0"]')].map((stop) => stop.getAttribute('data-node'));
    expect(stops()).toEqual(['case.content.asking']);
    focus(state('reply.sent'));
    expect(stops()).toEqual(['case.reply.sent']);
  });

  test('arrows go through the states as through a tree', () => {
    const { state } = charted();
    focus(state(''));
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
    expect(way.map((name) => (key(name), focused()))).toEqual([
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
    const { state, onChoose, onCollapse } = charted();
    focus(state('reply.choosing'));
    expect(['t', 't', 't'].map((name) => (key(name), focused()))).toEqual(['submit', 'change', 'submit']);
    key('Enter');
    key('ArrowLeft');
    expect(focused()).toBe('case.reply.choosing');
    key('Enter');
    expect(onChoose.mock.calls).toEqual([['submit'], ['case.reply.choosing']]);
    key('ArrowLeft');
    key(' ');
    expect(onCollapse.mock.calls).toEqual([['case.reply']]);
  });

  test('shift with an arrow pans, and nothing is rendered for it', () => {
    const { state, moved } = charted();
    focus(state(''));
    expect(moved()).toBe('translate(0.00 0.00) scale(1.0000)');
    key('ArrowRight', { shiftKey: true });
    key('ArrowDown', { shiftKey: true });
    expect(moved()).toBe('translate(-60.00 -60.00) scale(1.0000)');
    expect(focused()).toBe('case');
  });

  test('plus and minus zoom, nought fits, and so do the buttons', async () => {
    const quiet = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...matchMediaStub, media, matches: true }));
    const { host, state, moved } = charted();
    focus(state(''));
    key('+');
    expect(moved()).toMatch(/scale\(1\.2500\)$/);
    key('-');
    key('-');
    expect(moved()).toMatch(/scale\(0\.8000\)$/);
    key('0');
    expect(moved()).toMatch(/scale\(1\.0000\)$/);
    press(one(host, 'button[aria-label="Zoom in"]'));
    expect(moved()).toMatch(/scale\(1\.2500\)$/);
    press(one(host, 'button[aria-label="Fit the whole chart"]'));
    expect(moved()).toMatch(/scale\(1\.0000\)$/);
    press(one(host, 'button[aria-label="Zoom out"]'));
    expect(moved()).toMatch(/scale\(0\.8000\)$/);
    quiet.mockRestore();
  });

  test('one goes to where the machine is, in full size', () => {
    const quiet = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...matchMediaStub, media, matches: true }));
    const { host, state, moved } = charted({ active: new Set(['case.reply.sent']) });
    focus(state(''));
    key('-');
    key('1');
    expect(moved()).toBe('translate(-140.00 -330.00) scale(1.0000)');
    key('-');
    press(one(host, 'button[aria-label="Show where the machine is"]'));
    expect(moved()).toBe('translate(-140.00 -330.00) scale(1.0000)');
    quiet.mockRestore();
  });

  test('a key with ctrl, alt or meta is left to the browser', () => {
    const { state, moved } = charted();
    focus(state(''));
    key('0', { ctrlKey: true });
    key('ArrowDown', { altKey: true });
    key('+', { metaKey: true });
    expect([focused(), moved()]).toEqual(['case', 'translate(0.00 0.00) scale(1.0000)']);
  });
});
