import { describe, expect, it } from 'vitest';
import { readSearchVisit, searchVisitKey } from '../../domain/search-visits';
import { answers, startWith } from '../../simulator/answers';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { goTo } from '../../domain/navigation-events';
import { resultsMachine } from './results.machine';
import { sampleResults } from './results.samples';
import { resultsView } from './results.view';

const all = sampleListings(6);
const [fresh, ...others] = all.map(({ id }) => id);
const day = 86_400_000;

async function open(drafts: Record<string, unknown>, { query = {}, listings = all, read = true } = {}) {
  const facts = { drafts, read };
  const stage = startWith(resultsMachine, {
    input: inputAt('results', { id: 'ls-1' }, query),
    systemActors: sampleSystemActors({ listings: visibleOf(all), drafts: facts }),
    ports: { liveSearch: answers(() => sampleResults(listings)) },
    now: day,
  });
  await stage.settle();
  const savedDrafts = () => stage.receivedBy('drafts').filter((event) => event.type === 'draft.keep');
  return { ...stage, kept: savedDrafts, view: () => resultsView(stage.actor.getSnapshot()) };
}

/** What is kept of a look of yesterday at all but the first. */
async function yesterday() {
  const { kept: savedDrafts } = await open({}, { listings: all.slice(1) });
  return Object.fromEntries(savedDrafts().map(({ key, value }) => [key, { ...(value as object), at: 0 }]));
}

describe('what is new among the results', () => {
  it('is what was not there yesterday, and alone where only that is asked for', async () => {
    const drafts = await yesterday();
    expect(readSearchVisit(drafts, 'ls-1')?.ids).toEqual(others);
    const { view, actor, receivedBy } = await open(drafts);
    expect([view().fresh, view().ids]).toEqual([[fresh], [fresh, ...others]]);
    actor.send({ type: 'fresh.choose', only: true });
    expect(receivedBy('screens').at(-1)).toEqual(
      goTo({ to: 'results', params: { id: 'ls-1' }, search: { fresh: 'only' } }, { replace: true }),
    );
    actor.send(searchAt('results', { fresh: 'only' }));
    expect(view().ids).toEqual([fresh]);
    expect((await open(drafts, { query: { fresh: 'only' } })).view().ids).toEqual([fresh]);
  });

  it('is nothing the first time; what was seen is kept under the search, as ids', async () => {
    const { kept: savedDrafts, view } = await open({});
    expect(view().fresh).toEqual([]);
    expect(savedDrafts()).toMatchObject([
      { key: searchVisitKey('ls-1'), value: { ids: all.map(({ id }) => id), found: 6 } },
    ]);
  });

  it('is told once it is known what the browser keeps, and nothing is written before', async () => {
    const drafts = await yesterday();
    const { kept: savedDrafts, setFacts, settle, view } = await open({}, { read: false });
    expect([savedDrafts(), view().fresh]).toEqual([[], []]);
    setFacts('drafts', { drafts, read: true });
    await settle();
    expect(view().fresh).toEqual([fresh]);
  });
});
