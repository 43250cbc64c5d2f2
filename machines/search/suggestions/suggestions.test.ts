import { describe, expect, it } from 'vitest';
import type { Listing, SuggestedListings } from '../../../contracts/shapes';
import { goBack, goTo } from '../../domain/navigation-events';
import {
  answers,
  answersInTurn,
  refuses,
  startWith,
  type FakePorts,
  type SystemActorFacts,
} from '../../simulator/answers';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { sampleAuthor, sampleListing, sampleListings, visibleListing, visibleOf } from '../../simulator/sample-listing';
import { anaFacts, anaProfile, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { VisibleListing } from '../../system-actors/listings';
import { markingView } from '../../shared/marking/marking.view';
import { suggestionsMachine } from './suggestions.machine';
import { sampleFigures, sampleSuggestions } from './suggestions.samples';
import { countDecisions, suggestionsView } from './suggestions.view';
import { triageCursor } from '../../shared/triage/triage.view';

type Asked = { size: number; from: number; siteId?: string };
const paged = (listings: Listing[]) => (input: Asked) => {
  const of = input.siteId === undefined ? listings : listings.filter(({ siteId }) => siteId === input.siteId);
  return sampleSuggestions(of.slice(input.from, input.from + input.size), of.length, input.from);
};

interface Opening {
  query?: Record<string, string>;
  listings?: Listing[];
  visible?: Record<string, VisibleListing>;
  moment?: number;
  profile?: Partial<typeof anaProfile>;
  suggestedArticles?: FakePorts['suggestedArticles'];
}

async function open({
  query = {},
  listings = sampleListings(3),
  visible,
  moment = 0,
  profile,
  ...ports
}: Opening = {}) {
  const suggestedArticles = answers<SuggestedListings, Asked>(paged(listings));
  const systemActors: SystemActorFacts = sampleSystemActors({
    listings: { visible: visible ?? visibleOf(listings).visible, moment },
    profile: { ...anaFacts, profile: { ...anaProfile, ...profile } },
  });
  const stage = startWith(suggestionsMachine, {
    input: inputAt('suggestions', {}, query),
    systemActors,
    ports: {
      suggestedStats: answers(sampleFigures),
      suggestedReportedCount: answers({ count: 4 }),
      suggestedArticles,
      ...ports,
    },
  });
  await stage.settle();
  return {
    ...stage,
    asked: suggestedArticles.asked,
    view: () => ({
      ...suggestionsView(stage.actor.getSnapshot()),
      ...triageCursor(stage.actor.getSnapshot().children.triage!.getSnapshot()),
    }),
    triage: stage.actor.getSnapshot().children.triage!,
    marking: () => markingView(suggestionsView(stage.actor.getSnapshot()).marking?.getSnapshot()),
    reseat: (now: Record<string, VisibleListing>, at: number) =>
      stage.setFacts('listings', { visible: now, moment: at }),
  };
}
const [first, second, third] = sampleListings(3) as [Listing, Listing, Listing];
const ids = (listings: Listing[]) => listings.map(({ id }) => id);

describe('the suggestions', () => {
  it('SUG-15 are asked for fifty at a time, from the first and then from the fiftieth', async () => {
    const { actor, asked, settle, view } = await open({ listings: sampleListings(120) });
    expect(asked).toEqual([{ size: 50, from: 0 }]);
    expect(view()).toMatchObject({ ahead: 70, canLoadMore: true });
    actor.send({ type: 'suggestions.more' });
    await settle();
    expect(asked).toEqual([
      { size: 50, from: 0 },
      { size: 50, from: 50 },
    ]);
    expect(view()).toMatchObject({ ahead: 20, cursor: sampleListings(51)[50]?.id });
  });

  it('says by key why one that was decided on is not discarded', async () => {
    const trusted = visibleListing({ ...first, approved: { author: sampleAuthor, createdAt: null } });
    const { triage, marking, receivedBy } = await open({ visible: { [first.id]: trusted } });
    triage.send({ type: 'listing.discard' });
    expect(marking().discard).toBeNull();
    expect(receivedBy('notices')).toMatchObject([
      { notice: { code: 'mark.blocked', why: { because: 'ALREADY_TRUSTED' } } },
    ]);
  });

  it('SUG-10 one that is answered twice, on a page or on two, stands once', async () => {
    const answer = answersInTurn<SuggestedListings>(
      { ok: true, value: sampleSuggestions([first, second, first], 4) },
      { ok: true, value: sampleSuggestions([second, third], 4, 2) },
    );
    const { actor, settle, view } = await open({ suggestedArticles: answer });
    actor.send({ type: 'suggestions.more' });
    await settle();
    expect(view().ids).toEqual(ids([first, second, third]));
  });

  it('puts the pinned ones first, the newest pin before the others, and tells the listings that they are suggested', async () => {
    const { view, receivedBy } = await open({ profile: { articlesPinned: [third.id, 'MLA9999999999', second.id] } });
    expect(view().ids).toEqual(ids([third, second, first]));
    expect(receivedBy('listings')).toMatchObject([{ type: 'listings.confirm', asOf: 0, suggested: true }]);
  });

  it('fetches the next page before the last card is reached, once, and never again when it brings nothing new', async () => {
    const { triage, asked, settle } = await open({ listings: sampleListings(60) });
    triage.send({ type: 'cursor.move', by: 30 });
    await settle();
    expect(asked).toHaveLength(1);
    triage.send({ type: 'cursor.move', by: 10 });
    await settle();
    expect(asked).toHaveLength(2);
    const scrolled = await open({ listings: sampleListings(60) });
    scrolled.actor.send({ type: 'end.near' });
    scrolled.actor.send({ type: 'end.near' });
    await scrolled.settle();
    expect(scrolled.asked).toHaveLength(2);
    scrolled.actor.send({ type: 'end.near' });
    await scrolled.settle();
    expect(scrolled.asked).toHaveLength(2);
    const stubborn = answers<SuggestedListings>(sampleSuggestions([first], 9));
    const other = await open({ suggestedArticles: stubborn });
    await other.settle();
    expect(stubborn.asked.length).toBeLessThan(4);
  });

  it('asks from the last row that is surely before the page, when decisions or a pin have moved it', async () => {
    const listings = sampleListings(120);
    const decided = { ...visibleOf(listings).visible };
    decided[first.id] = visibleListing({ id: first.id, reported: null, discarded: true });
    const one = await open({ listings });
    one.reseat(decided, 1);
    one.actor.send({ type: 'suggestions.more' });
    expect(one.asked.at(-1)).toEqual({ size: 50, from: 48 });
    const two = await open({ listings, profile: { articlesPinned: [second.id] } });
    two.setFacts('profile', { ...anaFacts, profile: anaProfile });
    two.actor.send({ type: 'suggestions.more' });
    expect(two.asked.at(-1)).toEqual({ size: 50, from: 49 });
  });

  it('are those of the address, else of the profile; all of them where the address says so', async () => {
    const savedSettings = { suggestedListingsCountry: 'MLB' };
    expect((await open({ profile: savedSettings })).asked).toEqual([{ size: 50, from: 0, siteId: 'MLB' }]);
    expect((await open({ profile: savedSettings, query: { site: 'mlm' } })).asked).toMatchObject([{ siteId: 'MLM' }]);
    expect((await open({ profile: savedSettings, query: { site: 'all' } })).asked).toEqual([{ size: 50, from: 0 }]);
  });

  it('SUG-06 a country that is chosen goes into the profile and into the address, whose list and figures are then asked for', async () => {
    const { actor, asked, receivedBy, settle, view } = await open();
    actor.send({ type: 'country.choose', site: 'MLB' });
    actor.send({ type: 'country.choose', site: null });
    expect(receivedBy('profile')).toEqual([{ type: 'suggestedCountry.choose', siteId: 'MLB' }]);
    expect(receivedBy('screens')).toEqual([goTo({ to: 'suggestions', search: { site: 'MLB' } }, { replace: true })]);
    actor.send(searchAt('suggestions', { site: 'MLB' }));
    await settle();
    expect(asked.at(-1)).toEqual({ size: 50, from: 0, siteId: 'MLB' });
    expect(view()).toMatchObject({ site: 'MLB', ids: [] });
    actor.send({ type: 'country.choose', site: null });
    expect(receivedBy('profile').at(-1)).toEqual({ type: 'suggestedCountry.choose', siteId: null });
    expect(receivedBy('screens').at(-1)).toEqual(
      goTo({ to: 'suggestions', search: { site: 'all' } }, { replace: true }),
    );
  });

  it('count what was decided on them since they were asked for', () => {
    const mark = { author: sampleAuthor, createdAt: null };
    const { visible } = visibleOf([first, second, third]);
    visible[first.id] = visibleListing({ id: first.id, approved: mark });
    visible[third.id] = visibleListing({ id: third.id, discarded: true });
    expect(countDecisions(ids([first, second, third]), visible)).toEqual({ open: 1, trusted: 1, suspicious: 0 });
  });

  it('a pin is the profile’s, a page is opened as a suggestion, and what fails is asked for again', async () => {
    const { triage, receivedBy } = await open();
    triage.send({ type: 'listing.pin', id: second.id });
    expect(receivedBy('profile')).toEqual([{ type: 'pin.toggle', ids: [second.id] }]);
    triage.send({ type: 'listing.open' });
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'listing', params: { articleId: first.id }, search: { from: 'suggestions' } }),
    ]);
    const failing = refuses('OFFLINE');
    const other = await open({ suggestedArticles: failing });
    expect(other.view()).toMatchObject({ phase: 'failed', failure: { code: 'OFFLINE' } });
    other.actor.send({ type: 'suggestions.reload' });
    expect(failing.asked).toHaveLength(2);
  });
});

