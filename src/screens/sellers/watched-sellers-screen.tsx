import type { ActorRefFrom } from 'xstate';
import type { watchedSellersMachine } from '../../../machines/sellers/watched-sellers/watched-sellers.machine';
import { SellersScreen } from './sellers-screen';

/** The sellers whose listings are looked at first. */
export function WatchedSellersScreen({ actor }: { actor: ActorRefFrom<typeof watchedSellersMachine> }) {
  return <SellersScreen actor={actor} kind="watchedSellers" />;
}
