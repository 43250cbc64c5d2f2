import type { JournalRecord } from '../../../contracts/ports';
import { answers, type FakePorts } from '../../simulator/answers';
import { finished } from '../../simulator/cover';
import { sampleNotices, sampleProfile } from '../profile/profile.samples';
import { anaSession } from '../session/session.samples';
import * as inside from './core-actors';
import * as later from './deferred-actors';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow } from '../../simulator/sample-system-actors';
import type { rootMachine, RootEvent, RootInput } from './root.machine';

export const rootInput: RootInput = { version: '3.20.1', requiredSince: '' };

const said: RootEvent[] = [
  { type: 'session.entered', userId: 'u-ana', remembered: null },
  { type: 'profile.opened', profileId: 'p-ana' },
  { type: 'session.left', kept: true },
  { type: 'session.left', kept: false },
  { type: 'palette.open' },
];

export const rootSamples: MachineSamples<typeof rootMachine> = {
  lives: [{ name: 'the console was just opened', input: rootInput, now: sampleNow, systemActors: null }],
  events: [
    ...said,
    finished('loadInside', inside),
    { type: 'xstate.error.actor.loadInside', actorId: 'loadInside', error: new Error('No network.') },
    { type: 'xstate.error.actor.loadInside', actorId: 'loadInside', error: { release: 'newer' } },
    finished('loadLater', later),
    { type: 'xstate.error.actor.loadLater', actorId: 'loadLater', error: new Error('No network.') },
  ],
  offers: ({ value }, { type }) => {
    if (type.includes('loadLater')) return JSON.stringify(value).includes('completing');
    return !type.includes('loadInside') || JSON.stringify(value).includes('fetching');
  },
  never: {
    'a profile is known while nobody is in': ({ value, context }) => value === 'vacant' && context.profileId !== null,
  },
};

const page = <T>(items: T[] = []) => ({ items, total: items.length, offset: 0, limit: 50 });

/** Everything that a signed-in person's console asks at its start, answered; nobody is signed in yet. */
export const rootPorts = (): FakePorts => ({
  restoreSession: answers(null),
  signIn: answers(anaSession),
  signOut: answers({ logoutPage: '/identity/end' }),
  signUp: answers<void>(undefined),
  confirmSignUp: answers<void>(undefined),
  forgotPassword: answers<void>(undefined),
  confirmForgotPassword: answers<void>(undefined),
  changePassword: answers<void>(undefined),
  createAuditor: answers({ userId: 'u-vera' }),
  linkAccount: answers({ userId: 'u-ana-br' }),
  profile: answers(sampleProfile),
  allowedNotices: answers(sampleNotices),
  sites: answers([]),
  menu: answers([]),
  ratesConvertions: answers({ base: 'USD', rates: { USD: 1, ARS: 1000 } }),
  efficiency: answers({ level: 'high' }),
  memberRestriction: answers({ status: null, denouncesAvailable: null, dueDate: null }),
  memberJudge: answers({
    type: null,
    subType: null,
    severity: null,
    maxDenounces: null,
    denouncesAvailable: null,
    dueDate: null,
  }),
  readDevice: answers({ agent: 'console', width: 1440 }),
  readAlertRight: answers<'unsupported'>('unsupported'),
  insertStatistics: answers<void>(undefined),
  trackUserEvent: answers<void>(undefined),
  showDenounceReminder: answers(false),
  showReportImportTooltipUntil: answers<string | null>(null),
  reportedArticlesCount: answers({ count: 7, countDB: 7 }),
  pendingDenouncesCount: answers({ total: 0 }),
  pendingCounterNoticeList: answers(page()),
  liveSearches: answers(page()),
  suggestedArticles: answers({ ...page<never>(), pinned: [] }),
  readPreference: answers<string | null>(null),
  writePreference: answers<void>(undefined),
  applyLanguage: answers<void>(undefined),
  readJournal: answers<JournalRecord[]>([]),
  writeJournal: answers<void>(undefined),
  deleteJournal: answers<void>(undefined),
  readDrafts: answers<never[]>([]),
  clearSaved: answers<void>(undefined),
  readPast: answers<null>(null),
  writePast: answers<void>(undefined),
  readCursor: answers<null>(null),
  writeCursor: answers<void>(undefined),
});

export const rootDescriptions = {
  states: {
    vacant: 'Nobody is signed in: no profile, outbox and drafts are asleep.',
    occupied: 'Somebody is signed in: their profile is alive.',
    fetching: 'The code of everything inside is fetched.',
    lacking: 'It did not come; it is asked for again in a moment.',
    opening: 'The profile is on its way.',
    open: 'The profile is known: outbox and drafts are awake under it.',
    completing: 'The code that nobody waits for is fetched: palette, day, reminders, alerts.',
    incomplete: 'It did not come; it is asked for again later, or as soon as the palette is wanted.',
    complete: 'Everything of a signed-in person is there.',
  },
  guards: {
    isOfOtherRelease: 'the server has another release than this page',
  },
};
