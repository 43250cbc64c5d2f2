import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { getButton, press, renderNode } from '../../tests/render-node';
import { useUndoKey } from './use-undo-key';

function Part({ name, onUndo }: { name: string; onUndo: (name: string) => void }) {
  const [done, setDone] = useState(false);
  useUndoKey(done, () => {
    setDone(false);
    onUndo(name);
  });
  return <button onClick={() => setDone(true)}>{name}</button>;
}

function undo() {
  const pressed = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true });
  act(() => void document.body.dispatchEvent(pressed));
}

test('what was done last is undone first, wherever on the page it is', () => {
  const undone = vi.fn();
  const { host } = renderNode(
    <>
      <Part name="upper" onUndo={undone} />
      <Part name="lower" onUndo={undone} />
    </>,
  );
  press(getButton(host, 'lower'));
  press(getButton(host, 'upper'));
  undo();
  expect(undone.mock.calls).toEqual([['upper']]);
  undo();
  undo();
  expect(undone.mock.calls).toEqual([['upper'], ['lower']]);
  press(getButton(host, 'upper'));
  press(getButton(host, 'lower'));
  undo();
  expect(undone).toHaveBeenLastCalledWith('lower');
});
