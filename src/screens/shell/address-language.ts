import type { Lang } from '../../../contracts/vocabulary/languages';

/** The same address in another language, where the address names one; null where it does not. Path and query. */
export function inLanguage(href: string, lang: Lang): string | null {
  const [path = '', query] = href.split('?', 2);
  const changed = path.replace(/\/(es|en|pt)(?=\/|$)/, `/${lang}`);
  return changed === path ? null : query === undefined ? changed : `${changed}?${query}`;
}
