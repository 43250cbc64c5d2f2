import type { Profile, SiteNotices } from '../../../contracts/shapes';
import { helpFlags, type HelpFlag } from '../../../contracts/vocabulary/members';
import { answered, finished, refused } from '../../kit/cover';
import type { MachineSamples } from '../../kit/samples';
import type { Work } from '../../kit/seats';
import { sampleMenu, sampleNow, sampleSeats } from '../../shared/sample-seats';
import type { profileMachine } from './profile.machine';
import type { ProfileContext, ProfileOwnEvent } from './profile.types';

export const sampleProfile: Profile = {
  id: 'p-ana',
  givenName: 'Ana',
  familyName: 'Suárez',
  lang: 'es',
  currency: 'ARS',
  email: 'ana@vigia.test',
  groupId: null,
  groupName: null,
  userIds: ['u-ana'],
  isAcuerdo: false,
  isVerified: true,
  hasSuggestions: false,
  authorizedSiteIds: ['MLA'],
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
export const sampleNotices: SiteNotices[] = [
  { siteId: 'MLA', notices: [{ id: 'PPPI1', type: null, description: null }] },
];
export const sampleSession = { accessToken: 'token-br', expiresAt: sampleNow + 900_000, userId: 'u-ana-br' };

const page = (total: number) => ({ items: [], total, offset: 0, limit: 1 });
const change: Work = { kind: 'command', command: { type: 'updateProfile', input: { lang: 'pt' } } };

const retry: ProfileOwnEvent = { type: 'profile.retry' };
const saved: ProfileOwnEvent = { type: 'work.settled', id: 'id-1', work: change, failure: null };

const person = [
  answered('profile', sampleProfile),
  answered('profile', { ...sampleProfile, isVerified: false }),
  refused('profile', 'OFFLINE'),
  refused('profile', 'SERVER_ERROR'),
  answered('allowedNotices', sampleNotices),
  answered('allowedNotices', []),
  refused('allowedNotices', 'OFFLINE'),
  refused('allowedNotices', 'SERVER_ERROR'),
  retry,
  { type: 'profile.refetch' },
  { type: 'session.heard', message: { type: 'profile.changed' } },
  { type: 'session.heard', message: { type: 'session.signedOut' } },
  { type: 'language.applied', lang: 'es' },
  { type: 'verification.start' },
  { type: 'modal.close' },
  { type: 'profiles.open' },
  finished('profileSelection', { session: null }),
  finished('profileSelection', { session: sampleSession }),
  { type: 'language.choose', lang: 'pt' },
  { type: 'currency.choose', currency: 'BRL' },
  { type: 'help.close', flag: 'dialog' },
  saved,
  { type: 'work.settled', id: 'id-1', work: change, failure: { code: 'SERVER_ERROR' } },
];

const surroundings = [
  answered('sites', [{ id: 'MLA', countryCode: 'AR', countryName: 'Argentina', currency: 'ARS', lang: 'es' }]),
  refused('sites', 'SERVER_ERROR'),
  refused('sites', 'OFFLINE'),
  answered('menu', sampleMenu),
  saved,
  refused('menu', 'OFFLINE'),
  refused('menu', 'SERVER_ERROR'),
  answered('ratesConvertions', { base: 'USD', rates: { ARS: 1000 } }),
  refused('ratesConvertions', 'SERVER_ERROR'),
  answered('memberRestriction', { status: 'none', denouncesAvailable: null, dueDate: null }),
  refused('memberRestriction', 'SERVER_ERROR'),
  refused('memberRestriction', 'OFFLINE'),
  answered('memberJudge', {
    type: null,
    subType: null,
    severity: 'suspension',
    maxDenounces: null,
    denouncesAvailable: null,
    dueDate: null,
  }),
  refused('memberJudge', 'OFFLINE'),
  refused('memberJudge', 'SERVER_ERROR'),
  answered('reportedArticlesCount', { count: 7, countDB: 7 }),
  refused('reportedArticlesCount', 'SERVER_ERROR'),
  answered('pendingDenouncesCount', { total: 3 }),
  refused('pendingDenouncesCount', 'SERVER_ERROR'),
  answered('pendingCounterNoticeList', page(2)),
  refused('pendingCounterNoticeList', 'SERVER_ERROR'),
  { type: 'menu.refetch' },
  { type: 'counts.refetch' },
  { type: 'allowance.refetch' },
  { type: 'counts.changed', reportedCount: 9 },
  retry,
];

const regions = (value: unknown) => Object.values(value as Record<string, unknown>);
const personal = ({ profile, failures, offered, changes, allowedNotices }: ProfileContext) => [
  profile?.isVerified,
  Math.min(failures, 3),
  offered,
  Object.keys(changes).length,
  allowedNotices.length > 0,
];

export const profileSamples: MachineSamples<typeof profileMachine> = {
  lives: [{ name: 'just signed in', input: { requiredSince: '2020-06-15' }, seats: sampleSeats(), now: sampleNow }],
  events: [...new Set([...person, ...surroundings])],
  // Every region on its own: all of them together are more snapshots than anybody can walk.
  offers: ({ value, context }, event) => {
    const around = regions(value).slice(2);
    const untouched = around.every((state) => state === 'asking');
    const early =
      JSON.stringify(value.person).includes('opening') &&
      value.modal === 'none' &&
      context.failures === 0 &&
      !context.profile;
    const oneTouched = around.filter((state) => state !== 'asking').length <= 1;
    return (untouched && person.includes(event)) || (early && oneTouched && surroundings.includes(event));
  },
  serialize: ({ value, context }) => JSON.stringify([value, personal(context)]),
  never: {
    'the console is open without a profile': ({ value, context }) =>
      JSON.stringify(value.person).includes('open"') && context.profile === null,
    'a modal stands before the language was applied': ({ value, context }) =>
      value.modal === 'verification' && !context.offered,
  },
};
