import type { ScreenInput } from '../../domain/addresses';
export type ProfilePageInput = ScreenInput<'profilePage'>;

export type ProfilePageEvent = { type: 'verification.check' } | { type: 'screen.resumed' };
