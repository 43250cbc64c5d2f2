import type { Seller } from '../../../contracts/shapes';
import { isJobOver } from '../../domain/sends';
import type { DeletionSeen } from '../deletions-seen';
import type { SellerInformationContext, SellerMark } from './seller-information.types';

/** What changes the mark of a seller. */
export const markCommands = ['blackListSeller', 'whiteListSeller', 'deleteSellerFromDB'] as const;

export function markOf(seller: Pick<Seller, 'watched' | 'trusted'>): SellerMark {
  if (seller.watched) return 'watched';
  return seller.trusted ? 'trusted' : 'none';
}

export const flagsOf = (mark: SellerMark): Pick<Seller, 'watched' | 'trusted'> => ({
  watched: mark === 'watched',
  trusted: mark === 'trusted',
});

/** The mark that such a work leads to. */
export function markSought({ command }: Pick<DeletionSeen, 'command'>): SellerMark {
  if (command === 'blackListSeller') return 'watched';
  return command === 'whiteListSeller' ? 'trusted' : 'none';
}

/** Of what the outbox knows, the mark of this seller that is under way. */
export function underWay(
  { sellerId }: Pick<SellerInformationContext, 'sellerId'>,
  seen: readonly DeletionSeen[],
): DeletionSeen | null {
  return seen.findLast(({ id, phase }) => id === sellerId && !isJobOver({ phase })) ?? null;
}
