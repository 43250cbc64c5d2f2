import type { AnyEventObject } from 'xstate';
import type { Profile, SiteNotices } from '../../../contracts/shapes';
import { helpFlags, type HelpFlag } from '../../../contracts/vocabulary/members';
import { answered, finished, refused } from '../../kit/cover';

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
export const sampleSession = { accessToken: 'token-br', expiresAt: 900_000, userId: 'u-ana-br' };

const page = (total: number) => ({ items: [], total, offset: 0, limit: 1 });
const change = { kind: 'command', command: { type: 'updateProfile', input: { lang: 'pt' } } };

export const profileEvents: AnyEventObject[] = [
  answered('profile', sampleProfile),
  answered('profile', { ...sampleProfile, isVerified: false }),
  refused('profile', 'OFFLINE'),
  refused('profile', 'SERVER_ERROR'),
  answered('allowedNotices', sampleNotices),
  answered('allowedNotices', []),
  refused('allowedNotices', 'OFFLINE'),
  refused('allowedNotices', 'SERVER_ERROR'),
  { type: 'profile.retry' },
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
  { type: 'work.settled', id: 'id-1', work: change, failure: null },
  { type: 'work.settled', id: 'id-1', work: change, failure: { code: 'SERVER_ERROR' } },
];

export const surroundingsEvents: AnyEventObject[] = [
  answered('sites', [{ id: 'MLA', countryCode: 'AR', countryName: 'Argentina', currency: 'ARS', lang: 'es' }]),
  refused('sites', 'SERVER_ERROR'),
  refused('sites', 'OFFLINE'),
  answered('menu', []),
  { type: 'work.settled', id: 'id-1', work: change, failure: null },
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
  { type: 'profile.retry' },
];
