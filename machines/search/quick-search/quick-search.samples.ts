import { queueLines } from '../../domain/search-queue';
import { emptyQuickSearch, quickSearchDraft } from '../../domain/search-query';
import { finished } from '../../simulator/cover';
import { openSearch } from '../../simulator/sample-search';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { QuickEntryOutput } from '../quick-entry/quick-entry.machine';
import type { quickSearchMachine } from './quick-search.machine';
import type { QuickSearchContext, QuickSearchEvent } from './quick-search.types';

const words = { ...emptyQuickSearch, text: 'bolso andes' };
const listing = { ...emptyQuickSearch, text: 'MLA-1000000001' };
const many = { ...emptyQuickSearch, many: true, lines: 'bolso\nMLA-1000000001' };
const manyWords = { ...many, lines: Array.from({ length: 11 }, (_, at) => `bolso ${at}`).join('\n') };
const manyBoth = { ...many, lines: `${manyWords.lines}\nMLA-1000000001` };
const lines = queueLines(many);

const entryFinished = (output: Partial<QuickEntryOutput>) =>
  finished('quickEntry', { found: false, created: null, failure: null, ...output });

const sentEvents: QuickSearchEvent[] = [
  { type: 'values.change', values: words },
  { type: 'draft.keep' },
  { type: 'draft.seen', draft: { text: 'de antes', siteId: 'MLB' } },
  { type: 'queue.seen', lines },
  { type: 'many.choose', many: true },
  { type: 'many.choose', many: false },
  { type: 'lines.paste', text: many.lines },
  { type: 'text.take', text: 'gorra' },
  { type: 'form.submit', values: emptyQuickSearch },
  { type: 'form.submit', values: words },
  { type: 'form.submit', values: listing },
  { type: 'form.submit', values: many },
  { type: 'form.submit', values: manyWords },
  { type: 'values.change', values: many },
  { type: 'values.change', values: manyBoth },
  { type: 'listings.review' },
  { type: 'lines.confirm' },
  { type: 'lines.decline' },
];

const systemActors = sampleSystemActors();
const draftSystemActors = sampleSystemActors({
  drafts: { drafts: { [quickSearchDraft]: { text: 'mochila', siteId: 'MLB' } } },
});

export const quickSearchSamples: MachineSamples<typeof quickSearchMachine> = {
  lives: [
    { name: 'nothing was looked for yet', systemActors, now: sampleNow },
    {
      name: 'something was typed before',
      systemActors: draftSystemActors,
      now: sampleNow,
      events: sentEvents.slice(0, 4),
    },
  ],
  events: [
    entryFinished({ created: openSearch({ id: 'ls-9' }) }),
    entryFinished({ failure: { code: 'DUPLICATE_LIVE_SEARCH' } }),
    entryFinished({ failure: { code: 'SELLER_NOT_FOUND' } }),
    entryFinished({ failure: { code: 'OFFLINE' } }),
    entryFinished({ failure: { code: 'ABORTED' } }),
    { type: 'form.close' },
    finished('searchQueue'),
    { type: 'search.made', search: openSearch({ id: 'ls-9' }) },
    ...sentEvents,
  ],
  serialize: ({ value, context }) => {
    const { values, touched, reviews, refused, failure } = context as QuickSearchContext;
    return JSON.stringify([value, values, touched, reviews, refused, failure]);
  },
  never: {
    'it looks for nothing': (snapshot) =>
      snapshot.matches({ form: 'finding' }) && (snapshot.context as QuickSearchContext).values.text.trim() === '',
  },
};

export const quickSearchDescriptions = {
  states: {
    form: 'The field, or the lines.',
    'form.editing': 'A person types; what is typed is kept as a draft.',
    'form.confirming': 'A person is asked about many new searches at once.',
    'form.finding': 'One thing is looked for; the form waits.',
    queue: 'Several things, one after the other.',
    'queue.none': 'There is no queue.',
    'queue.open': 'The queue lives; more lines are added to it.',
  },
  guards: {
    isSecondPress: 'what was typed went out already, and nothing was typed since',
    wasTakenBack: 'the person took it back, or gave it up',
    isUntouched: 'nothing was typed since the screen opened',
    isFaulty: 'nothing can be looked for with it, or it is too much at once',
    isToConfirm: 'many new live searches would be created at once',
    namesListings: 'its lines name listings',
    isReviewToConfirm: 'many new live searches would be created beside them',
    isReview: 'the listings of the lines are to be reviewed',
    isMany: 'many lines are looked for',
    isListing: 'it is a listing, by its id or its address',
    wasCreated: 'a live search was created for it',
    isUnknown: 'nobody has that nickname',
    isDuplicate: 'there is such a live search already',
  },
};
