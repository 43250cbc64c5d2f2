import type { Language } from '../../../contracts/shapes';

export interface AuthenticateInput {
  /** `lang`, and perhaps `articleId`, the listing that is to be reported afterwards. */
  params: Record<string, string>;
  /** The identity provider's answer: `code` and `state`, or `error`. */
  search: Record<string, unknown>;
}

export interface AuthenticateContext {
  lang: Language;
  redirect: string | null;
  /** The query of the answer, null when the address holds none. */
  answer: string | null;
}

export type AuthenticateEvent =
  { type: 'marketplace.continue' } | { type: 'search.change'; search: Record<string, unknown> };
