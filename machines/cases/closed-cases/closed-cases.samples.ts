import type { CaseSummary } from '../../../contracts/shapes';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { answered, refused } from '../../simulator/cover';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import { actorOf, snapshotEvent } from '../../simulator/snapshot-event';
import { listEvents, pageOfRows } from '../../shared/list/list.samples';
import { closedCasesMachine } from './closed-cases.machine';

export const sampleClosedCase = (more: Partial<CaseSummary> = {}): CaseSummary => ({
  caseId: '900001',
  listing: { id: 'MLA1000000001', siteId: 'MLA', title: 'Zapatillas Andes Trail 42', thumbnail: null },
  status: 'DOCUMENTATION_NOT_APPROVED',
  dueDate: '2026-11-12T12:00:00.000Z',
  memberName: 'Andes SA',
  reasonId: 'PPPI1',
  reasonText: 'Falsificación',
  seller: { id: '77001', nickname: 'OFERTAS_DEL_SUR' },
  relatedCount: 3,
  createdAt: '2026-11-02T12:00:00.000Z',
  lastUpdated: '2026-11-10T12:00:00.000Z',
  ...more,
});

const input = inputAt('closedCases', {});
const listAnswered = answered('closedCasesList', pageOfRows([sampleClosedCase()], 11));

export const closedCasesSamples: MachineSamples<typeof closedCasesMachine> = {
  lives: [{ name: 'the first page', input, systemActors: sampleSystemActors(), now: sampleNow }],
  events: [
    listAnswered,
    refused('closedCasesList', 'OFFLINE'),
    snapshotEvent('list', actorOf(closedCasesMachine, 'list'), { input, steps: [listAnswered] }),
    ...listEvents,
    { type: 'nickname.seek', nickname: 'sur' },
    { type: 'size.choose', size: 20 },
    searchAt('closedCases', { page: '3' }),
    searchAt('closedCases', { nickname: 'sur' }),
  ],
  serialize: ({ value, context }) => JSON.stringify([value, context]),
};

export const closedCasesDescriptions = {
  states: { open: 'The list stands, is asked for or could not be had, as the list itself says.' },
};
