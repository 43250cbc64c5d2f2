import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { Listing, Page } from '../../../contracts/shapes';
import {
  answers,
  answersInTurn,
  answersLater,
  refuses,
  startWith,
  type FakePorts,
  type SystemActorFacts,
} from '../../simulator/answers';
import { goTo } from '../../domain/navigation-events';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import type { QueuedMutationFacts, Mark, SendFacts } from '../../system-actors/outbox';
import { noticedListing, reportedListing, visibleOf } from '../../simulator/sample-listing';
import { sampleMark } from '../../shared/marking/marking.samples';
import { markingView } from '../../shared/marking/marking.view';
import { suspiciousMachine } from './suspicious.machine';
import { quietOutbox, recoveringOutbox, sampleSend } from '../../simulator/sample-system-actors';
import {
  accountFacts,
  closedReported,
  firstReported,
  pageOfReported,
  suspiciousSystemActors,
} from './suspicious.samples';
import { suspiciousView } from './suspicious.view';

async function open(
  reportedArticles: FakePorts['reportedArticles'],
  more: { systemActors?: SystemActorFacts; query?: Record<string, string>; blindages?: FakePorts['blindages'] } = {},
) {
  const stage = startWith(suspiciousMachine, {
    input: inputAt('suspicious', {}, more.query),
    systemActors: { ...suspiciousSystemActors, profile: accountFacts(null), ...more.systemActors },
    ports: { reportedArticles, blindages: more.blindages ?? answers([]) },
  });
  await stage.settle();
  return { ...stage, view: () => suspiciousView(stage.actor.getSnapshot()) };
}
const two = () => answers(pageOfReported([firstReported, closedReported]));

