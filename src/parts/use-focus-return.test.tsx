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

/** A question that nobody asked for. */
function ByItself() {
  const [asked, setAsked] = useState(true);
  const close = () => setAsked(false);
  return (
    <main tabIndex={-1}>
      <ConfirmDialog opened={asked} title="Sure?" confirm="Go" onCancel={close} onConfirm={close}>
        It came by itself.
      </ConfirmDialog>
    </main>
  );
}

test('after a dialog that came by itself the main part of the page has the focus', async () => {
  const { host } = rendered(<ByItself />);
  const dialog = await appears(document, '[role=dialog]');
  await until(() => dialog.contains(document.activeElement), 'The dialog never has the focus.');
  press(button(dialog, 'Go'));
  await disappears(document, '[role=dialog]');
  await until(() => document.activeElement === one(host, 'main'), 'It is lost.');
});
