import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../contracts/ports';
import type { Listing, ProductVariant, ReportedOutcome } from '../../../contracts/shapes';
import { answers, answersInTurn } from '../../simulator/answers';
import { wasAlreadySent } from '../../domain/sends';
import { sampleReported } from '../../simulator/sample-listing';
import type { Mark, Mutation, MutationRequester } from '../../system-actors/outbox';
import {
  ana,
  aListing,
  approve,
  discard,
  aSuspiciousListing,
  confirmWork,
  listingId,
  markWork,
  searchWork,
  sendWork,
  suspect,
  undo,
} from './outbox.samples';
import {
  outboxWorld,
  type WorldOptions,
  queuedMutationView,
  outboxView,
  sendView,
  startRequester,
} from './world.fixture';

const [first, second] = [listingId(1), listingId(2)];

async function awake(options: WorldOptions = {}) {
  const world = outboxWorld({ listings: [aListing(first), aSuspiciousListing(second)], ...options });
  const page = world.open();
  await world.run(20);
  return {
    ...world,
    page,
    submit: (id: string, work: Mutation, who?: MutationRequester) =>
      page.outbox.send({ type: 'mutation.submit', id, work, ...(who ? { requester: who } : {}) }),
    to: (systemId: string) => page.heard.filter((entry) => entry.systemId === systemId).map((entry) => entry.event),
    view: () => outboxView(page.outbox.getSnapshot()),
    job: (id: string) => queuedMutationView(page.outbox.getSnapshot(), id),
    send: (id: string) => sendView(page.outbox.getSnapshot(), id),
    operations: () => world.posts.map(({ operation }) => operation),
  };
}

