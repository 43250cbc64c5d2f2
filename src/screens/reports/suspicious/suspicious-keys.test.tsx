import { act } from 'react';
import { expect, test } from 'vitest';
import { reportedListing } from '../../../../machines/simulator/sample-listing';
import { getElement } from '../../../../tests/render-node';
import { openSuspicious } from './suspicious.fixture';

test('what is selected stays while the menu of a row hears the keys, and Escape is left to close that menu', async () => {
  const { actor, host } = await openSuspicious({
    listings: [reportedListing({ id: 'MLA1000000001' }), reportedListing({ id: 'MLA1000000002' })],
  });
  const heard = (at: Element, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    act(() => void at.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const chosen = () => actor.getSnapshot().context.list.chosen;
  expect([heard(getElement(host, '[data-item]'), 'x'), chosen()]).toEqual([true, ['MLA1000000001']]);
  const choice = getElement(host, '[data-item] [role=menuitem]');
  expect([heard(choice, 'a'), heard(choice, 'w'), heard(choice, 'Escape')]).toEqual([false, false, false]);
  expect(chosen()).toEqual(['MLA1000000001']);
});
