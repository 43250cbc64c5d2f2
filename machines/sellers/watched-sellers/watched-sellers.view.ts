import { sellersView } from '../sellers-of.view';

export const watchedSellersView = sellersView;
