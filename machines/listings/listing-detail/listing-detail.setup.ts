import { enqueueActions, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import { keptFromReport, reportDraftKey } from '../../domain/report-draft';
import { clockworkOf, port } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { Mark, NoticesEvent } from '../../kit/seats';
import { galleryMachine } from '../../shared/gallery/gallery.machine';
import { reportDrawerMachine } from '../../shared/report-drawer/report-drawer.machine';
import { articleGuards } from '../article';
import { choicesHere, refusedReport, translationOf, whyNotPhotos } from './listing-detail.rules';
import type { ListingDetailContext, ListingDetailEvent, ListingDetailInput } from './listing-detail.types';

/** What a listing's page can do; its chart says when. */
export const listingDetailSetup = setup({
  types: {
    context: {} as ListingDetailContext,
    events: {} as ListingDetailEvent,
    input: {} as ListingDetailInput,
    children: {} as { gallery: 'gallery'; reportDrawer: 'reportDrawer' },
  },
  actors: {
    article: port('article'),
    articleDescription: port('articleDescription'),
    articleQuestions: port('articleQuestions'),
    seller: port('seller'),
    translate: port('translate'),
    gallery: galleryMachine,
    reportDrawer: reportDrawerMachine,
  },
  actions: {
    submitMark: enqueueActions(({ enqueue, self, system }, mark: Mark | null) => {
      if (mark === null) return;
      enqueue.sendTo(seat(system, 'outbox'), {
        type: 'work.submit',
        id: clockworkOf(system).newId(),
        work: { kind: 'mark', mark },
        asker: self,
      });
    }),
    tellUntranslated: sendTo(
      ({ system }) => seat(system, 'notices'),
      (_, failure: Failure): NoticesEvent => ({
        type: 'notice.raise',
        notice: { code: 'translation.failed', tone: 'failure', failure },
      }),
    ),
    keepRefusedReport: enqueueActions(({ enqueue, event, system }) => {
      if (event.type !== 'work.settled' || event.work.kind !== 'mark') return;
      const refused = refusedReport(event.work.mark);
      if (refused === null) return;
      enqueue.sendTo(seat(system, 'drafts'), {
        type: 'draft.keep',
        key: reportDraftKey(refused.ids),
        value: keptFromReport(refused.report),
      });
    }),
  },
  guards: {
    ...articleGuards,
    wellFormed: ({ context }) => context.id !== null,
    sellerKnown: ({ context }) => context.sellerId !== null,
    moreQuestions: ({ context }) => context.questions.length < context.questionsTotal,
    canTrust: ({ context }) => choicesHere(context)?.trust === null,
    canSuspect: ({ context }) => choicesHere(context)?.suspect === null,
    canEdit: ({ context }) => choicesHere(context)?.edit === null,
    canUndo: ({ context }) => (choicesHere(context)?.undo ?? null) !== null,
    canReportPhotos: ({ context, event }) =>
      event.type === 'photos.chosen' && whyNotPhotos(context, event.photos) === null,
    translatable: ({ context }) => translationOf(context.listings.system, context.id) !== null,
    undescribed: ({ context }) => !context.translated?.text,
    refused: ({ event }) => event.type === 'work.settled' && event.failure !== null,
  },
});
