import { sellersOf } from '../sellers-of';

export const trustedSellersMachine = sellersOf('trustedSellers');
