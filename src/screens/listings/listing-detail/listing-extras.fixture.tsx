import type { DenouncedVariant, Listing, Page, ProductVariant, Question } from '../../../../contracts/shapes';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import { answers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleListing, visibleListing } from '../../../../machines/simulator/sample-listing';
import { listingDetailMachine } from '../../../../machines/listings/listing-detail/listing-detail.machine';
import {
  listingDetailSystemActors,
  sampleSeller,
} from '../../../../machines/listings/listing-detail/listing-detail.samples';
import {
  sampleProductVariant,
  sampleVariants,
} from '../../../../machines/listings/listing-variants/listing-variants.samples';
import { pageOfReviews, sampleTotals } from '../../../../machines/listings/reviews/reviews.samples';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { act } from '../../../../tests/act';
import { getButton, getElement, renderNode } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { ListingScreen } from './listing-screen';

interface Opening {
  listing?: Partial<VisibleListing>;
  others?: VisibleListing[];
  ports?: FakePorts;
  reading?: 'es' | 'en' | 'pt';
}

export async function openListingExtras({ listing, others = [], ports, reading = 'es' }: Opening = {}) {
  const known = visibleListing(listing);
  const stage = startWith(listingDetailMachine, {
    input: inputAt('listing', { articleId: known.id }),
    systemActors: listingDetailSystemActors({ listings: [known, ...others] }, reading),
    ports: {
      article: answers<Listing[]>([sampleListing(listing)]),
      articleDescription: answers({ text: 'Zapatillas', lastUpdated: null }),
      articleQuestions: answers<Page<Question>>({ items: [], total: 0, offset: 0, limit: 10 }),
      seller: answers(sampleSeller),
      blindages: answers([]),
      reviews: answers(pageOfReviews(2)),
      reviewsTotal: answers(sampleTotals),
      variants: answers<ProductVariant[]>(sampleVariants.map((variant) => sampleProductVariant(variant))),
      denouncedVariants: answers<DenouncedVariant[]>([]),
      ...ports,
    },
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <ListingScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  const section = (id: string) => getElement(host, `section[aria-labelledby=${id}]`);
  return { ...stage, host, button: (name: string, where: ParentNode = host) => getButton(where, name), section };
}
export const settleStage = (stage: { settle: () => Promise<void> }) => act(() => stage.settle());
export const textsOf = (where: ParentNode, selector: string) =>
  [...where.querySelectorAll(selector)].map((each) => each.textContent?.trim());
