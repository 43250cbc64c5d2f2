import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { Listing } from '../../../contracts/shapes';
import { answers, neverAnswers, startWith, type FakePorts } from '../../simulator/answers';
import { sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { reportedDetailLauncherMachine } from './reported-detail-launcher.machine';
import { reportedDetailOf } from './reported-detail-launcher.view';

const [first, second] = sampleListings(2) as [Listing, Listing];

function open(ports: FakePorts = { article: neverAnswers() }) {
  const systemActors = sampleSystemActors({ listings: visibleOf([first, second]) });
  const stage = startWith(reportedDetailLauncherMachine, { systemActors, ports });
  /** Its code has come. */
  const opened = () => waitFor(stage.actor, (snapshot) => snapshot.matches('open'));
  const shown = () => reportedDetailOf(stage.actor.getSnapshot())?.getSnapshot().context.id;
  return { ...stage, opened, shown };
}

describe('the door of a detail', () => {
  it('is closed until a row is opened, and fetches the detail then', async () => {
    const { actor, opened, shown } = open();
    expect(shown()).toBeUndefined();
    actor.send({ type: 'detail.open', id: first.id });
    await opened();
    expect(shown()).toBe(first.id);
    actor.send({ type: 'detail.close' });
    expect([shown(), actor.getSnapshot().value]).toEqual([undefined, 'closed']);
  });

  it('what is closed before its code has come stays closed', async () => {
    const { actor, settle } = open();
    actor.send({ type: 'detail.open', id: first.id });
    actor.send({ type: 'detail.close' });
    await settle();
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('another row takes the place of the one that is open, and of the one that is being opened', async () => {
    const { actor, opened, shown } = open();
    actor.send({ type: 'detail.open', id: second.id });
    actor.send({ type: 'detail.open', id: first.id });
    await opened();
    expect(shown()).toBe(first.id);
    actor.send({ type: 'detail.open', id: second.id });
    await opened();
    expect(shown()).toBe(second.id);
  });

  it('closes where there is no such article', async () => {
    const { actor, opened, shown } = open({ article: answers<Listing[]>([]) });
    actor.send({ type: 'detail.open', id: first.id });
    await opened();
    await waitFor(actor, (snapshot) => snapshot.matches('closed'));
    expect(shown()).toBeUndefined();
  });
});
