import type { ActorRefFrom } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../contracts/ports';
import type { Listing } from '../../../contracts/shapes';
import type { OutboxEvent } from '../../system-actors/outbox';
import { markingView } from '../../shared/marking/marking.view';
import {
  answers,
  answersInTurn,
  refuses,
  startWith,
  type FakePorts,
  type SystemActorFacts,
} from '../../simulator/answers';
import type { reportDrawerMachine } from '../../shared/report-drawer/report-drawer.machine';
import { noticedListing, sampleListing, sampleReported, visibleListing } from '../../simulator/sample-listing';
import { listingDetailSystemActors } from '../listing-detail/listing-detail.samples';
import { sendNoticeMachine, type SendNoticeEvent } from './send-notice.machine';
import { sendNoticeInput, sendSettledEvent, sendCancelledEvent } from './send-notice.samples';
import { sendNoticeView } from './send-notice.view';

const id = 'MLA1000000001';
const withDue = (systemActors: SystemActorFacts): SystemActorFacts => ({
  ...systemActors,
  ...(systemActors.profile && { profile: { ...systemActors.profile, answersDue: 1 } }),
});

async function open({
  systemActors = listingDetailSystemActors(),
  ports,
}: { systemActors?: SystemActorFacts; ports?: FakePorts } = {}) {
  const stage = startWith(sendNoticeMachine, {
    input: sendNoticeInput,
    systemActors,
    ports: { article: answers<Listing[]>([sampleListing()]), blindages: answers([]), ...ports },
  });
  await stage.settle();
  const view = () => sendNoticeView(stage.actor.getSnapshot());
  const send = (...events: SendNoticeEvent[]) => events.forEach((event) => stage.actor.send(event));
  const drawer = () => markingView(view().marking?.getSnapshot()).drawer as ActorRefFrom<typeof reportDrawerMachine>;
  const decide = () => {
    drawer().send({ type: 'category.choose', category: 'UTILITY_MODEL' });
    drawer().send({ type: 'step.continue' });
    drawer().send({ type: 'comment.change', text: 'Copia exacta' });
    drawer().send({ type: 'report.submit', label: 'Modelo industrial' });
  };
  /** The outbox's answer to the report that was made. */
  const markSettled = (failure: Failure | null) => {
    const [submitted] = stage.receivedBy('outbox') as Extract<OutboxEvent, { type: 'mutation.submit' }>[];
    if (!submitted) throw new Error('No report was made.');
    const { id, work } = submitted;
    view().marking?.send({ type: 'mutation.settled', id, work, failure });
  };
  const submittedMutations = () => stage.receivedBy('outbox').map((event) => event.work);
  return { ...stage, view, send, drawer, decide, works: submittedMutations, markSettled };
}
const report = {
  kind: 'mark',
  mark: { type: 'report', ids: [id], originModel: 'send_notice', report: { code: 'PPPI8' } },
};
const notice = { kind: 'send', send: { ids: [id] } };

