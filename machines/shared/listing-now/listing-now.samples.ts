import { againSetting } from '../../domain/again-reminders';
import { answered, refused } from '../../rehearsal/cover';
import type { MachineSamples } from '../../rehearsal/samples';
import { sampleListing } from '../../rehearsal/sample-listing';
import { sampleMark } from '../marking/marking.samples';
import { sampleNow, sampleSeats, withSettings } from '../../rehearsal/sample-seats';
import type { listingNowMachine } from './listing-now.machine';
import type { ListingNowEvent, ListingNowInput } from './listing-now.types';

const articleId = 'MLA1234567892';

export const listingNowInput: ListingNowInput = {
  caseId: '10000001',
  siteId: 'MLA',
  articleId,
  caseStatus: 'DOCUMENTATION_NOT_APPROVED',
  code: 'PPPI1',
};

/** The same reason is refused until then. */
export const sampleWithdrawn = { id: null, item: articleId, reason: 'PPPI1', dueDate: '2026-12-24T12:00:00.000Z' };

export const listingNowAnswers = [
  answered('itemStatus', { id: articleId, status: 'active' }),
  answered('itemStatus', { id: articleId, status: 'closed' }),
  refused('itemStatus', 'ARTICLE_NOT_FOUND'),
  answered('blindages', [sampleWithdrawn]),
  refused('blindages', 'OFFLINE'),
];

const said: ListingNowEvent[] = [
  { type: 'status.reload' },
  { type: 'again.begin' },
  { type: 'listing.undo' },
  { type: 'reminder.keep' },
  { type: 'reminder.drop' },
  { type: 'mark.made', mark: sampleMark, byKey: false },
];

/** Somebody who wants to be told when that listing can be reported again, the day after that one. */
export const remindedAfter = (after: string) =>
  withSettings({ [againSetting(listingNowInput.caseId)]: { siteId: 'MLA', articleId, after } });

export const listingNowSamples: MachineSamples<typeof listingNowMachine> = {
  lives: [
    { name: 'a report that has ended', input: listingNowInput, seats: sampleSeats(), now: sampleNow },
    {
      name: 'a report that is under way',
      input: { ...listingNowInput, caseStatus: 'WAITING_DOCUMENTATION' },
      seats: sampleSeats(),
      now: sampleNow,
    },
    {
      name: 'its reminder is due',
      input: listingNowInput,
      seats: remindedAfter('2026-11-19'),
      now: sampleNow,
    },
  ],
  events: [
    ...listingNowAnswers,
    answered('article', [{ ...sampleListing(), id: articleId }]),
    answered('article', []),
    refused('article', 'SERVER_ERROR'),
    ...said,
  ],
  serialize: ({ value, context: { known, until, failure } }) => JSON.stringify([value, known, until, failure?.code]),
  never: {
    'a listing that is no longer published is fetched to be marked': ({ context, ...snapshot }) =>
      snapshot.matches({ again: 'asking', status: 'known' }) && context.known === null,
  },
};
