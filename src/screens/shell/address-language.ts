import type { Lang } from '../../../contracts/vocabulary/languages';

/** The same address in another language, where its path or its `lang` names one; null where it does not. Path and query. */
export function inLanguage(href: string, lang: Lang): string | null {
  const [path = '', query] = href.split('?', 2);
  const changedPath = path.replace(/\/(es|en|pt)(?=\/|$)/, `/${lang}`);
  const changedQuery = query?.replace(/(^|&)lang=(es|en|pt)(?=&|$)/, `$1lang=${lang}`);
  if (changedPath === path && changedQuery === query) return null;
  return changedQuery === undefined ? changedPath : `${changedPath}?${changedQuery}`;
}
