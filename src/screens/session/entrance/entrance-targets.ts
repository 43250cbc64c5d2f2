import type { Lang } from '../../../../contracts/vocabulary/languages';
import type { Target } from '../../../../machines/domain/addresses';

/** Where the signed-out pages of a language are, each with the redirect that it carries. */
export function entranceTargetsOf(lang: Lang, redirect: string | null) {
  const search = { redirect };
  return {
    landing: { to: 'landing', params: { lang }, search },
    login: { to: 'login', params: { lang }, search },
    marketplace: { to: 'marketplaceLogin', params: { lang }, search },
    recover: { to: 'recoverPassword', params: { lang }, search },
    choosePassword: { to: 'choosePassword', params: { lang }, search },
    register: { to: 'register', params: { lang }, search },
    confirmAccount: { to: 'confirmAccount', params: { lang }, search },
  } satisfies Record<string, Target>;
}
