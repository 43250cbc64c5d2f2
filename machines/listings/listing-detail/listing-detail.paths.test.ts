import { expect, it } from 'vitest';
import { coverFrom, type CoverOptions } from '../../kit/cover';
import { sampleReported, visibleListing } from '../../shared/sample-listing';
import { listingDetailMachine } from './listing-detail.machine';
import {
  aroundEvents,
  decisionEvents,
  listingDetailInput,
  listingDetailSeats,
  listingEvents,
  translationEvents,
} from './listing-detail.samples';

type Start = CoverOptions<typeof listingDetailMachine>;

it('every path of a listing', () => {
  const never: NonNullable<Start['never']> = {
    'the drawer is open for nothing': (snapshot) =>
      snapshot.matches({ decision: 'reporting' }) &&
      (snapshot.context.subject === null || snapshot.context.id === null),
    'a translation is shown that is none': (snapshot) =>
      snapshot.matches({ translation: 'on' }) && snapshot.context.translated === null,
  };
  const start = (events: Start['events'], more: Partial<Start> = {}): Start => ({
    input: listingDetailInput,
    seats: listingDetailSeats(),
    events,
    never,
    ...more,
  });
  const { walks } = coverFrom(listingDetailMachine, [
    start(listingEvents),
    start([...listingEvents.slice(0, 1), ...aroundEvents]),
    start([...aroundEvents.slice(0, 1), ...translationEvents]),
    start(decisionEvents),
    start(decisionEvents, {
      seats: listingDetailSeats({ listings: [visibleListing({ reported: sampleReported() })] }),
    }),
    start([...listingEvents, ...decisionEvents], { input: { params: { articleId: 'MLA12345678' }, search: {} } }),
  ]);
  expect(walks.length).toBeGreaterThan(100);
});
