import type { ProfilePageEvent, ProfilePageInput } from './profile-page.types';

export const profilePageInput: ProfilePageInput = { params: {}, search: {} };
export const profilePageEvents: ProfilePageEvent[] = [{ type: 'verification.check' }, { type: 'screen.resumed' }];
