import { useDeferredValue, useEffect, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawnFirst, useDrawing, useDrawnItems } from './use-drawn-items';

function List({ keys, order }: { keys: readonly string[]; order: string }) {
  const items = useMemo(() => keys.map((key) => ({ key, content: () => <b id={key}>{key}</b> })), [keys]);
  const { drawn } = useDrawnItems(items, order, useDrawing(order));
  return <ul>{drawn}</ul>;
}

/** Says late what is at hand, as what stands beside a list does; `onSaid` hears when. */
function Beside({ at, onSaid }: { at: string; onSaid: (at: string) => void }) {
  const said = useDeferredValue(at);
  useEffect(() => onSaid(said), [said, onSaid]);
  return <p>{said}</p>;
}

// Nothing is flushed at once here: what comes before what is the matter.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

const keys = Array.from({ length: 600 }, (_, at) => `item-${at}`);

it('what follows the cursor beside a long list does not wait until the last item of the list is drawn', async () => {
  const host = document.createElement('div');
  const root = createRoot(host);
  const drawnWhenSaid: Record<string, number> = {};
  const onSaid = (at: string) => void (drawnWhenSaid[at] = host.querySelectorAll('b').length);
  const show = (at: string) =>
    root.render(
      <>
        <List keys={keys} order="" />
        <Beside at={at} onSaid={onSaid} />
      </>,
    );
  show('first');
  await vi.waitFor(() => expect(host.querySelectorAll('b').length).toBeGreaterThan(0), { interval: 0 });
  show('second');
  await vi.waitFor(() => expect(host.querySelectorAll('b')).toHaveLength(600));
  expect(drawnWhenSaid['second']).toBeLessThan(300);
  root.unmount();
});

it('another order moves the items that are there, shows nothing of the former one below its first, and lets go of what it has no more', async () => {
  const host = document.createElement('div');
  const root = createRoot(host);
  const shown = () => [...host.querySelectorAll('li:not([hidden]) b')].map(({ id }) => id);
  const isWhole = () => expect(host.querySelector('[data-room]')).toBeNull();
  root.render(<List keys={keys} order="" />);
  await vi.waitFor(() => expect(shown()).toEqual(keys));
  await vi.waitFor(isWhole);
  const elements = new Set(host.querySelectorAll('b'));

  const others = keys.toReversed().slice(100);
  const orders: string[][] = [];
  const observer = new MutationObserver(() => orders.push(shown()));
  observer.observe(host, { subtree: true, childList: true, attributes: true });
  root.render(<List keys={others} order="reversed" />);
  await vi.waitFor(() => expect(shown()).toEqual(others));
  await vi.waitFor(isWhole);
  observer.disconnect();
  expect(orders[0]).toEqual(others.slice(0, drawnFirst));
  for (const [at, order] of orders.entries()) expect(order, `step ${at}`).toEqual(others.slice(0, order.length));
  expect(host.querySelectorAll('b')).toHaveLength(500);
  expect([...host.querySelectorAll('b')].filter((element) => !elements.has(element))).toEqual([]);
  root.unmount();
});
