import type { MachineSamples } from '../../simulator/samples';
import { sellersSamples } from '../sellers-of.samples';
import type { trustedSellersMachine } from './trusted-sellers.machine';

export const trustedSellersSamples: MachineSamples<typeof trustedSellersMachine> = sellersSamples('trustedSellers');
