import type { Language } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange } from '../../domain/addresses';

export type AuthenticateInput = ScreenInput<'authenticate'>;

export interface AuthenticateContext {
  lang: Language;
  redirect: string | null;
  /** The query of the answer, empty when the address holds none. */
  answer: string;
}

export type AuthenticateEvent =
  | { type: 'marketplace.continue' }
  /** The same answer once more, because a service that it needs was not there. */
  | { type: 'answer.again' }
  | SearchChange<'authenticate'>;
