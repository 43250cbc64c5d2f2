import { act, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

const reported: unknown[] = [];
afterEach(() => {
  reported.length = 0;
  vi.unstubAllGlobals();
});

function missing(): Error {
  const error = new Error('/assets/drawer-1a2b3c4d.js is missing');
  error.name = 'PartMissing';
  return error;
}

it('paints something else in the place of what can’t be had, reports it once, and asks for it once however often it is painted', async () => {
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const error = missing();
  const load = vi.fn(() => Promise.reject(error));
  const Drawer = lazyPart<{ name: string }>(load, ({ name }) => <p>{name} is missing</p>);
  const host = document.createElement('div');
  const root = createRoot(host);
  const paint = (name: string) =>
    act(async () => {
      root.render(
        <Suspense fallback="…">
          <h1>The screen</h1>
          <Drawer name={name} />
        </Suspense>,
      );
      await new Promise((resolve) => setTimeout(resolve));
    });
  for (const name of ['One', 'Two', 'Three']) await paint(name);
  expect(host.textContent).toBe('The screenThree is missing');
  expect([load.mock.calls.length, reported]).toEqual([1, [error]]);
  await act(async () => root.unmount());
});

it('paints what came, and at once when it was prepared', async () => {
  const Drawer = lazyPart(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }));
  await Drawer.prepare();
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () => root.render(<Drawer name="A drawer" />));
  expect(host.textContent).toBe('A drawer');
  await act(async () => root.unmount());
});

it('fetched ahead is painted at once; where that failed nothing is reported, and who needs it asks again', async () => {
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const load = vi
    .fn<() => Promise<{ default: () => ReactNode }>>()
    .mockRejectedValueOnce(missing())
    .mockResolvedValue({ default: () => <p>A drawer</p> });
  const Drawer = lazyPart(load);
  await Drawer.prefetch();
  expect([load.mock.calls.length, reported]).toEqual([1, []]);
  await Drawer.prefetch();
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () => root.render(<Drawer />));
  expect([host.textContent, load.mock.calls.length]).toEqual(['A drawer', 2]);
  await act(async () => root.unmount());
});
