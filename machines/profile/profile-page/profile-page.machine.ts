import { sendTo, setup } from 'xstate';
import { seat } from '../../kit/seat';
import type { ProfilePageEvent, ProfilePageInput } from './profile-page.types';

export const profilePageMachine = setup({
  types: { events: {} as ProfilePageEvent, input: {} as ProfilePageInput, tags: {} as 'busy' },
  actions: { refetch: sendTo(({ system }) => seat(system, 'profile'), { type: 'profile.refetch' }) },
  delays: { pause: 3000 },
}).createMachine({
  id: 'profilePage',
  initial: 'showing',
  states: {
    showing: { on: { 'verification.check': 'checking', 'screen.resumed': 'checking' } },
    checking: { tags: ['busy'], entry: 'refetch', after: { pause: 'showing' } },
  },
});
