import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { act } from '../../tests/act';
import { getButton, renderNode } from '../../tests/render-node';
import { DialogOnItsWay } from './dialogs';
import { useListNavigation } from './use-list-navigation';

const ids = ['one', 'two', 'three', 'four'];

function Cards() {
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const next = () => setAt((before) => before + 1);
  useListNavigation(list, {
    current: ids[at] ?? null,
    keys: { t: { words: 'keys.trust.text', press: next } },
    named: 'keys.anywhere.name',
    onMove: next,
  });
  return (
    <div ref={list}>
      {ids.map((id) => (
        <article key={id} data-item={id} tabIndex={-1}>
          <button type="button" onClick={next}>{`Decide ${id}`}</button>
        </article>
      ))}
    </div>
  );
}

const { scrollIntoView } = HTMLElement.prototype;
afterEach(() => {
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  vi.restoreAllMocks();
});

test('each decision moves the focus on, and the page only under keys, whichever was used before', () => {
  const scrolled = vi.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
  const focused = vi.spyOn(HTMLElement.prototype, 'focus');
  const { host } = renderNode(<Cards />);
  const press = (target: Element, event: Event) => act(() => void target.dispatchEvent(event));
  act(() => getButton(host, 'Decide one').focus());

  press(document.activeElement!, new KeyboardEvent('keydown', { key: 't', bubbles: true }));
  expect(document.activeElement?.getAttribute('data-item')).toBe('two');
  expect([focused.mock.lastCall, scrolled.mock.calls.length]).toEqual([[{ preventScroll: false }], 1]);

  const button = getButton(host, 'Decide two');
  act(() => button.focus());
  press(button, new MouseEvent('pointerdown', { bubbles: true }));
  act(() => button.click());
  expect(document.activeElement?.getAttribute('data-item')).toBe('three');
  expect([focused.mock.lastCall, scrolled.mock.calls.length]).toEqual([[{ preventScroll: true }], 1]);

  press(document.activeElement!, new KeyboardEvent('keydown', { key: 't', bubbles: true }));
  expect(document.activeElement?.getAttribute('data-item')).toBe('four');
  expect([focused.mock.lastCall, scrolled.mock.calls.length]).toEqual([[{ preventScroll: false }], 2]);
});

test('no key decides while a dialog is on its way over the list, and they act again once it is gone', () => {
  const { host } = renderNode(<Cards />);
  const press = () =>
    act(() => void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true })));
  const at = () => document.activeElement?.getAttribute('data-item');
  act(() => host.querySelector<HTMLElement>('[data-item=one]')!.focus());
  for (const [before, after] of [
    ['one', 'two'],
    ['two', 'three'],
  ]) {
    const dialog = renderNode(<DialogOnItsWay />).host;
    press();
    press();
    expect(at()).toBe(before);
    dialog.remove();
    press();
    expect(at()).toBe(after);
  }
});

test('keys act again as soon as the focus has left a dialog, also while it fades', () => {
  const { host } = renderNode(<Cards />);
  const press = () =>
    act(() => void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true })));
  const item = (id: string) => host.querySelector<HTMLElement>(`[data-item=${id}]`)!;
  const at = () => document.activeElement?.getAttribute('data-item');
  const dialog = renderNode(
    <div role="dialog" aria-modal="true">
      <button type="button">Close</button>
    </div>,
  ).host;
  act(() => item('one').focus());
  press();
  expect(at()).toBe('one');
  act(() => getButton(dialog, 'Close').focus());
  act(() => item('one').focus());
  press();
  expect(at()).toBe('two');
  press();
  expect(at()).toBe('three');
});
