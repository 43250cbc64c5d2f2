import type { CatalogueProduct } from '../../../contracts/shapes';
import { answers } from '../../simulator/answers';
import { offersPage, sampleKit, sampleProduct, sampleVariation } from '../../simulator/sample-catalogue';
import { sampleOffers, sampleCatalogueListings } from './catalogue-detail.samples';

/** What each port answers about a page of the catalogue. */
export const catalogueAnswers = () => ({
  articleCatalogo: answers<CatalogueProduct | null>(sampleProduct()),
  articlesCatalogo: answers(offersPage(sampleOffers)),
  articlesByIds: answers(sampleCatalogueListings),
  variants: answers([sampleVariation()]),
  kits: answers([sampleKit]),
  readCookie: answers<string | null>(null),
});
