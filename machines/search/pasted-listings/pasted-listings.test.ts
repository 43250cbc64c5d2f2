import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, type AnyEventObject } from 'xstate';
import type { Listing } from '../../../contracts/shapes';
import { answers, answersInTurn, startWith, type FakePort } from '../../simulator/answers';
import {
  sampleListing,
  visibleListing,
  visibleOf,
  noticedListing,
  sampleAuthor,
  sampleReported,
} from '../../simulator/sample-listing';
import { pastedListingsMachine } from './pasted-listings.machine';
import {
  pasteOf,
  pastedListings,
  pastedListingsInput,
  pastedSystemActors,
  samplePaste,
} from './pasted-listings.samples';
import { countPasted, pastedListingsView } from './pasted-listings.view';

const offline = { ok: false, failure: { code: 'OFFLINE' } } as const;
const idsOf = (listings: readonly Listing[]) => listings.map(({ id }) => id);

/** Answers those of the asked that the gateway has. */
const gateway = () =>
  answers<Listing[], { articlesIds: string[] }>(({ articlesIds }) =>
    pastedListings.filter(({ id }) => articlesIds.includes(id)),
  );

async function open({
  paste = samplePaste as typeof samplePaste | null,
  articlesByIds = gateway() as FakePort<unknown, Listing[]>,
} = {}) {
  const stage = startWith(pastedListingsMachine, {
    input: pastedListingsInput,
    systemActors: pastedSystemActors(paste),
    ports: { articlesByIds },
  });
  await stage.settle();
  return {
    ...stage,
    articlesByIds,
    view: () => pastedListingsView(stage.actor.getSnapshot()),
    triage: stage.actor.getSnapshot().children.triage!,
  };
}

