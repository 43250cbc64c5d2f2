import type { Access } from '../../domain/access';
import type { Target } from '../../domain/addresses';
import { locationOf, type Location } from '../../domain/locations';
import { accessRuleOf } from './access-table';

/** What to do at an address: wait until more is known, show a place, go elsewhere, or return to the first wish that leads somewhere. */
export type Admission =
  | { type: 'wait' }
  | { type: 'show'; place: Location }
  | { type: 'go'; target: Target }
  | { type: 'return'; wishes: string[] };

/** The list of what awaits an answer is the history, filtered (H01). */
export const pendingCasesTarget: Target = {
  to: 'history',
  search: { force_locale: 'ES', status: ['PENDING'], page: 1 },
};

/** Whether a redirect may lead there: to a place of signed-in people that neither ends nor forwards again. */
export function mayReturnTo({ address }: Location): boolean {
  return (
    accessRuleOf(address).for !== 'signedOut' &&
    address !== 'logout' &&
    address !== 'remembered' &&
    address !== 'notFound'
  );
}

const redirectIn = ({ search }: Location) => (typeof search['redirect'] === 'string' ? search['redirect'] : null);
const returnTo = (...wishes: (string | null)[]): Admission => ({
  type: 'return',
  wishes: wishes.filter((wish) => wish !== null),
});
const go = (target: Target): Admission => ({ type: 'go', target });
const show = (place: Location): Admission => ({ type: 'show', place });

/** Where somebody without a session is led instead. */
function outside(access: Access, place: Location): Target {
  const { address, href: redirect } = place;
  if (address === 'logout') return { to: 'landing', params: { lang: access.lang } };
  if (address === 'remembered') {
    return { to: 'landing', params: { lang: 'es' }, search: { redirect: redirectIn(place) } };
  }
  if (accessRuleOf(address).marketplaceSignIn) {
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
export function admission(access: Access, place: Location): Admission {
  const { address, href } = place;
  const rule = accessRuleOf(address);
  if (address === 'notFound') return show(place);
  if (access.session === 'restoring') return { type: 'wait' };
  if (access.session === 'out') return rule.for === 'signedIn' ? go(outside(access, place)) : show(place);

  if (rule.for === 'signedOut') return returnTo(redirectIn(place), access.remembered);
  if (address === 'logout') return show(place);
  if (address === 'remembered') return returnTo(redirectIn(place), access.remembered);
  if (!access.person) return { type: 'wait' };
  if (rule.notForEnrolled && access.person.enrolled) return show(locationOf('notFound', {}, {}, href));
  if (access.person.gated && !rule.ungated) return show(locationOf('profilePage', {}, {}, href));
  if (rule.mainAccount && !access.person.main) return show(locationOf('notFound', {}, {}, href));
  if (access.suspended && !rule.whileSuspended) return show(locationOf('suspended', {}, {}, href));
  return address === 'pendingCases' ? go(pendingCasesTarget) : show(place);
}
