import type { SavedPast } from '../../../contracts/ports';
import type { HistoryReport } from '../../../contracts/shapes';
import { rowOfReport } from '../../domain/history-row';
import { toPastReport, type PastReport } from '../../domain/past-reports';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { caseDueIn, pageOfCases } from '../awaiting-cases/awaiting-cases.samples';
import type { pastMachine, PastContext, PastEvent } from './past.machine';
import { sampleSentReport } from '../../simulator/sample-report';

export const samplePastReport = (more: Partial<PastReport> = {}): PastReport => ({
  ...toPastReport(rowOfReport(sampleSentReport())),
  ...more,
});

export const pageOfSentReports = (items: HistoryReport[], total = items.length) => ({
  items,
  total,
  offset: 0,
  limit: 200,
});

const savedPast = (state: Partial<PastContext['progress']> = {}): SavedPast => ({
  state: { version: 1, source: 'reports', from: 1, total: 3, since: null, readAt: null, stopped: false, ...state },
  parts: [[samplePastReport()]],
});
/** As it is kept once all was read at that moment. */
export const wholePast = (readAt: number): SavedPast => savedPast({ source: 'none', from: 0, total: 0, readAt });
/** As it is kept where a person stopped the reading. */
export const stoppedPast = savedPast({ stopped: true });

const events: PastEvent[] = [
  { type: 'past.stop' },
  { type: 'past.continue' },
  { type: 'past.refresh' },
  { type: 'past.readAgain' },
  { type: 'past.rest' },
  { type: 'past.resume' },
];

export const pastSamples: MachineSamples<typeof pastMachine> = {
  lives: [{ name: 'three reports were sent', systemActors: sampleSystemActors(), now: sampleNow }],
  events: [
    answered('readPast', null),
    answered('readPast', wholePast(sampleNow)),
    answered('readPast', wholePast(sampleNow - 86_400_000)),
    answered('readPast', stoppedPast),
    refused('readPast', 'STORAGE_UNAVAILABLE'),
    answered('noticedArticles', pageOfSentReports([sampleSentReport({ caseId: '10000004' })], 3)),
    answered('noticedArticles', pageOfSentReports([])),
    refused('noticedArticles', 'OFFLINE'),
    answered('counterNoticesV3', pageOfCases([caseDueIn(30)])),
    refused('counterNoticesV3', 'NOT_ALLOWED'),
    refused('counterNoticesV3', 'SERVER_ERROR'),
    answered('writePast', undefined),
    refused('writePast', 'STORAGE_UNAVAILABLE'),
    ...events,
  ],
  serialize: ({ value, context: { progress, parts, reports, saved, fresh, failure } }) => {
    const { source, from, since, readAt, stopped } = progress;
    return JSON.stringify([
      value,
      source,
      Math.min(from, 2),
      since === null,
      readAt === null,
      stopped,
      Math.min(parts.length, 2),
      reports.length,
      saved,
      fresh,
      failure?.code,
    ]);
  },
  never: {
    'it failed without a reason': (snapshot) => snapshot.matches('failed') && snapshot.context.failure === null,
    'a report stands twice': (snapshot) => {
      const ids = (snapshot.context as PastContext).reports.map(({ caseId }) => caseId);
      return new Set(ids).size !== ids.length;
    },
  },
};

export const pastDescriptions = {
  states: {
    opening: 'What is kept of an earlier visit is read.',
    opened: 'It is weighed: read on, read what is new, or left as it is.',
    reading: 'The history is read page by page.',
    'reading.next': 'What comes next is chosen.',
    'reading.reports': 'A page of the reports is on its way.',
    'reading.cases': 'A page of their cases is on its way, which say when each was last updated.',
    'reading.writing': 'The page is being kept in the browser.',
    finishing: 'All was read; it is kept in few parts.',
    stopping: 'That a person stopped is being kept.',
    stopped: 'A person stopped the reading; what was read stays.',
    failed: 'A page could not be had; what was read stays.',
    whole: 'All of it is known.',
    resting: 'The screen lies beneath another: nothing is read.',
  },
  guards: {
    succeeded: 'it worked',
    isInMemory: 'the browser refuses to keep it',
    wasStopped: 'a person had stopped the reading',
    isFresh: 'all was known a moment ago',
    isOver: 'nothing is left to be read',
    isAtCases: 'all reports were read, and their cases are next',
    hasNoCases: 'the account has no case management',
  },
};
