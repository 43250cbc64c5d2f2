import type { ScreenInput } from '../../domain/addresses';
export type LogoutInput = ScreenInput<'logout'>;

export interface LogoutContext {
  /** Operations that would be given up. */
  pending: number;
}

export type LogoutEvent = { type: 'logout.confirm' } | { type: 'logout.cancel' };
