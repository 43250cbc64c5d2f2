import { inputAt } from '../../rehearsal/at';
import { answered, refused } from '../../rehearsal/cover';
import type { Life, MachineSamples } from '../../rehearsal/samples';
import type { Mark, Work, WorkSettled } from '../../seats/outbox';
import type { ProfileFacts } from '../../seats/profile';
import type { VisibleListing } from '../../seats/listings';
import { sampleMark } from '../../shared/marking/marking.samples';
import type { MarkingNews } from '../../shared/marking/marking.types';
import { noticedListing, sampleListing, sampleReported, visibleListing } from '../../rehearsal/sample-listing';
import { anaFacts, sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { sendNoticeMachine } from './send-notice.machine';
import type { SendNoticeEvent, SendNoticeInput } from './send-notice.types';

export const sendNoticeInput: SendNoticeInput = inputAt('sendNotice', { articleId: 'MLA1000000001' });

const author = { id: 'ana', givenName: 'Ana', familyName: null };
const mark: Mark = { ...sampleMark, originModel: 'send_notice' };
const sendWork: Work = { kind: 'send', send: { ids: mark.ids, auditor: author } };
const markSettled = (failed: boolean): MarkingNews => ({
  type: 'mark.settled',
  mark,
  failure: failed ? { code: 'ALREADY_AUDITED' } : null,
});
export const sendSettled = (failed: boolean, id = 'id-2'): WorkSettled => ({
  type: 'work.settled',
  id,
  work: sendWork,
  failure: failed ? { code: 'SERVER_ERROR' } : null,
});

export const sendTakenBack = (id = 'id-2'): WorkSettled => ({
  ...sendSettled(false, id),
  value: { phase: 'cancelled' },
});

const said: SendNoticeEvent[] = [
  { type: 'listing.confirmed' },
  { type: 'listing.reload' },
  { type: 'report.open' },
  { type: 'notice.send' },
  { type: 'mark.made', mark, byKey: false },
  { type: 'report.closed' },
  markSettled(true),
  markSettled(false),
  sendSettled(true),
  sendSettled(false),
  sendTakenBack(),
  sendTakenBack('id-1'),
  sendSettled(true, 'id-1'),
  sendSettled(false, 'id-1'),
];

function life(
  name: string,
  listing: Partial<VisibleListing>,
  facts: Partial<ProfileFacts> = {},
): Life<typeof sendNoticeMachine> {
  const known = visibleListing(listing);
  return {
    name,
    input: sendNoticeInput,
    seats: sampleSeats({
      listings: { visible: { [known.id]: known }, moment: 0 },
      profile: { ...anaFacts, ...facts },
    }),
    now: sampleNow,
  };
}

export const sendNoticeSamples: MachineSamples<typeof sendNoticeMachine> = {
  lives: [
    life('a listing that nobody reported', {}),
    life('answers to sellers are due', {}, { answersDue: 2 }),
    life('a suspicious listing', { reported: sampleReported() }),
    life('its notice is under way', noticedListing),
    life('a trusted listing', { approved: { author: null, createdAt: null } }),
    { ...life('an address without a listing id', {}), input: inputAt('sendNotice', { articleId: 'MLA12345678' }) },
  ],
  events: [
    answered('article', [sampleListing()]),
    answered('article', [sampleListing({ status: 'closed' })]),
    answered('article', []),
    refused('article', 'OFFLINE'),
    ...said,
  ],
  never: {
    'a notice is on its way without an operation': (snapshot) =>
      snapshot.matches({ shown: 'sending' }) && snapshot.context.send === null,
    'an account that may not send does': (snapshot) =>
      snapshot.matches({ shown: 'sending' }) && snapshot.context.whyNotSend !== null,
  },
};
