import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Case, HistoryReport, Page } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { picturesOfFiles } from '../../domain/case-photos';
import { reportItem, type ReportItem } from '../../domain/report-item';
import { sitesToAsk } from '../../domain/sites';
import { failureOf, setFailure, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { carouselMachine } from '../../shared/carousel/carousel.machine';
import { galleryMachine } from '../../shared/gallery/gallery.machine';
import { currentListingMachine } from '../../shared/current-listing/current-listing.machine';
import { translationMachine } from '../../shared/translation/translation.machine';
import type { ScreenInput, SearchChange } from '../../domain/addresses';

export type HistoryItemInput = ScreenInput<'historyItem'>;

export interface HistoryItemContext {
  caseId: string;
  siteId: string;
  /** Where it is asked for next when that site doesn't know it: the address told no site. */
  otherSites: string[];
  /** Its case, until its row of the history is there as well. */
  known: Case | null;
  /** How many reports of its listing were looked through for its row. */
  passed: number;
  item: ReportItem | null;
  failure: Failure | null;
}

export type HistoryItemEvent =
  | SearchChange<'historyItem'>
  | { type: 'item.reload' }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' };

type Rows = Page<HistoryReport>;

const rowIn = ({ caseId }: HistoryItemContext, { items }: Rows) => items.find((row) => row.caseId === caseId) ?? null;

/** One report: its case, then its row among the reports of its listing, which has what the case doesn't tell. */
export const historyItemMachine = setup({
  types: {
    context: {} as HistoryItemContext,
    events: {} as HistoryItemEvent,
    input: {} as HistoryItemInput,
    children: {} as {
      gallery: 'gallery';
      carousel: 'carousel';
      listingNow: 'listingNow';
      translation: 'translation';
    },
  },
  actors: {
    caseDescription: port('caseDescription'),
    noticedArticles: port('noticedArticles'),
    gallery: galleryMachine,
    carousel: carouselMachine,
    listingNow: currentListingMachine,
    translation: translationMachine,
  },
  actions: {
    setCase: assign((_, known: Case) => ({ known, otherSites: [], passed: 0 })),
    turnToNextSite: assign(({ context: { siteId, otherSites } }) => ({
      siteId: otherSites[0] ?? siteId,
      otherSites: otherSites.slice(1),
    })),
    countPassed: assign(({ context }, { items }: Rows) => ({ passed: context.passed + items.length })),
    show: assign(({ context }, rows: Rows) => ({
      item: context.known && reportItem(context.known, rowIn(context, rows)),
      failure: null,
    })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: {
    maybeElsewhere: ({ context }, failure: Failure) =>
      failure.code === 'CASE_NOT_FOUND' && context.otherSites.length > 0,
    isFurtherOn: ({ context }, rows: Rows | null) =>
      rows !== null &&
      rowIn(context, rows) === null &&
      rows.items.length > 0 &&
      context.passed + rows.items.length < rows.total,
  },
}).createMachine({
  id: 'historyItem',
  context: ({ input, self }) => ({
    caseId: input.params.id,
    ...sitesToAsk(input.search.site, systemActor(self.system, 'profile').getSnapshot().context),
    known: null,
    passed: 0,
    item: null,
    failure: null,
  }),
  invoke: { id: 'carousel', src: 'carousel', input: { name: 'historyItem' } },
  on: { 'item.reload': '.asking', 'screen.resumed': '.asking' },
  initial: 'asking',
  states: {
    asking: {
      tags: ['asking'],
      initial: 'case',
      states: {
        case: {
          invoke: {
            id: 'caseDescription',
            src: 'caseDescription',
            input: ({ context: { caseId, siteId } }) => ({ caseId, siteId }),
            onDone: [
              {
                guard: succeeded,
                target: 'row',
                actions: { type: 'setCase', params: ({ event }) => valueOf(event) },
              },
              {
                guard: { type: 'maybeElsewhere', params: ({ event }) => failureOf(event) },
                target: 'case',
                reenter: true,
                actions: 'turnToNextSite',
              },
              { target: '#historyItem.failed', actions: setFailure },
            ],
          },
        },
        row: {
          invoke: {
            id: 'noticedArticles',
            src: 'noticedArticles',
            input: ({ context: { known, passed } }) => ({
              size: pageSizes.listings,
              from: passed,
              itemId: known?.listing.id,
            }),
            onDone: [
              {
                guard: {
                  type: 'isFurtherOn',
                  params: ({ event: { output } }) => (output.ok ? output.value : null),
                },
                target: 'row',
                reenter: true,
                actions: { type: 'countPassed', params: ({ event }) => valueOf(event) },
              },
              {
                guard: succeeded,
                target: '#historyItem.shown',
                actions: { type: 'show', params: ({ event }) => valueOf(event) },
              },
              { target: '#historyItem.failed', actions: setFailure },
            ],
          },
        },
      },
    },
    shown: {
      invoke: [
        {
          id: 'gallery',
          src: 'gallery',
          input: ({ context: { item } }) => ({
            pictures: item === null ? [] : [...item.imagesFlagged, ...picturesOfFiles(item.files)],
          }),
        },
        {
          id: 'listingNow',
          src: 'listingNow',
          input: ({ context: { caseId, siteId, item } }) => ({
            caseId,
            siteId: item?.siteId ?? siteId,
            articleId: item?.listing.id ?? '',
            caseStatus: item?.status ?? null,
            code: item?.reasonCode ?? null,
          }),
        },
        {
          id: 'translation',
          src: 'translation',
          input: ({ context: { item } }) => ({
            id: item?.listing.id ?? null,
            text: item?.sellerComment ?? null,
            textAlone: true,
          }),
        },
      ],
    },
    failed: {},
  },
});
