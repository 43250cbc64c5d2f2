import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../contracts/shapes';
import { fromWire } from '../../../tests/wire';
import { propertyRuns } from '../../../tests/property-runs';
import { markChoices, markStatusOf } from '../../domain/marking';
import { startWith } from '../../simulator/answers';
import { noticedListing, sampleReported } from '../../simulator/sample-listing';
import { anaFacts, anaProfile, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { ListingsEvent } from '../../system-actors/listings';
import type { Mark } from '../../system-actors/outbox';
import { authorOf } from '../../shared/marking/marking.rules';
import {
  ana,
  aListing,
  approve,
  aSuspiciousListing,
  discard,
  listingId,
  suspect,
  undo,
} from '../outbox/outbox.samples';
import { listingsMachine, listingsTruth, toTimedMark } from './listings.machine';
import { dismissMark, firstListing, secondListing } from './listings.samples';
import { applyMark } from './marks';

function start(options: Parameters<typeof startWith<typeof listingsMachine>>[1] = {}) {
  const started = startWith(listingsMachine, options);
  const send = (...events: ListingsEvent[]) => events.forEach((event) => started.actor.send(event));
  const shown = (id: string) => started.actor.getSnapshot().context.visible[id];
  return { ...started, send, shown, moment: () => started.actor.getSnapshot().context.moment };
}

/** Asked for before anything was decided. */
const told = (...listings: Listing[]): ListingsEvent => ({ type: 'listings.confirm', listings, asOf: 0 });

const text = fc.string({ maxLength: 5 });
const report = fc.record({
  code: text,
  codeDescription: text,
  description: text,
  tags: fc.array(text),
  photosDenounced: fc.array(text),
});
const anyMark: Record<Mark['type'], fc.Arbitrary<Mark>> = {
  approve: fc.constant(approve(firstListing)),
  report: report.map((said): Mark => ({
    type: 'report',
    ids: [firstListing],
    originModel: 'live_search',
    author: ana,
    report: said,
  })),
  edit: report.map((said): Mark => ({ type: 'edit', ids: [firstListing], author: ana, report: said })),
  undo: fc.constantFrom<Mark>(undo(firstListing), undo(firstListing, 'reported'), dismissMark),
  remove: fc.constantFrom<Mark>(
    ...(['delete', 'delete_inactive'] as const).map((action): Mark => ({
      type: 'remove',
      ids: [firstListing],
      action,
    })),
  ),
  discard: fc.constant(discard(firstListing)),
};
const anyListing = fc.constantFrom(
  aListing(firstListing),
  aSuspiciousListing(firstListing),
  aListing(firstListing, { approved: { author: ana, createdAt: null } }),
);

describe.each(Object.keys(anyMark) as Mark['type'][])('a mark of the kind %s', (type) => {
  const others = fc.array(fc.oneof(...Object.values(anyMark)), { maxLength: 3 });

  it('that is refused leaves everything as if it had never been made', () => {
    fc.assert(
      fc.property(anyListing, others, anyMark[type], (listing, under, mark) => {
        const start = listingsTruth.confirm(listingsTruth.empty(), [{ listing, suggested: false }], 0);
        const lay = (truth: typeof start, id: string, one: Mark) =>
          listingsTruth.propose(truth, id, toTimedMark(one, 0), one.ids);
        const before = under.reduce((truth, one, n) => lay(truth, `under-${n}`, one), start);
        expect(listingsTruth.reject(lay(before, 'op', mark), 'op')).toEqual(before);
      }),
      propertyRuns(2000),
    );
  });

  it('that is made twice is made once', () => {
    fc.assert(
      fc.property(anyListing, anyMark[type], fc.boolean(), (listing, mark, removed) => {
        const once = applyMark({ listing, removed }, { mark, at: 'T' });
        expect(applyMark(once, { mark, at: 'T' })).toEqual(once);
      }),
      propertyRuns(500),
    );
  });
});

describe('the truth about listings', () => {
  it('a discarded suggestion is back when it stands among the suggestions that were asked for after, and by no other answer', () => {
    const { send, shown, moment } = start({ settings: { requestDeadline: 0 } });
    const suggested = {
      type: 'listings.confirm' as const,
      listings: [aListing(firstListing)],
      suggested: true as const,
    };
    send({ ...suggested, asOf: 0 }, { type: 'overlay.propose', id: 'op', mark: discard(firstListing) });
    expect(shown(firstListing)).toMatchObject({ discarded: true, pendingMark: { type: 'discard' } });
    send({ type: 'overlay.settle', id: 'op', confirmed: [{ id: firstListing, discarded: true }] });
    send({ ...suggested, asOf: 0 }, { type: 'listings.confirm', listings: [aListing(firstListing)], asOf: moment() });
    expect(shown(firstListing)).toMatchObject({ discarded: true, pendingMark: null });
    send({ ...suggested, asOf: moment() });
    expect(shown(firstListing)?.discarded).toBe(false);
  });

  it('one that another tab discarded is discarded here too, and one that is refused is there again', () => {
    const { send, shown } = start();
    send(told(aListing(firstListing), aListing(secondListing)));
    send({ type: 'overlay.settle', id: 'elsewhere', confirmed: [{ id: firstListing, discarded: true }] });
    send({ type: 'overlay.propose', id: 'op', mark: discard(secondListing) }, { type: 'overlay.reject', id: 'op' });
    expect([shown(firstListing)?.discarded, shown(secondListing)?.discarded]).toEqual([true, false]);
  });

  it('LST-40 marking trusted sets approved with an author made of profile id and given name', () => {
    const { actor, send, shown } = start({
      now: Date.parse('2026-03-01T10:00:00Z'),
      systemActors: sampleSystemActors({ profile: { ...anaFacts, profile: { ...anaProfile, ...ana } } }),
    });
    send(told(aListing(firstListing)), {
      type: 'overlay.propose',
      id: 'op',
      mark: { ...approve(firstListing), author: authorOf(actor.system) },
    });
    expect(shown(firstListing)?.approved).toEqual({ author: ana, createdAt: '2026-03-01T10:00:00.000Z' });
    expect(shown(firstListing)?.pendingMark).toEqual({ id: 'op', type: 'approve' });
    send({ type: 'overlay.settle', id: 'op' });
    expect(shown(firstListing)).toMatchObject({
      approved: { author: { id: 'profile-1', givenName: 'Ana' } },
      pendingMark: null,
    });
  });

  it('one whose report has ended is there again once trust is taken back', () => {
    const { send, shown } = start();
    const noticed = noticedListing.noticed && { ...noticedListing.noticed, noticeStatus: 'DOCUMENTATION_APPROVED' };
    const listing = aListing(firstListing, { reported: sampleReported(), noticed });
    send(told(listing), { type: 'overlay.propose', id: 'op', mark: approve(firstListing) });
    expect(shown(firstListing)).toMatchObject({ removed: false, approved: { author: ana } });
    send({
      type: 'overlay.settle',
      id: 'op',
      confirmed: [{ id: firstListing, approved: { author: ana, createdAt: null } }],
    });
    send({ type: 'overlay.propose', id: 'undo', mark: undo(firstListing) });
    expect(shown(firstListing)).toMatchObject({ removed: false, approved: null });
  });

  it('LST-41 undoing trusted clears approved', () => {
    const { send, shown } = start();
    send(told(aListing(firstListing, { approved: { author: ana, createdAt: null } })), {
      type: 'overlay.propose',
      id: 'op',
      mark: undo(firstListing),
    });
    expect(shown(firstListing)?.approved).toBeNull();
  });

  it('LST-42 LST-46 marking suspicious sets reported, with all that the report says', () => {
    const { send, shown } = start();
    const report = {
      code: 'PPPI6',
      codeDescription: 'Fotos',
      description: 'Son nuestras fotos',
      tags: ['foto'],
      photosDenounced: ['p1'],
    };
    send(told(aListing(firstListing)), {
      type: 'overlay.propose',
      id: 'op',
      mark: { type: 'report', ids: [firstListing], originModel: 'live_search', author: ana, report },
    });
    expect(shown(firstListing)?.reported).toEqual({
      code: 'PPPI6',
      description: 'Son nuestras fotos',
      tags: ['foto'],
      photosDenounced: ['p1'],
      author: ana,
      createdAt: '1970-01-01T00:00:00.000Z',
      isFamily: false,
      familyId: null,
    });
  });

  it('LST-43 SUS-23 returning a listing to audit-pending clears its report information', () => {
    const { send, shown } = start();
    send(told(aSuspiciousListing(firstListing)), { type: 'overlay.propose', id: 'op', mark: dismissMark });
    expect(shown(firstListing)).toMatchObject({ reported: null, removed: true });
  });

  it('LST-44 a refused mark is rolled back, and the listing is again the very one that it was', () => {
    const { send, shown } = start();
    send(told(aListing(firstListing)));
    const before = shown(firstListing);
    send({ type: 'overlay.propose', id: 'op', mark: approve(firstListing) }, { type: 'overlay.reject', id: 'op' });
    expect(shown(firstListing)).toEqual(before);
  });

  it('LST-47 a sent listing carries what its notice says, as the answer to its sending has it', async () => {
    const { send, shown } = start();
    const noticed = {
      noticeId: 'n1',
      sent: true,
      failed: false,
      reason: 'Falta un dato',
      noticedAt: '2026-01-02T00:00:00.000Z',
      takeDownAt: '2026-01-05T00:00:00.000Z',
      noticeStatus: 'CREATED',
      snapshot: 'https://files.example/n1.html',
      rejectOption: 'NOT_A_COPY',
    };
    const wire = { sendNotice: [{ id: firstListing, noticed: { ...noticed, sending: null }, refusal: null }] };
    const [outcome] = await fromWire('sendNotice', wire, {
      articlesIds: [firstListing],
      auditor: ana,
      operationKey: 'k',
    });
    send(told(aSuspiciousListing(firstListing)), {
      type: 'overlay.settle',
      id: 'batch',
      confirmed: [{ id: firstListing, noticed: outcome!.notice! }],
    });
    expect(shown(firstListing)?.noticed).toEqual({ ...noticed, sending: false });
  });

  it('SUS-20 removing a listing shows that it is on its way, then that it is gone', () => {
    const { send, shown } = start();
    send(told(aSuspiciousListing(firstListing)), {
      type: 'overlay.propose',
      id: 'op',
      mark: { type: 'remove', ids: [firstListing], action: 'delete' },
    });
    expect(shown(firstListing)).toMatchObject({ removed: true, pendingMark: { id: 'op', type: 'remove' } });
    send({ type: 'overlay.settle', id: 'op' });
    expect(shown(firstListing)).toMatchObject({ removed: true, pendingMark: null, reported: null });
  });

  it.each([
    ['is on its way', null],
    ['was taken', { type: 'overlay.settle', id: 'op' }],
    [
      'was taken in so many words',
      {
        type: 'overlay.settle',
        id: 'op',
        confirmed: [{ id: firstListing, approved: null, reported: sampleReported() }],
      },
    ],
  ] as const)('a listing whose earlier case is closed is suspicious again as soon as its report %s', (_, end) => {
    const { send, shown } = start();
    const noticed = { ...noticedListing.noticed!, noticeStatus: 'DOCUMENTATION_NOT_PRESENTED' };
    const standing = () => markStatusOf(shown(firstListing)!);
    send(told({ ...aListing(firstListing), reported: sampleReported(), noticed }));
    expect(standing()).toBe('open');
    send({ type: 'overlay.propose', id: 'op', mark: suspect(firstListing) });
    if (end !== null) send(end as ListingsEvent);
    expect([standing(), markChoices(shown(firstListing)!).suspect]).toEqual([
      'suspicious',
      { because: 'ALREADY_REPORTED' },
    ]);
  });

  it('a report that was refused leaves the notice of the earlier case as it was', () => {
    const { send, shown } = start();
    const noticed = { ...noticedListing.noticed!, noticeStatus: 'DOCUMENTATION_NOT_PRESENTED' };
    send(told({ ...aListing(firstListing), noticed }));
    send({ type: 'overlay.propose', id: 'op', mark: suspect(firstListing) }, { type: 'overlay.reject', id: 'op' });
    expect(shown(firstListing)).toMatchObject({ reported: null, noticed });
  });

  it('SUS-21 editing is marked as on its way, and no longer on success nor on error', () => {
    for (const end of ['overlay.settle', 'overlay.reject'] as const) {
      const { send, shown } = start();
      const report = { code: 'PPPI2', codeDescription: '', description: 'Otra cosa', tags: [], photosDenounced: [] };
      send(told(aSuspiciousListing(firstListing)), {
        type: 'overlay.propose',
        id: 'op',
        mark: { type: 'edit', ids: [firstListing], author: ana, report },
      });
      expect(shown(firstListing)).toMatchObject({ reported: { code: 'PPPI2' }, pendingMark: { type: 'edit' } });
      send({ type: end, id: 'op' });
      expect(shown(firstListing)).toMatchObject({
        reported: { code: end === 'overlay.settle' ? 'PPPI2' : 'PPPI1' },
        pendingMark: null,
      });
    }
  });

  it('SUS-14 a listing on its way as a notice says so', () => {
    const { send, shown } = start();
    send(told(aSuspiciousListing(firstListing)), { type: 'sending.changed', ids: [firstListing], sending: true });
    expect(shown(firstListing)?.sending).toBe(true);
    send({ type: 'sending.changed', ids: [firstListing, secondListing], sending: false });
    expect(shown(firstListing)?.sending).toBe(false);
  });

  it('a seller that is marked is so on each of its listings, and those of others keep their identity', () => {
    const { actor, send, shown } = start();
    const of = (id: string, seller: string) =>
      aListing(id, { seller: { id: seller, nickname: seller, watched: false, trusted: true } });
    send(told(of(firstListing, '7'), of(secondListing, '8'), aListing(listingId(3), { seller: null })));
    const before = actor.getSnapshot().context.visible;
    send({ type: 'seller.marked', seller: { id: '7', watched: true, trusted: false } });
    expect(shown(firstListing)?.seller).toEqual({ id: '7', nickname: '7', watched: true, trusted: false });
    expect([secondListing, listingId(3)].map((id) => shown(id) === before[id])).toEqual([true, true]);
  });

  it('a seller that is marked stays so on listings that were asked for before, known or not, until one says otherwise that was asked for after', () => {
    const { send, shown, moment } = start();
    const of = (id: string) =>
      aListing(id, { seller: { id: '7', nickname: '7', watched: false, trusted: false }, title: `of ${moment()}` });
    const marks = () =>
      [firstListing, secondListing].map((id) => [shown(id)?.seller?.watched, shown(id)?.seller?.trusted]);
    send(told(of(firstListing)));
    for (const [watched, trusted] of [
      [true, false],
      [false, true],
    ] as const) {
      const asOf = moment();
      send({ type: 'seller.marked', seller: { id: '7', watched, trusted } });
      send({ type: 'listings.confirm', listings: [of(firstListing), of(secondListing)], asOf });
      expect(marks()).toEqual([
        [watched, trusted],
        [watched, trusted],
      ]);
    }
    send({ type: 'listings.confirm', listings: [of(firstListing), of(secondListing)], asOf: moment() });
    expect(marks()).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('one change gives one listing another identity; the others, and one confirmed as it was, keep theirs', () => {
    const { actor, send, shown } = start();
    const ids = Array.from({ length: 50 }, (_, n) => listingId(n));
    send(told(...ids.map((id) => aListing(id))));
    const before = actor.getSnapshot().context.visible;
    send({ type: 'overlay.propose', id: 'op', mark: approve(firstListing) });
    expect(ids.filter((id) => shown(id) !== before[id])).toEqual([firstListing]);
    const again = actor.getSnapshot().context.visible;
    send(told(...ids.map((id) => aListing(id))));
    expect(actor.getSnapshot().context.visible).toBe(again);
  });

  it('a mark of a listing that is not known yet, settled before its answer came, is not hidden by that answer', () => {
    const { send, shown, moment } = start();
    const asOf = moment();
    send(
      { type: 'overlay.propose', id: 'op', mark: approve(firstListing) },
      { type: 'overlay.settle', id: 'op' },
      { type: 'listings.confirm', listings: [aListing(firstListing)], asOf },
    );
    expect(shown(firstListing)).toMatchObject({ approved: { author: ana }, pendingMark: null });
  });

  it('the listings of one operation can end differently', () => {
    const { send, shown } = start();
    send(
      told(aListing(firstListing), aListing(secondListing)),
      { type: 'overlay.propose', id: 'op', mark: approve(firstListing, secondListing) },
      { type: 'overlay.settle', id: 'op', ids: [firstListing] },
      { type: 'overlay.reject', id: 'op', ids: [secondListing] },
    );
    expect([shown(firstListing)?.approved, shown(secondListing)?.approved]).toEqual([
      { author: ana, createdAt: '1970-01-01T00:00:00.000Z' },
      null,
    ]);
    expect([shown(firstListing)?.pendingMark, shown(secondListing)?.pendingMark]).toEqual([null, null]);
  });

  it('a mark made before its listing is known lies over it when it comes, unless it is over by then', () => {
    const { send, shown } = start();
    send(
      { type: 'overlay.propose', id: 'op', mark: approve(firstListing, secondListing) },
      { type: 'overlay.reject', id: 'op', ids: [secondListing] },
      told(aListing(firstListing), aListing(secondListing)),
    );
    expect([shown(firstListing)?.pendingMark?.id, shown(secondListing)?.pendingMark]).toEqual(['op', null]);
  });

  it('an answer asked for before a mark was settled never takes the mark away, however late; one asked for after it does', () => {
    const { send, shown, moment, clock } = start();
    send(told(aListing(firstListing)));
    const asOf = moment();
    send({ type: 'overlay.propose', id: 'op', mark: approve(firstListing) }, { type: 'overlay.settle', id: 'op' });
    send({ type: 'listings.confirm', listings: [aListing(firstListing, { title: 'Otro título' })], asOf });
    expect(shown(firstListing)).toMatchObject({ title: 'Otro título', approved: { author: ana } });
    clock.increment(24 * 60 * 60_000);
    send({ type: 'listings.confirm', listings: [aListing(firstListing)], asOf });
    expect(shown(firstListing)?.approved).not.toBeNull();
    send({ type: 'listings.confirm', listings: [aListing(firstListing)], asOf: moment() });
    expect(shown(firstListing)?.approved).toBeNull();
    send({ type: 'overlay.propose', id: 'op-2', mark: approve(firstListing) }, { type: 'overlay.settle', id: 'op-2' });
    send({ type: 'listings.confirm', listings: [aListing(firstListing)], asOf: moment() });
    expect(shown(firstListing)?.approved).toBeNull();
  });

  it('the cache is bounded: the least recently confirmed leaves, never one with a mark on its way or being sent', () => {
    const { actor, send } = start({ input: { capacity: 3 } });
    const ids = [1, 2, 3, 4, 5, 6].map(listingId) as [string, string, string, string, string, string];
    const held = () => Object.keys(actor.getSnapshot().context.visible).sort();
    for (const id of ids.slice(0, 3)) send(told(aListing(id)));
    send({ type: 'overlay.propose', id: 'op', mark: suspect(ids[0]) }, told(aListing(ids[3])));
    expect(held()).toEqual([ids[0], ids[2], ids[3]]);
    send({ type: 'sending.changed', ids: [ids[2]], sending: true }, told(aListing(ids[4]), aListing(ids[5])));
    expect(held()).toEqual([ids[0], ids[2], ids[5]].sort());
  });

  it('another profile finds nothing of the former one', () => {
    const { actor, send } = start();
    send(told(aListing(firstListing)), { type: 'listings.clear' });
    expect(actor.getSnapshot().context.visible).toEqual({});
  });

  it('no ordering of answers, refusals and late lists shows a stale mark', () => {
    const mark = fc.constantFrom<'approve' | 'report'>('approve', 'report');
    const step = fc.record({
      op: fc.nat(2),
      end: fc.constantFrom<'settle' | 'reject' | 'list'>('settle', 'reject', 'list'),
    });
    fc.assert(
      fc.property(fc.tuple(mark, mark, mark), fc.array(step, { maxLength: 8 }), (marks, steps) => {
        const { send, shown } = start();
        send(told(aListing(firstListing)));
        const gone = new Set<number>();
        const ended = new Set<number>();
        marks.forEach((type, n) =>
          send({
            type: 'overlay.propose',
            id: `op-${n}`,
            mark: type === 'approve' ? approve(firstListing) : suspect(firstListing),
          }),
        );
        for (const { op, end } of steps) {
          if (end === 'list') send({ type: 'listings.confirm', listings: [aListing(firstListing)], asOf: 0 });
          else if (!ended.has(op)) {
            ended.add(op);
            if (end === 'reject') gone.add(op);
            send({ type: `overlay.${end}`, id: `op-${op}` });
          }
          const standing = marks.filter((_mark, n) => !gone.has(n));
          const seen = shown(firstListing);
          const lastReport = standing.lastIndexOf('report');
          const trusted = standing.lastIndexOf('approve') > lastReport;
          expect([seen?.approved !== null, seen?.reported !== null]).toEqual([trusted, lastReport >= 0]);
        }
      }),
      propertyRuns(500),
    );
  });
});
