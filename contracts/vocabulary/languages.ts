export const languages = ['es', 'en', 'pt'] as const;
export type Lang = (typeof languages)[number];

/** What a person sees who has chosen nothing. */
export const defaultLanguage: Lang = 'es';

/** The store's language until one is applied; it is never painted. */
export const initialLanguage: Lang = 'en';
