import type { LiveSearchReportValues } from '../../domain/live-search-report';
import { answered, refused } from '../../rehearsal/cover';
import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import { inTheMaking } from '../exports-of.samples';
import type { newLiveSearchReportMachine } from './new-live-search-report.machine';

const habits = { currency: 'ARS', language: 'es', siteId: 'MLA' } as const;
export const liveSearchReportTyped: LiveSearchReportValues = {
  source: 'dump',
  keyword: 'zapatillas andes',
  nickname: '',
  status: 'active',
  sites: ['MLA', 'MLB'],
  currency: 'USD',
  language: 'pt',
};
const seats = sampleSeats();

export const newLiveSearchReportSamples: MachineSamples<typeof newLiveSearchReportMachine> = {
  lives: [
    { name: 'an empty form', input: { habits, draft: null }, seats, now: sampleNow },
    { name: 'one that was begun before', input: { habits, draft: liveSearchReportTyped }, seats, now: sampleNow },
  ],
  events: [
    { type: 'draft.keep', values: liveSearchReportTyped },
    { type: 'form.submit', values: { ...liveSearchReportTyped, keyword: ' ', sites: [] } },
    { type: 'form.submit', values: liveSearchReportTyped },
    { type: 'form.submit', values: { ...liveSearchReportTyped, nickname: 'TIENDA_SUR' } },
    { type: 'form.close' },
    { type: 'form.gone' },
    answered('getSellerID', { sellerId: '5001' }),
    refused('getSellerID', 'SELLER_NOT_FOUND'),
    refused('getSellerID', 'OFFLINE'),
    answered('createLiveSearchReport', inTheMaking()),
    refused('createLiveSearchReport', 'OFFLINE'),
    refused('createLiveSearchReport', 'ABORTED'),
  ],
  never: {
    'it asks for a report of nothing in particular': ({ value, context }) =>
      value === 'submitting' && `${context.values.keyword}${context.values.nickname}`.trim() === '',
  },
};
