import type { Case, HistoryReport, Page } from '../../../contracts/shapes';
import { answered, refused } from '../../simulator/cover';
import { inputAt } from '../../simulator/sample-addresses';
import type { MachineSamples } from '../../simulator/samples';
import { anaFacts, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { currentListingAnswers } from '../../shared/current-listing/current-listing.samples';
import type { historyItemMachine, HistoryItemEvent, HistoryItemInput } from './history-item.machine';
import { sampleReport } from '../../simulator/sample-report';

export const historyItemInput: HistoryItemInput = inputAt('historyItem', { id: '10000003' }, { site: 'MLA' });
export const historyItemSystemActors = sampleSystemActors();

const listing = { id: 'MLA1234567892', title: 'Mochila Andes 30 L', thumbnail: null, href: null };

/** The case of the sample's report. */
export function sampleItemCase(more: Partial<Case> = {}): Case {
  return {
    caseId: '10000003',
    status: 'DOCUMENTATION_PRESENTED',
    auditor: 'Ana Torres',
    seller: { id: '77', nickname: 'TIENDA SUR' },
    listing: { ...listing, status: 'paused' },
    snapshot: null,
    siteId: 'MLA',
    country: { code: 'AR', name: 'Argentina' },
    reportedAt: '2026-11-17T12:00:00.000Z',
    reasonId: 'PPPI1',
    reasonText: 'Producto falsificado',
    description: 'Es una copia',
    respondBy: '2026-11-22T12:00:00.000Z',
    counterNoticeAt: '2026-11-18T12:00:00.000Z',
    lastUpdated: '2026-11-18T12:00:00.000Z',
    groupResponse: null,
    sellerResponse: 'Tengo factura',
    documents: [{ name: 'factura.pdf', url: '/files/documents/1.pdf', size: 2048 }],
    photosNew: [],
    photosDenounced: [],
    sellerCounts: { denounces: 3, counterNotices: 2, accepted: 1 },
    rejectOption: null,
    rejectMember: null,
    isRollbackable: false,
    rollback: null,
    ...more,
  };
}

/** The row of the sample's report in the history. */
export const sampleItemRow = (more: Partial<HistoryReport> = {}): HistoryReport =>
  sampleReport({
    caseId: '10000003',
    listing: { ...listing, siteId: 'MLA' },
    auditor: 'Ana Torres',
    comment: 'Es una copia',
    tags: ['urgente'],
    reportedAt: '2026-11-17T12:00:00.000Z',
    status: 'DOCUMENTATION_PRESENTED',
    sellerComment: 'Tengo factura',
    expiresAt: '2026-11-22T12:00:00.000Z',
    ...more,
  });

export const pageOfReports = (items: HistoryReport[], total = items.length): Page<HistoryReport> => ({
  items,
  total,
  offset: 0,
  limit: 50,
});

const sentEvents: HistoryItemEvent[] = [{ type: 'item.reload' }, { type: 'screen.resumed' }];

export const historyItemSamples: MachineSamples<typeof historyItemMachine> = {
  lives: [
    {
      name: 'a report whose seller answered',
      input: historyItemInput,
      systemActors: historyItemSystemActors,
      now: sampleNow,
    },
    {
      name: 'an address that tells no site',
      input: inputAt('historyItem', { id: '10000003' }),
      systemActors: sampleSystemActors({ profile: { ...anaFacts, sites: anaFacts.sites.slice(0, 2) } }),
      now: sampleNow,
    },
  ],
  events: [
    answered('caseDescription', sampleItemCase()),
    refused('caseDescription', 'CASE_NOT_FOUND'),
    refused('caseDescription', 'OFFLINE'),
    answered('noticedArticles', pageOfReports([sampleItemRow()])),
    answered('noticedArticles', pageOfReports([sampleItemRow({ caseId: '10000009' })], 2)),
    refused('noticedArticles', 'SERVER_ERROR'),
    ...currentListingAnswers,
    ...sentEvents,
  ],
  never: {
    'it failed without a reason': (snapshot) => snapshot.matches('failed') && snapshot.context.failure === null,
    'it is shown and not known': (snapshot) => snapshot.matches('shown') && snapshot.context.item === null,
  },
};

export const historyItemDescriptions = {
  states: {
    asking: 'The report is asked for; what was shown stays meanwhile.',
    'asking.case': 'Its case is asked for, from one site after the other where the address names none.',
    'asking.row': 'Its row is looked for among the reports of its listing.',
    shown:
      'The report stands; the images that it flags can be seen large, and its listing is looked at as it is today.',
    failed: 'The report could not be had.',
  },
  guards: {
    succeeded: 'the gateway answered',
    maybeElsewhere: 'that site knows no such report, and another one may',
    isFurtherOn: 'the listing has more reports than were looked through',
  },
};
