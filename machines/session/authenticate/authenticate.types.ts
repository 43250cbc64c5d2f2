import type { Language } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange } from '../../domain/addresses';

export type AuthenticateInput = ScreenInput<'authenticate'>;

export interface AuthenticateContext {
  lang: Language;
  redirect: string | null;
  /** The query of the answer, empty when the address holds none. */
  answer: string;
}

export type AuthenticateEvent = { type: 'marketplace.continue' } | SearchChange<'authenticate'>;
