import { expect, it } from 'vitest';
import { coverFrom, type CoverOptions } from '../../kit/cover';
import { listingDetailSeats } from '../listing-detail/listing-detail.samples';
import { noticedListing, sampleReported, visibleListing } from '../../shared/sample-listing';
import { sendNoticeMachine } from './send-notice.machine';
import { sendNoticeEvents, sendNoticeInput } from './send-notice.samples';

type Start = CoverOptions<typeof sendNoticeMachine>;

it('every path of one report', () => {
  const start = (more: Partial<Start> = {}): Start => ({
    input: sendNoticeInput,
    seats: listingDetailSeats(),
    events: sendNoticeEvents,
    never: {
      'a notice is on its way without an operation': (snapshot) =>
        snapshot.matches({ shown: 'sending' }) && snapshot.context.send === null,
      'an account that may not send does': (snapshot) =>
        snapshot.matches({ shown: 'sending' }) && snapshot.context.whyNotSend !== null,
    },
    ...more,
  });
  const reported = visibleListing({ reported: sampleReported() });
  const due = listingDetailSeats();
  if (due.profile) due.profile = { ...due.profile, answersDue: 2 };
  const { walks } = coverFrom(sendNoticeMachine, [
    start(),
    start({ seats: due }),
    start({ seats: listingDetailSeats({ listings: [reported] }) }),
    start({ seats: listingDetailSeats({ listings: [noticedListing] }) }),
    start({
      seats: listingDetailSeats({ listings: [visibleListing({ approved: { author: null, createdAt: null } })] }),
    }),
    start({ input: { params: {}, search: {} } }),
  ]);
  expect(walks.length).toBeGreaterThan(20);
});
