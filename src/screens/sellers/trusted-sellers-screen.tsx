import type { ActorRefFrom } from 'xstate';
import type { trustedSellersMachine } from '../../../machines/sellers/trusted-sellers/trusted-sellers.machine';
import { SellersScreen } from './sellers-screen';

/** The sellers that are trusted. */
export function TrustedSellersScreen({ actor }: { actor: ActorRefFrom<typeof trustedSellersMachine> }) {
  return <SellersScreen actor={actor} kind="trustedSellers" />;
}
