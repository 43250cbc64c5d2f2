import type { CaseSummary } from '../../../contracts/shapes';
import { answered, refused } from '../../simulator/cover';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { awaitingCasesMachine, AwaitingCasesContext } from './awaiting-cases.machine';

const hour = 3_600_000;

/** A case that awaits an answer, due that many hours after `now`. */
export function caseDueIn(hours: number, more: Partial<CaseSummary> = {}, now = sampleNow): CaseSummary {
  return {
    caseId: '10000002',
    listing: { id: 'MLA1234567891', siteId: 'MLA', title: 'Bolso Andes', thumbnail: null },
    status: 'DOCUMENTATION_PRESENTED',
    dueDate: new Date(now + hours * hour).toISOString(),
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

/** Four of them, one of each deadline. */
export const casesOfEachDeadline: CaseSummary[] = [-2, 5, 26, 70].map((hours, index) =>
  caseDueIn(hours, { caseId: String(10_000_002 + index) }),
);

export const pageOfCases = (items: CaseSummary[], total = items.length, offset = 0) => ({
  items,
  total,
  offset,
  limit: 50,
});

export const awaitingCasesSamples: MachineSamples<typeof awaitingCasesMachine> = {
  lives: [
    { name: 'four of them', input: { wanted: true }, systemActors: sampleSystemActors(), now: sampleNow },
    { name: 'where another list stands', input: { wanted: false }, systemActors: sampleSystemActors(), now: sampleNow },
  ],
  events: [
    answered('pendingCounterNoticeList', pageOfCases(casesOfEachDeadline)),
    answered('pendingCounterNoticeList', pageOfCases(casesOfEachDeadline.slice(0, 2), 4)),
    answered('pendingCounterNoticeList', pageOfCases([])),
    refused('pendingCounterNoticeList', 'OFFLINE'),
    { type: 'cases.want' },
    { type: 'cases.reload' },
    { type: 'answers.seen', answered: ['10000002'] },
    { type: 'answers.seen', answered: [] },
  ],
  serialize: ({ value, context: { cases, fresh, total, answered: gone, failure } }) =>
    JSON.stringify([value, cases.length, fresh.length, total, gone.length, failure?.code]),
  never: {
    'it failed without a reason': (snapshot) => snapshot.matches('failed') && snapshot.context.failure === null,
    'a case stands twice': (snapshot) => {
      const ids = (snapshot.context as AwaitingCasesContext).cases.map(({ caseId }) => caseId);
      return new Set(ids).size !== ids.length;
    },
  },
};

export const awaitingCasesDescriptions = {
  states: {
    idle: 'Nobody wants to know it yet.',
    asking: 'What awaits an answer is read; what stood stays meanwhile.',
    'asking.page': 'Its next page is on its way.',
    shown: 'It stands as it was read, without what was answered since.',
    failed: 'It could not be read; what stood before stays.',
  },
  guards: {
    isWanted: 'it was wanted from the beginning',
    hasMore: 'there is more of it than was read',
    succeeded: 'the gateway answered',
  },
};