describe('the page of one report', () => {
  it('SUS-31 opens the drawer for its listing; deciding reports and sends', async () => {
    const { view, decide, works: submittedMutations, send, markSettled } = await open();
    expect(view()).toMatchObject({ phase: 'reporting', id });
    decide();
    expect([view().phase, submittedMutations()]).toMatchObject(['sending', [report, notice]]);
    markSettled(null);
    send(sendSettledEvent(false));
    expect(view().phase).toBe('sent');
  });

  it('says when it asked for its listing, so that a fresh answer is no late one', async () => {
    const systemActors = listingDetailSystemActors();
    const { receivedBy } = await open({
      systemActors: { ...systemActors, listings: { ...systemActors.listings!, moment: 7 } },
    });
    expect(receivedBy('listings')).toEqual([{ type: 'listings.confirm', listings: [sampleListing()], asOf: 7 }]);
  });

  it('a refused report is told, and can be made again', async () => {
    const { view, decide, send, drawer, markSettled, receivedBy } = await open();
    decide();
    markSettled({ code: 'ALREADY_AUDITED' });
    send(sendSettledEvent(true));
    expect(view()).toMatchObject({ phase: 'closed', failure: { code: 'ALREADY_AUDITED' } });
    const sent = receivedBy('outbox').flatMap((event) =>
      event.type === 'mutation.submit' && event.work.kind === 'send' ? [event.id] : [],
    );
    const dropped = receivedBy('outbox').flatMap((event) => (event.type === 'send.cancel' ? [event.id] : []));
    expect(dropped, 'its send goes with it').toEqual(sent);
    send({ type: 'report.open' });
    expect([view().phase, drawer()]).toEqual(['reporting', expect.anything()]);
  });

  it('a listing that can not be reported any more leaves no empty place', async () => {
    const { view, drawer, send, setFacts } = await open();
    drawer().send({ type: 'drawer.close' });
    drawer().send({ type: 'drawer.gone' });
    setFacts('listings', { visible: { [id]: noticedListing }, moment: 1 });
    send({ type: 'report.open' });
    expect(view().phase).toBe('closed');
  });

  it('a refused notice leaves the report, and can be sent again', async () => {
    const { view, decide, send, works: submittedMutations, markSettled } = await open();
    decide();
    markSettled(null);
    send(sendSettledEvent(true));
    expect(view()).toMatchObject({ phase: 'unsent', failure: { code: 'SERVER_ERROR' } });
    send({ type: 'notice.send' });
    expect([view().phase, submittedMutations().length]).toEqual(['sending', 3]);
  });

  it('a notice that was taken back leaves the report as it was, and can be sent again', async () => {
    const { view, decide, send, works: submittedMutations, markSettled } = await open();
    decide();
    markSettled(null);
    send(sendCancelledEvent());
    expect(view()).toMatchObject({ phase: 'suspicious', failure: null });
    send({ type: 'notice.send' });
    expect([view().phase, submittedMutations().length]).toEqual(['sending', 3]);
  });

  it('LIM-18 with answers due it only marks, and says why', async () => {
    const {
      view,
      decide,
      works: submittedMutations,
      send,
    } = await open({ systemActors: withDue(listingDetailSystemActors()) });
    decide();
    expect(submittedMutations()).toMatchObject([report]);
    expect(view()).toMatchObject({ phase: 'suspicious', whyNotSend: { because: 'ANSWERS_DUE', values: { count: 1 } } });
    send({ type: 'notice.send' });
    expect(submittedMutations().length).toBe(1);
  });

  it('a listing that is reported already is sent as it is', async () => {
    const {
      view,
      send,
      works: submittedMutations,
    } = await open({
      systemActors: listingDetailSystemActors({ listings: [visibleListing({ reported: sampleReported() })] }),
    });
    expect(view().phase).toBe('suspicious');
    send({ type: 'notice.send' });
    expect([view().phase, submittedMutations()]).toMatchObject(['sending', [notice]]);
  });

  it('a listing whose case is open, or that is trusted, says so', async () => {
    expect((await open({ systemActors: listingDetailSystemActors({ listings: [noticedListing] }) })).view().phase).toBe(
      'underWay',
    );
    const trusted = visibleListing({ approved: { author: null, createdAt: null } });
    expect((await open({ systemActors: listingDetailSystemActors({ listings: [trusted] }) })).view().phase).toBe(
      'trusted',
    );
  });

  it('a closed drawer can be opened again', async () => {
    const { view, drawer, send, works: submittedMutations } = await open();
    drawer().send({ type: 'drawer.close' });
    drawer().send({ type: 'drawer.gone' });
    expect([view().phase, submittedMutations()]).toEqual(['closed', []]);
    send({ type: 'report.open' });
    expect(view().phase).toBe('reporting');
  });

  it('LST-23 an invalid listing is an invalid article', async () => {
    expect(
      (await open({ ports: { article: answers([sampleListing({ status: 'under_review' })]) } })).view(),
    ).toMatchObject({
      phase: 'invalid',
      status: 'under_review',
      failure: { code: 'INVALID_ARTICLE' },
    });
    expect((await open({ ports: { article: refuses('INVALID_ARTICLE') } })).view().phase).toBe('invalid');
    expect((await open({ ports: { article: answers([]) } })).view().phase).toBe('missing');
  });

  it('a failed load can be tried again', async () => {
    const article = answersInTurn<Listing[]>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: [sampleListing()] },
    );
    const { view, send, settle } = await open({ ports: { article } });
    expect(view().phase).toBe('failed');
    send({ type: 'listing.reload' });
    await settle();
    expect(view().phase).toBe('reporting');
  });
});

describe('a listing that nobody knew before', () => {
  it('is in its systemId when the drawer reads it and its marks are weighed', async () => {
    const order: string[] = [];
    const stage = startWith(sendNoticeMachine, {
      input: sendNoticeInput,
      systemActors: listingDetailSystemActors({ listings: [] }),
      ports: { article: answers<Listing[]>([sampleListing()]), blindages: answers([]) },
    });
    stage.actor.subscribe((snapshot) => {
      const confirmed = stage.receivedBy('listings').length > 0;
      if (confirmed) stage.setFacts('listings', { visible: { [id]: visibleListing() }, moment: 0 });
      order.push(`${sendNoticeView(snapshot).phase}${confirmed ? ' after confirming' : ''}`);
    });
    await stage.settle();
    expect(order).toEqual(['asking after confirming', 'reporting after confirming']);
  });
});
