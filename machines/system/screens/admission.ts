import { carrying, isLanguage, safeRedirect, type Access } from '../../domain/access';
import { findPlace, type ScreenName } from './places';

export type Admission =
  | { type: 'wait' }
  | { type: 'redirect'; to: string }
  | { type: 'show'; screen: ScreenName; params: Record<string, string> };

const home = '/';
/** The list of what awaits an answer is the history, filtered (H01). */
export const pendingCases = '/reports/noticed_articles?force_locale=ES&status=PENDING&page=1';

function show(screen: ScreenName, params: Record<string, string> = {}): Admission {
  return { type: 'show', screen, params };
}

/** Where a signed-in person goes who came with a redirect: one of this console's places, never one that ends or forwards again. */
function destination(...wishes: (string | null)[]): string {
  for (const wish of wishes) {
    const path = safeRedirect(wish);
    const found = path === null ? null : findPlace(path.split(/[?#]/)[0] ?? home);
    if (
      path !== null &&
      found &&
      found.place.for !== 'signedOut' &&
      found.place.screen !== 'logout' &&
      found.place.forwards !== 'remembered'
    )
      return path;
  }
  return home;
}

/**
 * Who may see what at an address (path and query of this console): wait until more is known, go elsewhere, or show a screen, which
 * may be another than the path's. Pure.
 */
export function admission(access: Access, href: string): Admission {
  const { pathname, search, searchParams } = new URL(href, 'https://console.invalid');
  const found = findPlace(pathname);
  if (!found) return show('notFound');
  const { place, params } = found;
  if (access.session === 'restoring') return { type: 'wait' };
  const redirect = searchParams.get('redirect');

  if (access.session === 'out') {
    if (place.for !== 'signedIn') return place.screen ? show(place.screen, params) : show('notFound');
    if (place.screen === 'logout') return { type: 'redirect', to: `/${access.lang}` };
    if (place.forwards === 'remembered') return { type: 'redirect', to: carrying('/es', safeRedirect(redirect)) };
    if (!place.marketplaceSignIn) return { type: 'redirect', to: carrying('/es', `${pathname}${search}`) };
    const wished = searchParams.get('lang');
    const lang = isLanguage(wished) ? wished : access.lang;
    return { type: 'redirect', to: carrying(`/marketplace_login/${lang}`, `${pathname}${search}`) };
  }

  if (place.for === 'signedOut') return { type: 'redirect', to: destination(redirect, access.remembered) };
  if (place.screen === 'logout') return show('logout');
  if (place.forwards === 'remembered') return { type: 'redirect', to: destination(redirect, access.remembered) };
  if (!access.person) return { type: 'wait' };
  if (place.notForEnrolled && access.person.enrolled) return show('notFound');
  if (access.person.gated && !place.ungated) return show('profilePage');
  if (access.suspended && !place.whileSuspended) return show('suspended');
  if (place.forwards === 'pendingCases') return { type: 'redirect', to: pendingCases };
  return place.screen ? show(place.screen, params) : show('notFound');
}
