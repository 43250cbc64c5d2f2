import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { getElement, renderNode } from '../../tests/render-node';
import { MenuButton } from './menu-button';

const choices = ['uno', 'dos', 'tres'].map((id) => ({ id, label: id, checked: id === 'dos', onChoose: () => {} }));

function open() {
  const { host } = renderNode(
    <MenuButton label="Números" choices={choices}>
      N
    </MenuButton>,
  );
  const menu = getElement<HTMLElement>(host, '[popover]');
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const opened = () => {
    const toggleEvent = Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' });
    act(() => void menu.dispatchEvent(toggleEvent));
  };
  return { host, menu, items, opened };
}

describe('a menu that opens', () => {
  test('gives the focus to what is chosen', () => {
    const { items, opened } = open();
    opened();
    expect(document.activeElement).toBe(items[1]);
  });

  test('leaves it to who is on one of its items before the browser tells that it is open', () => {
    const { items, opened } = open();
    items[2]?.focus();
    opened();
    expect(document.activeElement).toBe(items[2]);
  });

  test('stands at its button in a window that has become narrow, and goes where that is no longer painted', () => {
    const { host, menu, opened } = open();
    const button = getElement(host, 'button[aria-haspopup]');
    const at = (right: number) => new DOMRect(right - 32, 10, 32, 32);
    const painted = (...rects: DOMRect[]) => {
      button.getBoundingClientRect = () => rects[0] ?? new DOMRect();
      button.getClientRects = () => rects as never;
    };
    menu.hidePopover = vi.fn();
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 1440, configurable: true });
    painted(at(1400));
    opened();
    expect(menu.style.left).toBe('1400px');
    painted(at(380));
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(menu.style.left).toBe('380px');
    expect(menu.hidePopover).not.toHaveBeenCalled();
    painted();
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(menu.hidePopover).toHaveBeenCalledOnce();
  });
});
