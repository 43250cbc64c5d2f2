import { act, useState } from 'react';
import { test } from 'vitest';
import { getButton, getElement, press, renderNode, waitUntil } from '../../tests/render-node';
import { Toolbar } from './toolbar';

/** Two decisions over a list: one takes its own button away, the other the whole toolbar. */
function Deciding() {
  const [left, setLeft] = useState<'both' | 'one' | 'none'>('both');
  return (
    <main>
      {left !== 'none' && (
        <Toolbar label="Chosen">
          {left === 'both' && <button onClick={() => setLeft('one')}>Send</button>}
          <button onClick={() => setLeft('none')}>Choose none</button>
        </Toolbar>
      )}
      <button>First row</button>
    </main>
  );
}

test('the focus stays in the toolbar when the pressed button goes, and goes on to the list with the toolbar', async () => {
  const { host } = renderNode(<Deciding />);
  const pressed = (name: string) => {
    act(() => getButton(host, name).focus());
    press(getButton(host, name));
  };
  pressed('Send');
  await waitUntil(() => document.activeElement === getElement(host, '[role=toolbar]'), 'It is lost with the button.');
  pressed('Choose none');
  await waitUntil(() => document.activeElement === getButton(host, 'First row'), 'It is lost with the toolbar.');
});