describe('a mark', () => {
  it.each([
    ['approve', approve(first), 'approveArticles', aListing(first, { approved: { author: ana, createdAt: null } })],
    ['report', suspect(first), 'reportArticles', aSuspiciousListing(first)],
  ] as const)(
    'LST-44 is shown at submit, and rolled back with a notice when it is refused: %s',
    async (kind, mark, operation, listing) => {
      const { submit, run, to, job } = await awake({ listings: [listing] });
      submit('op', markWork(mark));
      expect(to('listings')).toEqual([{ type: 'overlay.propose', id: 'op', mark }]);
      await run(100);
      expect(to('listings').slice(1)).toEqual([{ type: 'overlay.reject', id: 'op', ids: [first] }]);
      const failure = { code: 'ALREADY_AUDITED', operation };
      const notice = { code: `mark.${kind}.failed`, tone: 'failure', values: { count: 1 }, failure };
      expect(to('notices')).toEqual([{ type: 'notice.raise', notice }]);
      expect(job('op')).toMatchObject({ phase: 'failed', failure });
    },
  );

  it('a discard is shown at submit and taken, and leaves how many are suspicious as it was', async () => {
    const { submit, run, to, operations } = await awake();
    submit('op', markWork(discard(first)));
    expect(to('listings')).toEqual([{ type: 'overlay.propose', id: 'op', mark: discard(first) }]);
    await run(100);
    expect(operations()).toEqual(['discardArticles']);
    const confirmed = [{ id: first, discarded: true }];
    expect(to('listings').slice(1)).toEqual([{ type: 'overlay.settle', id: 'op', ids: [first], confirmed }]);
    expect([to('notices'), to('profile').filter(({ type }) => type !== 'journal.read')]).toEqual([[], []]);
  });

  it('a discard that is refused is rolled back, told, and its words are the draft of its drawer again', async () => {
    const { submit, run, to } = await awake();
    submit('op', markWork(discard(second)));
    await run(100);
    expect(to('listings').slice(1)).toEqual([{ type: 'overlay.reject', id: 'op', ids: [second] }]);
    expect(to('notices')).toMatchObject([
      { notice: { code: 'mark.discard.failed', failure: { code: 'ALREADY_AUDITED' } } },
    ]);
    const value = { code: 'item4', comment: 'La vimos el mes pasado' };
    expect(to('drafts')).toEqual([{ type: 'draft.keep', key: `discard:${second}`, value }]);
  });

  it.each(['lostAfter', 'lostBefore'] as const)(
    'a discard whose answer was lost (%s) is made once more, and one that is gone already was this',
    async (lost) => {
      let asked = 0;
      const fate = (operation: string) =>
        operation === 'discardArticles' && (asked += 1) === 1 ? lost : ('answered' as const);
      const { submit, run, to, operations } = await awake({ fate });
      submit('op', markWork({ ...discard(first), basis: { [first]: 'none' } }));
      await run(120_000);
      expect(operations()).toEqual(['discardArticles', 'discardArticles']);
      expect(to('listings').at(-1)).toMatchObject({ type: 'overlay.settle', id: 'op', ids: [first] });
      expect(to('notices')).toEqual([{ type: 'notice.raise', notice: { code: 'mutation.late', tone: 'info' } }]);
    },
  );

  it('replaces nothing that was decided otherwise since the person saw it, and says what stands, by whom and when', async () => {
    const reported = aSuspiciousListing(first);
    const { submit, run, to, operations, job } = await awake({ listings: [reported, aListing(second)] });
    submit('op', markWork({ ...approve(first, second), basis: { [first]: 'none', [second]: 'none' } }));
    await run(100);
    expect(operations()).toEqual(['approveArticles']);
    const failure = {
      code: 'ALREADY_AUDITED',
      values: { stands: 'reported', who: 'Ana Díaz', at: reported.reported?.createdAt },
    };
    expect(job('op')).toMatchObject({ phase: 'failed', failure });
    expect(to('listings').slice(1)).toMatchObject([
      { type: 'overlay.settle', id: 'op', ids: [second] },
      { type: 'overlay.reject', id: 'op', ids: [first] },
      { type: 'overlay.settle', confirmed: [{ id: first, approved: null, reported: reported.reported }] },
    ]);
    const link = { to: 'listing', params: { articleId: first } };
    expect(to('notices')).toMatchObject([
      { notice: { code: 'mark.approve.failed', values: { count: 1 }, failure, link } },
    ]);
  });

  it('that is refused because somebody decided after the look asks for the truth again, and shows it', async () => {
    const hers = aSuspiciousListing(first);
    const author = { id: 'bruno', givenName: 'Bruno', familyName: 'Paz' };
    const reported: Listing = { ...hers, reported: hers.reported && { ...hers.reported, author } };
    const articlesByIds = answersInTurn<Listing[]>(
      { ok: true, value: [aListing(first)] },
      { ok: true, value: [reported] },
    );
    const { submit, run, to, job } = await awake({ listings: [reported], ports: { articlesByIds } });
    const given = suspect(first) as Extract<Mark, { type: 'report' }>;
    submit('op', markWork({ ...given, basis: { [first]: 'none' } }));
    await run(100);
    expect(articlesByIds.asked).toEqual([{ articlesIds: [first] }, { articlesIds: [first] }]);
    const failure = {
      code: 'ALREADY_AUDITED',
      values: { stands: 'reported', who: 'Bruno Paz', at: reported.reported?.createdAt },
    };
    expect(job('op')).toMatchObject({ phase: 'failed', failure });
    expect(to('listings').slice(1)).toMatchObject([
      { type: 'overlay.reject', id: 'op', ids: [first] },
      { type: 'overlay.settle', confirmed: [{ id: first, approved: null, reported: reported.reported }] },
    ]);
  });

  it('of variants is asked about and sent as theirs, and a variant that was decided on otherwise is left alone', async () => {
    const luis = { id: 'luis', givenName: 'Luis', familyName: null };
    const reported = { ...sampleReported(), author: luis };
    const product = (id: string, more: Partial<ProductVariant> = {}): ProductVariant => ({
      id,
      familyId: 'F1',
      siteId: 'MLA',
      title: id,
      pictures: [],
      price: null,
      availableQuantity: null,
      soldQuantity: null,
      attributes: [],
      thumbnail: null,
      status: 'active',
      reported: null,
      noticed: null,
      ...more,
    });
    const variants = answers<ProductVariant[]>([product('U1'), product('U2', { reported })]);
    const reportArticles = answers<ReportedOutcome[], InputOf<'reportArticles'>>(({ articlesIds }) =>
      articlesIds.map((id) => ({ id, reported, failure: null })),
    );
    const { submit, run, to, job } = await awake({ ports: { variants, reportArticles } });
    const given = suspect('U1', 'U2') as Extract<Mark, { type: 'report' }>;
    const basis = { U1: 'none', U2: 'none' } as const;
    submit('op', markWork({ ...given, basis, variants: { familyId: 'F1', isFamily: true } }));
    await run(100);
    expect(variants.asked).toEqual([{ userProductsIds: ['U1', 'U2'] }]);
    expect(reportArticles.asked).toMatchObject([
      { articlesIds: ['U1'], isVariant: true, isFamily: true, familyId: 'F1' },
    ]);
    expect(job('op')).toMatchObject({ phase: 'failed', failure: { code: 'ALREADY_AUDITED' } });
    expect(to('notices')).toMatchObject([{ notice: { code: 'mark.report.failed', values: { count: 1 } } }]);
  });

  it('is told to the other tabs of the profile, which count anew', async () => {
    const { submit, run, page, to } = await awake();
    submit('op', markWork(approve(first)));
    await run(100);
    const done = page.said.find(({ type }) => type === 'mutation.done');
    expect(done).toMatchObject({
      profileId: 'profile-1',
      done: { words: [{ id: first, approved: { author: null } }] },
    });
    const before = to('listings').length;
    const elsewhere = {
      type: 'mutation.done' as const,
      profileId: 'profile-1',
      id: 'elsewhere',
      work: markWork(suspect(second)),
      done: { words: [{ id: second, reported: null }], refused: [] },
    };
    page.tab(elsewhere);
    page.tab({ ...elsewhere, profileId: 'another' });
    page.tab({ ...elsewhere, id: 'of a later release', work: { kind: 'command', command: { type: 'praise' } } });
    expect(to('listings').slice(before)).toEqual([
      { type: 'overlay.settle', id: 'elsewhere', ids: [second], confirmed: [{ id: second, reported: null }] },
    ]);
    expect(to('profile').at(-1)).toEqual({ type: 'counts.refetch' });
    expect(page.outbox.getSnapshot().context.jobs['elsewhere']).toMatchObject({ phase: 'done', elsewhere: true });
    expect(Object.keys(page.outbox.getSnapshot().context.jobs)).toEqual(['op', 'elsewhere']);
  });

  it('lands although the screen that made it is gone, with the gateway’s own word', async () => {
    const { submit, run, to, listings, journal } = await awake({ latency: () => 2000 });
    const screen = startRequester();
    submit('op', markWork(approve(first)), screen.actor);
    await run(50);
    screen.actor.stop();
    await run(3000);
    expect(listings.get(first)?.approved).not.toBeNull();
    expect(to('listings')[1]).toMatchObject({
      type: 'overlay.settle',
      id: 'op',
      ids: [first],
      confirmed: [{ id: first, approved: { author: null } }],
    });
    expect([screen.heard, journal.size]).toEqual([[], 0]);
  });

  it('is written before its request goes out, and is gone from the journal before its screen hears of it', async () => {
    const { submit, run, journal, operations } = await awake();
    const screen = startRequester();
    submit('op', markWork(approve(first)), screen.actor);
    await run(1, 1);
    expect([journal.get('op')?.phase, operations()]).toEqual(['queued', []]);
    await run(1, 1);
    expect([journal.get('op')?.phase, operations()]).toEqual(['inflight', ['approveArticles']]);
    await run(20, 1);
    expect([journal.size, screen.heard]).toEqual([1, []]);
    await run(2, 1);
    expect([journal.size, screen.heard]).toEqual([
      0,
      [{ type: 'mutation.settled', id: 'op', work: markWork(approve(first)), failure: null, value: undefined }],
    ]);
  });

  it('a double click is one operation, and both who asked are told', async () => {
    const { submit, run, operations } = await awake();
    const [one, two] = [startRequester(), startRequester()];
    submit('op-1', markWork(approve(first)), one.actor);
    submit('op-2', markWork(approve(first)), two.actor);
    await run(100);
    expect(operations()).toEqual(['approveArticles']);
    expect([one.heard, two.heard].map((heard) => heard.map(({ id }) => id as string))).toEqual([['op-1'], ['op-2']]);
  });

  it('marks of one listing go in the order in which they were made; another listing’s doesn’t wait', async () => {
    const { submit, run, posts, listings } = await awake({ latency: () => 200 });
    submit('trust', markWork(approve(first)));
    submit('undo', markWork(undo(first)));
    submit('other', markWork(undo(second, 'reported')));
    await run(20);
    expect(posts.map(({ operation, ids }) => [operation, ids[0]])).toEqual([
      ['approveArticles', first],
      ['articleUndo', second],
    ]);
    await run(1000);
    expect(listings.get(first)?.approved).toBeNull();
  });

  it('of many listings some may be refused: they alone go back', async () => {
    const { submit, run, to } = await awake();
    submit('op', markWork(suspect(first, second)));
    await run(100);
    expect(to('listings').slice(1)).toEqual([
      {
        type: 'overlay.settle',
        id: 'op',
        ids: [first],
        confirmed: [expect.objectContaining({ id: first, approved: null }) as object],
      },
      { type: 'overlay.reject', id: 'op', ids: [second] },
    ]);
    expect(to('notices')).toMatchObject([{ notice: { code: 'mark.report.failed', values: { count: 1 } } }]);
  });

  it('whose report is refused is the draft of its drawer again, for those listings alone and though nobody asked', async () => {
    const { submit, run, to } = await awake();
    submit('op', markWork(suspect(first, second)));
    await run(100);
    expect(to('drafts')).toEqual([
      {
        type: 'draft.keep',
        key: `report:${second}`,
        value: { category: 'BRAND', code: 'PPPI1', photos: [], comment: 'No es original' },
      },
    ]);
    submit('op-2', markWork(approve(second)));
    await run(100);
    expect(to('drafts')).toHaveLength(1);
  });

  it('of more than fifty listings goes in requests of fifty, each with a key of its own', async () => {
    const ids = Array.from({ length: 120 }, (_, n) => listingId(n));
    const { submit, run, posts } = await awake({ listings: ids.map((id) => aListing(id)) });
    submit('op', markWork(suspect(...ids)));
    await run(200);
    expect(posts.map(({ key, ids: sent }) => [key, sent.length])).toEqual([
      ['op', 50],
      ['op.1', 50],
      ['op.2', 20],
    ]);
  });

  it('whose answer is lost is asked about, later than the request’s deadline, and not made again when it was done', async () => {
    let lost = true;
    const { submit, run, to, job, posts, asked } = await awake({ fate: () => (lost ? 'lostAfter' : 'answered') });
    submit('op', markWork(approve(first)));
    await run(30_100);
    lost = false;
    expect(job('op')).toMatchObject({ phase: 'unknown', failure: { code: 'TIMED_OUT' } });
    await run(4800);
    expect(asked).toEqual(['approveArticles']);
    await run(400);
    expect(asked).toEqual(['approveArticles', 'articlesByIds']);
    expect(posts).toHaveLength(1);
    expect(to('listings')[1]).toMatchObject({ type: 'overlay.settle', id: 'op' });
    expect(to('notices')).toEqual([{ type: 'notice.raise', notice: { code: 'mutation.late', tone: 'info' } }]);
  });

  it('whose answer is lost is sent again with the same key where keys are honoured', async () => {
    let losses = 2;
    const { submit, run, posts, asked, listings } = await awake({
      keysHonoured: true,
      fate: () => (losses-- > 0 ? 'lostAfter' : 'answered'),
    });
    submit('op', markWork(approve(first)));
    await run(80_000);
    expect(posts.map(({ key }) => key)).toEqual(['op', 'op', 'op']);
    expect(asked).not.toContain('articlesByIds');
    expect(listings.get(first)?.approved).not.toBeNull();
  });
});