describe('several suggestions at once', () => {
  it('are discarded by one drawer, stay chosen where it is closed, and the cursor goes on to one that is left', async () => {
    const { marking, receivedBy, view } = await open();
    const { selection } = view();
    for (const { id } of [first, second]) selection?.send({ type: 'chosen.toggle', id });
    selection?.send({ type: 'chosen.decide', what: 'discard' });
    expect([marking().discard?.getSnapshot().context.ids, receivedBy('screens')]).toEqual([[first.id, second.id], []]);
    expect(selection?.getSnapshot().matches({ choosing: 'held' })).toBe(true);
    marking().discard?.send({ type: 'drawer.close' });
    marking().discard?.send({ type: 'drawer.gone' });
    expect(selection?.getSnapshot().context.chosen).toEqual([first.id, second.id]);
    selection?.send({ type: 'chosen.decide', what: 'discard' });
    marking().discard?.send({ type: 'reason.choose', code: 'item2' });
    marking().discard?.send({ type: 'discard.submit', label: 'x' });
    expect(receivedBy('outbox')).toMatchObject([{ work: { mark: { type: 'discard', ids: [first.id, second.id] } } }]);
    expect([selection?.getSnapshot().context.chosen, view().cursor]).toEqual([[], third.id]);
  });

  it('are pinned by one key; one that is named alone is pinned alone', async () => {
    const { triage, receivedBy, view } = await open();
    for (const { id } of [first, third]) view().selection?.send({ type: 'chosen.toggle', id });
    triage.send({ type: 'listing.pin' });
    triage.send({ type: 'listing.pin', id: second.id });
    expect(receivedBy('profile')).toEqual([
      { type: 'pin.toggle', ids: [first.id, third.id] },
      { type: 'pin.toggle', ids: [second.id] },
    ]);
  });
});

