import type { AnyEventObject } from 'xstate';
import type { Listing, SuggestedListings, SuggestedStats } from '../../../contracts/shapes';
import { answered, finished, refused } from '../../simulator/cover';
import { sampleAuthor, sampleListing, sampleListings, visibleOf } from '../../simulator/sample-listing';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { anaFacts, anaProfile, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import { snapshotEvent } from '../../simulator/snapshot-event';
import type { Mark } from '../../system-actors/outbox';
import type { suggestionsMachine, SuggestionsEvent, SuggestionsInput } from './suggestions.machine';
import { suggestedRows, reportedCountResource, figuresResource } from './suggestions.requests';

export const suggestionsInput: SuggestionsInput = inputAt('suggestions', {});
export const sampleFigures: SuggestedStats = { approved: 12, reported: 7, noticed: 5, noticedPrevWeek: 3 };

export function sampleSuggestions(items: Listing[], total = items.length, offset = 0): SuggestedListings {
  return { items, total, offset, limit: 50, pinned: [] };
}

const [first, second] = sampleListings(2) as [Listing, Listing];
const [behind] = sampleListings(1, 20) as [Listing];
/** Too many for the next page to be fetched before it is asked for. */
const many = [first, second, ...Array.from({ length: 12 }, (_, n) => sampleListing({ id: `MLB${1_000_000_001 + n}` }))];
export const suggestionsSystemActors = sampleSystemActors({
  listings: visibleOf([...many, behind]),
  profile: { ...anaFacts, profile: { ...anaProfile, hasSuggestions: true } },
});

const approve: Mark = { type: 'approve', ids: [first.id], originModel: 'suggestions', author: sampleAuthor };

const sentEvents: SuggestionsEvent[] = [
  { type: 'suggestions.reload' },
  { type: 'suggestions.more' },
  { type: 'figures.reload' },
  { type: 'country.choose', site: 'MLB' },
  { type: 'country.choose', site: null },
  { type: 'screen.resumed' },
  { type: 'end.near' },
  { type: 'decision.made', mark: approve, byKey: true },
  { type: 'discard.opened', id: first.id },
  { type: 'discard.closed', decided: true },
  { type: 'whole.wanted', wanted: true },
  { type: 'whole.wanted', wanted: false },
  searchAt('suggestions', { site: 'MLB' }),
  searchAt('suggestions', { discard: first.id }),
  searchAt('suggestions'),
];

const figures = [
  snapshotEvent('figures', figuresResource, { steps: [answered('suggestedStats', sampleFigures)] }),
  snapshotEvent('suspicious', reportedCountResource, { steps: [answered('suggestedReportedCount', { count: 4 })] }),
];

const read = (steps: AnyEventObject[]) =>
  snapshotEvent('rows', suggestedRows, { steps, input: { site: null }, systemActors: suggestionsSystemActors });
const both = read([answered('suggestedArticles', sampleSuggestions([first, second]))]);
const other = read([answered('suggestedArticles', sampleSuggestions([second]))]);
const firstOfMany = answered('suggestedArticles', sampleSuggestions(many, 30));
const pageTwo = { ok: true, value: sampleSuggestions([behind], 30) } as const;
const rows = [
  both,
  read([firstOfMany]),
  read([firstOfMany, { type: 'rows.more' }, finished('suggestedArticlesMore', pageTwo)]),
  read([
    firstOfMany,
    { type: 'rows.more' },
    finished('suggestedArticlesMore', { ok: false, failure: { code: 'OFFLINE' } }),
  ]),
  read([refused('suggestedArticles', 'OFFLINE')]),
];

const commonEvents = [...rows, ...figures, ...sentEvents];

export const suggestionsSamples: MachineSamples<typeof suggestionsMachine> = {
  lives: [
    {
      name: 'suggestions of every country',
      input: suggestionsInput,
      systemActors: suggestionsSystemActors,
      now: sampleNow,
      events: commonEvents,
    },
    {
      name: 'an address that names one to be discarded',
      input: inputAt('suggestions', {}, { discard: first.id }),
      systemActors: suggestionsSystemActors,
      now: sampleNow,
      events: [both, other],
    },
  ],
  events: [...commonEvents, other],
  most: 20_000,
  serialize: ({ value, context }) =>
    JSON.stringify([
      value,
      context.rows.ids.length,
      context.rows.phase,
      context.rows.stuck,
      context.site,
      context.address.discard,
      context.discarding,
    ]),
};

export const suggestionsDescriptions = {
  states: {
    waiting: 'The first page of this country has not come yet.',
    ready: 'Suggestions stand and can be decided on.',
  },
  guards: {
    wants: 'all of them are to be chosen',
    isAnother: 'it is another country',
    changesCountry: 'the address means another country',
    closesDiscard: 'the address names no discard any more: the way back was taken',
    opensDiscard: 'the address names a suggestion that can be discarded',
    namesDiscard: 'the address names one that can not be discarded here',
    isNamedThere: 'the address names one of those shown, and it can be discarded',
    isNamed: 'the address names the discard, so that the way back leads out of it',
    isNew: 'the address does not name that discard yet',
    isShown: 'the first page is there',
    hasMore: 'there are suggestions behind those that were read, or the next page could not be had',
  },
};
