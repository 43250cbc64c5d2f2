import type { MachineSamples } from '../../simulator/samples';
import { sellersSamples, sellersDescriptions } from '../sellers-of.samples';
import type { watchedSellersMachine } from './watched-sellers.machine';

export const watchedSellersSamples: MachineSamples<typeof watchedSellersMachine> = sellersSamples('watchedSellers');

export const watchedSellersDescriptions = sellersDescriptions;

export { sellersView as watchedSellersView } from '../sellers-of.view';
