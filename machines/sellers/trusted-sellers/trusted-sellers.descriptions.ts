import { sellersDescriptions } from '../sellers-of.descriptions';

export const trustedSellersDescriptions = sellersDescriptions;
