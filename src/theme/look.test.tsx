import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { one, press, rendered } from '../../tests/rendered';
import { useColours, type ColourScheme } from './look';

const key = 'vigia-colour-scheme';

function Choice({ of }: { of: ColourScheme }) {
  const { scheme, painted, choose } = useColours();
  return (
    <button type="button" onClick={() => choose(of)}>
      {scheme} {painted}
    </button>
  );
}

const attribute = () => document.documentElement.getAttribute('data-mantine-color-scheme');

afterEach(() => localStorage.clear());

test('a chosen scheme is painted and kept', () => {
  const { host } = rendered(<Choice of="dark" />);
  expect([one(host, 'button').textContent, attribute()]).toEqual(['auto light', 'light']);
  press(one(host, 'button'));
  expect([one(host, 'button').textContent, attribute(), localStorage.getItem(key)]).toEqual([
    'dark dark',
    'dark',
    'dark',
  ]);
});

test('a choice made in another tab is followed, what is no scheme is that of the system', () => {
  localStorage.setItem(key, 'light');
  const { host } = rendered(<Choice of="light" />);
  const hear = (value: string) => {
    localStorage.setItem(key, value);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
  };
  hear('dark');
  expect([one(host, 'button').textContent, attribute()]).toEqual(['dark dark', 'dark']);
  hear('nonsense');
  expect([one(host, 'button').textContent, attribute()]).toEqual(['auto light', 'light']);
});
