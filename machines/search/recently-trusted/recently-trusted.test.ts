import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../contracts/shapes';
import { answers, answersInTurn, startWith } from '../../simulator/answers';
import { sampleListing } from '../../simulator/sample-listing';
import { trustKey } from '../../domain/recent-trust';
import { recentlyTrustedMachine } from './recently-trusted.machine';
import { recentlyTrustedInput, trustedListings, trustedSystemActors } from './recently-trusted.samples';
import { recentlyTrustedView } from './recently-trusted.view';

const [first, second] = trustedListings as [Listing, Listing];

async function open({ systemActors = trustedSystemActors, articlesByIds = answers(trustedListings) } = {}) {
  const stage = startWith(recentlyTrustedMachine, {
    input: recentlyTrustedInput,
    systemActors,
    ports: { articlesByIds },
  });
  await stage.settle();
  return {
    ...stage,
    articlesByIds,
    view: () => recentlyTrustedView(stage.actor.getSnapshot()),
    triage: stage.actor.getSnapshot().children.triage!,
  };
}

describe('what was trusted here', () => {
  it('LST-41 stands last trusted first, and its trust is undone', async () => {
    const { triage, view, receivedBy } = await open();
    expect(view()).toMatchObject({ phase: 'shown', ids: [second.id, first.id] });
    expect(triage.getSnapshot().context.cursor).toBe(second.id);
    triage.send({ type: 'listing.undo' });
    expect(receivedBy('outbox')).toMatchObject([
      { work: { mark: { type: 'undo', ids: [second.id], undo: 'approved', from: 'live_searches' } } },
    ]);
    expect(view().ids).toEqual([second.id, first.id]);
  });

  it('isn’t what is no longer trusted', async () => {
    const { view } = await open({ articlesByIds: answers([first, sampleListing({ id: second.id })]) });
    expect(view().ids).toEqual([first.id]);
  });

  it('says that there is nothing only when what is kept had time to be read', async () => {
    const { clock, view, setFacts, settle } = await open({
      systemActors: { ...trustedSystemActors, drafts: { drafts: {} } },
    });
    expect(view().phase).toBe('asking');
    clock.increment(400);
    expect(view().phase).toBe('none');
    setFacts('drafts', { drafts: { [trustKey(first.id)]: { at: 3 } } });
    await settle();
    expect(view()).toMatchObject({ phase: 'shown', ids: [first.id] });
  });

  it('is asked for again when it could not be had', async () => {
    const { actor, view, settle } = await open({
      articlesByIds: answersInTurn<Listing[]>(
        { ok: false, failure: { code: 'OFFLINE' } },
        { ok: true, value: trustedListings },
      ),
    });
    expect(view()).toMatchObject({ phase: 'failed', failure: { code: 'OFFLINE' } });
    actor.send({ type: 'trusted.reload' });
    await settle();
    expect(view().phase).toBe('shown');
  });
});
