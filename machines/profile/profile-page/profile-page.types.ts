export interface ProfilePageInput {
  params: Record<string, string>;
  search: Record<string, unknown>;
}

export type ProfilePageEvent = { type: 'verification.check' } | { type: 'screen.resumed' };
