import { sellersWords } from '../sellers-words';

export const watchedSellersWords = sellersWords;
