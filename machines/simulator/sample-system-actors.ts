import type { Profile, MenuEntry } from '../../contracts/shapes';
import { helpFlags, type HelpFlag } from '../../contracts/vocabulary/members';
import { reasonCodes } from '../../contracts/vocabulary/reasons';
import { sites } from '../../contracts/vocabulary/sites';
import type { SystemActorFacts } from './answers';
import type { OutboxFacts, SendFacts } from '../system-actors/outbox';
import type { ProfileFacts } from '../system-actors/profile';
import { pathAt } from './sample-addresses';

/** An entry that is neither new nor above others, unless `more` says so. */
export function menuEntry(id: string, name: string, more: Partial<MenuEntry> = {}): MenuEntry {
  return { id, name, icon: null, url: null, isNew: false, newTab: false, children: [], ...more };
}

/** The server's menu, in the person's language; `hrefOf` says the path of an address. */
export function sampleMenu(hrefOf: (name: 'liveSearches' | 'suspicious' | 'history') => string = pathAt): MenuEntry[] {
  return [
    menuEntry('searches', 'Búsquedas', { icon: 'search', url: hrefOf('liveSearches') }),
    menuEntry('suspicious', 'Publicaciones sospechosas', { icon: 'flag', url: hrefOf('suspicious') }),
    menuEntry('history', 'Historial de denuncias', { icon: 'history', url: hrefOf('history') }),
  ];
}

/** The moment at which the lives of the samples begin: 20 November 2026, noon UTC, in epoch milliseconds. */
export const sampleNow = Date.UTC(2026, 10, 20, 12);

/** A verified rights holder who may do everything. */
export const anaProfile: Profile = {
  id: 'p-ana',
  givenName: 'Ana',
  familyName: 'Quiroga',
  lang: 'es',
  currency: 'ARS',
  email: 'ana@vigia.test',
  groupId: null,
  groupName: null,
  userIds: ['u-ana'],
  isAcuerdo: false,
  isVerified: true,
  hasSuggestions: false,
  authorizedSiteIds: ['MLA', 'MLB', 'MLM'],
  marketplaceAccount: { id: '1', siteId: 'MLA', nickname: 'ANDES' },
  account: null,
  suggestedListingsCountry: null,
  reportImportTooltipUntil: null,
  noticesLimitDayCount: 0,
  noticesLimitUpdatedAt: null,
  blockDenounceReminderUntil: null,
  showDenounceReminder: false,
  helps: Object.fromEntries(helpFlags.map((flag) => [flag, true])) as Record<HelpFlag, boolean>,
  articlesPinned: [],
  settings: {},
};

const countries = new Intl.DisplayNames('es', { type: 'region' });

/** What the profile's system actor knows of Ana: every site, every reason, and rates to convert prices with. */
export const anaFacts: ProfileFacts = {
  profile: anaProfile,
  sites: sites.map(({ id, country, currency, lang }) => ({
    id,
    countryCode: country,
    countryName: countries.of(country) ?? country,
    currency,
    lang,
  })),
  allowedNotices: anaProfile.authorizedSiteIds.map((siteId) => ({
    siteId,
    notices: reasonCodes.map((id) => ({ id, type: null, description: null })),
  })),
  restriction: null,
  judge: null,
  efficiency: 'high',
  limitsClosed: null,
  rates: { base: 'USD', rates: { USD: 1, ARS: 1_000, BRL: 5.4, MXN: 18.5 } },
  menu: sampleMenu(),
  answersDue: 0,
  dueAnswers: null,
  dueCases: null,
  reportedCount: 2,
  answersPending: 1,
  startUp: null,
};

/** A send that is on its way, as screens see it, or one that differs in this. */
export const sampleSend = (more: Partial<SendFacts> = {}): SendFacts => ({
  id: 's1',
  phase: 'sending',
  rows: [],
  startedAt: 0,
  goesAt: null,
  timeLeft: null,
  failure: null,
  because: null,
  stopping: false,
  pausing: false,
  elsewhere: false,
  ...more,
});

/** Nothing on its way. */
export const quietOutbox: OutboxFacts = {
  jobs: {},
  sends: {},
  pendingCount: 0,
  durable: true,
  recovering: false,
  sendsEndedElsewhere: 0,
};
/** What a former visit left is still being read. */
export const recoveringOutbox: OutboxFacts = { ...quietOutbox, recovering: true };

/** All that a screen reads around its own machine, for Ana signed in and nothing on its way; `more` takes the place of a system actor. */
export function sampleSystemActors(more: SystemActorFacts = {}): SystemActorFacts {
  return {
    session: { userId: 'u-ana', failure: null, redirect: null },
    profile: anaFacts,
    shell: { lang: 'es', chosen: 'es', menuOpen: false },
    listings: { visible: {}, moment: 0 },
    outbox: quietOutbox,
    drafts: { drafts: {} },
    notices: { shown: [] },
    screens: { screen: null, returned: false },
    ...more,
  };
}

/** Ana with these settings. */
export const systemActorsWithSettings = (settings: Record<string, unknown>) =>
  sampleSystemActors({ profile: { ...anaFacts, profile: { ...anaProfile, settings } } });

/** Nobody is signed in. */
export const signedOutSystemActors = sampleSystemActors({
  session: { userId: null, failure: null, redirect: null },
  profile: { ...anaFacts, profile: null },
});
