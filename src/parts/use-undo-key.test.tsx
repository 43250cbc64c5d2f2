import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { act } from '../../tests/act';
import { getButton, press, renderNode } from '../../tests/render-node';
import { SingleKeysContext } from './keys';
import { useUndoKey, useUndoStackKey, useOpenDecision } from './use-undo-key';

function Part({ name, onUndo }: { name: string; onUndo: (name: string) => void }) {
  const [done, setDone] = useState(false);
  useUndoKey(done, () => {
    setDone(false);
    onUndo(name);
  });
  return <button onClick={() => setDone(true)}>{name}</button>;
}

function undo(on: Element = document.body, more: KeyboardEventInit = {}) {
  const pressed = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true, ...more });
  act(() => void on.dispatchEvent(pressed));
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

test('it is heard where a radio or a box has the focus, as in the next case of a queue, and not in what is written in', () => {
  const undone = vi.fn();
  const { host } = renderNode(
    <>
      <Part name="reply" onUndo={undone} />
      <input type="radio" aria-label="reason" />
      <input type="checkbox" aria-label="reactivate" />
      <input type="text" aria-label="words" />
      <textarea aria-label="comment" />
    </>,
  );
  const [radio, box, ...written] = host.querySelectorAll('input, textarea');
  for (const place of [radio, box]) {
    press(getButton(host, 'reply'));
    undo(place);
  }
  expect(undone).toHaveBeenCalledTimes(2);
  press(getButton(host, 'reply'));
  for (const place of written) undo(place);
  expect(undone).toHaveBeenCalledTimes(2);
});

function Stack({ onUndo }: { onUndo: (name: string) => void }) {
  useUndoStackKey(
    () => onUndo('stack'),
    () => null,
  );
  return null;
}

test('what is offered in sight is undone before the stack of decisions, whichever came first', () => {
  const undone = vi.fn();
  const { host } = renderNode(
    <>
      <Part name="send" onUndo={undone} />
      <Stack onUndo={undone} />
    </>,
  );
  press(getButton(host, 'send'));
  undo();
  undo();
  expect(undone.mock.calls).toEqual([['send'], ['stack']]);
});

function OpenDecision() {
  useOpenDecision(true);
  return null;
}

test.each([
  ['a dialog', <div key="open" aria-modal="true" />],
  ['a decision', <OpenDecision key="open" />],
])('the stack stays as it is while %s is open, whichever came first', (_, open) => {
  const undone = vi.fn();
  const { show } = renderNode(
    <>
      <Stack key="stack" onUndo={undone} />
      {open}
    </>,
  );
  undo();
  show(
    <>
      {open}
      <Stack key="late" onUndo={undone} />
    </>,
  );
  undo();
  expect(undone).not.toHaveBeenCalled();
  show(<Stack onUndo={undone} />);
  undo();
  expect(undone).toHaveBeenCalledOnce();
});

test('a dialog that gave the focus back to the page holds no key up, though it is still seen going', () => {
  const undone = vi.fn();
  const { host } = renderNode(
    <>
      <Stack onUndo={undone} />
      <button>card</button>
      <div aria-modal="true">
        <button>send</button>
      </div>
      <div data-portal="true">
        <button>first of May</button>
      </div>
    </>,
  );
  act(() => getButton(host, 'card').focus());
  undo();
  expect(undone, 'the focus was not in the dialog yet').not.toHaveBeenCalled();
  for (const inside of ['send', 'first of May']) {
    act(() => getButton(host, inside).focus());
    undo();
  }
  expect(undone, 'it is in the dialog, or in what floats over it').not.toHaveBeenCalled();
  act(() => getButton(host, 'card').focus());
  undo();
  expect(undone).toHaveBeenCalledOnce();
});

test('Z alone is the same key, where keys of one letter are heard', () => {
  const undone = vi.fn();
  const stack = (hears: boolean) => (
    <SingleKeysContext value={hears}>
      <Stack onUndo={undone} />
    </SingleKeysContext>
  );
  const { show } = renderNode(stack(true));
  undo(document.body, { ctrlKey: false });
  expect(undone).toHaveBeenCalledOnce();
  show(stack(false));
  undo(document.body, { ctrlKey: false });
  expect(undone).toHaveBeenCalledOnce();
  undo();
  expect(undone).toHaveBeenCalledTimes(2);
});
