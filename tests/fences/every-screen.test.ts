import { expect, it } from 'vitest';
import { everyScreen } from '../../e2e/fixtures/every-screen';
import { addresses, shownBy } from '../../machines/domain/addresses';

/** It shows nothing: whoever goes there is signed out, and elsewhere. */
const leadsElsewhere = ['logout'];

it('what is tried on every screen is tried on every screen that there is', () => {
  const screens = Object.keys(addresses).filter((name) => !(name in shownBy) && !leadsElsewhere.includes(name));
  expect(Object.keys(everyScreen).toSorted()).toEqual(screens.toSorted());
});
