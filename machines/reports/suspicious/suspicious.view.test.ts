import { describe, expect, it } from 'vitest';
import { visibleOf } from '../../simulator/sample-listing';
import { accountFacts, closedReported, firstReported } from './suspicious.samples';
import { chosenRows, presentRows } from '../../domain/reported-rows';
import type { SummedListing } from '../../domain/send-summary';
import { countSendable, sendableIds, bulkActionReasons } from './suspicious.view';

const none: ReadonlySet<string> = new Set();
const sendable = (count: number): SummedListing[] =>
  Array.from({ length: count }, (_, at) => ({
    ...visibleOf([firstReported]).visible[firstReported.id]!,
    id: `MLA${String(2_000_000_000 + at)}`,
  }));

describe('the rows of the suspicious list', () => {
  it('whose dismissal is on its way stay until it is over, also after a reload', () => {
    const { visible } = visibleOf([firstReported]);
    const leaving = { ...visible[firstReported.id]!, reported: null, pendingMark: { id: 'op', type: 'undo' as const } };
    expect(presentRows([firstReported.id], { [firstReported.id]: leaving as never })).toEqual([firstReported.id]);
    expect(presentRows([firstReported.id], { [firstReported.id]: { ...leaving, pendingMark: null } })).toEqual([]);
  });

  it('LIM-09 all that can go today is offered, and no more', () => {
    const some = sendable(60);
    expect(countSendable(some, 60, accountFacts(null), 0)).toEqual({ why: null, count: 60 });
    expect(countSendable(some, 60, accountFacts(20), 0)).toEqual({ why: null, count: 20 });
    expect(countSendable(some, 60, accountFacts(0), 0)).toMatchObject({ why: { because: 'ALLOWANCE_USED' }, count: 0 });
  });

  it('LIM-09 what cannot be sent is not offered with the rest: of 60 with 6 ended ones 54 can go', () => {
    const listings = sendable(60).map((listing, at) => (at < 6 ? { ...listing, status: 'closed' } : listing));
    expect(countSendable(listings, 60, accountFacts(null), 0)).toEqual({ why: null, count: 54 });
    const protectedListings = sendable(60).map((listing, at) =>
      at < 4 ? { ...listing, protectedUntil: '2027-01-01' } : listing,
    );
    expect(countSendable(protectedListings, 60, accountFacts(null), 0)).toEqual({ why: null, count: 56 });
    const ended = listings.slice(0, 6);
    expect(countSendable(ended, 6, accountFacts(null), 0)).toEqual({ why: { because: 'NOTHING_SENDABLE' }, count: 0 });
  });

  it('no number is offered before all that decides it is known', () => {
    expect(countSendable(sendable(50), 60, accountFacts(null), 0)).toEqual({ why: null, count: null });
    expect(countSendable(null, 60, accountFacts(null), 0)).toEqual({ why: null, count: null });
    expect(countSendable(sendable(50), 60, accountFacts(20), 0)).toEqual({ why: null, count: 20 });
    expect(countSendable(null, 60, accountFacts(null, 2), 0)).toMatchObject({
      why: { because: 'ANSWERS_DUE' },
      count: 0,
    });
  });

  it('SUS-20 leave when they are removed or sent', () => {
    const { visible } = visibleOf([firstReported, closedReported]);
    expect(presentRows([firstReported.id, closedReported.id], visible)).toEqual([firstReported.id, closedReported.id]);
    for (const pendingMark of [null, { type: 'remove' }]) {
      const removed = { ...visible[firstReported.id]!, reported: null, removed: true, pendingMark };
      const gone = { ...visible, [firstReported.id]: removed };
      expect(presentRows([firstReported.id, closedReported.id], gone)).toEqual([closedReported.id]);
    }
  });

  it('that were chosen on another page and aren’t known here any more count among what is sent: they are asked about first', () => {
    const { visible } = visibleOf([firstReported, closedReported]);
    const gone = { ...visible, [closedReported.id]: { ...visible[closedReported.id]!, removed: true } };
    const chosen = [firstReported.id, closedReported.id, 'MLA9999999999'];
    expect(chosenRows(chosen, gone)).toEqual([firstReported.id, 'MLA9999999999']);
    expect(presentRows(chosen, gone)).toEqual([firstReported.id]);
    expect(sendableIds(chosen, visible, none)).toEqual([firstReported.id, 'MLA9999999999']);
  });

  it('SUS-19 LST-22 only published and reported ones can be sent', () => {
    expect(
      sendableIds([firstReported.id, closedReported.id], visibleOf([firstReported, closedReported]).visible, none),
    ).toEqual([firstReported.id]);
    expect(sendableIds([firstReported.id], visibleOf([firstReported]).visible, new Set([firstReported.id]))).toEqual(
      [],
    );
  });

  it('what none of them can have says why', () => {
    const { visible } = visibleOf([firstReported, closedReported]);
    const sending = { ...visible, [firstReported.id]: { ...visible[firstReported.id]!, sending: true } };
    expect(bulkActionReasons([firstReported.id, closedReported.id], sending, none)).toEqual({
      edit: { because: 'BEING_SENT' },
      trust: null,
      undo: null,
      remove: null,
    });
    const why = { because: 'BEING_SENT' };
    const all = { edit: why, trust: why, undo: why, remove: why };
    expect(bulkActionReasons([firstReported.id], sending, none)).toEqual(all);
    expect(bulkActionReasons([firstReported.id], visible, new Set([firstReported.id]))).toEqual(all);
  });
});
