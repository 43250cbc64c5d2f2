import { describe, expect, it } from 'vitest';
import { answers, startWith, type FakePorts } from '../../simulator/answers';
import { sampleListings, visibleOf } from '../../simulator/sample-listing';
import type { Listing } from '../../../contracts/shapes';
import type { SavedCursor } from '../../../contracts/ports';
import { sampleReadProgress } from '../selection/selection.samples';
import { triageMachine } from './triage.machine';
import { resultsTriageInput, suggestionsTriageInput, triageListings, triageSystemActors } from './triage.samples';
import type { TriageInput } from './triage.types';
import { triageCursor, triageView } from './triage.view';

const [first, second, third] = triageListings as [Listing, Listing, Listing];

async function open(input: Partial<TriageInput> = {}, ports: FakePorts = {}, listings = triageListings) {
  const stage = startWith(triageMachine, {
    input: { ...resultsTriageInput, ...input },
    systemActors: { ...triageSystemActors, listings: visibleOf(listings) },
    ports,
  });
  await stage.settle();
  const show = (ids: string[], more = sampleReadProgress(), address: unknown = null) =>
    stage.actor.send({ type: 'rows.changed', ids, progress: more, address });
  show(listings.map(({ id }) => id));
  const cursor = () => triageCursor(stage.actor.getSnapshot()).cursor;
  return { ...stage, show, cursor, ...triageView(stage.actor) };
}

