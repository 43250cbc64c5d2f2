import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { propertyRuns } from '../../../tests/property-runs';
import type { Outcome, SavedCursor } from '../../../contracts/ports';
import type { Listing, LiveSearch } from '../../../contracts/shapes';
import { startWith, answers } from '../../simulator/answers';
import { sampleAuthor, sampleListings, visibleListing, sampleListing, visibleOf } from '../../simulator/sample-listing';
import type { Mark, OutboxEvent } from '../../system-actors/outbox';
import { resultsMachine } from './results.machine';
import { resultsInput, resultsSystemActors, sampleResults } from './results.samples';
import { resultsView } from './results.view';
import { createActor, fromCallback, type AnyEventObject } from 'xstate';
import { triageCursor } from '../../shared/triage/triage.view';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { sampleSystemActors } from '../../simulator/sample-system-actors';

interface Question {
  from: number;
  size: number;
  /** What the gateway has read, before it arrives. */
  answer: LiveSearch | null;
  resolve: (outcome: Outcome<LiveSearch>) => void;
}

/** A gateway that drops what is trusted, and the person's own marks on their way to it: what happens, happens when the test says so. */
async function world(count: number) {
  const listings = sampleListings(count);
  const trusted = new Set<string>();
  const questions: Question[] = [];
  const marks: Mark[] = [];
  let moment = 0;
  const seen = () => {
    const shown = new Map(
      listings.map((one) => [one.id, visibleListing({ ...one, approved: mark(trusted.has(one.id)) })]),
    );
    for (const open of marks) {
      for (const id of open.ids) {
        const one = shown.get(id);
        if (one)
          shown.set(id, { ...one, approved: mark(open.type === 'approve'), pendingMark: { id, type: open.type } });
      }
    }
    return { visible: Object.fromEntries(shown), moment };
  };
  const stage = startWith(resultsMachine, {
    input: resultsInput,
    systemActors: { ...resultsSystemActors, listings: seen() },
    ports: {
      liveSearch: ({ from = 0, size = 50 }) =>
        new Promise((resolve) => questions.push({ from, size, answer: null, resolve })),
    },
    hear: ({ event }) => {
      const outboxEvent = event as OutboxEvent;
      if (outboxEvent.type === 'mutation.submit' && outboxEvent.work.kind === 'mark') marks.push(outboxEvent.work.mark);
    },
  });
  const publishListings = () => stage.setFacts('listings', seen());
  const read = (question: Question | undefined): void => {
    if (!question || question.answer) return;
    const rows = listings.filter(({ id }) => !trusted.has(id));
    const items = rows.slice(question.from, question.from + question.size);
    question.answer = sampleResults(items, rows.length, {
      listings: { items, total: rows.length, offset: question.from, limit: question.size },
    });
  };
  const deeds = {
    more: () => stage.actor.send({ type: 'results.more' }),
    trust: (id: string) => stage.actor.getSnapshot().children.triage?.send({ type: 'listing.trust', id }),
    undo: (id: string) => stage.actor.getSnapshot().children.triage?.send({ type: 'listing.undo', id }),
    /** The oldest mark reaches the gateway, whose answer is not yet here. */
    land: () => {
      const mark = marks[0];
      for (const id of mark?.ids ?? [])
        if (mark?.type === 'approve') trusted.add(id);
        else trusted.delete(id);
    },
    /** The answer to the oldest mark is here. */
    settle: () => {
      deeds.land();
      if (marks.shift()) moment += 1;
    },
    read: () => read(questions[0]),
    arrive: () => {
      const question = questions.shift();
      read(question);
      if (question?.answer) question.resolve({ ok: true, value: question.answer });
    },
    /** Somebody else of the organisation trusts a listing that this person has seen. */
    other: (id: string) => {
      trusted.add(id);
    },
  };
  return {
    deeds,
    view: () => resultsView(stage.actor.getSnapshot()),
    ids: () => stage.actor.getSnapshot().context.rows.ids,
    all: listings.map(({ id }: Listing) => id),
    isWaiting: () => questions.length > 0,
    isMarking: () => marks.length > 0,
    turn: async () => {
      publishListings();
      await stage.settle();
    },
  };
}

const mark = (is: boolean) => (is ? { author: sampleAuthor, createdAt: null } : null);

const deed = fc.record({
  what: fc.constantFrom('more', 'trust', 'trust', 'trust', 'undo', 'land', 'settle', 'read', 'arrive', 'arrive'),
  which: fc.nat(400),
  howMany: fc.integer({ min: 1, max: 40 }),
});

