import { useDeferredValue, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDrawnCount } from './use-drawn-count';

const all = 800;

function List() {
  const count = useDrawnCount(all, '');
  return Array.from({ length: count }, (_, at) => <b key={at}>{at}</b>);
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

it('what follows the cursor beside a long list does not wait until the last item of the list is drawn', async () => {
  const host = document.createElement('div');
  const root = createRoot(host);
  const drawn = () => host.querySelectorAll('b').length;
  const drawnWhenSaid: Record<string, number> = {};
  const onSaid = (at: string) => void (drawnWhenSaid[at] = drawn());
  const show = (at: string) =>
    root.render(
      <>
        <List />
        <Beside at={at} onSaid={onSaid} />
      </>,
    );
  show('first');
  await expect.poll(drawn, { interval: 1 }).toBeGreaterThan(0);
  show('second');
  await expect.poll(drawn).toBe(all);
  expect(drawnWhenSaid['second']).toBeLessThan(all / 2);
  root.unmount();
});
