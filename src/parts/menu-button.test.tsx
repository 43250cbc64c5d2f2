import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { one, rendered } from '../../tests/rendered';
import { MenuButton } from './menu-button';

const choices = ['uno', 'dos', 'tres'].map((id) => ({ id, label: id, checked: id === 'dos', onChoose: () => {} }));

function open() {
  const { host } = rendered(
    <MenuButton label="Números" choices={choices}>
      N
    </MenuButton>,
  );
  const menu = one<HTMLElement>(host, '[popover]');
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const opened = () => {
    const told = Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' });
    act(() => void menu.dispatchEvent(told));
  };
  return { items, opened };
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
});
