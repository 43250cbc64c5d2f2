import type { SellerHistory, SellerReport } from '../../../contracts/shapes';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import type {
  sellerHistoryMachine,
  SellerHistoryContext,
  SellerHistoryEvent,
  SellerHistoryInput,
} from './seller-history.machine';

export const sellerHistoryInput: SellerHistoryInput = { sellerId: '77001' };

export const sampleSellerReport = (at: number, more: Partial<SellerReport> = {}): SellerReport => ({
  caseId: String(10_000_000 + at),
  listing: { id: `MLA100000000${at}`, siteId: 'MLA', title: `Bolso Andes ${at}` },
  reportedAt: '2026-11-07T12:00:00.000Z',
  reasonId: 'PPPI1',
  reasonText: 'Producto falsificado',
  status: 'CREATED',
  ...more,
});

/** So many reports from that one on, of so many. */
export const historyOf = (count: number, total = count, from = 0): SellerHistory => ({
  items: Array.from({ length: count }, (_, at) => sampleSellerReport(from + at)),
  total,
  offset: from,
  limit: 5,
  denounces: total,
  counterNotices: 3,
  accepted: 1,
});

const sentEvents: SellerHistoryEvent[] = [{ type: 'history.more' }, { type: 'history.reload' }];

export const sellerHistoryAnswers = [
  answered('counterNotices', historyOf(5, 7)),
  answered('counterNotices', historyOf(0)),
  refused('counterNotices', 'OFFLINE'),
];

export const sellerHistorySamples: MachineSamples<typeof sellerHistoryMachine> = {
  lives: [{ name: 'a seller', input: sellerHistoryInput }],
  events: [...sellerHistoryAnswers, ...sentEvents],
  serialize: ({ value, context: { reports, total } }) => JSON.stringify([value, reports.length, total]),
  never: {
    'a report stands twice': (snapshot) => {
      const { reports } = snapshot.context as SellerHistoryContext;
      return new Set(reports.map(({ caseId }) => caseId)).size < reports.length;
    },
    'it failed without a reason': (snapshot) => snapshot.matches('failed') && snapshot.context.failure === null,
  },
};

export const sellerHistoryDescriptions = {
  states: {
    asking: 'The next reports of the seller are asked for; those before them stay.',
    shown: 'Those that were asked for stand.',
    failed: 'They did not load; a person may try again.',
  },
  guards: {
    more: 'the seller has more reports',
    succeeded: 'the gateway answered',
  },
};
