import type { CatalogueProduct } from '../../../contracts/shapes';
import { answers } from '../../rehearsal/answers';
import { offersPage, sampleKit, sampleProduct, sampleVariation } from '../../rehearsal/sample-catalogue';
import { sampleOffers, takingPart } from './catalogue-detail.samples';

/** What each port answers about a page of the catalogue. */
export const catalogueAnswers = () => ({
  articleCatalogo: answers<CatalogueProduct | null>(sampleProduct()),
  articlesCatalogo: answers(offersPage(sampleOffers)),
  articlesByIds: answers(takingPart),
  variants: answers([sampleVariation()]),
  kits: answers([sampleKit]),
  readCookie: answers<string | null>(null),
});
