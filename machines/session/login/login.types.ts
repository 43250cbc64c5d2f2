import type { Because } from '../../domain/because';

export interface LoginInput {
  /** `lang` of the address. */
  params: Record<string, string>;
  /** `redirect`, where the person wanted to go. */
  search: Record<string, unknown>;
}

export interface LoginFaults {
  user: Because<'USER_EMPTY'> | null;
  password: Because<'PASSWORD_EMPTY'> | null;
}

export interface LoginContext {
  redirect: string | null;
  faults: LoginFaults;
}

export type LoginEvent =
  | { type: 'login.submit'; user: string; password: string }
  | { type: 'login.change' }
  | { type: 'search.change'; search: Record<string, unknown> };
