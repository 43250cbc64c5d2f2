import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../contracts/shapes';
import { startWith } from '../../simulator/answers';
import { sampleAuthor, sampleListing, sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { selectionMachine } from './selection.machine';
import { sampleEarlier, sampleShownListings, sampleReadProgress } from './selection.samples';
import type { SelectionEvent, SelectionInput } from './selection.types';
import { selectionView } from './selection.view';

function open(listings: Listing[] = sampleListings(5), input: SelectionInput = {}) {
  const stage = startWith(selectionMachine, {
    input,
    systemActors: sampleSystemActors({ listings: visibleOf(listings) }),
  });
  const ids = listings.map(({ id }) => id);
  stage.actor.send({ type: 'shown.told', ids, whole: sampleReadProgress() });
  const send = (...events: SelectionEvent[]) => events.forEach((event) => stage.actor.send(event));
  const view = () => selectionView(stage.actor.getSnapshot());
  const places = () => view().chosen.map((id) => ids.indexOf(id));
  return { ...stage, ids, send, view, places };
}
const id = (at: number) => sampleListings(5)[at]?.id ?? '';

describe('the selection', () => {
  it('is toggled one by one, and with Shift from the last one on', () => {
    const { send, places } = open();
    send({ type: 'chosen.toggle', id: id(1) }, { type: 'chosen.toggle', id: id(3), range: true });
    expect(places()).toEqual([1, 2, 3]);
    send({ type: 'chosen.toggle', id: id(2) });
    expect(places()).toEqual([1, 3]);
    send({ type: 'chosen.toggle', id: 'MLA9999999999' });
    expect(places()).toEqual([1, 3]);
  });

  it('photos that look alike are compared before it is decided: one that is taken out stays out, and a mark is taken back unasked', () => {
    const { send, view, toParent, ids } = open();
    const alike = [[id(0), id(1), id(2)]];
    send({ type: 'chosen.all' }, { type: 'chosen.decide', what: 'suspect', alike });
    expect([view().compared, toParent]).toEqual([alike, []]);
    send({ type: 'chosen.toggle', id: id(4) }, { type: 'chosen.toggle', id: id(1) });
    expect(view().plan?.ids).toEqual(ids.filter((one) => one !== id(1)));
    send({ type: 'plan.confirm' });
    expect(toParent).toEqual([{ type: 'many.decided', what: 'suspect', ids: ids.filter((one) => one !== id(1)) }]);
    expect([view().plan, view().compared]).toEqual([null, []]);
    send({ type: 'chosen.decide', what: 'undo', alike });
    expect(view().compared).toEqual([]);
  });

  it('an earlier report is said again of those that are like it, once the others are named; they stay chosen', () => {
    const { send, view, toParent, places } = open();
    const earlier = { ...sampleEarlier, leftOut: { [id(1)]: { because: 'NOT_RELISTED' } } } as const;
    send({ type: 'chosen.group', ids: [id(0), id(1), id(2)], chosen: true });
    send({ type: 'chosen.decide', what: 'repeat', earlier });
    expect(view().plan).toMatchObject({
      ids: [id(0), id(2)],
      leftOut: [{ id: id(1), why: { because: 'NOT_RELISTED' } }],
    });
    expect(toParent).toEqual([]);
    send({ type: 'plan.confirm' });
    expect(toParent).toEqual([
      { type: 'many.decided', what: 'repeat', ids: [id(0), id(2)], repeat: sampleEarlier.repeat },
    ]);
    expect(places()).toEqual([0, 1, 2]);
  });

  it('is extended by arrows, within the ends, and takes all or none', () => {
    const { send, places } = open();
    send({ type: 'chosen.extend', from: id(2), by: 1 });
    expect(places()).toEqual([2, 3]);
    send({ type: 'chosen.extend', from: id(3), by: 40 }, { type: 'chosen.extend', from: id(2), by: -1 });
    expect(places()).toEqual([1, 2, 3, 4]);
    send({ type: 'chosen.all' });
    expect(places()).toEqual([0, 1, 2, 3, 4]);
    send({ type: 'chosen.none' });
    expect(places()).toEqual([]);
  });

  it('of a group is made whole first and let go of then, beside what else is chosen; what was decided on stays out', () => {
    const [first, second, third] = sampleShownListings.map((one) => one.id) as [string, string, string];
    const { send, view } = open(sampleShownListings, { onlyOpen: true });
    const group: SelectionEvent = { type: 'chosen.toggleGroup', ids: [second, third] };
    send({ type: 'chosen.toggle', id: first }, group);
    expect(view().chosen).toEqual([first, second]);
    send(group);
    expect(view().chosen).toEqual([first]);
    const all: SelectionEvent = { type: 'chosen.toggleGroup', ids: [first, second] };
    send(all);
    expect(view().chosen, 'one of two was chosen').toEqual([first, second]);
    send(all);
    expect(view().chosen).toEqual([]);
  });

  it('of a group leaves out what nothing can be decided on: it can still be chosen by itself', () => {
    const [open1, closed, open2] = sampleListings(3);
    const listings = [open1, { ...closed, status: 'under_review' }, open2] as Listing[];
    const { send, places, ids } = open(listings);
    const group: SelectionEvent = { type: 'chosen.toggleGroup', ids };
    send(group);
    expect(places()).toEqual([0, 2]);
    send({ type: 'chosen.toggle', id: ids[1] ?? '' });
    expect(places()).toEqual([0, 1, 2]);
    send(group);
    expect(places()).toEqual([]);
  });

  it('of a group in which nothing can be decided on stays as it is, and it is said why, each time', () => {
    const [open1, closed] = sampleListings(2);
    const { send, places, ids, receivedBy } = open([open1, { ...closed, status: 'closed' }] as Listing[]);
    send({ type: 'chosen.toggle', id: ids[0] ?? '' });
    for (const times of [1, 2]) {
      send({ type: 'chosen.toggleGroup', ids: ids.slice(1) });
      expect(places()).toEqual([0]);
      expect(receivedBy('notices')).toHaveLength(times);
      expect(receivedBy('notices').at(-1)).toMatchObject({ notice: { why: { because: 'NONE_OF_GROUP' } } });
    }
  });

  it('of open ones leaves out what was decided on: it is neither toggled, nor in a range, nor among all', () => {
    const [first, second, third] = sampleShownListings.map((one) => one.id) as [string, string, string];
    const { send, view } = open(sampleShownListings, { onlyOpen: true });
    send({ type: 'chosen.toggle', id: third });
    expect(view()).toMatchObject({ chosen: [], shown: 2 });
    send({ type: 'chosen.extend', from: second, by: 1 });
    expect(view().chosen).toEqual([second]);
    send({ type: 'chosen.all' });
    expect(view().chosen).toEqual([first, second]);
  });

  it('of trusted ones is taken back together', () => {
    const mark = { author: sampleAuthor, createdAt: null };
    const { send, toParent, view, ids } = open(sampleListings(2).map((one) => ({ ...one, approved: mark })));
    send({ type: 'chosen.all' }, { type: 'chosen.decide', what: 'undo' });
    expect(toParent).toEqual([{ type: 'many.decided', what: 'undo', ids }]);
    expect(view()).toMatchObject({ chosen: [], trusted: 0 });
  });

  it('keeps what is still shown', () => {
    const { send, ids, places } = open();
    send({ type: 'chosen.all' }, { type: 'shown.told', ids: ids.slice(3), whole: sampleReadProgress() });
    expect(places()).toEqual([3, 4]);
  });

  it('is trusted together and taken back together', () => {
    const { send, toParent, view, ids } = open();
    send({ type: 'chosen.extend', from: id(0), by: 1 }, { type: 'chosen.decide', what: 'trust' });
    const [first, second] = ids;
    expect(toParent).toEqual([{ type: 'many.decided', what: 'trust', ids: [first, second] }]);
    expect(view()).toMatchObject({ chosen: [], trusted: 2 });
    send({ type: 'trusted.undo' }, { type: 'trusted.undo' });
    expect(toParent.slice(1)).toEqual([{ type: 'many.decided', what: 'undo', ids: [first, second] }]);
  });

  it('names those that stay out, with their reason, before anything is decided; they stay chosen', () => {
    const { send, toParent, view } = open(sampleShownListings);
    send({ type: 'chosen.all' }, { type: 'chosen.decide', what: 'trust' });
    const [first, second, third] = sampleShownListings.map((one) => one.id);
    expect(view().plan).toEqual({
      what: 'trust',
      ids: [first, second],
      leftOut: [{ id: third, why: { because: 'ALREADY_TRUSTED' } }],
    });
    expect(toParent).toEqual([]);
    send({ type: 'plan.cancel' });
    expect([view().plan, view().chosen.length]).toEqual([null, 3]);
    send({ type: 'chosen.decide', what: 'trust' }, { type: 'plan.confirm' });
    expect(toParent).toEqual([{ type: 'many.decided', what: 'trust', ids: [first, second] }]);
    expect(view()).toMatchObject({ plan: null, chosen: [third] });
  });

  it('the plan follows what others decide, and what is chosen otherwise meanwhile is asked about again', () => {
    const { send, setFacts, toParent, view, ids } = open(sampleListings(5).slice(0, 3));
    const mark = { author: sampleAuthor, createdAt: null };
    const show = (...trusted: string[]) =>
      setFacts(
        'listings',
        visibleOf(sampleListings(3).map((one) => (trusted.includes(one.id) ? { ...one, approved: mark } : one))),
      );
    const [first = '', second = '', third = ''] = ids;
    show(third);
    send({ type: 'chosen.all' }, { type: 'chosen.decide', what: 'trust' });
    expect(view().plan?.changed).toBeUndefined();
    show(second, third);
    expect(view().plan).toMatchObject({ ids: [first], leftOut: [{ id: second }, { id: third }], changed: true });
    show(third);
    send({ type: 'shown.told', ids: [second, third], whole: sampleReadProgress() }, { type: 'plan.confirm' });
    expect([toParent, view().plan?.ids]).toEqual([[], [second]]);
    send({ type: 'plan.confirm' });
    expect(toParent).toEqual([{ type: 'many.decided', what: 'trust', ids: [second] }]);
  });

  it('what changed while it was asked is judged anew', () => {
    const { send, setFacts, toParent, view } = open(sampleShownListings);
    send({ type: 'chosen.all' }, { type: 'chosen.decide', what: 'trust' });
    const mark = { author: sampleAuthor, createdAt: null };
    setFacts('listings', visibleOf(sampleShownListings.map((one) => ({ ...one, approved: mark }))));
    send({ type: 'plan.confirm' });
    expect([toParent, view().plan]).toEqual([[], null]);
  });

  it('says why it can be decided for none of them, by name, and leaves them chosen', () => {
    const mark = { author: sampleAuthor, createdAt: null };
    const { send, toParent, view, ids } = open(sampleListings(2).map((one) => ({ ...one, approved: mark })));
    send({ type: 'chosen.decide', what: 'trust' });
    expect(view().plan).toBeNull();
    send({ type: 'chosen.all' }, { type: 'chosen.decide', what: 'trust' });
    expect(view().plan).toMatchObject({ ids: [], leftOut: ids.map((one) => ({ id: one })) });
    send({ type: 'plan.confirm' });
    expect([toParent, view().plan, view().chosen]).toEqual([[], null, ids]);
  });

  it('is reported again together, and stays chosen until that is made', () => {
    const { send, toParent, places, ids } = open();
    send({ type: 'chosen.extend', from: id(0), by: 1 }, { type: 'chosen.decide', what: 'repeat' });
    expect(toParent).toEqual([{ type: 'many.decided', what: 'repeat', ids: ids.slice(0, 2) }]);
    expect(places()).toEqual([0, 1]);
  });

  it.each(['suspect', 'repeat', 'trust'] as const)(
    'listings of two sites are decided on together by "%s": which country comes first is asked where it is reported',
    (what) => {
      const { send, toParent, view } = open([sampleListing(), sampleListing({ id: 'MLB1000000009', siteId: 'MLB' })]);
      send({ type: 'chosen.all' }, { type: 'chosen.decide', what });
      expect(toParent).toMatchObject([{ what, ids: [sampleListing().id, 'MLB1000000009'] }]);
      expect(view().plan).toBeNull();
    },
  );

  it('a report leaves what is chosen until it is made', () => {
    const { send, places } = open();
    send({ type: 'chosen.extend', from: id(0), by: 2 }, { type: 'chosen.decide', what: 'suspect' });
    expect(places()).toEqual([0, 1, 2]);
    send({ type: 'listings.decided', ids: [id(0), id(1)], undone: false });
    expect(places()).toEqual([2]);
  });

  it('knows of those that were trusted together the ones that nobody has taken back since', () => {
    const { send, toParent, view, ids } = open();
    send({ type: 'chosen.extend', from: id(0), by: 2 }, { type: 'chosen.decide', what: 'trust' });
    send({ type: 'listings.decided', ids: ids.slice(0, 3), undone: false });
    expect(view().trusted).toBe(3);
    send({ type: 'listings.decided', ids: [id(0)], undone: true });
    expect(view().trusted).toBe(2);
    send({ type: 'trusted.undo' });
    expect(toParent.at(-1)).toEqual({ type: 'many.decided', what: 'undo', ids: [id(1), id(2)] });
    send({ type: 'chosen.extend', from: id(0), by: 1 }, { type: 'chosen.decide', what: 'trust' });
    send({ type: 'listings.decided', ids: [id(0), id(1)], undone: true });
    expect(view().trusted).toBe(0);
  });

  it('stays as it is while a report of those chosen is made', () => {
    const { send, places, view } = open();
    send({ type: 'chosen.extend', from: id(0), by: 1 }, { type: 'selection.hold' });
    send({ type: 'chosen.toggle', id: id(1) }, { type: 'chosen.none' }, { type: 'chosen.all' });
    send({ type: 'chosen.group', ids: [id(3)], chosen: true }, { type: 'chosen.decide', what: 'trust' });
    expect([places(), view().why]).toEqual([[0, 1], { because: 'SELECTION_HELD' }]);
    send({ type: 'selection.release' }, { type: 'chosen.toggle', id: id(1) });
    expect([places(), view().why]).toEqual([[0], null]);
  });

  it('of the whole search are read first, page by page, and chosen as they come; one that was taken out stays out', () => {
    const { ids, send, view, toParent } = open();
    const behind = sampleReadProgress({ read: 2, ends: false });
    send({ type: 'shown.told', ids: ids.slice(0, 2), whole: behind }, { type: 'chosen.whole' });
    expect(view()).toMatchObject({ reading: true, chosen: ids.slice(0, 2), whole: behind });
    expect(toParent).toEqual([{ type: 'whole.wanted', wanted: true }]);
    send({ type: 'chosen.toggle', id: ids[1] ?? '' }, { type: 'chosen.decide', what: 'trust' });
    expect(view()).toMatchObject({ reading: true, chosen: [ids[0]] });
    send({ type: 'shown.told', ids: ids.slice(0, 3), whole: sampleReadProgress() });
    expect(view()).toMatchObject({ reading: false, chosen: [ids[0], ids[2]] });
    expect(toParent).toEqual([
      { type: 'whole.wanted', wanted: true },
      { type: 'whole.wanted', wanted: false },
    ]);
  });

  it('of the whole search can be stopped, keeping what was read, and are asked for again where a page could not be had', () => {
    const { ids, send, view, toParent } = open();
    const behind = sampleReadProgress({ read: 2, ends: false });
    send(
      { type: 'shown.told', ids: ids.slice(0, 2), whole: behind },
      { type: 'chosen.whole' },
      { type: 'whole.retry' },
    );
    send({ type: 'shown.told', ids: ids.slice(0, 2), whole: { ...behind, stuck: true } }, { type: 'whole.retry' });
    expect(toParent.map((event) => 'wanted' in event && event.wanted)).toEqual([true, true]);
    send({ type: 'whole.stop' });
    expect(view()).toMatchObject({ reading: false, chosen: ids.slice(0, 2) });
    send({ type: 'shown.told', ids, whole: sampleReadProgress() });
    expect(view().chosen).toEqual(ids.slice(0, 2));
  });
});
