export const languages = ['es', 'en', 'pt'] as const;
export type Lang = (typeof languages)[number];

/** What a person sees who has chosen nothing. */
export const defaultLanguage: Lang = 'es';

/** The store's language until one is applied; it is never painted. */
export const initialLanguage: Lang = 'en';

/** What turns the text behind it round until it is closed; the languages of the console need none of it. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** Whether an answer holds any of it, written out or as its escape. */
export const hasDirectionControls = (text: string): boolean =>
  /[\u202A-\u202E\u2066-\u2069]|\\u20(2[a-e]|6[6-9])/i.test(text);

/** The text without what would turn the words after it round, in a sentence or beside it. */
export const stripDirectionControls = (text: string): string => text.replace(directionControls, '');
