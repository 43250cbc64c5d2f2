import { act, useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { getButton, renderNode } from '../../tests/render-node';
import { useListNavigation } from './use-list-navigation';

function Cards() {
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('one');
  const next = () => setCurrent('two');
  useListNavigation(list, {
    current,
    keys: { t: { words: 'keys.trust.text', press: next } },
    named: 'keys.anywhere.name',
    onMove: next,
  });
  return (
    <div ref={list}>
      {['one', 'two'].map((id) => (
        <article key={id} data-item={id} tabIndex={-1}>
          <button type="button" onClick={next}>{`Decide ${id}`}</button>
        </article>
      ))}
    </div>
  );
}

const scrolled = vi.fn();
afterEach(() => {
  scrolled.mockReset();
  vi.restoreAllMocks();
});

test.each([
  ['a key', 'keydown', 1],
  ['a press of a pointer', 'pointerdown', 0],
] as const)('a decision by %s moves the focus on, and the page only under keys', (_name, type, times) => {
  HTMLElement.prototype.scrollIntoView = scrolled;
  const focused = vi.spyOn(HTMLElement.prototype, 'focus');
  const { host } = renderNode(<Cards />);
  const button = getButton(host, 'Decide one');
  act(() => button.focus());
  focused.mockClear();
  act(() => {
    const press =
      type === 'keydown'
        ? new KeyboardEvent(type, { key: 't', bubbles: true })
        : new MouseEvent(type, { bubbles: true });
    button.dispatchEvent(press);
    if (type === 'pointerdown') button.click();
  });
  expect(document.activeElement?.getAttribute('data-item')).toBe('two');
  expect(focused.mock.lastCall).toEqual([{ preventScroll: times === 0 }]);
  expect(scrolled).toHaveBeenCalledTimes(times);
});
