import type { Listing, LiveSearch, Rates } from '../../../../contracts/shapes';
import { answers, refuses, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { resultsMachine } from '../../../../machines/search/results/results.machine';
import { sampleResults } from '../../../../machines/search/results/results.samples';
import { sampleAuthor, sampleListing, visibleListing } from '../../../../machines/simulator/sample-listing';
import { act } from '../../../../tests/act';
import { getElement, renderNode, type TestLanguage } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { ResultsScreen } from './results-screen';

/** What may be reported in Argentina: these reasons. */
export const noticesOf = (codes: string[]) => [
  { siteId: 'MLA', notices: codes.map((id) => ({ id, type: null, description: null })) },
];
export const dollarRates: Rates = { base: 'USD', rates: { USD: 1, ARS: 1_000 } };

/** The results of a search that found those, once they are painted. */
export async function openResults(
  listings: Listing[],
  {
    rates = dollarRates,
    total = listings.length,
    visible = {},
    search = {},
    drafts = {},
    allowed = [],
    query = {},
    lang = 'es',
    readPast = answers<null>(null),
  }: {
    rates?: Rates | null;
    total?: number;
    visible?: Partial<VisibleListing>;
    search?: Partial<LiveSearch>;
    drafts?: Record<string, unknown>;
    allowed?: string[];
    query?: Record<string, string>;
    lang?: TestLanguage;
    readPast?: NonNullable<FakePorts['readPast']>;
  } = {},
) {
  const liveSearch = answers(sampleResults(listings, total, search));
  const stage = startWith(resultsMachine, {
    input: inputAt('results', { id: 'ls-1' }, query),
    systemActors: {
      drafts: { drafts },
      shell: { lang: 'es', chosen: 'es', menuOpen: false },
      listings: {
        visible: Object.fromEntries(
          listings.map((listing) => [listing.id, visibleListing({ ...listing, ...visible })]),
        ),
        moment: 0,
      },
      profile: {
        profile: { ...sampleAuthor, currency: 'USD' },
        rates,
        allowedNotices: noticesOf(allowed),
        sites: [],
      } as never,
    },
    ports: { readPast, liveSearch, liveSearchNarrowing: refuses('SERVER_ERROR') },
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <ResultsScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const card = (id: string) => getElement(host, `article[data-item="${id}"]`);
  const key = (name: string, { repeat = false } = {}) =>
    act(
      () =>
        void (document.activeElement ?? host).dispatchEvent(
          new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, cancelable: true }),
        ),
    );
  return { ...stage, host, card, key, ports: liveSearch };
}

/** An open one, and a paused one of an official store. */
export const [firstListing, secondListing] = [
  sampleListing({ id: 'MLA1000000001' }),
  sampleListing({ id: 'MLA1000000002', status: 'paused', officialStoreId: '7' }),
];
