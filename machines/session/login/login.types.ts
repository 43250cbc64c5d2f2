import type { Language } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange } from '../../domain/addresses';
import type { Because } from '../../domain/because';

export type LoginInput = ScreenInput<'login'>;

export interface LoginFaults {
  user: Because<'USER_EMPTY'> | null;
  password: Because<'PASSWORD_EMPTY'> | null;
}

export interface LoginContext {
  lang: Language;
  redirect: string | null;
  faults: LoginFaults;
}

export type LoginEvent =
  { type: 'login.submit'; user: string; password: string } | { type: 'login.change' } | SearchChange<'login'>;
