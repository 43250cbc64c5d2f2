import type { LiveSearchReportValues } from '../../domain/new-export';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { sampleGeneratingExport } from '../exports-of.samples';
import type { newLiveSearchReportMachine } from './new-live-search-report.machine';
import { newExportDescriptions } from '../new-export.samples';

const habits = { currency: 'ARS', language: 'es', siteId: 'MLA' } as const;
export const typedLiveSearchReport: LiveSearchReportValues = {
  source: 'dump',
  keyword: 'zapatillas andes',
  nickname: '',
  status: 'active',
  sites: ['MLA', 'MLB'],
  currency: 'USD',
  language: 'pt',
};
const systemActors = sampleSystemActors();

export const newLiveSearchReportSamples: MachineSamples<typeof newLiveSearchReportMachine> = {
  lives: [
    { name: 'an empty form', input: { habits, draft: null }, systemActors, now: sampleNow },
    {
      name: 'one that was begun before',
      input: { habits, draft: typedLiveSearchReport },
      systemActors,
      now: sampleNow,
    },
  ],
  events: [
    { type: 'draft.keep', values: typedLiveSearchReport },
    { type: 'form.submit', values: { ...typedLiveSearchReport, keyword: ' ', sites: [] } },
    { type: 'form.submit', values: typedLiveSearchReport },
    { type: 'form.submit', values: { ...typedLiveSearchReport, nickname: 'TIENDA_SUR' } },
    { type: 'form.close' },
    { type: 'form.gone' },
    answered('getSellerID', { sellerId: '5001' }),
    refused('getSellerID', 'SELLER_NOT_FOUND'),
    refused('getSellerID', 'OFFLINE'),
    answered('createLiveSearchReport', sampleGeneratingExport()),
    refused('createLiveSearchReport', 'OFFLINE'),
    refused('createLiveSearchReport', 'ABORTED'),
  ],
  never: {
    'it asks for a report of nothing in particular': ({ value, context }) =>
      value === 'submitting' && `${context.values.keyword}${context.values.nickname}`.trim() === '',
  },
};

export const newLiveSearchReportDescriptions = {
  states: {
    ...newExportDescriptions.states,
    seeking: 'The seller is looked for by the nickname, in one chosen country after the other.',
  },
  guards: {
    ...newExportDescriptions.guards,
    namesSeller: 'a nickname was typed',
    isElsewhere: 'this country knows no such seller, and another one was chosen too',
    isUnknown: 'no chosen country knows such a seller',
  },
};

export { newExportView as newLiveSearchReportView } from '../new-export.view';
