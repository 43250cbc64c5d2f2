import { profileSelectionMachine } from '../../profile/profile-selection/profile-selection.machine';
import type { Profile, SiteNotices } from '../../../contracts/shapes';
import { answered, finished, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleMenu, anaProfile, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { snapshotEvent } from '../../simulator/snapshot-event';
import type { profileMachine } from './profile.machine';
import { profileResources } from './profile-resources';
import type { ProfileContext, ProfileOwnEvent } from './profile.types';

export const sampleProfile: Profile = { ...anaProfile, familyName: 'Suárez', authorizedSiteIds: ['MLA'] };
export const sampleNotices: SiteNotices[] = [
  { siteId: 'MLA', notices: [{ id: 'PPPI1', type: null, description: null }] },
];
export const sampleSession = { accessToken: 'token-br', expiresAt: sampleNow + 900_000, userId: 'u-ana-br' };

const page = (total: number) => ({ items: [], total, offset: 0, limit: 1 });

const retry: ProfileOwnEvent = { type: 'profile.retry' };
const proposed: ProfileOwnEvent = { type: 'change.propose', id: 'id-1', change: { lang: 'pt' } };
const saved: ProfileOwnEvent = { type: 'change.settle', id: 'id-1' };

const person = [
  answered('profile', sampleProfile),
  answered('profile', { ...sampleProfile, isVerified: false }),
  answered('profile', { ...sampleProfile, helps: { ...sampleProfile.helps, onBoarding: false } }),
  refused('profile', 'OFFLINE'),
  refused('profile', 'SERVER_ERROR'),
  answered('allowedNotices', sampleNotices),
  answered('allowedNotices', []),
  refused('allowedNotices', 'OFFLINE'),
  refused('allowedNotices', 'SERVER_ERROR'),
  retry,
  { type: 'profile.refetch' },
  { type: 'clock.turned' },
  { type: 'session.heard', message: { type: 'profile.changed' } },
  { type: 'session.heard', message: { type: 'session.signedOut' } },
  { type: 'language.applied', lang: 'es' },
  { type: 'journal.read', changes: [] },
  { type: 'verification.start' },
  { type: 'modal.close' },
  { type: 'profiles.open' },
  finished('carousel', undefined),
  finished('loadProfileSelection', profileSelectionMachine),
  { type: 'xstate.error.actor.loadProfileSelection', actorId: 'loadProfileSelection', error: new Error('No network.') },
  finished('profileSelection', { session: null }),
  finished('profileSelection', { session: sampleSession }),
  { type: 'language.choose', lang: 'pt' },
  { type: 'currency.choose', currency: 'BRL' },
  { type: 'help.close', flag: 'dialog' },
  { type: 'limits.close' },
  { type: 'importTip.putOff', until: '2026-11-27T12:00:00.000Z' },
  { type: 'reminder.putOff', until: '2026-11-21T12:00:00.000Z' },
  { type: 'pin.toggle', ids: ['MLA1000000001'] },
  { type: 'setting.keep', key: 'template:t1', value: null },
  { type: 'suggestedCountry.choose', siteId: 'MLB' },
  proposed,
  { type: 'change.propose', id: 'id-1', change: { currency: 'BRL' } },
  saved,
  { type: 'change.reject', id: 'id-1' },
];

/** What stands around the profile, as it shows itself once it is answered. */
const around = [
  snapshotEvent('sites', profileResources.sites, {
    steps: [
      answered('sites', [{ id: 'MLA', countryCode: 'AR', countryName: 'Argentina', currency: 'ARS', lang: 'es' }]),
    ],
  }),
  snapshotEvent('menu', profileResources.menu, { steps: [answered('menu', sampleMenu())] }),
  snapshotEvent('rates', profileResources.rates, {
    steps: [answered('ratesConvertions', { base: 'USD', rates: { ARS: 1000 } })],
  }),
  snapshotEvent('restriction', profileResources.restriction, {
    steps: [answered('memberRestriction', { status: 'none', denouncesAvailable: null, dueDate: null })],
  }),
  snapshotEvent('restriction', profileResources.restriction, {
    steps: [answered('memberRestriction', { status: 'new_member', denouncesAvailable: 50, dueDate: null })],
  }),
  snapshotEvent('judge', profileResources.judge, { steps: [refused('memberJudge', 'OFFLINE')] }),
  snapshotEvent('judge', profileResources.judge, {
    steps: [
      answered('memberJudge', {
        type: null,
        subType: null,
        severity: 'suspension',
        maxDenounces: null,
        denouncesAvailable: null,
        dueDate: null,
      }),
    ],
  }),
  snapshotEvent('efficiency', profileResources.efficiency, { steps: [answered('efficiency', { level: 'medium' })] }),
  snapshotEvent('reported', profileResources.reported, {
    steps: [answered('reportedArticlesCount', { count: 7, countDB: 7 })],
  }),
  snapshotEvent('pending', profileResources.pending, { steps: [answered('pendingDenouncesCount', { total: 3 })] }),
  snapshotEvent('due', profileResources.due, { steps: [answered('pendingCounterNoticeList', page(2))] }),
];

/** Answers that the path test has no use for, and whoever steps through the machine by hand has. */
const byHand = [
  refused('sites', 'SERVER_ERROR'),
  refused('menu', 'OFFLINE'),
  refused('ratesConvertions', 'SERVER_ERROR'),
  refused('memberRestriction', 'SERVER_ERROR'),
  ...around.flatMap(({ steps }) => steps),
];

const asked: ProfileOwnEvent[] = [
  { type: 'counts.refetch' },
  { type: 'verification.refuse' },
  { type: 'day.counted', count: 3, at: '2026-03-14T12:00:00.000Z' },
  { type: 'allowance.refetch' },
  { type: 'counts.changed', reportedCount: 9 },
];

const personal = ({ profile, failures, startUp, left, truth, allowedNotices, restriction }: ProfileContext) => [
  profile?.isVerified,
  Math.min(failures, 3),
  startUp === 'undecided' && left ? 'decidable' : startUp,
  profile?.helps.onBoarding,
  Object.keys(truth.open).length,
  allowedNotices.length > 0,
  restriction?.status === 'new_member',
];

export const profileSamples: MachineSamples<typeof profileMachine> = {
  lives: [
    {
      name: 'just signed in',
      input: { requiredSince: '2020-06-15' },
      systemActors: sampleSystemActors(),
      now: sampleNow,
    },
  ],
  events: [...person, ...around, ...asked, ...byHand],
  offers: (snapshot, { type }) =>
    !type.includes('loadProfileSelection') || snapshot.matches({ modal: 'selectionFetching' }),
  most: 9_000,
  serialize: ({ value, context }) => JSON.stringify([value, personal(context)]),
  never: {
    'the console is open without a profile': ({ value, context }) =>
      JSON.stringify(value.person).includes('open"') && context.profile === null,
    'a modal stands before the language was applied': ({ value, context }) =>
      value.modal === 'verification' && context.startUp === 'undecided',
  },
};

export const profileDescriptions = {
  states: {
    person: 'Who the person is, and whether they may stay.',
    profile: 'The profile itself.',
    asking: 'Asked for.',
    known: 'Known.',
    rights: 'What the person may report, by site.',
    opening: 'Profile and allowed notices are asked for at once.',
    failed: 'One of them did not come: the retry screen.',
    expelled: 'A rule ended the session.',
    open: 'The profile is known; everything that belongs to it is awake.',
    settled: 'Nothing is asked.',
    refetching: 'The profile is asked for again, the former stays meanwhile.',
    doubting: 'It did not come; the third answered failure ends the session.',
    today: 'When it is over, or turns out to be another day, what is due today is asked anew.',
    modal: 'The modal above every screen.',
    none: 'None.',
    introduction: 'The console, or its suggestions, are introduced in slides.',
    verification: 'The person is told that verification is needed.',
    selectionFetching: 'The code for the choice among profiles comes.',
    selection: 'The choice among profiles.',
  },
  delays: { tomorrow: 'when a new day begins' },
  guards: {
    tooManyFailures: 'three answered failures in a row',
    lacksRights: 'no allowed notices, or fewer than authorised sites',
    changesLanguage: 'it is the language that changes, or changes back',
    isItsLanguage: 'it is the language of the profile already',
    isUnread: 'the journal was not read yet',
    mustVerify: 'verification is the start-up modal of this load',
    introduces: 'an introduction is the start-up modal of this load',
    isNewMember: 'the account is a new one',
    switched: 'another profile was entered',
    saysProfileChanged: 'another tab changed the profile',
    isHeld: 'it was answered',
    endsTheSession: 'the gateway answered, with a failure other than an unknown field',
  },
};