describe('triage', () => {
  it('a decision by key goes on to the next listing that can be decided on, one by mouse stays', async () => {
    const { actor, cursor, toParent, receivedBy } = await open();
    actor.send({ type: 'listing.trust', id: third.id });
    expect(cursor()).toBe(first.id);
    actor.send({ type: 'cursor.go', id: first.id });
    actor.send({ type: 'listing.trust' });
    expect([cursor(), receivedBy('outbox').length]).toEqual([third.id, 2]);
    expect(toParent).toMatchObject([
      { type: 'decision.made', mark: { type: 'approve', ids: [third.id] }, byKey: false },
      { type: 'decision.made', mark: { type: 'approve', ids: [first.id] }, byKey: true },
    ]);
  });

  it('passes over what is no longer published, and stops there among suggestions', async () => {
    const listings = sampleListings(3).map((one, at) => (at === 1 ? { ...one, status: 'closed' } : one));
    const results = await open({}, {}, listings);
    results.actor.send({ type: 'listing.trust' });
    const suggestions = await open(suggestionsTriageInput, {}, listings);
    suggestions.actor.send({ type: 'listing.trust' });
    expect([results.cursor(), suggestions.cursor()]).toEqual([third.id, second.id]);
  });

  it('where nothing moves on, the cursor goes to what is decided', async () => {
    const { actor, cursor, receivedBy } = await open({ movesOn: false });
    actor.send({ type: 'listing.undo', id: second.id });
    expect(cursor()).toBe(second.id);
    actor.send({ type: 'listing.undo' });
    expect([cursor(), receivedBy('outbox').length]).toEqual([second.id, 2]);
  });

  it('what is decided for many leaves the selection and is told once each, without the list', async () => {
    const { selection, cursor, toParent } = await open();
    selection?.send({ type: 'chosen.toggle', id: first.id });
    selection?.send({ type: 'chosen.toggle', id: third.id });
    selection?.send({ type: 'chosen.decide', what: 'trust' });
    expect(selection?.getSnapshot().context).toMatchObject({ chosen: [], trusted: [first.id, third.id] });
    expect(toParent).toMatchObject([{ type: 'decision.made', mark: { ids: [first.id, third.id] } }]);
    expect(cursor()).toBe(second.id);
  });

  it('one that is chosen and decided alone is chosen no more; the last decision taken back has the cursor again', async () => {
    const { actor, selection, marking, cursor, toParent } = await open();
    selection?.send({ type: 'chosen.toggle', id: first.id });
    actor.send({ type: 'listing.trust' });
    expect([cursor(), selection?.getSnapshot().context.chosen]).toEqual([third.id, []]);
    const mark = {
      type: 'undo' as const,
      ids: [first.id] as [string],
      undo: 'approved' as const,
      from: 'live_searches',
    };
    marking?.send({ type: 'last.undone', marks: [mark] });
    expect(cursor()).toBe(first.id);
    expect(toParent.at(-1)).toEqual({ type: 'decision.made', mark, byKey: false });
  });

  it('a report of those chosen holds the selection until it is over', async () => {
    const { selection, marking } = await open({}, { blindages: answers([]) });
    selection?.send({ type: 'chosen.toggle', id: first.id });
    selection?.send({ type: 'chosen.toggle', id: third.id });
    selection?.send({ type: 'chosen.decide', what: 'suspect' });
    expect(selection?.getSnapshot().matches({ choosing: 'held' })).toBe(true);
    const drawer = marking?.getSnapshot().children.reportDrawer;
    drawer?.send({ type: 'drawer.close' });
    drawer?.send({ type: 'drawer.gone' });
    expect(selection?.getSnapshot().matches({ choosing: 'held' })).toBe(false);
  });

  it('asks for the next page when few listings are left behind the cursor, and not once all of them are there', async () => {
    const many = sampleListings(40);
    const ids = many.map(({ id }) => id);
    const { actor, show, toParent } = await open({}, {}, many);
    expect(toParent).toEqual([]);
    show(ids, sampleReadProgress({ ends: false }));
    actor.send({ type: 'cursor.move', by: 27 });
    expect(toParent).toEqual([]);
    actor.send({ type: 'cursor.move', by: 1 });
    expect(toParent).toEqual([{ type: 'end.near' }]);
  });

  it('goes to the first listing that is new where more was asked for', async () => {
    const { actor, show, cursor } = await open();
    show([first.id, second.id]);
    actor.send({ type: 'more.wanted' });
    show([first.id, second.id, third.id]);
    expect(cursor()).toBe(third.id);
    actor.send({ type: 'rows.turned', reordered: true });
    show([second.id, third.id]);
    expect(cursor()).toBe(second.id);
  });

  it('asks for pages until the listing is there on which it was left, and saves where it stands', async () => {
    const many = sampleListings(60);
    const ids = many.map(({ id }) => id);
    const left = { id: ids[55] ?? '', at: 55 };
    const writeCursor = answers<void, { cursor: SavedCursor }>(undefined);
    const { actor, show, cursor, toParent } = await open({}, { readCursor: answers(left), writeCursor }, []);
    show(ids.slice(0, 50), sampleReadProgress({ ends: false }));
    expect([cursor(), toParent, writeCursor.asked]).toEqual([ids[0], [{ type: 'end.near' }], []]);
    show(ids);
    expect([cursor(), writeCursor.asked.map((one) => one.cursor)]).toEqual([left.id, [left]]);
    show(ids, sampleReadProgress(), 'another address');
    actor.send({ type: 'screen.resumed' });
    expect(writeCursor.asked.map((one) => one.cursor)).toEqual([left, left, left]);
  });

  it('pins those that are chosen by key, and the one that a button names', async () => {
    const { actor, selection, receivedBy } = await open(suggestionsTriageInput);
    actor.send({ type: 'listing.pin' });
    selection?.send({ type: 'chosen.toggle', id: third.id });
    actor.send({ type: 'listing.pin' });
    actor.send({ type: 'listing.pin', id: first.id });
    expect(receivedBy('profile')).toMatchObject([{ ids: [first.id] }, { ids: [third.id] }, { ids: [first.id] }]);
  });

  it('says which discard drawer it opens, and a key never silently does nothing', async () => {
    const { actor, marking, toParent, receivedBy } = await open(suggestionsTriageInput);
    actor.send({ type: 'cursor.go', id: second.id });
    actor.send({ type: 'listing.discard' });
    expect(receivedBy('notices')).toMatchObject([{ notice: { code: 'mark.blocked' } }]);
    actor.send({ type: 'listing.discard', id: first.id });
    expect(toParent).toMatchObject([
      { type: 'discard.closed', decided: false },
      { type: 'discard.opened', id: first.id },
    ]);
    expect(marking?.getSnapshot().matches('discarding')).toBe(true);
  });
});

describe('the page of a listing', () => {
  it('opens for the one under the cursor, as what its marks count for there', async () => {
    const { actor, receivedBy } = await open(suggestionsTriageInput);
    actor.send({ type: 'listing.open', id: third.id });
    expect(receivedBy('screens')).toMatchObject([
      { target: { to: 'listing', params: { articleId: third.id }, search: { from: 'suggestions' } } },
    ]);
  });
});
