import { useState } from 'react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { act } from '../../tests/act';
import {
  waitForElement,
  getButton,
  waitForRemoval,
  getElement,
  press,
  renderNode,
  waitUntil,
} from '../../tests/render-node';
import { ConfirmDialog } from './dialogs';
import { SideDrawer } from './side-drawer';

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
  const { host } = renderNode(<Asking stays={stays} />);
  act(() => getButton(host, 'Ask').focus());
  press(getButton(host, 'Ask'));
  const dialog = await waitForElement(document, '[role=dialog]');
  await waitUntil(() => dialog.contains(document.activeElement), 'The dialog never has the focus.');
  act(() => getButton(dialog, 'Go').focus());
  press(getButton(dialog, 'Go'));
  await waitForRemoval(document, '[role=dialog]');
  return host;
}

test('the focus comes back to what asked, and where that is gone, to what it stood in', async () => {
  const back = await confirmed(true);
  await waitUntil(() => document.activeElement === getButton(back, 'Ask'), 'It does not come back.');
  const gone = await confirmed(false);
  await waitUntil(() => document.activeElement === getElement(gone, 'main'), 'It is lost.');
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
  const { host } = renderNode(<ByItself />);
  const dialog = await waitForElement(document, '[role=dialog]');
  await waitUntil(() => dialog.contains(document.activeElement), 'The dialog never has the focus.');
  press(getButton(dialog, 'Go'));
  await waitForRemoval(document, '[role=dialog]');
  await waitUntil(() => document.activeElement === getElement(host, 'main'), 'It is lost.');
});

describe('what lies over the page', () => {
  const style = readFileSync(join(import.meta.dirname, '../theme/base.css'), 'utf8');
  /** When the page behind it does not scroll, by the style of the page. */
  const still = /(:root:has\([^{]*\)) \{\s*overflow: hidden;/.exec(style)?.[1] ?? 'none';
  const isStill = () => document.documentElement.matches(still);
  const overlay = () => getElement(document, '.mantine-Modal-overlay, .mantine-Drawer-overlay');

  test.each([
    [
      'a question',
      (opened: boolean, busy: boolean, close: () => void) => (
        <ConfirmDialog opened={opened} busy={busy} title="Sure?" confirm="Go" onConfirm={close} onCancel={close}>
          It goes.
        </ConfirmDialog>
      ),
    ],
    [
      'a drawer',
      (opened: boolean, busy: boolean, close: () => void) => (
        <SideDrawer opened={opened} held={busy} title="Form" onClose={close} onGone={() => undefined}>
          It is filled in.
        </SideDrawer>
      ),
    ],
  ])(
    'SHL-35 SHL-36 %s holds the page still; a press beside it closes it, but not while its request is under way',
    async (_, over) => {
      const close = vi.fn();
      const { show } = renderNode(over(true, true, close));
      await waitForElement(document, '[role=dialog]');
      expect(isStill()).toBe(true);
      press(overlay());
      expect(close).not.toHaveBeenCalled();
      show(over(true, false, close));
      press(overlay());
      expect(close).toHaveBeenCalledOnce();
      show(over(false, false, close));
      await waitForRemoval(document, '[role=dialog]');
      expect(isStill()).toBe(false);
    },
  );
});
