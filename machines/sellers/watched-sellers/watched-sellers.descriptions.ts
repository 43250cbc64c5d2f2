import { sellersDescriptions } from '../sellers-of.descriptions';

export const watchedSellersDescriptions = sellersDescriptions;
