import type { Listing, Page } from '../../../contracts/shapes';
import { answered, finished, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import type { ProfileFacts } from '../../system-actors/profile';
import { sampleMark } from '../../shared/marking/marking.samples';
import { reportedListing, visibleOf } from '../../simulator/sample-listing';
import {
  anaFacts,
  quietOutbox,
  recoveringOutbox,
  sampleNow,
  sampleSystemActors,
} from '../../simulator/sample-system-actors';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { filterDrawerEvents, filterDescriptions } from '../../shared/list/filters';
import { listEvents, rowsChosenEvents } from '../../shared/list/list.samples';
import { snapshotEvent } from '../../simulator/snapshot-event';
import { detailLauncherEvents } from '../reported-detail-launcher/reported-detail-launcher.samples';
import { suspiciousList } from './suspicious.list';
import type { suspiciousMachine } from './suspicious.machine';
import type { SuspiciousContext, SuspiciousEvent, SuspiciousInput } from './suspicious.types';

export const suspiciousInput: SuspiciousInput = inputAt('suspicious', {});

export function pageOfReported(items: Listing[], total = items.length): Page<Listing> {
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

export const firstReported = reportedListing({ id: 'MLA1000000001' });
export const closedReported = reportedListing({ id: 'MLA1000000002', status: 'closed' });
export const suspiciousSystemActors = sampleSystemActors({
  listings: visibleOf([firstReported, closedReported]),
  outbox: quietOutbox,
  profile: accountFacts(1),
});

const listShown = snapshotEvent('list', suspiciousList, {
  input: suspiciousInput,
  steps: [answered('reportedArticles', pageOfReported([firstReported, closedReported]))],
});

const listOfTwoPagesShown = snapshotEvent('list', suspiciousList, {
  input: suspiciousInput,
  steps: [answered('reportedArticles', pageOfReported([firstReported, closedReported], 60))],
});

const sentEvents: SuspiciousEvent[] = [
  ...listEvents,
  searchAt('suspicious', { page: '3' }),
  searchAt('suspicious', { sort: 'oldest', reasons: 'PPPI1', group: 'seller' }),
  ...filterDrawerEvents,
  { type: 'choice.change', choice: { sort: 'oldest', sites: ['MLA'] } },
  { type: 'text.seek', text: 'Andes' },
  { type: 'seller.only', id: '77001' },
  { type: 'group.choose', group: 'seller' },
  ...rowsChosenEvents(firstReported.id),
  { type: 'chosen.toggle', id: firstReported.id },
  { type: 'chosen.toggle', id: closedReported.id, range: true },
  { type: 'chosen.extend', from: firstReported.id, by: 1 },
  { type: 'chosen.toggleGroup', ids: [firstReported.id, closedReported.id] },
  { type: 'chosen.all' },
  { type: 'chosen.none' },
  { type: 'cursor.go', id: closedReported.id },
  { type: 'cursor.move', by: 1 },
  { type: 'send.ask', ids: [firstReported.id] },
  { type: 'send.ask', ids: [firstReported.id, closedReported.id] },
  { type: 'send.ask', ids: 'all' },
  { type: 'send.ask', ids: [firstReported.id, 'MLA1000000009'] },
  { type: 'send.ask', ids: Array.from({ length: 51 }, (_, n) => `MLA${1_000_000_100 + n}`) },
  { type: 'send.ask', ids: [] },
  { type: 'listing.edit', ids: [firstReported.id] },
  { type: 'listing.suspect', ids: [firstReported.id] },
  { type: 'listing.undo', ids: [firstReported.id] },
  { type: 'remove.ask', ids: [firstReported.id] },
  { type: 'remove.ask', ids: ['MLA1000000009'], byKey: true },
  { type: 'listing.trust', ids: [firstReported.id] },
  { type: 'mark.made', mark: { ...sampleMark, ids: [firstReported.id] }, byKey: false },
  { type: 'evidence.open', ids: [firstReported.id] },
  { type: 'inactive.seek' },
  { type: 'chosen.whole' },
  { type: 'reading.retry' },
  { type: 'question.confirm' },
  { type: 'question.cancel' },
  { type: 'screen.resumed' },
  { type: 'listing.open', id: firstReported.id },
  ...detailLauncherEvents,
  { type: 'mutation.over' },
  { type: 'send.undone', ids: [firstReported.id] },
  { type: 'facts.changed' },
  { type: 'import.over', send: [] },
  { type: 'import.over', send: ['MLA1000000001', 'MLA1000000002'] },
  { type: 'import.asked', open: true },
  { type: 'import.asked', open: false },
  searchAt('suspicious', { import: 'open' }),
  { type: 'pointer.enter' },
  { type: 'pointer.leave' },
];

export const suspiciousSamples: MachineSamples<typeof suspiciousMachine> = {
  lives: [
    {
      name: 'one more may be sent today',
      input: suspiciousInput,
      systemActors: suspiciousSystemActors,
      now: sampleNow,
    },
    {
      name: 'what a former visit left is still being read',
      input: suspiciousInput,
      systemActors: { ...suspiciousSystemActors, outbox: recoveringOutbox },
      now: sampleNow,
    },
    {
      name: 'answers to sellers are due',
      input: suspiciousInput,
      systemActors: { ...suspiciousSystemActors, profile: accountFacts(null, 3) },
      now: sampleNow,
    },
  ],
  events: [
    answered('reportedArticles', pageOfReported([firstReported, closedReported])),
    answered('reportedArticles', pageOfReported([firstReported, closedReported], 60)),
    answered('reportedArticles', pageOfReported([], 60)),
    refused('reportedArticles', 'OFFLINE'),
    listShown,
    listOfTwoPagesShown,
    answered('reportedArticles', pageOfReported([firstReported], 2)),
    answered('reportedArticles', pageOfReported([closedReported], 2)),
    answered('reportedArticles', pageOfReported([], 2)),
    answered('blindages', [{ id: 'b1', item: firstReported.id, reason: 'PPPI1', dueDate: '2026-12-01' }]),
    finished('checking', {
      ok: true,
      value: [{ id: 'b1', item: firstReported.id, reason: 'PPPI1', dueDate: '2026-12-01' }],
    }),
    refused('blindages', 'OFFLINE'),
    finished('checking', { ok: false, failure: { code: 'OFFLINE' } }),
    answered('articlesByIds', [reportedListing({ id: 'MLA1000000009' })]),
    answered('articlesByIds', []),
    refused('articlesByIds', 'OFFLINE'),
    ...sentEvents,
  ],
  // While the whole list is read an answer is that reading's: the list itself asks nothing that this would tell.
  offers: (snapshot, { type }) => type !== 'xstate.snapshot.list' || !snapshot.matches('reading'),
  most: 20_000,
  // What a state doesn't look at is left out: an open drawer, a reading and a question are the same over whatever list.
  serialize: ({ value, context, children }) =>
    JSON.stringify([
      value,
      value === 'asking' || value === 'refused'
        ? [context.question, context.forecast, context.blindages, 'blindages' in children]
        : null,
      JSON.stringify(value) === '{"browsing":"closed"}'
        ? [context.list.pages, context.attended, context.stale]
        : /reading/.test(JSON.stringify(value))
          ? [
              context.reading?.about,
              (context as SuspiciousContext).reading?.listings.map(({ id }) => id),
              context.reading?.seen,
              context.reading?.ids?.length,
            ]
          : /checking/.test(JSON.stringify(value))
            ? [context.sought, Object.keys(context.blindages)]
            : null,
    ]),
  never: {
    'a question is asked about nothing': (snapshot) => snapshot.matches('asking') && snapshot.context.question === null,
    'inactive listings are removed before every page was seen': (snapshot) =>
      snapshot.matches('asking') &&
      snapshot.context.question?.about === 'inactive' &&
      (snapshot.context.reading?.seen ?? 0) < 2,
  },
};

export const suspiciousDescriptions = {
  states: {
    browsing: 'A person looks, selects and decides.',
    'browsing.closed': filterDescriptions.closed,
    'browsing.open': filterDescriptions.open,
    'browsing.leaving': filterDescriptions.leaving,
    reading: 'Every page of the list is read before a person is asked about all of it.',
    'reading.paging': 'The next page is asked for.',
    'reading.gathering': 'What was chosen and is not known any more is asked for.',
    'reading.judging': 'Whether there are more pages, and what they were read for.',
    'reading.stopped': 'A page could not be had; nothing was sent or removed.',
    'reading.none': 'No listing of the list is inactive.',
    checking: 'What protects listings from their reports is found out, as the gateway would when it is sent.',
    'checking.judging': 'Whether there are more of which it is not known.',
    'checking.asking': 'The next ones are asked about.',
    weighing: 'What would go, what would stay, and why.',
    refused: 'Nothing of it may go now, and the person is told why.',
    asking: 'A person is asked once, with the consequence, which follows what every screen sees.',
  },
  guards: {
    asksForOthers: 'another list is looked at',
    isChoosable: 'it stands on the page, or one of the group does, and no send has it in hand',
    standsThere: 'it stands on the page',
    someChoosable: 'one on the page can be chosen',
    allStandThere: 'all of the list stand there',
    isAttended: 'the pointer is in the list',
    leavesTheList: 'they leave the list with this mark',
    isRecovering: 'what a former visit left is still being read, which may be on its way',
    canRemove: 'one of them can be taken off the list',
    succeeded: 'the gateway answered',
    nothingToSend: 'nothing was chosen',
    onOtherPages: 'all were asked for, and there are other pages',
    someUnknown: 'nothing is known here of some that were chosen',
    someUnchecked: 'of some it is not known what protects them',
    moreToGather: 'some that were chosen are not asked for yet',
    moreToRead: 'there are pages not read',
    readToChoose: 'they were read to choose all',
    readToSend: 'they were read to send all',
    blocked: 'nothing of it may go',
    mustBeAsked: 'more than one goes, or some stay',
    aboutSending: 'the question was about sending',
    isVoid: 'nothing of what was asked about can be done any more',
    isOutdated: 'it is not what was shown',
    someInactive: 'an inactive listing was found',
  },
};
