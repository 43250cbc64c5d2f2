export interface LogoutInput {
  params: Record<string, string>;
  search: Record<string, unknown>;
}

export interface LogoutContext {
  /** Operations that would be given up. */
  pending: number;
}

export type LogoutEvent = { type: 'logout.confirm' } | { type: 'logout.cancel' };
