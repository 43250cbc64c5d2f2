import type { Listing, LiveSearch } from '../../../../contracts/shapes';
import { answers, hangs, startWith, type FakePorts } from '../../../../machines/rehearsal/answers';
import { inputAt } from '../../../../machines/rehearsal/at';
import { visibleOf } from '../../../../machines/rehearsal/sample-listing';
import { resultsMachine } from '../../../../machines/search/results/results.machine';
import { resultsSeats, sampleResults } from '../../../../machines/search/results/results.samples';
import { rendered, type Words } from '../../../../tests/rendered';
import { ConsoleContext } from '../../../seams/use-console';
import { ResultsScreen } from './results-screen';

const site = (id: string) => ({ id, count: 2, active: false, filtered: 2, country: null });

/** The results screen with its machine over a search that found these listings, read page by page: those behind `upTo` never come. */
export async function openFound(
  listings: Listing[],
  query: Record<string, string> = {},
  seats = resultsSeats,
  upTo = Infinity,
  ports: FakePorts = {},
  lang: Words = 'es',
) {
  const page = answers<LiveSearch, { from: number; size: number }>(({ from, size }) => {
    const items = listings.slice(from, from + size);
    return sampleResults(items, listings.length, {
      listings: { items, total: listings.length, offset: from, limit: size },
      sites: [site('MLA')],
    });
  });
  const never = hangs<LiveSearch, { from: number; size: number }>();
  const liveSearch: typeof page = Object.assign(
    (input: { from: number; size: number }, signal: AbortSignal) => (input.from < upTo ? page : never)(input, signal),
    { asked: page.asked },
  );
  const stage = startWith(resultsMachine, {
    input: inputAt('results', { id: 'ls-1' }, query),
    seats: { ...seats, listings: visibleOf(listings) },
    ports: { liveSearch, ...ports },
  });
  await stage.settle();
  const { host } = rendered(
    <ConsoleContext value={stage.actor}>
      <ResultsScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const tabs = () => [...host.querySelectorAll<HTMLElement>('[role=tab]')];
  return {
    ...stage,
    host,
    asked: liveSearch.asked,
    tabs,
    told: () => tabs().map(({ textContent }) => textContent),
    cards: () => [...host.querySelectorAll('article')].map((card) => card.getAttribute('data-item')),
  };
}
