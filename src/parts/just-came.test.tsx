import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { one, rendered } from '../../tests/rendered';
import { JustCame } from './just-came';

test('a press by pointer on what came under it less than half a second ago does nothing; a key does', () => {
  let now = 1_000;
  const heard = vi.fn();
  const { host } = rendered(
    <JustCame now={() => now}>
      <button onClick={heard}>Go</button>
    </JustCame>,
  );
  const click = (detail: number) =>
    act(() => {
      one(host, 'button').dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
    });
  now += 499;
  click(2);
  expect(heard).not.toHaveBeenCalled();
  click(0);
  expect(heard).toHaveBeenCalledTimes(1);
  now += 1;
  click(1);
  expect(heard).toHaveBeenCalledTimes(2);
});
