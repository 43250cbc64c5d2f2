import { sellersView } from '../sellers-of.view';

export const trustedSellersView = sellersView;
