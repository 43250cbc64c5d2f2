import type { AnyEventObject } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Profile, SupportMessage } from '../../../contracts/shapes';
import { helpFlags, type HelpFlag } from '../../../contracts/vocabulary/members';
import type { SeatFacts } from '../../kit/answers';
import { answered, refused } from '../../kit/cover';
import type { Work } from '../../kit/seats';
import type { MessageJob } from './kept-message';
import type { SupportFormInput } from './support-form.types';

export const supportFormInput: SupportFormInput = { params: {}, search: { lang: 'es' } };

export const typedMessage: SupportMessage = {
  email: 'vera@marca.test',
  userId: 'VERA22',
  siteId: 'MLB',
  message: 'No puedo ingresar',
};

export const writer: Profile = {
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

const session = { failure: null, redirect: null };
const outbox = { jobs: {}, sends: {}, pendingCount: 0, durable: true };

export const signedOutSeats: SeatFacts = { session: { ...session, userId: null } };
export const signedInSeats: SeatFacts = {
  session: { ...session, userId: 'u-ana' },
  profile: {
    profile: writer,
    sites: [],
    allowedNotices: [],
    restriction: null,
    judge: null,
    rates: null,
    menu: [],
    answersDue: 0,
    reportedCount: null,
    answersPending: null,
  },
  drafts: { drafts: {} },
  outbox,
};

/** What goes out for the signed-in person of the samples. */
export const sentMessage: SupportMessage = { email: 'ana@vigia.test', userId: '1', siteId: 'MLA', message: 'Hola' };
const work: Work = { kind: 'command', command: { type: 'sendMessageToSupport', input: sentMessage } };

export function messageInOutbox(phase: MessageJob['phase'] | 'done' | 'failed', id = 'former'): SeatFacts['outbox'] {
  return { ...outbox, jobs: { [id]: { id, work, phase, failure: null } } };
}

export function settledMessage(failure: Failure | null, id = 'id-1') {
  return {
    type: 'work.settled' as const,
    id,
    work,
    failure,
    ...(failure === null ? { value: { caseId: '90000001' } } : {}),
  };
}

const seen = (phase: MessageJob['phase']) => ({
  type: 'job.seen' as const,
  job: { id: 'id-1', phase, message: sentMessage },
});

export const supportFormEvents: AnyEventObject[] = [
  { type: 'values.change', values: { message: 'Hola' } },
  { type: 'values.change', values: typedMessage },
  { type: 'draft.seen', draft: { message: 'De antes' } },
  { type: 'message.submit' },
  { type: 'message.repeat' },
  { type: 'message.reopen' },
  { type: 'message.another' },
  { type: 'search.change', search: { lang: 'pt' } },
  answered('sendMessageToSupport', { caseId: '90000001' }),
  refused('sendMessageToSupport', 'INVALID_INPUT'),
  refused('sendMessageToSupport', 'TIMED_OUT'),
];

/** What only a signed-in person's form hears. */
export const outboxEvents: AnyEventObject[] = [
  seen('inflight'),
  seen('waiting'),
  seen('unknown'),
  settledMessage(null),
  settledMessage({ code: 'INVALID_INPUT' }),
];
