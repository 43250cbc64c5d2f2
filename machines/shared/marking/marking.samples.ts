import type { ReportDraft } from '../../../contracts/shapes';
import { answered, finished } from '../../simulator/cover';
import { sampleAuthor, sampleListing, sampleReported, visibleListing } from '../../simulator/sample-listing';
import { recoveringOutbox, sampleNow } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { VisibleListing } from '../../system-actors/listings';
import type { Mark, Mutation } from '../../system-actors/outbox';
import { lastReportKey } from '../../domain/last-report';
import { chosenVariants, lastReport, reportDrawerSystemActors } from '../report-drawer/report-drawer.samples';
import type { ReportDrawerOutput } from '../report-drawer/report-drawer.types';
import type { markingMachine } from './marking.machine';
import type { MarkingEvent, MarkingInput } from './marking.types';

const { id } = sampleListing();
/** That of another country. */
const otherId = 'MLB1000000002';
export const sampleReport: ReportDraft = {
  code: 'PPPI1',
  codeDescription: 'Producto falso',
  description: 'Copia exacta',
  tags: [],
  photosDenounced: [],
};
export const sampleMark: Extract<Mark, { type: 'report' }> = {
  type: 'report',
  ids: [id],
  originModel: 'live_search',
  author: sampleAuthor,
  report: sampleReport,
};
const mutation: Mutation = { kind: 'mark', mark: sampleMark };

export const resultsMarkingInput: MarkingInput = { place: 'live_searches', originModel: 'live_search' };
export const suggestionsMarkingInput: MarkingInput = { place: 'suggested_articles', originModel: 'suggestions' };
export const suspiciousMarkingInput: MarkingInput = { place: 'reported_articles', originModel: 'live_search' };

const sentEvents: MarkingEvent[] = [
  { type: 'listing.trust', ids: [id], byKey: true },
  { type: 'listing.suspect', ids: [id] },
  { type: 'listing.suspect', ids: [id, otherId] },
  { type: 'listing.edit', ids: [id] },
  { type: 'listing.undo', ids: [id] },
  { type: 'listing.repeat', ids: [id] },
  { type: 'last.undone', marks: [{ type: 'undo', ids: [id], undo: 'approved', from: 'live_searches' }] },
  { type: 'listing.discard', ids: [id] },
  {
    type: 'discard.decided',
    decision: { ids: [id], code: 'item1', codeDescription: 'No es mi marca', description: '' },
  },
  { type: 'discard.close' },
  { type: 'photos.chosen', ids: [id], photos: ['p1'] },
  { type: 'photos.chosen', ids: [id], photos: [] },
  { type: 'variants.chosen', ids: ['MLAU1'], variants: chosenVariants },
  { type: 'photos.ticked', photos: ['p1'] },
  { type: 'photos.picked', photos: ['p1'] },
  { type: 'question.confirm' },
  { type: 'question.changed', remaining: [] },
  { type: 'question.changed', remaining: [id] },
  { type: 'question.cancel' },
  { type: 'origin.changed', originModel: 'quick_search' },
  { type: 'mutation.settled', id: 'id-1', work: mutation, failure: { code: 'ALREADY_AUDITED' } },
  { type: 'mutation.settled', id: 'id-1', work: mutation, failure: null },
];
const drawerFinished = (output: ReportDrawerOutput) => finished('reportDrawer', output);

const scenario = (name: string, input: MarkingInput, more: Partial<VisibleListing> = {}) => ({
  name,
  input,
  systemActors: reportDrawerSystemActors({ listings: [visibleListing(more)] }),
  now: sampleNow,
});

export const markingSamples: MachineSamples<typeof markingMachine> = {
  lives: [
    scenario('a listing among results', resultsMarkingInput),
    scenario('one that was reported before', resultsMarkingInput, { reported: sampleReported() }),
    {
      ...scenario('listings of two countries', resultsMarkingInput),
      systemActors: reportDrawerSystemActors({ listings: [visibleListing(), visibleListing({ id: otherId })] }),
    },
    scenario('one in the suspicious list', suspiciousMarkingInput, { reported: sampleReported() }),
    {
      ...scenario('a report was decided before', resultsMarkingInput),
      systemActors: reportDrawerSystemActors({
        listings: [visibleListing()],
        drafts: { [lastReportKey]: { ...lastReport, code: 'PPPI6' } },
      }),
    },
    {
      ...scenario('a report was decided before, and the listing can not be reported', resultsMarkingInput),
      systemActors: reportDrawerSystemActors({
        listings: [visibleListing({ reported: sampleReported(), sending: true })],
        drafts: { [lastReportKey]: lastReport },
      }),
    },
    {
      name: 'what a former visit left is still being read',
      input: resultsMarkingInput,
      systemActors: { ...reportDrawerSystemActors({ listings: [visibleListing()] }), outbox: recoveringOutbox },
      now: sampleNow,
    },
  ],
  events: [
    ...sentEvents,
    answered('blindages', []),
    finished('recovered'),
    finished('discardDrawer', { decided: false }),
    finished('discardDrawer', { decided: true }),
    drawerFinished(null),
    drawerFinished({ ids: [id], edit: false, report: sampleReport }),
    drawerFinished({ ids: [id], edit: true, report: sampleReport }),
  ],
  serialize: ({ value, context }) =>
    JSON.stringify([value, context.originModel, context.subject, context.question, context.held.length > 0]),
  never: {
    'the drawer is open for nothing': (snapshot) =>
      (snapshot.matches('reporting') || snapshot.matches('discarding')) &&
      (snapshot.context.subject?.ids.length ?? 0) === 0,
    'a question stands about nothing': (snapshot) =>
      snapshot.matches('asking') && (snapshot.context.question?.ids.length ?? 0) === 0,
    'something is asked where a mark can be undone': (snapshot) =>
      snapshot.matches('asking') &&
      snapshot.context.place !== 'reported_articles' &&
      snapshot.context.question?.about !== 'countries',
  },
};

export const markingDescriptions = {
  states: {
    early: 'What a former visit left is still being read: what is decided meanwhile waits, since it may contradict it.',
    holding: 'Something was decided, and waits a moment.',
    told: 'It takes longer: the person was told why it waits.',
    choosing: 'A person looks at listings and decides on them.',
    asking:
      'Trusting or dismissing is asked once: in the suspicious list neither can be undone. So is whether listings of several countries are reported country by country. It follows what others decide meanwhile.',
    reporting: 'The report drawer is open; of several countries for one after the other.',
    discarding: 'The discard drawer is open; what it decides is made at once.',
  },
  guards: {
    isRecovering: 'what a former visit left is still being read',
    mustAskToTrust: 'one of them can be trusted, and that is final here',
    canTrust: 'one of them can be trusted',
    mustAskToUndo: 'the mark of one of them can be taken back, and its report would be lost here',
    canUndo: 'the mark of one of them can be taken back',
    canSuspect: 'one of them can be marked suspicious',
    canDiscard: 'nothing was decided yet on one of them',
    nothingToRepeat: 'no report was decided yet',
    canEdit: 'the report of one of them can be changed',
    canReportPhotos: 'these photos can be reported',
    canReportVariants: 'variants of a listing that is known were chosen',
    areNone: 'it can be done with none of them any more',
    isDecided: 'the drawer ended with a report',
    isDecidedOfOne: 'it ended with a report of one country, and others wait',
    isOfSeveralCountries: 'they are of several countries, which no one report is for',
    asksCountries: 'it was asked whether they are reported country by country',
  },
};