const withOthers = fc.oneof(
  { weight: 9, arbitrary: deed },
  { weight: 1, arbitrary: deed.map((one) => ({ ...one, what: 'other' as const })) },
);

it('every listing is shown once, whatever is trusted, undone and loaded in which order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 230 }), fc.array(withOthers, { maxLength: 25 }), async (count, done) => {
      const { deeds, view, ids, all, isWaiting, isMarking, turn } = await world(count);
      for (const { what, which, howMany } of done) {
        const chosen = ids().slice(which % 100, (which % 100) + howMany);
        if (what === 'trust' || what === 'undo' || what === 'other') {
          for (const id of chosen) deeds[what](id);
        } else deeds[what]();
        await turn();
      }
      for (let left = 100; left > 0 && (isWaiting() || isMarking() || view().canLoadMore); left -= 1) {
        if (isMarking()) deeds.settle();
        else if (isWaiting()) deeds.arrive();
        else deeds.more();
        await turn();
      }
      expect([...ids()].sort()).toEqual([...all].sort());
      expect(ids()).toHaveLength(new Set(ids()).size);
    }),
    propertyRuns(200),
  );
});

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

describe('the cursor of results that are come back to', () => {
  const all = sampleListings(180);
  const idAt = (at: number) => all[at]?.id ?? '';

  async function open(savedCursor: SavedCursor | null, listings: Listing[] = all) {
    const liveSearch = answers((input: { size: number; from: number }) => {
      const items = listings.slice(input.from, input.from + input.size);
      return sampleResults(items, listings.length, {
        listings: { items, total: listings.length, offset: input.from, limit: 50 },
      });
    });
    const readCursor = answers<SavedCursor | null, { visit: string }>(savedCursor);
    const writeCursor = answers<void, { visit: string; cursor: SavedCursor }>(undefined);
    const stage = startWith(resultsMachine, {
      input: inputAt('results', { id: 'ls-1' }),
      systemActors: sampleSystemActors({ listings: visibleOf(listings) }),
      ports: { liveSearch, readCursor, writeCursor },
    });
    await stage.settle();
    const triage = stage.actor.getSnapshot().children.triage!;
    return {
      ...stage,
      pages: () => liveSearch.asked.length,
      asked: readCursor.asked,
      written: () => writeCursor.asked.map(({ cursor }) => cursor),
      cursor: () => triageCursor(triage.getSnapshot()).cursor,
      triage,
    };
  }

  it('stands where it was left, however many pages lie before it, and no page more is read than there stood', async () => {
    const near = await open({ id: idAt(30), at: 30 });
    expect([near.asked, near.cursor(), near.pages()]).toEqual([[{ visit: 'results ls-1' }], idAt(30), 2]);
    const far = await open({ id: idAt(120), at: 120 });
    expect([far.cursor(), far.pages()]).toEqual([idAt(120), 3]);
  });

  it('stands on what has come into its place, where it is gone, and at the end of fewer', async () => {
    const left = all.filter((_, at) => at !== 30);
    expect((await open({ id: idAt(30), at: 30 }, left)).cursor()).toBe(idAt(31));
    expect((await open({ id: 'MLA9', at: 30 }, all.slice(0, 7))).cursor()).toBe(idAt(6));
  });

  it('goes nowhere any more once the person has moved', async () => {
    const { actor, triage, cursor, settle } = await open(null);
    triage.send({ type: 'cursor.recalled', cursor: { id: idAt(140), at: 140 } });
    triage.send({ type: 'cursor.move', by: 2 });
    await settle();
    actor.send({ type: 'results.more' });
    await settle();
    expect(cursor()).not.toBe(idAt(140));
  });

  it('is kept with every step, never as the first of a list in which it is looked for, and again on another entry of the history', async () => {
    const { actor, triage, settle, written } = await open({ id: idAt(120), at: 120 });
    expect(written()).toEqual([{ id: idAt(120), at: 120 }]);
    triage.send({ type: 'cursor.move', by: 1 });
    await settle();
    expect(written().slice(1)).toEqual([{ id: idAt(121), at: 121 }]);
    actor.send({ type: 'screen.resumed' });
    expect(written().slice(2)).toEqual([{ id: idAt(121), at: 121 }]);
    actor.send(searchAt('results', { look: 'list' }));
    await settle();
    expect(written().at(-1)).toEqual({ id: idAt(121), at: 121 });
    expect(written().length).toBeGreaterThan(3);
  });
});
