import { act, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { getElement, renderNode } from '../../tests/render-node';
import { useEarlyPressGuard } from './use-early-press-guard';

const world = { now: 10_000 };
const clock = () => world.now;

function List({ ids, onPress }: { ids: string[]; onPress: (id: string) => void }) {
  const listRef = useRef<HTMLUListElement>(null);
  const steady = useEarlyPressGuard(listRef, clock);
  return (
    <ul ref={listRef} onClickCapture={steady}>
      {ids.map((id) => (
        <li key={id}>
          <button type="button" data-id={id} onClick={() => onPress(id)}>
            {id}
          </button>
        </li>
      ))}
    </ul>
  );
}

test('a press by pointer on what has just moved there does nothing; above it, later, and by key, it does', async () => {
  const onPress = vi.fn();
  const { host, show } = renderNode(<List ids={['a', 'b', 'c']} onPress={onPress} />);
  const pressed = (id: string, detail: number) => {
    getElement(host, `[data-id=${id}]`).dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail }),
    );
    const heard = onPress.mock.calls.length;
    onPress.mockClear();
    return heard;
  };
  expect(pressed('b', 1), 'nothing moved').toBe(1);
  await act(async () => show(<List ids={['a', 'c']} onPress={onPress} />));
  world.now += 499;
  expect([pressed('c', 1), pressed('a', 1), pressed('c', 0)]).toEqual([0, 1, 1]);
  world.now += 1;
  expect(pressed('c', 1)).toBe(1);
  await act(async () => show(<List ids={['a', 'c', 'd']} onPress={onPress} />));
  expect([pressed('c', 1), pressed('d', 1)], 'what comes at the end moves nothing').toEqual([1, 1]);
});
