import { createActor, fromCallback, type AnyEventObject } from 'xstate';
import { expect, it } from 'vitest';
import type { Listing } from '../../../contracts/shapes';
import { triageCursor } from '../../shared/triage/triage.view';
import { answers, startWith } from '../../simulator/answers';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { sampleListing, sampleListings, visibleOf } from '../../simulator/sample-listing';
import { resultsMachine } from './results.machine';
import { resultsSystemActors, sampleResults } from './results.samples';
import { resultsView } from './results.view';

const ended = ['closed', 'inactive', 'under_review'].map((status, at) =>
  sampleListing({ id: `MLA100000009${at}`, status }),
);
const open = sampleListings(3);
const [first, second, third] = open.map(({ id }) => id) as [string, string, string];
const all: Listing[] = [ended[0]!, open[0]!, ended[1]!, open[1]!, open[2]!, ended[2]!];

it('one that can’t be marked stands among the inactive: neither the cursor nor the number left counts it', async () => {
  const told: AnyEventObject[] = [];
  const announcements = fromCallback<AnyEventObject>(({ receive }) => receive((event) => told.push(event)));
  const { actor, settle, setFacts } = startWith(resultsMachine, {
    input: inputAt('results', { id: 'ls-1' }),
    systemActors: { ...resultsSystemActors, listings: visibleOf(all) },
    ports: { liveSearch: answers(sampleResults(all)) },
    watch: (root) => createActor(announcements, { parent: root, systemId: 'announcements' }).start(),
  });
  await settle();
  const ids = () => resultsView(actor.getSnapshot()).ids;
  const triage = actor.getSnapshot().children.triage!;
  const cursor = () => triageCursor(triage.getSnapshot()).cursor;

  expect([ids(), cursor()]).toEqual([[first, second, third], first]);
  triage.send({ type: 'listing.trust', id: first });
  expect(told).toEqual([{ type: 'remaining.noted', count: 2, partly: false }]);

  setFacts('listings', visibleOf(all.map((one) => (one.id === second ? { ...one, status: 'closed' } : one))));
  expect(ids(), 'one that ends meanwhile keeps its place, as one that was decided on').toHaveLength(3);
  triage.send({ type: 'cursor.go', id: first });
  triage.send({ type: 'listing.trust' });
  expect(cursor(), 'the cursor goes past it').toBe(third);
  expect(told.at(-1)).toEqual({ type: 'remaining.noted', count: 1, partly: false });

  actor.send(searchAt('results', { tab: 'inactive' }));
  expect(ids()).toEqual([ended[0]?.id, ended[1]?.id, second, ended[2]?.id]);
});
