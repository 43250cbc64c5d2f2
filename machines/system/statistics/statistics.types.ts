import type { Usage } from '../../domain/usage';
import type { UsageRecorded } from './watch-usage';

export interface StatisticsInput {
  /** The version that this console was built as. */
  version: string;
}

export interface StatisticsContext extends StatisticsInput {
  /** Of this page's life, unguessable. */
  sessionId: string;
  /** What is still to be told, with the moment at which it was done, epoch milliseconds. */
  waiting: (Usage & { at: number })[];
  device: { agent: string; width: number };
  /** Something of the person is on its way. */
  busy: boolean;
  cartIsRecent: boolean;
}

export type StatisticsEvent = UsageRecorded;
