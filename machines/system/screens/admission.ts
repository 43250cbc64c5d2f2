import type { Access } from '../../domain/access';
import type { Target } from '../../domain/addresses';
import { placeOf, type Place } from '../../domain/places';
import { accessTo } from './access-table';

/** What to do at an address: wait until more is known, show a place, go elsewhere, or return to the first wish that leads somewhere. */
export type Admission =
  | { type: 'wait' }
  | { type: 'show'; place: Place }
  | { type: 'go'; target: Target }
  | { type: 'return'; wishes: string[] };

/** The list of what awaits an answer is the history, filtered (H01). */
export const pendingCases: Target = {
  to: 'history',
  search: { force_locale: 'ES', status: ['PENDING'], page: 1 },
};

/** Whether a redirect may lead there: to a place of signed-in people that neither ends nor forwards again. */
export function mayReturnTo({ address }: Place): boolean {
  return (
    accessTo(address).for !== 'signedOut' && address !== 'logout' && address !== 'remembered' && address !== 'notFound'
  );
}

const redirectIn = ({ search }: Place) => (typeof search['redirect'] === 'string' ? search['redirect'] : null);
const returnTo = (...wishes: (string | null)[]): Admission => ({
  type: 'return',
  wishes: wishes.filter((wish) => wish !== null),
});
const go = (target: Target): Admission => ({ type: 'go', target });
const show = (place: Place): Admission => ({ type: 'show', place });

/** Where somebody without a session is led instead. */
function outside(access: Access, place: Place): Target {
  const { address, href: redirect } = place;
  if (address === 'logout') return { to: 'landing', params: { lang: access.lang } };
  if (address === 'remembered') {
    return { to: 'landing', params: { lang: 'es' }, search: { redirect: redirectIn(place) } };
  }
  if (accessTo(address).marketplaceSignIn) {
    return {
      to: 'marketplaceLogin',
      params: { lang: place.language.signedOut ?? access.lang },
      search: { redirect },
    };
  }
  if (access.ended) return { to: 'login', params: { lang: access.lang }, search: { redirect } };
  return { to: 'landing', params: { lang: 'es' }, search: { redirect } };
}

/** Who may see what at a place; what is shown may be another. Pure. */
export function admission(access: Access, place: Place): Admission {
  const { address, href } = place;
  const rule = accessTo(address);
  if (address === 'notFound') return show(place);
  if (access.session === 'restoring') return { type: 'wait' };
  if (access.session === 'out') return rule.for === 'signedIn' ? go(outside(access, place)) : show(place);

  if (rule.for === 'signedOut') return returnTo(redirectIn(place), access.remembered);
  if (address === 'logout') return show(place);
  if (address === 'remembered') return returnTo(redirectIn(place), access.remembered);
  if (!access.person) return { type: 'wait' };
  if (rule.notForEnrolled && access.person.enrolled) return show(placeOf('notFound', {}, {}, href));
  if (access.person.gated && !rule.ungated) return show(placeOf('profilePage', {}, {}, href));
  if (rule.mainAccount && !access.person.main) return show(placeOf('notFound', {}, {}, href));
  if (access.suspended && !rule.whileSuspended) return show(placeOf('suspended', {}, {}, href));
  return address === 'pendingCases' ? go(pendingCases) : show(place);
}
