import type { Outcome } from '../../../contracts/ports';
import type { Listing, Page } from '../../../contracts/shapes';
import { answered, finished, refused } from '../../kit/cover';
import type { MachineSamples } from '../../kit/samples';
import type { OutboxFacts, ProfileFacts } from '../../kit/seats';
import type { ReportDrawerOutput } from '../../shared/report-drawer/report-drawer.types';
import { reportedListing, visibleOf } from '../../shared/sample-listing';
import { anaFacts, sampleNow, sampleSeats } from '../../shared/sample-seats';
import type { suspiciousMachine } from './suspicious.machine';
import type { SuspiciousEvent, SuspiciousInput } from './suspicious.types';

export const suspiciousInput: SuspiciousInput = { params: {}, search: {} };

export function reportedPage(items: Listing[], total = items.length): Page<Listing> {
  return { items, total, offset: 0, limit: 50 };
}

/** The facts of an account that may send `available` notices more today; null for no limit. */
export function accountFacts(available: number | null, answersDue = 0): ProfileFacts {
  return {
    ...anaFacts,
    restriction: available === null ? null : { status: 'new_member', denouncesAvailable: available, dueDate: null },
    answersDue,
  };
}

export const first = reportedListing({ id: 'MLA1000000001' });
export const closed = reportedListing({ id: 'MLA1000000002', status: 'closed' });
export const quietOutbox: OutboxFacts = { jobs: {}, sends: {}, pendingCount: 0, durable: true };
export const suspiciousSeats = sampleSeats({
  listings: visibleOf([first, closed]),
  outbox: quietOutbox,
  profile: accountFacts(1),
});

const seek = (output: Outcome<Page<Listing>>) => finished('seekInactive', output);
const drawn = (output: ReportDrawerOutput) => finished('reportDrawer', output);

const said: SuspiciousEvent[] = [
  { type: 'list.reload' },
  { type: 'page.go', page: 2 },
  { type: 'row.toggle', id: first.id },
  { type: 'rows.choose', ids: [first.id, closed.id] },
  { type: 'send.ask', ids: [first.id] },
  { type: 'send.ask', ids: [first.id, closed.id] },
  { type: 'send.ask', ids: 'all' },
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

export const suspiciousSamples: MachineSamples<typeof suspiciousMachine> = {
  lives: [
    { name: 'one more may be sent today', input: suspiciousInput, seats: suspiciousSeats, now: sampleNow },
    {
      name: 'answers to sellers are due',
      input: suspiciousInput,
      seats: { ...suspiciousSeats, profile: accountFacts(null, 3) },
      now: sampleNow,
    },
  ],
  events: [
    answered('reportedArticles', reportedPage([first, closed])),
    answered('reportedArticles', reportedPage([], 60)),
    refused('reportedArticles', 'OFFLINE'),
    seek({ ok: true, value: reportedPage([first], 2) }),
    seek({ ok: true, value: reportedPage([closed], 2) }),
    seek({ ok: true, value: reportedPage([], 2) }),
    seek({ ok: false, failure: { code: 'OFFLINE' } }),
    answered('blindages', []),
    drawn({
      ids: [first.id],
      edit: true,
      report: {
        code: 'PPPI1',
        codeDescription: 'Producto falsificado',
        description: 'otra copia',
        tags: [],
        photosDenounced: [],
      },
    }),
    drawn(null),
    ...said,
  ],
  most: 20_000,
  serialize: ({ value, context }) =>
    JSON.stringify([
      value,
      context.ids,
      context.page,
      context.question,
      context.verdict,
      context.inactive.found,
      context.inactive.seen,
    ]),
  never: {
    'a question is asked about nothing': (snapshot) =>
      snapshot.matches({ decision: 'asking' }) && snapshot.context.question === null,
    'inactive listings are removed before every page was seen': (snapshot) =>
      snapshot.matches({ decision: 'asking' }) &&
      snapshot.context.question?.about === 'inactive' &&
      snapshot.context.inactive.seen < 2,
  },
};
