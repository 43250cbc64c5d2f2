import { isJobOver } from '../../domain/sends';
import type { OutboxFacts } from '../../seats/outbox';
import { outboxSeen } from '../outbox-seen';
import { markSought } from './seller-information.rules';
import type { MarkSeen, SellerMark } from './seller-information.types';

/** To what the mark of that seller is being changed; null when nothing changes it. */
export function markUnderWay({ jobs }: Pick<OutboxFacts, 'jobs'>, sellerId: string): SellerMark | null {
  const sought = Object.values(jobs).flatMap(({ phase, work }) => {
    if (isJobOver({ phase }) || work.kind !== 'command') return [];
    const mark = markSought(work.command);
    return mark !== null && 'sellerId' in work.command.input && work.command.input.sellerId === sellerId ? [mark] : [];
  });
  return sought.at(-1) ?? null;
}

/** Says `mark.seen` at once where the seller's mark is being changed, and whenever that changes. */
export const markSeen = outboxSeen<SellerMark | null, { sellerId: string }>(
  (facts, { sellerId }) => markUnderWay(facts, sellerId),
  (mark): MarkSeen => ({ type: 'mark.seen', mark }),
  null,
);
