import { act, useState } from 'react';
import { test } from 'vitest';
import { button, one, press, rendered, until } from '../../tests/rendered';
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
  const { host } = rendered(<Deciding />);
  const pressed = (name: string) => {
    act(() => button(host, name).focus());
    press(button(host, name));
  };
  pressed('Send');
  await until(() => document.activeElement === one(host, '[role=toolbar]'), 'It is lost with the button.');
  pressed('Choose none');
  await until(() => document.activeElement === button(host, 'First row'), 'It is lost with the toolbar.');
});
