import type { Language } from '../../../contracts/shapes';
import type { Seats } from '../../kit/seat';

/** A listing's title and description in the language of the interface; the text is null where there is none. */
export interface Translated {
  lang: Language;
  title: string;
  text: string | null;
}

/** Which listing, and its description where that is shown. */
export interface TranslationSubject {
  id: string | null;
  text: string | null;
}

export interface TranslationContext extends TranslationSubject {
  listings: Seats['listings'];
  translated: Translated | null;
}

export type TranslationEvent =
  | { type: 'translation.toggle' }
  /** Another listing is looked at, or its description has come: another one stands in its own language. */
  | ({ type: 'translation.about' } & TranslationSubject);
