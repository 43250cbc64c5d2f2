import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleAuthor, sampleListings, visibleOf } from '../../simulator/sample-listing';
import { inputAt } from '../../simulator/sample-addresses';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { trustKey } from '../../domain/recent-trust';
import type { Listing } from '../../../contracts/shapes';
import type { recentlyTrustedMachine, RecentlyTrustedEvent, RecentlyTrustedInput } from './recently-trusted.machine';

export const recentlyTrustedInput: RecentlyTrustedInput = inputAt('recentlyTrusted', {});

export const trustedListings: Listing[] = sampleListings(2).map((listing) => ({
  ...listing,
  approved: { author: sampleAuthor, createdAt: '2026-11-20T12:00:00.000Z' },
}));
const [first, second] = trustedListings as [Listing, Listing];

/** The second one was trusted last. */
export const trustedSystemActors = sampleSystemActors({
  listings: visibleOf(trustedListings),
  drafts: { drafts: { [trustKey(first.id)]: { at: 1 }, [trustKey(second.id)]: { at: 2 } } },
});

const sentEvents: RecentlyTrustedEvent[] = [
  { type: 'trusted.seen', ids: [second.id, first.id] },
  { type: 'trusted.seen', ids: [first.id] },
  { type: 'trusted.reload' },
  { type: 'screen.resumed' },
];

export const recentlyTrustedSamples: MachineSamples<typeof recentlyTrustedMachine> = {
  lives: [
    {
      name: 'what was trusted here is still being read',
      input: recentlyTrustedInput,
      systemActors: sampleSystemActors({ listings: visibleOf(trustedListings) }),
      now: sampleNow,
    },
  ],
  events: [answered('articlesByIds', trustedListings), refused('articlesByIds', 'OFFLINE'), ...sentEvents],
};

export const recentlyTrustedDescriptions = {
  states: {
    waiting: 'What is kept in this browser is being read.',
    asking: 'The listings that were trusted here are asked for.',
    shown: 'They stand, and each trust can be undone.',
    failed: 'They could not be had; they can be asked for again.',
  },
  guards: {
    succeeded: 'the gateway answered',
    bringsNew: 'something was trusted that is not known here yet',
    isNone: 'nothing was trusted here',
  },
};
