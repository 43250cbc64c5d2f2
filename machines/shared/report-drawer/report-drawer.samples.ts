import { reasonCodes } from '../../../contracts/vocabulary/reasons';
import type { SeatFacts } from '../../kit/answers';
import { answered, refused } from '../../kit/cover';
import type { ProfileFacts, VisibleListing } from '../../kit/seats';
import { sampleReported, visibleListing } from '../sample-listing';
import type { ReportDrawerEvent, ReportDrawerInput } from './report-drawer.types';

export const reportDrawerInput: ReportDrawerInput = { ids: ['MLA1000000001'] };

const profile: ProfileFacts = {
  profile: null,
  sites: [],
  allowedNotices: [],
  restriction: null,
  judge: null,
  rates: null,
  menu: [],
  answersDue: 0,
  answersPending: 0,
  reportedCount: null,
};

interface Around {
  listings?: VisibleListing[];
  allowed?: Record<string, readonly string[]>;
  drafts?: Record<string, unknown>;
}

/** The seats that the drawer reads: its listings, the reasons allowed by site, and what was kept. */
export function reportDrawerSeats({
  listings = [visibleListing()],
  allowed = { MLA: reasonCodes },
  drafts = {},
}: Around = {}): SeatFacts {
  return {
    listings: { visible: Object.fromEntries(listings.map((listing) => [listing.id, listing])), moment: 0 },
    profile: {
      ...profile,
      allowedNotices: Object.entries(allowed).map(([siteId, codes]) => ({
        siteId,
        notices: codes.map((id) => ({ id, type: null, description: null })),
      })),
    },
    drafts: { drafts },
  };
}

export const reportedListing = visibleListing({ reported: sampleReported() });
export const keptDraft = {
  'report:MLA1000000001': { category: 'COPYRIGHT', code: 'PPPI6', photos: ['p1'], comment: 'Fotos' },
};
export const shortDraft = {
  'report:MLA1000000001': { category: 'COPYRIGHT', code: null, photos: [], comment: 'Fotos' },
};

export const reportDrawerEvents: ReportDrawerEvent[] = [
  { type: 'category.choose', category: 'BRAND' },
  { type: 'category.choose', category: 'COPYRIGHT' },
  { type: 'category.choose', category: 'PERSONAL_IMAGE' },
  { type: 'category.choose', category: 'PATENT' },
  { type: 'reason.choose', code: 'PPPI1' },
  { type: 'reason.choose', code: 'PPPI6' },
  { type: 'reason.choose', code: 'PPPI3' },
  { type: 'photo.toggle', id: 'p1' },
  { type: 'photo.toggle', id: 'unknown' },
  { type: 'step.continue' },
  { type: 'step.back' },
  { type: 'comment.change', text: 'Copia' },
  { type: 'comment.change', text: 'no@' },
  { type: 'comment.change', text: 'no' },
  { type: 'comment.change', text: '' },
  { type: 'offending.remove' },
  { type: 'report.submit', label: 'Producto falsificado' },
  { type: 'draft.restore' },
  { type: 'draft.drop' },
  { type: 'drawer.close' },
  { type: 'drawer.gone' },
];

export const protectedAnswer = answered('blindages', [
  { id: 'b1', item: 'MLA1000000001', reason: 'PPPI9', dueDate: '2030-01-31' },
]);
export const protectionAnswers = [answered('blindages', []), protectedAnswer, refused('blindages', 'OFFLINE')];
