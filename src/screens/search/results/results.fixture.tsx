import { Profiler } from 'react';
import type { Feeds } from '../../../../contracts/ports';
import type { Listing, LiveSearch } from '../../../../contracts/shapes';
import { answers, neverAnswers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import { visibleOf } from '../../../../machines/simulator/sample-listing';
import { resultsMachine } from '../../../../machines/search/results/results.machine';
import { resultsSystemActors, sampleResults } from '../../../../machines/search/results/results.samples';
import { renderNode, type TestLanguage } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { ResultsScreen } from './results-screen';

const site = (id: string) => ({ id, count: 2, active: false, filtered: 2, country: null });

/** The results screen with its machine over a search that found these listings, read page by page: those behind `upTo` never come. */
export async function openFoundListings(
  listings: Listing[],
  query: Record<string, string> = {},
  systemActors = resultsSystemActors,
  upTo = Infinity,
  ports: FakePorts = {},
  lang: TestLanguage = 'es',
  pictures?: Feeds['pictures'],
) {
  const page = answers<LiveSearch, { from: number; size: number }>(({ from, size }) => {
    const items = listings.slice(from, from + size);
    return sampleResults(items, listings.length, {
      listings: { items, total: listings.length, offset: from, limit: size },
      sites: [site('MLA')],
    });
  });
  const never = neverAnswers<LiveSearch, { from: number; size: number }>();
  const liveSearch: typeof page = Object.assign(
    (input: { from: number; size: number }, signal: AbortSignal) => (input.from < upTo ? page : never)(input, signal),
    { asked: page.asked },
  );
  const stage = startWith(resultsMachine, {
    input: inputAt('results', { id: 'ls-1' }, query),
    systemActors: { ...systemActors, listings: visibleOf(listings) },
    ports: { liveSearch, ...ports },
    pictures,
  });
  await stage.settle();
  /** How many cards stood there after each time that React changed the page. */
  const counts: number[] = [];
  const { host } = renderNode(
    <Profiler id="results" onRender={() => counts.push(document.querySelectorAll('article').length)}>
      <ConsoleContext value={stage.actor}>
        <ResultsScreen actor={stage.actor} />
      </ConsoleContext>
    </Profiler>,
    lang,
  );
  const tabs = () => [...host.querySelectorAll<HTMLElement>('[role=tab]')];
  return {
    ...stage,
    host,
    counts,
    asked: liveSearch.asked,
    tabs,
    told: () => tabs().map(({ textContent }) => textContent),
    cards: () => [...host.querySelectorAll('article')].map((card) => card.getAttribute('data-item')),
  };
}
