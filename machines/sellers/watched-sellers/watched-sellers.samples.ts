import type { MachineSamples } from '../../simulator/samples';
import { sellersSamples } from '../sellers-of.samples';
import type { watchedSellersMachine } from './watched-sellers.machine';

export const watchedSellersSamples: MachineSamples<typeof watchedSellersMachine> = sellersSamples('watchedSellers');
