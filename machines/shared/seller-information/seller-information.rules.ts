import type { Seller } from '../../../contracts/shapes';
import type { Command } from '../../system-actors/outbox';
import type { SellerMark } from './seller-information.types';

export function sellerMarkOf(seller: Pick<Seller, 'watched' | 'trusted'>): SellerMark {
  if (seller.watched) return 'watched';
  return seller.trusted ? 'trusted' : 'none';
}

export const flagsOf = (mark: SellerMark): Pick<Seller, 'watched' | 'trusted'> => ({
  watched: mark === 'watched',
  trusted: mark === 'trusted',
});

/** The mark that such a command leads to; null for one that changes none. */
export function targetMarkOf({ type }: Pick<Command, 'type'>): SellerMark | null {
  if (type === 'blackListSeller') return 'watched';
  if (type === 'whiteListSeller') return 'trusted';
  return type === 'deleteSellerFromDB' ? 'none' : null;
}
