import { expect, it } from 'vitest';
import { cover } from '../../kit/cover';
import { profileSelectionMachine } from './profile-selection.machine';
import { profileSelectionEvents, profileSelectionInput } from './profile-selection.samples';

it('every path of the profile selection', () => {
  const { walks } = cover(profileSelectionMachine, {
    input: profileSelectionInput,
    events: profileSelectionEvents,
    never: {
      'credentials stand in the context': ({ context }) => JSON.stringify(context).includes('issued-'),
      'the active profile is entered': ({ context }) => context.chosen === context.activeId,
    },
  });
  expect(walks.length).toBeGreaterThan(6);
});
