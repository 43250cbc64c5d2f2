import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/property-runs';
import type { Outcome } from '../../../contracts/ports';
import type { Listing, LiveSearch } from '../../../contracts/shapes';
import { startWith } from '../../simulator/answers';
import { sampleAuthor, sampleListings, visibleListing } from '../../simulator/sample-listing';
import type { Mark, OutboxEvent } from '../../system-actors/outbox';
import { resultsMachine } from './results.machine';
import { resultsInput, resultsSystemActors, sampleResults } from './results.samples';
import { resultsView } from './results.view';

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
      if (outboxEvent.type === 'work.submit' && outboxEvent.work.kind === 'mark') marks.push(outboxEvent.work.mark);
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