describe('the outbox', () => {
  it('holds queued work while offline, says so, and goes on by itself', async () => {
    const { page, submit, run, job, operations, view } = await awake();
    page.goOnline(false);
    submit('op', markWork(approve(first)));
    await run(1000);
    expect([job('op')?.phase, operations(), view()]).toEqual([
      'waiting',
      [],
      { pendingCount: 1, unknown: 0, sends: [], durable: true, online: false },
    ]);
    page.goOnline(true);
    await run(100);
    expect([job('op')?.phase, operations()]).toEqual(['done', ['approveArticles']]);
  });

  it('SUS-04 a forced logout pauses everything and loses nothing: it goes on when the profile is back', async () => {
    const { page, submit, run, journal, listings, to, view } = await awake({ latency: () => 500 });
    submit('op', markWork(approve(first)));
    submit('after', markWork(undo(first)));
    await run(20);
    page.outbox.send({ type: 'outbox.rest' });
    expect([view().pendingCount, journal.size]).toEqual([0, 2]);
    expect(to('listings').slice(2)).toEqual([
      { type: 'overlay.reject', id: 'op' },
      { type: 'overlay.reject', id: 'after' },
    ]);
    await run(2000);
    page.outbox.send({ type: 'outbox.wake', profileId: 'profile-1' });
    await run(100);
    expect(to('listings').slice(4)).toEqual([
      { type: 'overlay.propose', id: 'op', mark: approve(first) },
      { type: 'overlay.propose', id: 'after', mark: undo(first) },
    ]);
    await run(60_000, 50);
    expect([listings.get(first)?.approved, journal.size]).toEqual([null, 0]);
  });

  it('another profile’s wake rests the former one’s work first', async () => {
    const { page, submit, run, view } = await awake({ latency: () => 500 });
    submit('op', markWork(approve(first)));
    page.outbox.send({ type: 'outbox.wake', profileId: 'profile-2' });
    await run(10);
    expect(view().pendingCount).toBe(0);
  });

  it('the person’s own logout gives everything up, tells when it is done, and takes the drafts along', async () => {
    const { page, submit, run, journal, to, view, operations } = await awake();
    const session = startRequester();
    page.goOnline(false);
    submit('op', markWork(approve(first)));
    await run(20);
    expect(view().pendingCount).toBe(1);
    page.outbox.send({ type: 'outbox.clear', requester: session.actor as never });
    await run(20);
    expect([view().pendingCount, journal.size, session.heard]).toEqual([0, 0, [{ type: 'outbox.cleared' }]]);
    expect(to('drafts')).toEqual([{ type: 'drafts.clear' }]);
    expect(operations()).toEqual([]);
    page.outbox.send({ type: 'outbox.clear', requester: session.actor as never });
    expect(session.heard).toHaveLength(2);
  });

  it('work submitted while nobody is signed in is refused at once', async () => {
    const { page, submit } = await awake();
    page.outbox.send({ type: 'outbox.rest' });
    const screen = startRequester();
    submit('op', searchWork, screen.actor);
    expect(screen.heard).toEqual([
      { type: 'mutation.settled', id: 'op', work: searchWork, failure: { code: 'NOT_LOGGED_IN' } },
    ]);
  });

  it('a command answers the screen that asked with the value; how a reply ended is told as a notice', async () => {
    const { page, submit, run, to, searches } = await awake();
    const screen = startRequester();
    submit('search', searchWork, screen.actor);
    submit('reply', confirmWork);
    page.outbox.send({ type: 'send.now', id: 'reply' });
    await run(100);
    expect(screen.heard).toEqual([
      { type: 'mutation.settled', id: 'search', work: searchWork, failure: null, value: searches[0] },
    ]);
    expect(to('notices')).toEqual([
      {
        type: 'notice.raise',
        notice: { code: 'reply.confirm.done', tone: 'success', values: { caseId: expect.any(String) } },
      },
    ]);
  });

  it('a change of the profile is proposed there, also after a reload, and a refusal takes it back and is told', async () => {
    const { page, submit, run, to, open } = await awake({
      ports: { updateProfile: async () => ({ ok: false, failure: { code: 'NOT_ALLOWED' } }) },
    });
    page.goOnline(false);
    submit('op', { kind: 'command', command: { type: 'updateProfile', input: { lang: 'pt' } } });
    expect(to('profile')).toEqual([
      { type: 'journal.read', changes: [] },
      { type: 'change.propose', id: 'op', change: { lang: 'pt' } },
    ]);
    await run(50);
    const after = open();
    await run(200);
    const said = (systemId: string) =>
      after.heard.filter((entry) => entry.systemId === systemId).map(({ event }) => event);
    const read = { type: 'journal.read', changes: [{ lang: 'pt' }] };
    expect(said('profile')[0]).toEqual(read);
    expect(said('profile').filter(({ type }) => type !== 'journal.read')).toEqual([
      { type: 'change.propose', id: 'op', change: { lang: 'pt' } },
      { type: 'change.reject', id: 'op' },
    ]);
    expect(said('notices')).toMatchObject([
      { notice: { code: 'profile.changeFailed', failure: { code: 'NOT_ALLOWED' } } },
    ]);
  });

  it('a second tab hears each batch of a send and its end, also while it reads the journal', async () => {
    const ids = Array.from({ length: 60 }, (_, n) => listingId(n));
    const world = outboxWorld({ listings: ids.map((id) => aSuspiciousListing(id)) });
    const page = world.open();
    const other = world.openAnother();
    await world.run(400);
    let passed = page.said.length;
    const pass = () => {
      for (const message of page.said.slice(passed)) other.tab(message);
      passed = page.said.length;
    };
    page.outbox.send({ type: 'mutation.submit', id: 'send', work: sendWork(ids) });
    page.outbox.send({ type: 'send.now', id: 'send' });
    for (let turn = 0; turn < 200; turn += 1) {
      await world.run(10);
      pass();
    }
    const heard = (systemId: string) =>
      other.heard.filter((entry) => entry.systemId === systemId).map(({ event }) => event);
    const settled = heard('listings').flatMap((event) => (event as { confirmed?: { id: string }[] }).confirmed ?? []);
    expect(settled.map(({ id }) => id)).toEqual(ids);
    expect(heard('profile').filter(({ type }) => type === 'counts.changed')).toHaveLength(3);
    const refetched = heard('profile').filter(({ type }) => type.endsWith('.refetch'));
    expect(refetched.slice(-2)).toEqual([{ type: 'counts.refetch' }, { type: 'allowance.refetch' }]);
    expect(other.outbox.getSnapshot().context).toMatchObject({ sends: {}, sendsEndedElsewhere: 1 });
    expect(heard('notices')).toEqual([]);
  });

  it('one tab works an entry: another waits for its lease, follows its send, and takes it up when it is gone', async () => {
    const ids = Array.from({ length: 60 }, (_, n) => listingId(n));
    const world = outboxWorld({
      listings: ids.map((id) => aSuspiciousListing(id)),
      latency: () => 1000,
      keysHonoured: true,
    });
    const page = world.open();
    await world.run(20);
    page.outbox.send({ type: 'mutation.submit', id: 'send', work: sendWork(ids) });
    page.outbox.send({ type: 'send.now', id: 'send' });
    await world.run(100);
    const other = world.openAnother();
    await world.run(100);
    expect(other.outbox.getSnapshot().context.sends.send).toMatchObject({ elsewhere: true, phase: 'sending' });
    await world.run(2900);
    other.tab({ type: 'outbox.changed', profileId: 'profile-1' });
    await world.run(400);
    expect(sendView(other.outbox.getSnapshot(), 'send')).toMatchObject({
      elsewhere: true,
      sent: 25,
      inflight: 25,
      queued: 10,
    });
    expect(world.posts.map(({ operation }) => operation)).toEqual(['sendNotice', 'sendNotice']);
    world.kill(page);
    await world.run(60_000, 50);
    expect(other.outbox.getSnapshot().context.sends.send).toMatchObject({ elsewhere: false, phase: 'done' });
    expect([...world.ledger.values()]).toEqual(ids.map(() => 1));
  });

  it('another tab tells of each row of a send what the sending tab tells: why it was refused, and that it was sent already', async () => {
    const ids = Array.from({ length: 60 }, (_, n) => listingId(n));
    const world = outboxWorld({
      listings: ids.map((id) => aSuspiciousListing(id)),
      latency: () => 1000,
      keysHonoured: true,
      ports: {
        sendNotice: ({ articlesIds }) =>
          new Promise((resolve) =>
            world.clock.setTimeout(
              () =>
                resolve({
                  ok: true,
                  value: articlesIds.map((id, at) => ({
                    id,
                    notice: null,
                    failure: at === 0 ? ('NOT_PUBLISHED' as const) : ('REPORT_ALREADY_SENT' as const),
                  })),
                } as never),
              1000,
            ),
          ),
      },
    });
    const page = world.open();
    await world.run(20);
    page.outbox.send({ type: 'mutation.submit', id: 'send', work: sendWork(ids) });
    page.outbox.send({ type: 'send.now', id: 'send' });
    await world.run(100);
    const other = world.openAnother();
    await world.run(2900);
    other.tab({ type: 'outbox.changed', profileId: 'profile-1' });
    await world.run(400);
    const rowsOf = ({ outbox }: typeof page) => outbox.getSnapshot().context.sends.send?.rows ?? [];
    expect(rowsOf(page).filter(wasAlreadySent).length).toBeGreaterThan(0);
    expect(rowsOf(other)).toEqual(rowsOf(page));
  });

  it('a browser without storage still works, and the outbox says that nothing survives a reload', async () => {
    const world = outboxWorld({ listings: [aListing(first)], storage: 'refused' });
    const page = world.open();
    await world.run(20);
    page.outbox.send({ type: 'mutation.submit', id: 'op', work: markWork(approve(first)) });
    await world.run(100);
    expect([world.posts.length, outboxView(page.outbox.getSnapshot()).durable]).toEqual([1, false]);
  });

  it('entries of another version of the console are left alone', async () => {
    const world = outboxWorld({ listings: [aListing(first)] });
    world.journal.set('odd', {
      id: 'odd',
      profileId: 'profile-1',
      kind: 'telegram',
      phase: 'inflight',
      createdAt: 0,
      body: 7,
    });
    world.journal.set('odder', {
      id: 'odder',
      profileId: 'profile-1',
      kind: 'operation',
      phase: 'queued',
      createdAt: 0,
      body: { owner: 1 },
    });
    const page = world.open();
    await world.run(1000);
    expect([outboxView(page.outbox.getSnapshot()).pendingCount, world.journal.size]).toEqual([0, 2]);
  });

  it('finished work can be put away, and only the last twenty are remembered', async () => {
    const ids = Array.from({ length: 25 }, (_, n) => listingId(n));
    const { page, submit, run, job } = await awake({ listings: ids.map((id) => aListing(id)) });
    for (const id of ids) submit(`op-${id}`, markWork(approve(id)));
    await run(300);
    expect(Object.keys(page.outbox.getSnapshot().context.jobs)).toHaveLength(20);
    page.outbox.send({ type: 'mutation.forget', id: `op-${listingId(24)}` });
    expect(job(`op-${listingId(24)}`)).toBeUndefined();
  });
});

describe('what could not be told', () => {
  it('is shown, never made again by itself, and does not hold up what comes after', async () => {
    let lost = true;
    const world = outboxWorld({
      fate: (operation) => (operation === 'createLiveSearch' && lost ? 'lostBefore' : 'answered'),
      searchesTotal: 500,
    });
    const page = world.open();
    await world.run(20);
    page.outbox.send({ type: 'mutation.submit', id: 'search', work: searchWork });
    await world.run(120_000, 50);
    expect(queuedMutationView(page.outbox.getSnapshot(), 'search')?.phase).toBe('unknown');
    expect(world.posts).toHaveLength(1);
    lost = false;
    page.outbox.send({ type: 'mutation.retry', id: 'search' });
    await world.run(100);
    expect([world.posts.length, world.searches.length]).toEqual([2, 1]);
    page.outbox.send({ type: 'mutation.submit', id: 'again', work: searchWork });
    lost = true;
    await world.run(120_000, 50);
    page.outbox.send({ type: 'mutation.forget', id: 'again' });
    await world.run(20);
    expect(queuedMutationView(page.outbox.getSnapshot(), 'again')).toMatchObject({ phase: 'failed' });
    expect(world.journal.size).toBe(0);
  });
});
