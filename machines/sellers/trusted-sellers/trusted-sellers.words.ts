import { sellersWords } from '../sellers-words';

export const trustedSellersWords = sellersWords;
