import {
  dropImageBankMark,
  moderateCase,
  presentDocumentation,
  queueCase,
  reporterDeadline,
  sellerDeadline,
} from './case-flow';
import { generateExport } from './generate-export';
import { stepLiveSearch } from './live-search-steps';
import type { World } from './types';
import type { JobHandler } from './worker';

/** Everything that happens by itself when its time comes. */
export const jobHandlers = (world: Pick<World, 'db' | 'jobs' | 'log' | 'sendMail'>): Record<string, JobHandler> => ({
  'live-search.step': (job, at) => stepLiveSearch(world, job.subject, at),
  'case.queue': (job, at) => queueCase(world, job.subject, at),
  'case.moderate': (job, at) => void moderateCase(world, job.subject, at),
  'case.seller-answers': (job, at) => void presentDocumentation(world, job.subject, at),
  'case.seller-deadline': (job, at) => void sellerDeadline(world, job.subject, at),
  'case.reporter-deadline': (job, at) => void reporterDeadline(world, job.subject, at),
  'export.generate': (job, at) => generateExport(world, job.subject, at),
  'mark.image-bank': (job) => dropImageBankMark(world, Number(job.subject)),
});
