import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { ScreenMachines } from '../../machines/screen-machines';
import type { ScreenName } from '../../machines/system/screens/places';
import { completeWords } from '../seams/use-words';

type Loaded<Props> = () => Promise<ComponentType<Props>>;
type ScreenOf<Name extends ScreenName> = Name extends keyof ScreenMachines
  ? { actor: ActorRefFrom<ScreenMachines[Name]> }
  : { params: Record<string, string>; search: Record<string, unknown> };

/** The view of each screen, fetched with its first visit, or before it when a person is about to go there. */
const sources: { [Name in ScreenName]: Loaded<ScreenOf<Name>> } = {
  landing: async () => (await import('./session/landing/landing-screen')).LandingScreen,
  login: async () => (await import('./session/login/login-screen')).LoginScreen,
  marketplaceLogin: async () =>
    (await import('./session/marketplace-login/marketplace-login-screen')).MarketplaceLoginScreen,
  authenticate: async () => (await import('./session/authenticate/authenticate-screen')).AuthenticateScreen,
  noPermission: async () => (await import('./session/no-permission/no-permission-screen')).NoPermissionScreen,
  logout: async () => (await import('./session/logout/logout-screen')).LogoutScreen,
  suspended: async () => (await import('./shell/suspended-screen')).SuspendedScreen,
  notFound: async () => (await import('./shell/not-found-screen')).NotFoundScreen,
  profilePage: async () => (await import('./profile/profile-page/profile-page-screen')).ProfilePageScreen,
  liveSearches: async () => (await import('./search/live-searches/live-searches-screen')).LiveSearchesScreen,
  results: async () => (await import('./search/results/results-screen')).ResultsScreen,
  listing: async () => (await import('./listings/listing-detail/listing-screen')).ListingScreen,
  sendNotice: async () => (await import('./listings/send-notice/send-notice-screen')).SendNoticeScreen,
  suspicious: async () => (await import('./reports/suspicious/suspicious-screen')).SuspiciousScreen,
  history: async () => (await import('./history/history/history-screen')).HistoryScreen,
  case: async () => (await import('./cases/case/case-screen')).CaseScreen,
  supportForm: async () => (await import('./support/support-form/support-form-screen')).SupportFormScreen,
};

export type AnyScreen = ComponentType<{
  actor: AnyActorRef | null;
  params: Record<string, string>;
  search: Record<string, unknown>;
}>;

/** Screens that say nothing beyond the words of the entrance and of the home. */
const light: readonly ScreenName[] = [
  'landing',
  'login',
  'marketplaceLogin',
  'authenticate',
  'noPermission',
  'logout',
  'suspended',
  'notFound',
  'profilePage',
  'liveSearches',
];

const loads = new Map<ScreenName, Promise<AnyScreen>>();

/** The view of that screen with its words; a fetch that failed is begun anew by the next call. */
export function loadScreen(name: ScreenName): Promise<AnyScreen> {
  const known = loads.get(name);
  if (known) return known;
  const words = light.includes(name) ? null : completeWords(name === 'supportForm' ? 'support' : 'work');
  const load = Promise.all([(sources[name] as Loaded<never>)() as Promise<AnyScreen>, words]).then(([view]) => view);
  loads.set(name, load);
  load.catch(() => loads.delete(name));
  return load;
}

/** What is around every screen of a signed-in person, with its words. */
export async function loadSignedInShell() {
  const [{ SignedInShell }] = await Promise.all([import('./shell/signed-in-shell'), completeWords('home')]);
  return SignedInShell;
}
