import type { Listing, Page } from '../../../contracts/shapes';
import type { SeatFacts } from '../../kit/answers';
import { answered, finished, refused } from '../../kit/cover';
import type { OutboxFacts, ProfileFacts } from '../../kit/seats';
import { reportedListing, visibleOf } from '../../shared/sample-listing';
import type { SuspiciousInput } from './suspicious.types';

export const suspiciousInput: SuspiciousInput = { params: {}, search: {} };

export function reportedPage(items: Listing[], total = items.length): Page<Listing> {
  return { items, total, offset: 0, limit: 50 };
}

/** The facts of an account that may send `available` notices more today; null for no limit. */
export function accountFacts(available: number | null, answersDue = 0): ProfileFacts {
  return {
    profile: null,
    sites: [],
    allowedNotices: [],
    restriction: available === null ? null : { status: 'new_member', denouncesAvailable: available, dueDate: null },
    judge: null,
    rates: null,
    menu: [],
    answersDue,
    reportedCount: null,
    answersPending: null,
  };
}

export const first = reportedListing({ id: 'MLA1000000001' });
export const closed = reportedListing({ id: 'MLA1000000002', status: 'closed' });
export const quietOutbox: OutboxFacts = { jobs: {}, sends: {}, pendingCount: 0, durable: true };
export const suspiciousSeats: SeatFacts = {
  listings: visibleOf([first, closed]),
  drafts: { drafts: {} },
  outbox: quietOutbox,
  profile: accountFacts(1),
};

const seek = (output: unknown) => finished('seekInactive', output);

export const suspiciousEvents = [
  answered('reportedArticles', reportedPage([first, closed])),
  answered('reportedArticles', reportedPage([], 60)),
  refused('reportedArticles', 'OFFLINE'),
  seek({ ok: true, value: reportedPage([first], 2) }),
  seek({ ok: true, value: reportedPage([closed], 2) }),
  seek({ ok: true, value: reportedPage([], 2) }),
  seek({ ok: false, failure: { code: 'OFFLINE' } }),
  finished('reportDrawer', {
    ids: [first.id],
    edit: true,
    report: { code: 'PPPI1', codeDescription: 'x', description: 'otra copia', tags: [], photosDenounced: [] },
  }),
  finished('reportDrawer', null),
  { type: 'list.reload' },
  { type: 'page.go', page: 2 },
  { type: 'row.toggle', id: first.id },
  { type: 'rows.choose', ids: [first.id, closed.id] },
  { type: 'send.ask', ids: [first.id] },
  { type: 'send.ask', ids: [first.id, closed.id] },
  { type: 'send.ask', ids: [] },
  { type: 'report.edit', id: first.id },
  { type: 'dismiss.ask', ids: [first.id] },
  { type: 'remove.ask', ids: [first.id] },
  { type: 'trust.ask', ids: [first.id] },
  { type: 'inactive.seek' },
  { type: 'question.confirm' },
  { type: 'question.cancel' },
  { type: 'listing.open', id: first.id },
  { type: 'search.change', search: { page: 2 } },
  { type: 'screen.resumed' },
  { type: 'sends.over' },
];
