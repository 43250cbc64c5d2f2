import { againSetting } from '../../domain/again-reminders';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleListing } from '../../simulator/sample-listing';
import { sampleMark } from '../marking/marking.samples';
import { sampleNow, sampleSystemActors, systemActorsWithSettings } from '../../simulator/sample-system-actors';
import type { currentListingMachine, CurrentListingEvent, CurrentListingInput } from './current-listing.machine';

const articleId = 'MLA1234567892';

export const currentListingInput: CurrentListingInput = {
  caseId: '10000001',
  siteId: 'MLA',
  articleId,
  caseStatus: 'DOCUMENTATION_NOT_APPROVED',
  code: 'PPPI1',
};

/** The same reason is refused until then. */
export const sampleWithdrawnListing = {
  id: null,
  item: articleId,
  reason: 'PPPI1',
  dueDate: '2026-12-24T12:00:00.000Z',
};

export const currentListingAnswers = [
  answered('itemStatus', { id: articleId, status: 'active' }),
  answered('itemStatus', { id: articleId, status: 'closed' }),
  refused('itemStatus', 'ARTICLE_NOT_FOUND'),
  answered('blindages', [sampleWithdrawnListing]),
  refused('blindages', 'OFFLINE'),
];

const sentEvents: CurrentListingEvent[] = [
  { type: 'status.reload' },
  { type: 'again.begin' },
  { type: 'listing.undo' },
  { type: 'reminder.keep' },
  { type: 'reminder.drop' },
  { type: 'mark.made', mark: sampleMark, byKey: false },
];

/** Somebody who wants to be told when that listing can be reported again, the day after that one. */
export const reminderSystemActors = (after: string) =>
  systemActorsWithSettings({ [againSetting(currentListingInput.caseId)]: { siteId: 'MLA', articleId, after } });

export const currentListingSamples: MachineSamples<typeof currentListingMachine> = {
  lives: [
    { name: 'a report that has ended', input: currentListingInput, systemActors: sampleSystemActors(), now: sampleNow },
    {
      name: 'a report that is under way',
      input: { ...currentListingInput, caseStatus: 'WAITING_DOCUMENTATION' },
      systemActors: sampleSystemActors(),
      now: sampleNow,
    },
    {
      name: 'its reminder is due',
      input: currentListingInput,
      systemActors: reminderSystemActors('2026-11-19'),
      now: sampleNow,
    },
  ],
  events: [
    ...currentListingAnswers,
    answered('article', [{ ...sampleListing(), id: articleId }]),
    answered('article', []),
    refused('article', 'SERVER_ERROR'),
    ...sentEvents,
  ],
  serialize: ({ value, context: { known, until, failure } }) => JSON.stringify([value, known, until, failure?.code]),
  never: {
    'a listing that is no longer published is fetched to be marked': ({ context, ...snapshot }) =>
      snapshot.matches({ again: 'asking', status: 'known' }) && context.known === null,
  },
};

export const currentListingDescriptions = {
  states: {
    status: 'What has become of the listing.',
    'status.asking': 'The gateway is asked.',
    'status.known': 'It stands.',
    'status.failed': 'It could not be had; a person may try again.',
    protection: 'Whether its reason is refused for a while.',
    'protection.asking': 'The gateway is asked.',
    'protection.known': 'The last day is known, or that there is none.',
    'protection.unknown': 'Nobody could say: the gateway refuses by itself what is protected.',
    again: 'The mark that begins another report.',
    'again.idle': 'Nothing was asked for, or the report drawer has what is needed.',
    'again.asking': 'The listing is fetched, so that it can be decided on.',
  },
  guards: {
    succeeded: 'the gateway answered',
    mayFollow: 'the report has ended, and nothing says that the listing is no longer published',
    mayRemind: 'the same reason is refused until a day that is known, and there is room for one more reminder',
    isReminded: 'this person wants to be reminded of it',
    isReport: 'it was marked suspicious',
    isFound: 'the gateway has the listing',
  },
};
