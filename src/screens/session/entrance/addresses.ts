import type { Lang } from '../../../../contracts/vocabulary/languages';
import { carrying, isLanguage, safeRedirect } from '../../../../machines/domain/access';

/** The language that the address of a signed-out page names, `es` when none. */
export function langOf(params: Record<string, string>): Lang {
  return isLanguage(params['lang']) ? params['lang'] : 'es';
}

/** Where the signed-out pages of a language are, each with the redirect that it carries. */
export function entrances(lang: Lang, redirect: unknown) {
  const kept = safeRedirect(redirect);
  return {
    landing: carrying(`/${lang}`, kept),
    login: carrying(`/login/${lang}`, kept),
    marketplace: carrying(`/marketplace_login/${lang}`, kept),
  };
}
