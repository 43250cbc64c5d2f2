import { sellersOf } from '../sellers-of';

export const watchedSellersMachine = sellersOf('watchedSellers');
