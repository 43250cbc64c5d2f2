import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { getElement, renderNode } from '../../tests/render-node';
import { EarlyPressGuard } from './early-press-guard';

test('a press by pointer on what came under it less than half a second ago does nothing; a key does', () => {
  let now = 1_000;
  const onPress = vi.fn();
  const { host } = renderNode(
    <EarlyPressGuard now={() => now}>
      <button onClick={onPress}>Go</button>
    </EarlyPressGuard>,
  );
  const click = (detail: number) =>
    act(() => {
      getElement(host, 'button').dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
    });
  now += 499;
  click(2);
  expect(onPress).not.toHaveBeenCalled();
  click(0);
  expect(onPress).toHaveBeenCalledTimes(1);
  now += 1;
  click(1);
  expect(onPress).toHaveBeenCalledTimes(2);
});