describe('the suspicious list', () => {
  it('SUS-01 SUS-11 GW-27 asks for fifty from the page of the address', async () => {
    const reportedArticles = answers(pageOfReported([firstReported], 120));
    const { view } = await open(reportedArticles, { query: { page: '2' } });
    expect(reportedArticles.asked).toEqual([{ size: 50, from: 50 }]);
    expect(view()).toMatchObject({ page: 2, pages: 3, total: 120, rows: [firstReported.id] });
  });

  const sentIds = (events: readonly AnyEventObject[]) =>
    events.map((event) => (event as { work?: { send?: { ids: unknown } } }).work?.send?.ids);
  const second = reportedListing({ id: 'MLA1000000003' });
  const ofTwo = { systemActors: { listings: visibleOf([firstReported, second]) } };

  it('SUS-03 sends one without a question', async () => {
    const { actor, receivedBy, view } = await open(two());
    actor.send({ type: 'chosen.toggle', id: firstReported.id });
    actor.send({ type: 'send.ask', ids: [firstReported.id] });
    expect([sentIds(receivedBy('outbox')), view().chosen]).toEqual([[[firstReported.id]], []]);
  });

  it('opens evidence of the selected at an address that finds them again', async () => {
    const { actor, receivedBy } = await open(two());
    actor.send({ type: 'evidence.open', ids: [firstReported.id, second.id] });
    const saved = { key: 'evidence:id-1', value: { ids: [firstReported.id, second.id], at: 0 } };
    expect(receivedBy('drafts')).toEqual([{ type: 'draft.keep', ...saved }]);
    expect(receivedBy('screens')).toContainEqual(
      goTo({ to: 'newEvidence', params: { kind: 'selection', id: 'id-1' } }),
    );
  });

  it('SUS-04 SUS-05 sends the selected, and all, after telling once what goes where', async () => {
    for (const ids of [[firstReported.id, second.id], 'all' as const]) {
      const { actor, receivedBy, view } = await open(answers(pageOfReported([firstReported, second])), ofTwo);
      actor.send({ type: 'send.ask', ids });
      expect(view().question).toMatchObject({
        about: 'send',
        summary: { go: [firstReported.id, second.id], countries: [{ siteId: 'MLA', count: 2 }], stay: [], left: null },
      });
      actor.send({ type: 'question.cancel' });
      expect(receivedBy('outbox')).toEqual([]);
      actor.send({ type: 'send.ask', ids });
      actor.send({ type: 'question.confirm' });
      expect(sentIds(receivedBy('outbox'))).toEqual([[firstReported.id, second.id]]);
    }
  });

  it('SUS-05 of all reads every page before it tells what goes, and what is told is what goes', async () => {
    const reportedArticles = answersInTurn<Page<Listing>>(
      { ok: true, value: pageOfReported([firstReported], 51) },
      { ok: true, value: pageOfReported([firstReported], 51) },
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: pageOfReported([second, closedReported], 2) },
    );
    const { actor, receivedBy, view, settle } = await open(reportedArticles, ofTwo);
    actor.send({ type: 'send.ask', ids: 'all' });
    await settle();
    expect(view().reading).toMatchObject({ about: 'send', seen: 1, of: 51, failure: { code: 'OFFLINE' } });
    expect(receivedBy('outbox')).toEqual([]);
    actor.send({ type: 'reading.retry' });
    await settle();
    expect(reportedArticles.asked.slice(1)).toEqual([
      { size: 50, from: 0 },
      { size: 50, from: 1 },
      { size: 50, from: 1 },
    ]);
    expect(view()).toMatchObject({
      reading: null,
      question: {
        summary: {
          go: [firstReported.id, second.id],
          stay: [
            { why: { because: 'NOT_PUBLISHED' }, listings: [{ id: closedReported.id, title: closedReported.title }] },
          ],
        },
      },
    });
    actor.send({ type: 'question.confirm' });
    expect(sentIds(receivedBy('outbox'))).toEqual([[firstReported.id, second.id]]);
  });

  it('of all ends unasked where another list is looked at before all of it was read', async () => {
    const reportedArticles = answersLater<Page<Listing>>();
    const stage = open(reportedArticles);
    reportedArticles.answer({ ok: true, value: pageOfReported([firstReported], 51) });
    const { actor, view, settle, receivedBy } = await stage;
    await settle();
    actor.send({ type: 'send.ask', ids: 'all' });
    actor.send(searchAt('suspicious', { group: 'seller' }));
    expect(view().reading).not.toBeNull();
    actor.send(searchAt('suspicious', { sort: 'oldest' }));
    reportedArticles.answer({ ok: true, value: pageOfReported([firstReported], 51) });
    await settle();
    expect(view()).toMatchObject({ reading: null, question: null });
    expect([reportedArticles.asked.length, receivedBy('outbox')]).toEqual([3, []]);
  });

  const third = reportedListing({ id: 'MLA1000000004' });
  const ofThree = { systemActors: { listings: visibleOf([firstReported, second, third]) } };
  const withSent = (...sent: Listing[]) =>
    visibleOf(
      [firstReported, second, third].map((one) =>
        sent.includes(one) ? { ...one, noticed: noticedListing.noticed } : one,
      ),
    );

  it('the summary follows what another tab sends while it is open, says that it has changed, and sends what it shows', async () => {
    const { actor, receivedBy, view, setFacts } = await open(
      answers(pageOfReported([firstReported, second, third])),
      ofThree,
    );
    actor.send({ type: 'send.ask', ids: 'all' });
    expect(view().question).toMatchObject({ summary: { go: [firstReported.id, second.id, third.id] } });
    expect(view().question?.changed).toBeUndefined();
    setFacts('listings', withSent(firstReported));
    expect(view().question).toMatchObject({ changed: true, summary: { go: [second.id, third.id] } });
    actor.send({ type: 'question.confirm' });
    expect(sentIds(receivedBy('outbox'))).toEqual([[second.id, third.id]]);
  });

  it('a list that is read anew under the summary adds nothing to it', async () => {
    const list = answersInTurn<Page<Listing>>(
      { ok: true, value: pageOfReported([firstReported, second]) },
      { ok: true, value: pageOfReported([firstReported, second, third]) },
    );
    const { actor, receivedBy, settle } = await open(list, ofThree);
    actor.send({ type: 'send.ask', ids: 'all' });
    actor.send({ type: 'mutation.over' });
    await settle();
    actor.send({ type: 'question.confirm' });
    expect(sentIds(receivedBy('outbox'))).toEqual([[firstReported.id, second.id]]);
  });

  it('a summary of which nothing can go any more gives way to why, and nothing is sent', async () => {
    const { actor, receivedBy, view, setFacts } = await open(
      answers(pageOfReported([firstReported, second, third])),
      ofThree,
    );
    actor.send({ type: 'send.ask', ids: 'all' });
    setFacts('listings', withSent(firstReported, second, third));
    expect([view().question, receivedBy('notices')]).toMatchObject([
      null,
      [{ notice: { code: 'mark.blocked', why: { because: 'NOTHING_SENDABLE' } } }],
    ]);
    actor.send({ type: 'question.confirm' });
    expect(receivedBy('outbox')).toEqual([]);
  });

  it('what would go otherwise than was shown is asked about again when it is confirmed, and goes with the next word', async () => {
    const protects = [{ id: 'b1', item: second.id, reason: 'PPPI1', dueDate: '1970-01-02' }];
    const { actor, receivedBy, view, clock } = await open(answers(pageOfReported([firstReported, second])), {
      ...ofTwo,
      blindages: answers(protects),
    });
    actor.send({ type: 'send.ask', ids: 'all' });
    expect(view().question).toMatchObject({ summary: { go: [firstReported.id] } });
    clock.increment(3 * 86_400_000);
    actor.send({ type: 'question.confirm' });
    expect(view().question).toMatchObject({ changed: true, summary: { go: [firstReported.id, second.id] } });
    expect(receivedBy('outbox')).toEqual([]);
    actor.send({ type: 'question.confirm' });
    expect(sentIds(receivedBy('outbox'))).toEqual([[firstReported.id, second.id]]);
  });

  it('SUS-06 a removal asks about those that another tab has left, and gives way where none is left', async () => {
    const { actor, receivedBy, view, setFacts } = await open(
      answers(pageOfReported([firstReported, second, third])),
      ofThree,
    );
    const sending = (...ids: string[]) =>
      setFacts('outbox', {
        ...quietOutbox,
        sends: Object.fromEntries(
          ids.map((id) => [id, sampleSend({ id, rows: [{ id, status: 'inflight' }], elsewhere: true })]),
        ),
      });
    actor.send({ type: 'remove.ask', ids: [firstReported.id, second.id, third.id] });
    sending(firstReported.id);
    expect(view().question).toEqual({ about: 'remove', ids: [second.id, third.id], changed: true });
    sending(firstReported.id, second.id, third.id);
    expect([view().question, receivedBy('notices'), receivedBy('outbox')]).toMatchObject([
      null,
      [{ notice: { code: 'mark.blocked', why: { because: 'NONE_OF_THEM' } } }],
      [],
    ]);
  });

  it('SUS-08 of those that are inactive one that is active again meanwhile stays', async () => {
    const inactive = reportedListing({ id: 'MLA1000000005', status: 'inactive' });
    const found = [closedReported, inactive];
    const { actor, settle, receivedBy, setFacts } = await open(answers(pageOfReported(found)), {
      systemActors: { listings: visibleOf(found) },
    });
    actor.send({ type: 'inactive.seek' });
    await settle();
    setFacts('listings', visibleOf([closedReported, { ...inactive, status: 'active' }]));
    actor.send({ type: 'question.confirm' });
    expect(receivedBy('outbox')).toMatchObject([{ work: { mark: { type: 'remove', ids: [closedReported.id] } } }]);
  });

  it('what failed of a send that is over is asked about once more, as any send is, and its address forgets it', async () => {
    const receipt = {
      at: 0,
      rows: [firstReported, second].map(({ id, title }, at) => ({
        id,
        title,
        code: null,
        status: at === 0 ? 'sent' : 'refused',
        failure: null,
      })),
    };
    const { receivedBy } = await open(answers(pageOfReported([firstReported, second])), {
      systemActors: { ...ofTwo.systemActors, drafts: { drafts: { 'receipt:s1': receipt } } },
      query: { again: 's1' },
    });
    expect(receivedBy('screens')).toEqual([goTo({ to: 'suspicious', search: {} }, { replace: true })]);
    expect(sentIds(receivedBy('outbox'))).toEqual([[second.id]]);
  });

  it('is not judged before it is known what a former visit left', async () => {
    const { actor, receivedBy, setFacts } = await open(answers(pageOfReported([firstReported])), {
      systemActors: { ...suspiciousSystemActors, outbox: recoveringOutbox },
    });
    actor.send({ type: 'send.ask', ids: [firstReported.id] });
    expect([actor.getSnapshot().value, receivedBy('outbox')]).toEqual([{ browsing: 'closed' }, []]);
    setFacts('outbox', quietOutbox);
    actor.send({ type: 'send.ask', ids: [firstReported.id] });
    expect(sentIds(receivedBy('outbox'))).toEqual([[firstReported.id]]);
  });

  it('what another send has in hand stays, and is told as being sent', async () => {
    const send: SendFacts = {
      id: 'x',
      phase: 'countdown',
      goesAt: 1,
      rows: [{ id: firstReported.id, status: 'queued' }],
      startedAt: 0,
      timeLeft: null,
      failure: null,
      because: null,
      stopping: false,
      pausing: false,
      elsewhere: true,
    };
    const systemActors = { ...ofTwo.systemActors, outbox: { ...quietOutbox, sends: { x: send } } };
    const { actor, view } = await open(answers(pageOfReported([firstReported, second])), { systemActors });
    actor.send({ type: 'send.ask', ids: 'all' });
    expect(view().question).toMatchObject({
      summary: { go: [second.id], stay: [{ why: { because: 'BEING_SENT' }, listings: [{ id: firstReported.id }] }] },
    });
  });

  it.each([1, 3])(
    'LIM-18 does not send while answers are due, and says why with the way to them: %i',
    async (count) => {
      const { actor, receivedBy, view } = await open(two(), { systemActors: { profile: accountFacts(null, count) } });
      actor.send({ type: 'send.ask', ids: [firstReported.id] });
      expect(view().refusal).toMatchObject({
        because: 'ANSWERS_DUE',
        values: { count },
        resolve: { to: 'history', search: { status: ['PENDING'] } },
      });
      expect(receivedBy('outbox')).toEqual([]);
      actor.send({ type: 'question.cancel' });
      expect(view().refusal).toBeNull();
    },
  );

  it('LIM-18 does not say again what was in the way once the person comes back from answering it', async () => {
    const { actor, view } = await open(two(), { systemActors: { profile: accountFacts(null, 3) } });
    for (let turn = 0; turn < 2; turn += 1) {
      actor.send({ type: 'send.ask', ids: [firstReported.id] });
      expect(view().refusal).toMatchObject({ because: 'ANSWERS_DUE' });
      actor.send({ type: 'screen.resumed' });
      expect(view().refusal).toBeNull();
    }
  });

  it("LIM-09 tells which of them the day's limit leaves behind, and sends only when that is confirmed", async () => {
    const { actor, receivedBy, view, settle } = await open(two(), {
      systemActors: { ...ofTwo.systemActors, profile: accountFacts(1) },
    });
    actor.send({ type: 'send.ask', ids: [firstReported.id, second.id] });
    await settle();
    expect(view().question).toMatchObject({
      about: 'send',
      summary: {
        go: [firstReported.id],
        stay: [{ why: { because: 'OVER_ALLOWANCE' }, listings: [{ id: second.id }] }],
        left: 0,
      },
    });
    expect(receivedBy('outbox')).toEqual([]);
    actor.send({ type: 'question.confirm' });
    expect(sentIds(receivedBy('outbox'))).toEqual([[firstReported.id]]);
  });

  it('LIM-16 an account without allowance sends nothing', async () => {
    const { actor, receivedBy, view } = await open(two(), { systemActors: { profile: accountFacts(0) } });
    actor.send({ type: 'send.ask', ids: 'all' });
    expect(view().refusal?.because).toBe('ALLOWANCE_USED');
    expect(receivedBy('outbox')).toEqual([]);
  });

  it('SUS-07 a dismissal, made by the decision on listings, takes what leaves out of the selection', async () => {
    const { actor, receivedBy, view } = await open(two());
    actor.send({ type: 'rows.choose', ids: [firstReported.id, closedReported.id] });
    actor.send({ type: 'listing.undo', ids: [firstReported.id] });
    expect(receivedBy('outbox')).toEqual([]);
    view().marking?.send({ type: 'question.confirm' });
    expect(receivedBy('outbox').map((event) => (event as { work?: { mark?: unknown } }).work?.mark)).toEqual([
      { type: 'undo', ids: [firstReported.id], undo: 'reported', from: 'reported_articles' },
    ]);
    expect(view().chosen).toEqual([closedReported.id]);
  });

  it('SUS-24 what the gateway has dropped when the list is read anew leaves it, and is counted no more', async () => {
    const reportedArticles = answersInTurn(
      { ok: true as const, value: pageOfReported([firstReported, closedReported]) },
      { ok: true as const, value: pageOfReported([closedReported]) },
    );
    const { actor, settle, view, receivedBy } = await open(reportedArticles);
    actor.send({ type: 'list.reload' });
    await settle();
    expect([view().rows, receivedBy('profile').at(-1)]).toEqual([
      [closedReported.id],
      { type: 'counts.changed', reportedCount: 1 },
    ]);
  });

  it('SUS-20 GW-72 removes after asking, and not when the question is cancelled', async () => {
    const { actor, receivedBy } = await open(two());
    actor.send({ type: 'remove.ask', ids: [firstReported.id] });
    actor.send({ type: 'question.cancel' });
    expect(receivedBy('outbox')).toEqual([]);
    actor.send({ type: 'remove.ask', ids: [firstReported.id] });
    actor.send({ type: 'question.confirm' });
    expect(receivedBy('outbox')).toMatchObject([
      { work: { mark: { type: 'remove', action: 'delete', ids: [firstReported.id] } } },
    ]);
  });

  it('what is on its way out is not taken off the list', async () => {
    const { actor, receivedBy, view, setFacts } = await open(two());
    const { visible } = visibleOf([firstReported, closedReported]);
    setFacts('listings', {
      visible: { ...visible, [firstReported.id]: { ...visible[firstReported.id]!, sending: true } },
      moment: 1,
    });
    actor.send({ type: 'remove.ask', ids: [firstReported.id] });
    expect(view().question).toBeNull();
    actor.send({ type: 'remove.ask', ids: [firstReported.id, closedReported.id] });
    actor.send({ type: 'question.confirm' });
    expect(receivedBy('outbox')).toMatchObject([{ work: { mark: { type: 'remove', ids: [closedReported.id] } } }]);
  });

  it('SUS-22 trust is final in this list, so it is asked first', async () => {
    const { actor, receivedBy, view } = await open(two());
    actor.send({ type: 'listing.trust', ids: [firstReported.id] });
    expect([receivedBy('outbox'), view().marking && markingView(view().marking!.getSnapshot()).question]).toEqual([
      [],
      { about: 'trust', ids: [firstReported.id] },
    ]);
    view().marking?.send({ type: 'question.confirm' });
    expect(receivedBy('outbox')).toMatchObject([{ work: { mark: { type: 'approve', ids: [firstReported.id] } } }]);
  });

  it('SUS-08 GW-72 looks through every page for inactive listings before it asks, and removes them together', async () => {
    const inactive = reportedListing({ id: 'MLA1000000055', status: 'inactive' });
    const active = Array.from({ length: 49 }, (_, index) => reportedListing({ id: `MLA${1_100_000_000 + index}` }));
    const reportedArticles = answersInTurn<Page<Listing>>(
      { ok: true, value: pageOfReported([firstReported], 51) },
      { ok: true, value: pageOfReported([closedReported, ...active], 51) },
      { ok: true, value: pageOfReported([inactive], 51) },
    );
    const { actor, settle, receivedBy, view } = await open(reportedArticles);
    actor.send({ type: 'inactive.seek' });
    await settle();
    expect(reportedArticles.asked.slice(1)).toEqual([
      { size: 50, from: 0 },
      { size: 50, from: 50 },
    ]);
    expect(view().question).toEqual({ about: 'inactive', ids: [closedReported.id, inactive.id] });
    actor.send({ type: 'question.confirm' });
    expect(receivedBy('outbox')).toMatchObject([
      { work: { mark: { type: 'remove', action: 'delete_inactive', ids: [closedReported.id, inactive.id] } } },
    ]);
  });

  it('SUS-08 a page that can not be had stops the search, removes nothing, and can be asked for again', async () => {
    const reportedArticles = answersInTurn<Page<Listing>>(
      { ok: true, value: pageOfReported([firstReported]) },
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: pageOfReported([closedReported]) },
    );
    const { actor, settle, receivedBy, view } = await open(reportedArticles);
    actor.send({ type: 'inactive.seek' });
    await settle();
    expect(view().reading).toMatchObject({ about: 'inactive', failure: { code: 'OFFLINE' } });
    actor.send({ type: 'reading.retry' });
    await settle();
    expect(view().question).toEqual({ about: 'inactive', ids: [closedReported.id] });
    expect(receivedBy('outbox')).toEqual([]);
  });

  it('an edited report leaves the selection as it was', async () => {
    const { actor, view } = await open(two());
    actor.send({ type: 'rows.choose', ids: [firstReported.id] });
    const mark = {
      type: 'edit' as const,
      ids: [firstReported.id],
      author: sampleMark.author,
      report: sampleMark.report,
    };
    actor.send({ type: 'mark.made', mark, byKey: false });
    expect(view().chosen).toEqual([firstReported.id]);
  });

  it('SHL-10 what the list says it holds is what every screen says', async () => {
    const { receivedBy } = await open(answers(pageOfReported([firstReported], 120)));
    expect(receivedBy('profile')).toEqual([{ type: 'counts.changed', reportedCount: 120 }]);
  });

  it('a list that can’t be read anew does not say its old number again: listings may have been sent since', async () => {
    const page = pageOfReported([firstReported], 120);
    let isThere = true;
    const { actor, receivedBy, settle } = await open(async () =>
      isThere ? { ok: true, value: page } : { ok: false, failure: { code: 'ABORTED' } },
    );
    for (const there of [false, false, true]) {
      isThere = there;
      actor.send({ type: 'list.reload' });
      await settle();
    }
    expect(receivedBy('profile')).toEqual(Array(2).fill({ type: 'counts.changed', reportedCount: 120 }));
  });

  it('a page past the end goes to the last one', async () => {
    const { receivedBy } = await open(answers(pageOfReported([], 60)), { query: { page: '9' } });
    expect(receivedBy('screens')).toEqual([goTo({ to: 'suspicious', search: { page: 2 } }, { replace: true })]);
  });

  it('asks for its page again when a send is over, whoever asked for it, and when it comes back', async () => {
    const reportedArticles = two();
    const { actor, setFacts, settle } = await open(reportedArticles);
    const send = { id: 'x', rows: [], startedAt: 0, timeLeft: null, failure: null };
    const shown = (phase: SendFacts['phase']) =>
      setFacts('outbox', {
        ...quietOutbox,
        sends: {
          x: { ...send, phase, because: null, goesAt: null, stopping: false, pausing: false, elsewhere: false },
        },
      });
    shown('sending');
    await settle();
    expect(reportedArticles.asked.length).toBe(1);
    shown('done');
    await settle();
    expect(reportedArticles.asked.length).toBe(2);
    shown('done');
    actor.send({ type: 'screen.resumed' });
    await settle();
    expect(reportedArticles.asked.length).toBe(3);
  });

  it('asks for its page again when a report that was on its way has come, and not when it was refused or came out of a file', async () => {
    const reportedArticles = two();
    const { setFacts, settle } = await open(reportedArticles);
    const job = { id: 'j', goesAt: null, failure: null, elsewhere: false };
    const setMark = (phase: QueuedMutationFacts['phase'], mark: Mark = sampleMark) =>
      setFacts('outbox', { ...quietOutbox, jobs: { j: { ...job, phase, work: { kind: 'mark', mark } } } });
    for (const phase of ['inflight', 'failed', 'inflight', 'done'] as const) setMark(phase);
    await settle();
    expect(reportedArticles.asked.length).toBe(2);
    setMark('inflight');
    setFacts('outbox', quietOutbox);
    await settle();
    expect(reportedArticles.asked.length).toBe(3);
    setMark('inflight', { ...sampleMark, imported: { since: 0 } });
    setFacts('outbox', quietOutbox);
    await settle();
    expect(reportedArticles.asked.length).toBe(3);
  });

  it('is asked for anew when a send of another tab ends, or a report of another tab was made', async () => {
    const reportedArticles = two();
    const { settle, setFacts } = await open(reportedArticles);
    setFacts('outbox', { ...quietOutbox, sendsEndedElsewhere: 1 });
    await settle();
    setFacts('outbox', { ...quietOutbox, sendsEndedElsewhere: 2 });
    await settle();
    expect(reportedArticles.asked.length).toBe(3);
    const work = { kind: 'mark' as const, mark: sampleMark };
    const made = { id: 'op', work, phase: 'done' as const, goesAt: null, failure: null, elsewhere: true };
    setFacts('outbox', { ...quietOutbox, sendsEndedElsewhere: 2, jobs: { op: made } });
    await settle();
    expect(reportedArticles.asked.length).toBe(4);
  });

  it('says why the list could not be had', async () => {
    expect((await open(refuses('SERVER_ERROR'))).view()).toMatchObject({
      phase: 'failed',
      failure: { code: 'SERVER_ERROR' },
    });
  });

  it('what a send leaves behind is asked for anew only when the pointer has left the list', async () => {
    const reportedArticles = two();
    const { actor, settle, setFacts, view } = await open(reportedArticles);
    actor.send({ type: 'pointer.enter' });
    const { visible } = visibleOf([firstReported, closedReported]);
    setFacts('listings', {
      visible: { ...visible, [firstReported.id]: { ...visible[firstReported.id]!, removed: true } },
      moment: 1,
    });
    actor.send({ type: 'mutation.over' });
    await settle();
    expect([reportedArticles.asked.length, view().past]).toEqual([1, []]);
    actor.send({ type: 'pointer.leave' });
    expect(view().past).toEqual([firstReported.id]);
    await settle();
    expect(reportedArticles.asked.length).toBe(2);
    actor.send({ type: 'mutation.over' });
    await settle();
    expect(reportedArticles.asked.length).toBe(3);
  });
});
