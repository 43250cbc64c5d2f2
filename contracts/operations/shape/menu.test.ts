import { expect, test } from 'vitest';
import { menu } from '../session';

test('GW-15 each thing of a menu entry is its own, and so it is of the entry under it', () => {
  const entry = { id: 'cases', name: 'Casos', icon: 'gavel', new_tab: false, url: '/reports', is_new: true };
  const child = {
    id: 'staged',
    name: 'Ayuda',
    icon: 'help',
    new_tab: true,
    url: 'https://help.test/',
    is_new: false,
  };
  expect(menu.read({ menu: [{ ...entry, childs: [child] }] }, undefined)).toEqual([
    {
      id: 'cases',
      name: 'Casos',
      icon: 'gavel',
      newTab: false,
      url: '/reports',
      isNew: true,
      children: [
        {
          id: 'staged',
          name: 'Ayuda',
          icon: 'help',
          newTab: true,
          url: 'https://help.test/',
          isNew: false,
          children: [],
        },
      ],
    },
  ]);
});
