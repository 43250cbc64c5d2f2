import type { Language } from '../../../contracts/shapes';
import type { SystemActors } from '../../kit/system-actor';

/** A listing's title and description in the language of the interface; the text is null where there is none. */
export interface TranslatedListing {
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
  listings: SystemActors['listings'];
  translated: TranslatedListing | null;
}

export type TranslationEvent =
  | { type: 'translation.toggle' }
  /** Another listing is looked at, or its description has come: another one stands in its own language. */
  | ({ type: 'translation.about' } & TranslationSubject);
