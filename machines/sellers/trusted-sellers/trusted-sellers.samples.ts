import type { MachineSamples } from '../../simulator/samples';
import { sellersSamples, sellersDescriptions } from '../sellers-of.samples';
import type { trustedSellersMachine } from './trusted-sellers.machine';

export const trustedSellersSamples: MachineSamples<typeof trustedSellersMachine> = sellersSamples('trustedSellers');

export const trustedSellersDescriptions = sellersDescriptions;

export { sellersView as trustedSellersView } from '../sellers-of.view';
