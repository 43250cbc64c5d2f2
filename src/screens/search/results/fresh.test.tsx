import { act } from 'react';
import { expect, test } from 'vitest';
import { updateSearchVisit, searchVisitKey } from '../../../../machines/domain/search-visits';
import { answers, startWith } from '../../../../machines/simulator/answers';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import { sampleListings, visibleOf } from '../../../../machines/simulator/sample-listing';
import { sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { resultsMachine } from '../../../../machines/search/results/results.machine';
import { sampleResults } from '../../../../machines/search/results/results.samples';
import { getButton, press, renderNode } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { createSite } from './filters.fixture';
import { ResultsScreen } from './results-screen';

const listings = sampleListings(3);
const seenBefore = {
  ids: listings.slice(1).map(({ id }) => id),
  whole: true,
  plain: true,
  through: '',
  found: 2,
  now: 0,
};

async function open(query: Record<string, string> = {}, counts = [3, 0, 0]) {
  const sites = ['MLA', 'MLB', 'MLC'].map((id, at) => ({ ...createSite(id), count: counts[at] ?? 0 }));
  const stage = startWith(resultsMachine, {
    input: inputAt('results', { id: 'ls-1' }, query),
    systemActors: sampleSystemActors({
      listings: visibleOf(listings),
      drafts: { drafts: { [searchVisitKey('ls-1')]: updateSearchVisit(null, seenBefore) }, read: true },
    }),
    ports: { liveSearch: answers(() => sampleResults(listings, 3, { sites })) },
    now: 86_400_000,
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <ResultsScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  await act(() => stage.settle());
  return { ...stage, host };
}
const marked = (host: ParentNode) =>
  [...host.querySelectorAll('article')]
    .filter((card) => /Nueva/.test(card.textContent))
    .map(({ dataset }) => dataset['item']);

test('what is new since the last look is marked, counted, and shown alone with one press', async () => {
  const { host, heardBy } = await open();
  expect(marked(host)).toEqual([listings[0]?.id]);
  press(getButton(host, '1 nueva desde tu última visita'));
  expect(heardBy('screens').at(-1)).toMatchObject({ target: { search: { fresh: 'only' } } });
  const alone = await open({ fresh: 'only' });
  expect(alone.host.querySelectorAll('article')).toHaveLength(1);
  expect(getButton(alone.host, '1 nueva desde tu última visita').getAttribute('aria-pressed')).toBe('true');
});

test('countries with something are told with how much, the others are folded into their number', async () => {
  const { host } = await open();
  expect(host.textContent).toContain('Argentina (3)');
  expect(host.textContent).not.toContain('(0)');
  expect(host.querySelector('summary')?.textContent).toBe('2 países sin resultados');
  expect(host.querySelector('details')?.textContent).toContain('Brasil, Chile');
  const everywhere = (await open({}, [1, 12, 3])).host;
  expect(everywhere.textContent).toContain('Argentina (1) · Brasil (12) · Chile (3)');
  expect(everywhere.querySelector('details')).toBeNull();
});
