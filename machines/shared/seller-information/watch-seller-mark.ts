import { isMutationDone } from '../../domain/sends';
import type { OutboxFacts } from '../../system-actors/outbox';
import { watchOutbox } from '../watch-outbox';
import { targetMarkOf } from './seller-information.rules';
import type { SellerMarkChanged, SellerMark } from './seller-information.types';

/** To what the mark of that seller is being changed; null when nothing changes it. */
export function queuedSellerMarkOf({ jobs }: Pick<OutboxFacts, 'jobs'>, sellerId: string): SellerMark | null {
  const targetMarks = Object.values(jobs).flatMap(({ phase, work }) => {
    if (isMutationDone({ phase }) || work.kind !== 'command') return [];
    const mark = targetMarkOf(work.command);
    return mark !== null && 'sellerId' in work.command.input && work.command.input.sellerId === sellerId ? [mark] : [];
  });
  return targetMarks.at(-1) ?? null;
}

/** Says `mark.seen` at once where the seller's mark is being changed, and whenever that changes. */
export const watchSellerMark = watchOutbox<SellerMark | null, { sellerId: string }>(
  (facts, { sellerId }) => queuedSellerMarkOf(facts, sellerId),
  (mark): SellerMarkChanged => ({ type: 'mark.seen', mark }),
  null,
);
