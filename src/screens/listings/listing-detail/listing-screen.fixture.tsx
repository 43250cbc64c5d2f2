import type {
  DenouncedVariant,
  Listing,
  Page,
  ProductVariant,
  Profile,
  Question,
  Rates,
} from '../../../../contracts/shapes';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import { answers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { listingDetailMachine } from '../../../../machines/listings/listing-detail/listing-detail.machine';
import { pageOfReviews, sampleTotals } from '../../../../machines/listings/reviews/reviews.samples';
import {
  listingDetailSystemActors,
  sampleSeller,
} from '../../../../machines/listings/listing-detail/listing-detail.samples';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { sampleListing, visibleListing } from '../../../../machines/simulator/sample-listing';
import { anaProfile } from '../../../../machines/simulator/sample-system-actors';
import { act } from '../../../../tests/act';
import { queryButton, renderNode } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { ListingScreen } from './listing-screen';

const pictures = ['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => ({ id, url: `/files/pictures/1/${id}-O.png` }));
const questions: Page<Question> = {
  items: [
    { date: '2026-11-02T10:00:00.000Z', text: '¿Son <b>originales</b>?', answer: 'Sí' },
    { date: null, text: '¿Hay talle 44?', answer: null },
  ],
  total: 5,
  offset: 0,
  limit: 10,
};

interface Opening {
  listing?: Partial<VisibleListing>;
  ports?: FakePorts;
  allowed?: string[];
  reading?: 'es' | 'en' | 'pt';
  rates?: Rates;
  /** What was told once and is closed already, or not. */
  helps?: Partial<Profile['helps']>;
}
/** The page of a listing, once its answers are painted. */
export async function openListingScreen({ listing, ports, allowed, reading = 'es', rates, helps }: Opening = {}) {
  const known = visibleListing({ pictures, ...listing });
  const systemActors = listingDetailSystemActors(
    { listings: [known], ...(allowed && { allowed: { [known.siteId]: allowed } }) },
    reading,
  );
  if (systemActors.profile && helps)
    systemActors.profile = {
      ...systemActors.profile,
      profile: { ...anaProfile, helps: { ...anaProfile.helps, ...helps } },
    };
  if (systemActors.profile && rates) systemActors.profile = { ...systemActors.profile, rates };
  const stage = startWith(listingDetailMachine, {
    input: inputAt('listing', { articleId: known.id }),
    systemActors,
    ports: {
      article: answers<Listing[]>([sampleListing({ pictures, ...listing })]),
      articleDescription: answers({ text: 'Zapatillas <i>de montaña</i>.', lastUpdated: null }),
      articleQuestions: answers(questions),
      seller: answers(sampleSeller),
      blindages: answers([]),
      reviews: answers(pageOfReviews(2)),
      reviewsTotal: answers(sampleTotals),
      variants: answers<ProductVariant[]>([]),
      denouncedVariants: answers<DenouncedVariant[]>([]),
      translate: answers<{ text: string }, { text: string }>(({ text }) => ({ text: `[en] ${text}` })),
      ...ports,
    },
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <ListingScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  const key = (name: string) =>
    act(
      () =>
        void (document.activeElement ?? host).dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
        ),
    );
  return {
    ...stage,
    host,
    button: (name: string) => queryButton(host, name),
    key,
    text: () => host.textContent ?? '',
    settled: () => act(() => stage.settle()),
  };
}
