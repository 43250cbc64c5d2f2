import type { Language } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange } from '../../domain/addresses';
import type { DraftFound } from '../../shared/persist-visitor-draft';
import type { BlockReason } from '../../domain/block-reason';

export type LoginInput = ScreenInput<'login'>;

export interface LoginFaults {
  user: BlockReason<'USER_EMPTY'> | null;
  password: BlockReason<'PASSWORD_EMPTY'> | null;
}

export interface LoginContext {
  lang: Language;
  redirect: string | null;
  faults: LoginFaults;
  /** The e-mail of whoever comes from recovering a password or from registering. */
  user: string;
  /** Something was typed, or taken over. */
  touched: boolean;
}

export type LoginEvent =
  | { type: 'login.submit'; user: string; password: string }
  | { type: 'login.change' }
  | DraftFound
  | SearchChange<'login'>;
