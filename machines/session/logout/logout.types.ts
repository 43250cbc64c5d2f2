import type { ScreenInput } from '../../domain/addresses';
export type LogoutInput = ScreenInput<'logout'>;

export interface LogoutContext {
  /** Operations that would be given up. */
  pending: number;
  /** What a former visit left is still being read. */
  recovering: boolean;
}

export type LogoutEvent = { type: 'logout.confirm' } | { type: 'logout.cancel' };
