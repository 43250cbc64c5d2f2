import type { CaseSummary, HistoryReport, Page } from '../../../contracts/shapes';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { filterDrawerEvents, filterDescriptions } from '../../shared/list/filters';
import { listEvents } from '../../shared/list/list.samples';
import { actorOf, snapshotEvent } from '../../simulator/snapshot-event';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { historyMachine, type HistoryEvent, type HistoryInput } from './history.machine';
import { sampleReport } from '../../simulator/sample-report';

const historyInput: HistoryInput = inputAt('history', {});

export function sampleCaseSummary(more: Partial<CaseSummary> = {}): CaseSummary {
  return {
    caseId: '10000002',
    listing: { id: 'MLA1234567891', siteId: 'MLA', title: 'Bolso Andes', thumbnail: null },
    status: 'DOCUMENTATION_PRESENTED',
    dueDate: '2026-11-22T12:00:00.000Z',
    memberName: 'Ana',
    reasonId: 'PPPI1',
    reasonText: 'Producto falsificado',
    seller: { id: '77', nickname: 'TIENDA SUR' },
    relatedCount: 1,
    createdAt: '2026-11-17T12:00:00.000Z',
    lastUpdated: null,
    ...more,
  };
}

export function samplePage<Item>(items: Item[], total = items.length): Page<Item> {
  return { items, total, offset: 0, limit: 10 };
}

const answeredReport = sampleReport({
  caseId: '10000003',
  listing: { id: 'MLA1234567892', siteId: 'MLA', title: 'Mochila Andes 30 L', thumbnail: null, href: null },
  status: 'DOCUMENTATION_PRESENTED',
  sellerComment: 'Tengo factura',
  auditorComment: 'La foto no es del producto',
});

const sentEvents: HistoryEvent[] = [
  ...listEvents,
  { type: 'status.choose', status: ['PENDING'] },
  { type: 'seek.submit', item: 'MLA1234567890', seller: null, due: null, from: '2026-11-01', to: null },
  { type: 'seek.submit', item: null, seller: 'TIENDA', due: '2026-11-20', from: '2026-11-01', to: null },
  { type: 'seller.choose', sellerId: '77' },
  { type: 'comment.open', caseId: '10000003' },
  { type: 'comment.close' },
  { type: 'by.choose', by: 'date_created' },
  { type: 'deadline.go', deadline: 'today' },
  { type: 'answering.begin' },
  { type: 'deadlines.reload' },
  { type: 'cursor.go', caseId: '10000003' },
  { type: 'cursor.move', by: 1 },
  { type: 'row.open' },
  { type: 'mutation.over' },
  { type: 'size.choose', size: 20 },
  ...filterDrawerEvents,
  { type: 'choice.change', choice: { sort: 'oldest' } },
  searchAt('history', { status: 'PENDING' }),
  searchAt('history', { status: 'PENDING', due: '2026-11-20' }),
];

/** What can be answered to the list, whichever operation it asked. */
const answers = [
  answered('noticedArticles', samplePage([sampleReport(), answeredReport], 31)),
  answered('noticedArticles', samplePage<HistoryReport>([], 4)),
  refused('noticedArticles', 'OFFLINE'),
  answered('counterNoticesV3', samplePage([sampleCaseSummary()])),
  refused('counterNoticesV3', 'SERVER_ERROR'),
  answered('pendingCounterNoticeList', samplePage([sampleCaseSummary()])),
  refused('pendingCounterNoticeList', 'SERVER_ERROR'),
];

export const historySamples: MachineSamples<typeof historyMachine> = {
  lives: [
    { name: 'everything that was sent', input: historyInput, systemActors: sampleSystemActors(), now: sampleNow },
  ],
  events: [
    ...answers,
    snapshotEvent('list', actorOf(historyMachine, 'list'), { input: historyInput, steps: answers.slice(0, 1) }),
    ...sentEvents,
  ],
  never: {
    'it says that it failed without a reason': ({ context: { list } }) =>
      list.phase === 'failed' && list.failure === null,
  },
};

export const historyDescriptions = {
  states: filterDescriptions,
  guards: {
    hasComment: 'the auditor said something of that report',
    isAmongRows: 'that row is shown',
  },
};