describe('the discard of a suggestion', () => {
  const opened = goTo({ to: 'suggestions', search: { discard: first.id } }, { stays: true });

  it('opens its drawer and names it in the address; what it decides moves the cursor on, and the way back leads out', async () => {
    const { actor, triage, marking, receivedBy, view, clock } = await open();
    triage.send({ type: 'listing.discard' });
    expect([receivedBy('screens'), marking().discard !== null]).toEqual([[opened], true]);
    actor.send(searchAt('suggestions', { discard: first.id }));
    marking().discard?.send({ type: 'reason.choose', code: 'item1' });
    marking().discard?.send({ type: 'discard.submit', label: 'x' });
    expect(receivedBy('outbox')).toMatchObject([{ work: { mark: { type: 'discard', ids: [first.id] } } }]);
    expect(view().cursor).toBe(second.id);
    clock.increment(100);
    marking().discard?.send({ type: 'drawer.gone' });
    expect(receivedBy('screens').at(-1)).toEqual(goBack({ to: 'suggestions' }));
    actor.send(searchAt('suggestions'));
    expect(marking().discard).toBeNull();
  });

  it('the browser’s way back closes its drawer and asks for no other, and its way forth opens it again', async () => {
    const { actor, triage, marking, receivedBy } = await open();
    triage.send({ type: 'listing.discard', id: first.id });
    actor.send(searchAt('suggestions', { discard: first.id }));
    actor.send(searchAt('suggestions'));
    marking().discard?.send({ type: 'drawer.gone' });
    expect([marking().discard, receivedBy('screens')]).toEqual([null, [opened]]);
    actor.send(searchAt('suggestions', { discard: first.id }));
    expect(marking().discard).not.toBeNull();
  });

  it('an address that names one opens its drawer once it is there, and is corrected when it isn’t', async () => {
    expect((await open({ query: { discard: first.id } })).marking().discard).not.toBeNull();
    const missing = await open({ query: { discard: 'MLA9999999999' } });
    expect(missing.marking().discard).toBeNull();
    expect(missing.receivedBy('screens')).toEqual([goTo({ to: 'suggestions' }, { replace: true, stays: true })]);
  });

  it('does nothing on one that was decided on', async () => {
    const gone = visibleListing({ id: first.id, discarded: true });
    const { triage, receivedBy } = await open({ visible: { [first.id]: gone }, listings: [sampleListing()] });
    triage.send({ type: 'listing.discard', id: first.id });
    expect(receivedBy('screens')).toEqual([]);
  });
});
