import type { NoticesEvent, NoticesFacts } from '../../system-actors/notices';

export interface NoticesContext extends NoticesFacts {
  raised: number;
  /** By notice: when its time runs out, epoch milliseconds, or what is left of it while it is held. */
  clocks: Record<string, { endsAt: number } | { left: number }>;
}

export type NoticesOwnEvent = NoticesEvent | { type: 'notice.expired'; id: string };
