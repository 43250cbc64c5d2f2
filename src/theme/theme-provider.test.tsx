import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { getElement, press, renderNode } from '../../tests/render-node';
import { useColourScheme, type ColourScheme } from './theme-provider';

const key = 'vigia-colour-scheme';

function Choice({ of }: { of: ColourScheme }) {
  const { scheme, painted, choose } = useColourScheme();
  return (
    <button type="button" onClick={() => choose(of)}>
      {scheme} {painted}
    </button>
  );
}

const attribute = () => document.documentElement.getAttribute('data-mantine-color-scheme');

afterEach(() => localStorage.clear());

test('a chosen scheme is painted and kept', () => {
  const { host } = renderNode(<Choice of="dark" />);
  expect([getElement(host, 'button').textContent, attribute()]).toEqual(['auto light', 'light']);
  press(getElement(host, 'button'));
  expect([getElement(host, 'button').textContent, attribute(), localStorage.getItem(key)]).toEqual([
    'dark dark',
    'dark',
    'dark',
  ]);
});

test('a choice made in another tab is followed, what is no scheme is that of the system', () => {
  localStorage.setItem(key, 'light');
  const { host } = renderNode(<Choice of="light" />);
  const hear = (value: string) => {
    localStorage.setItem(key, value);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
  };
  hear('dark');
  expect([getElement(host, 'button').textContent, attribute()]).toEqual(['dark dark', 'dark']);
  hear('nonsense');
  expect([getElement(host, 'button').textContent, attribute()]).toEqual(['auto light', 'light']);
});