describe('the listings of a paste', () => {
  it('SRCH-07 GW-23 are read in batches of fifty, and stand in the order of the paste', async () => {
    const { view, triage, articlesByIds } = await open();
    expect(articlesByIds.asked.map((asked) => (asked as { articlesIds: string[] }).articlesIds.length)).toEqual([
      50, 11,
    ]);
    expect(view()).toMatchObject({ phase: 'shown', ids: idsOf(pastedListings), reading: false, done: 61, total: 61 });
    expect(triage.getSnapshot().context).toMatchObject({
      ids: idsOf(pastedListings),
      cursor: pastedListings[0]?.id,
      progress: { read: 61, total: 61, ends: true },
    });
  });

  it('that the gateway doesn’t have are named, and so is a mistyped id with its line', async () => {
    const { view } = await open();
    expect(view()).toMatchObject({
      missing: ['MLA1999999999'],
      faults: [{ line: 62, text: 'MLA100000', reason: { because: 'ID_MISTYPED' } }],
    });
  });

  it('are marked by key as found by the quick search, and the cursor moves on', async () => {
    const { triage, receivedBy } = await open();
    triage.send({ type: 'listing.trust' });
    expect(receivedBy('outbox')).toMatchObject([
      { work: { mark: { type: 'approve', ids: [pastedListings[0]?.id], originModel: 'quick_search' } } },
    ]);
    expect(triage.getSnapshot().context.cursor).toBe(pastedListings[1]?.id);
  });

  it('that are left are told as the summary counts them: what is inactive or under review is none of them', async () => {
    const listings = [
      ...pastedListings.slice(0, 3),
      sampleListing({ id: 'MLA1000000071', status: 'under_review' }),
      sampleListing({ id: 'MLA1000000072', status: 'closed' }),
    ];
    const told: AnyEventObject[] = [];
    const announcements = fromCallback<AnyEventObject>(({ receive }) => receive((event) => told.push(event)));
    const { actor, settle, setFacts } = startWith(pastedListingsMachine, {
      input: pastedListingsInput,
      systemActors: pastedSystemActors(pasteOf(idsOf(listings)), listings),
      ports: { articlesByIds: answers(listings) },
      watch: (root) => createActor(announcements, { parent: root, systemId: 'announcements' }).start(),
    });
    await settle();
    const triage = actor.getSnapshot().children.triage!;
    triage.send({ type: 'listing.trust' });
    expect(told).toEqual([{ type: 'remaining.noted', count: 2, partly: false }]);
    const approved = { author: sampleAuthor, createdAt: null };
    setFacts('listings', visibleOf(listings.map((one, at) => (at === 0 ? { ...one, approved } : one))));
    triage.send({ type: 'listing.trust' });
    expect(told.at(-1)).toEqual({ type: 'remaining.noted', count: 1, partly: false });
  });

  it('of a batch that failed are asked for again alone, and what was read stays', async () => {
    const rest = answersInTurn<Listing[]>(
      offline,
      { ok: true, value: pastedListings.slice(50) },
      {
        ok: true,
        value: pastedListings.slice(0, 50),
      },
    );
    const { actor, view, settle } = await open({ articlesByIds: rest });
    expect(view()).toMatchObject({
      phase: 'shown',
      ids: idsOf(pastedListings.slice(50)),
      unread: 50,
      failure: { code: 'OFFLINE' },
    });
    actor.send({ type: 'listings.retry' });
    await settle();
    expect(rest.asked.at(-1)).toMatchObject({ articlesIds: idsOf(pastedListings.slice(0, 50)) });
    expect(view()).toMatchObject({ ids: idsOf(pastedListings), unread: 0, failure: null });
  });

  it('are not asked for any more once two batches in a row have failed', async () => {
    const many = pasteOf(Array.from({ length: 300 }, (_, at) => `MLA${1_000_000_001 + at}`));
    const articlesByIds = answersInTurn<Listing[]>(offline, offline, { ok: true, value: [] });
    const { view } = await open({ paste: many, articlesByIds });
    expect(articlesByIds.asked).toHaveLength(2);
    expect(view()).toMatchObject({ phase: 'failed', unread: 300, failure: { code: 'OFFLINE' } });
  });

  it('are none where this browser has no such paste, or where none of it exists', async () => {
    expect((await open({ paste: null })).view().phase).toBe('unknown');
    const none = await open({ paste: pasteOf(['MLA1999999999']) });
    expect(none.view()).toMatchObject({ phase: 'empty', missing: ['MLA1999999999'] });
  });

  it('come once what the browser has is read', async () => {
    const { view, setFacts, settle } = await open({ paste: null });
    expect(view().phase).toBe('unknown');
    const late = startWith(pastedListingsMachine, {
      input: pastedListingsInput,
      systemActors: { ...pastedSystemActors(null), drafts: { drafts: {} } },
      ports: { articlesByIds: gateway() },
    });
    const phase = () => pastedListingsView(late.actor.getSnapshot()).phase;
    expect(phase()).toBe('asking');
    late.setFacts('drafts', { drafts: { 'pasted:p1': samplePaste }, read: true });
    await late.settle();
    expect(phase()).toBe('shown');
    setFacts('drafts', { drafts: { 'pasted:p1': samplePaste }, read: true });
    await settle();
    expect(view().phase).toBe('unknown');
  });

  it('are counted by what they are now, and by country', () => {
    const { visible } = visibleOf([]);
    const listings = [
      sampleListing({ id: 'MLA1000000001' }),
      sampleListing({ id: 'MLB1000000002', siteId: 'MLB', status: 'under_review' }),
      sampleListing({ id: 'MLA1000000003', status: 'closed' }),
      sampleListing({ id: 'MLA1000000004', reported: sampleReported() }),
      { ...noticedListing, id: 'MLA1000000005' },
    ];
    for (const listing of listings) Object.assign(visible, { [listing.id]: visibleListing(listing) });
    expect(countPasted(idsOf(listings), visible)).toEqual({
      statuses: [
        { status: 'review', count: 1 },
        { status: 'suspicious', count: 1 },
        { status: 'sent', count: 1 },
        { status: 'inactive', count: 1 },
        { status: 'under_review', count: 1 },
      ],
      sites: [
        { siteId: 'MLA', ids: ['MLA1000000001', 'MLA1000000003', 'MLA1000000004', 'MLA1000000005'] },
        { siteId: 'MLB', ids: ['MLB1000000002'] },
      ],
    });
  });
});
