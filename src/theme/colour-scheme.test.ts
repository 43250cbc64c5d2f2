import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../public/colour-scheme.js'), 'utf8');

const painted = (): string | null => {
  // oxlint-disable-next-line typescript/no-implied-eval -- it runs before the page, as a classic script of its own
  new Function(script)();
  return document.documentElement.getAttribute('data-mantine-color-scheme');
};

const system = (dark: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: dark && query === '(prefers-color-scheme: dark)' }));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.removeAttribute('data-mantine-color-scheme');
});

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['auto', true, 'dark'],
  ['auto', false, 'light'],
  [null, true, 'dark'],
  [null, false, 'light'],
  ['nonsense', false, 'light'],
])('before the first paint: kept %s, a dark system %s, gives %s', (kept, dark, scheme) => {
  if (kept !== null) localStorage.setItem('vigia-colour-scheme', kept);
  system(dark);
  expect(painted()).toBe(scheme);
});

test('a browser that refuses storage follows the system', () => {
  system(true);
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('refused', 'SecurityError');
    },
    clear: () => undefined,
  });
  expect(painted()).toBe('dark');
});

test('the key is the one that the theme keeps its choice under', () => {
  expect(readFileSync(join(import.meta.dirname, 'theme-provider.tsx'), 'utf8')).toContain("'vigia-colour-scheme'");
});
