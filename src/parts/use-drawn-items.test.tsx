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
  await expect.poll(() => host.querySelectorAll('b').length, { interval: 1 }).toBeGreaterThan(0);
  show('second');
  await expect.poll(() => host.querySelectorAll('b').length).toBe(600);
  expect(drawnWhenSaid['second']).toBeLessThan(300);
  root.unmount();
});

it('the former order stays whole until the first items of another are there, which is then drawn to its end', async () => {
  const host = document.createElement('div');
  const root = createRoot(host);
  const shown = () => [...host.querySelectorAll('b')].map(({ id }) => id);
  root.render(<List keys={keys} order="" />);
  await expect.poll(shown).toEqual(keys);

  const others = keys.toReversed().slice(100);
  const orders: string[][] = [];
  const observer = new MutationObserver(() => orders.push(shown()));
  observer.observe(host, { subtree: true, childList: true });
  root.render(<List keys={others} order="reversed" />);
  await expect.poll(shown).toEqual(others);
  observer.disconnect();
  expect(orders[0]).toEqual(others.slice(0, drawnFirst));
  for (const [at, order] of orders.entries()) expect(order, `step ${at}`).toEqual(others.slice(0, order.length));
  root.unmount();
});
