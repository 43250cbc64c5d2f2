import type { AnyActorLogic, AnyEventObject, InputFrom } from 'xstate';
import { expect, test } from 'vitest';
import type { Blindage, CatalogueProduct, DenouncedVariant, Listing, Page } from '../contracts/shapes';
import { linkedItemsMachine } from './listings/linked-items/linked-items.machine';
import { linkedItemsInput, sampleOfferPage } from './listings/linked-items/linked-items.samples';
import { listingVariantsMachine } from './listings/listing-variants/listing-variants.machine';
import {
  listingVariantsInput,
  sampleProductVariant,
  sampleVariants,
} from './listings/listing-variants/listing-variants.samples';
import { sendNoticeMachine } from './listings/send-notice/send-notice.machine';
import { sendNoticeInput } from './listings/send-notice/send-notice.samples';
import { answers, answersLater, startWith, type FakePorts } from './simulator/answers';
import { sampleListing } from './simulator/sample-listing';
import { sampleNow, sampleSystemActors } from './simulator/sample-system-actors';
import { reportedDetailMachine } from './reports/reported-detail/reported-detail.machine';
import type { ListingsEvent } from './system-actors/listings';
import { sellerDossierMachine } from './sellers/seller-dossier/seller-dossier.machine';
import { pageOfReports, sellerDossierInput } from './sellers/seller-dossier/seller-dossier.samples';
import { currentListingMachine } from './shared/current-listing/current-listing.machine';
import { currentListingInput } from './shared/current-listing/current-listing.samples';
import { sampleSeller } from './shared/seller-information/seller-information.samples';
import { listingsMachine } from './system/listings/listings.machine';
import { approve } from './system/outbox/outbox.samples';

const asked = answersLater<Listing[] | Page<Listing>>;
type Asked = ReturnType<typeof asked>;

interface Case<Logic extends AnyActorLogic = AnyActorLogic> {
  machine: Logic;
  input: InputFrom<Logic>;
  /** Its ports; `later` is that which answers with listings. */
  ports: (later: Asked) => FakePorts;
  /** Said so that it asks, the first time and again; opened anew where it says nothing. */
  first?: AnyEventObject;
  again?: AnyEventObject;
  /** The listings that are answered, time by time. */
  ids: [string, string, string];
  paged?: true;
}
const one = 'MLA1000000001';
const [first] = sampleVariants.map(({ id }) => id) as [string];
const variantsSettled = { type: 'variants.settled', ids: [first] };
const begin = { type: 'again.begin' };

const cases: Record<string, Case> = {
  'a report’s listing today': {
    machine: currentListingMachine,
    input: { ...currentListingInput, articleId: one },
    ports: (article) => ({
      itemStatus: answers({ id: one, status: 'active' }),
      blindages: answers<Blindage[]>([]),
      article: article as FakePorts['article'],
    }),
    first: begin,
    again: begin,
    ids: [one, one, one],
  },
  'a seller’s dossier': {
    machine: sellerDossierMachine,
    input: sellerDossierInput,
    ports: (search) => ({
      seller: answers(sampleSeller()),
      noticedArticles: answers(pageOfReports()),
      search: search as FakePorts['search'],
    }),
    again: { type: 'screen.resumed' },
    ids: [one, one, one],
    paged: true,
  },
  'a row of the suspicious list': {
    machine: reportedDetailMachine,
    input: { id: one },
    ports: (article) => ({
      articleDescription: answers({ text: '', lastUpdated: null }),
      articleCatalogo: answers<CatalogueProduct | null>(null),
      seller: answers(sampleSeller()),
      article: article as FakePorts['article'],
    }),
    ids: [one, one, one],
  },
  'the variants of a listing': {
    machine: listingVariantsMachine,
    input: listingVariantsInput,
    ports: (article) => ({
      variants: answers(sampleVariants.map((variant) => sampleProductVariant(variant))),
      denouncedVariants: answers<DenouncedVariant[]>([]),
      article: article as FakePorts['article'],
    }),
    first: variantsSettled,
    again: variantsSettled,
    ids: [one, one, one],
  },
  'the listings of the same catalogue page': {
    machine: linkedItemsMachine,
    input: linkedItemsInput,
    ports: (articlesByIds) => ({
      articlesCatalogo: answers(sampleOfferPage(60)),
      articlesByIds: articlesByIds as FakePorts['articlesByIds'],
    }),
    again: { type: 'linked.more' },
    ids: ['MLA1000000002', 'MLA1000000022', 'MLA1000000042'],
  },
  'the page that sends one notice': {
    machine: sendNoticeMachine,
    input: sendNoticeInput,
    ports: (article) => ({ blindages: answers<Blindage[]>([]), article: article as FakePorts['article'] }),
    ids: [one, one, one],
  },
};

test.each(Object.entries(cases))(
  '%s: an answer asked for before a decision leaves the decision, however late it comes, and one asked for after it is believed',
  async (_, { machine, input, ports, first, again, ids, paged }) => {
    const truth = startWith(listingsMachine, { now: sampleNow });
    const told = (...events: ListingsEvent[]) => events.forEach((event) => truth.actor.send(event));
    const isTrusted = (id: string) => truth.actor.getSnapshot().context.visible[id]?.approved != null;
    let decisions = 0;
    const decide = (id: string) => {
      const op = `op-${(decisions += 1)}`;
      told({ type: 'overlay.propose', id: op, mark: approve(id) }, { type: 'overlay.settle', id: op });
      truth.clock.increment(24 * 60 * 60_000);
    };

    const later = asked();
    const open = () => {
      const stage = startWith(machine, {
        input,
        ports: ports(later),
        now: sampleNow,
        systemActors: sampleSystemActors({ listings: truth.actor.getSnapshot().context }),
        hear: ({ event }) => {
          if (event.type === 'listings.confirm') told(event as ListingsEvent);
        },
      });
      truth.actor.subscribe(({ context }) => stage.setFacts('listings', context));
      return stage;
    };
    let stage = open();
    await stage.settle();
    if (first) stage.actor.send(first);
    const ask = async () => {
      if (again) stage.actor.send(again);
      else stage = open();
      await stage.settle();
    };
    const answer = async (id: string) => {
      await stage.settle();
      const items = [sampleListing({ id, approved: null })];
      later.answer({ ok: true, value: paged ? { items, total: 1, offset: 0, limit: 50 } : items });
      await stage.settle();
    };

    decide(ids[0]);
    await answer(ids[0]);
    expect(isTrusted(ids[0])).toBe(true);

    decide(ids[1]);
    await ask();
    await answer(ids[1]);
    expect(isTrusted(ids[1])).toBe(false);

    await ask();
    decide(ids[2]);
    await answer(ids[2]);
    expect(isTrusted(ids[2])).toBe(true);
  },
);
