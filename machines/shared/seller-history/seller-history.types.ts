import type { Failure } from '../../../contracts/ports';
import type { SellerReport } from '../../../contracts/shapes';

export interface SellerHistoryInput {
  sellerId: string;
}

export interface SellerHistoryContext extends SellerHistoryInput {
  /** In the order of the gateway, none twice. */
  reports: SellerReport[];
  /** How many there are, as the last answer has it. */
  total: number;
  /** Over all of them; null until the gateway has answered. */
  counts: { denounces: number; counterNotices: number; accepted: number } | null;
  failure: Failure | null;
}

export type SellerHistoryEvent =
  | { type: 'history.more' }
  /** Only where the last question failed. */
  | { type: 'history.reload' };
