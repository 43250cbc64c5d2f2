import type { Lang } from '../../contracts/vocabulary/languages';

/** Each language as those who read it call it. */
export const languageNames: Readonly<Record<Lang, string>> = { es: 'Español', en: 'English', pt: 'Português' };
