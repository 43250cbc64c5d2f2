import { act, useState } from 'react';
import { test } from 'vitest';
import { appears, button, disappears, one, press, rendered, until } from '../../tests/rendered';
import { ConfirmDialog } from './confirm-dialog';

/** A button that asks before it goes, in a part of the page that takes the focus. */
function Asking({ stays }: { stays: boolean }) {
  const [asked, setAsked] = useState(false);
  const [isThere, setIsThere] = useState(true);
  return (
    <main tabIndex={-1}>
      {isThere && <button onClick={() => setAsked(true)}>Ask</button>}
      <ConfirmDialog
        opened={asked}
        title="Sure?"
        confirm="Go"
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          setIsThere(stays);
        }}
      >
        It goes.
      </ConfirmDialog>
    </main>
  );
}

async function confirmed(stays: boolean) {
  const { host } = rendered(<Asking stays={stays} />);
  act(() => button(host, 'Ask').focus());
  press(button(host, 'Ask'));
  const dialog = await appears(document, '[role=dialog]');
  await until(() => dialog.contains(document.activeElement), 'The dialog never has the focus.');
  act(() => button(dialog, 'Go').focus());
  press(button(dialog, 'Go'));
  await disappears(document, '[role=dialog]');
  return host;
}

test('the focus comes back to what asked, and where that is gone, to what it stood in', async () => {
  const back = await confirmed(true);
  await until(() => document.activeElement === button(back, 'Ask'), 'It does not come back.');
  const gone = await confirmed(false);
  await until(() => document.activeElement === one(gone, 'main'), 'It is lost.');
});
