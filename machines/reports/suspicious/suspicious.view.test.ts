import { describe, expect, it } from 'vitest';
import { visibleOf } from '../../rehearsal/sample-listing';
import { accountFacts, closed, first } from './suspicious.samples';
import { rowsThere } from '../../domain/reported-rows';
import type { SummedListing } from '../../domain/send-summary';
import { goingOf, sendableOf, whyNone } from './suspicious.view';

const none: ReadonlySet<string> = new Set();
const sendable = (count: number): SummedListing[] =>
  Array.from({ length: count }, (_, at) => ({
    ...visibleOf([first]).visible[first.id]!,
    id: `MLA${String(2_000_000_000 + at)}`,
  }));

describe('the rows of the suspicious list', () => {
  it('whose dismissal is on its way stay until it is over, also after a reload', () => {
    const { visible } = visibleOf([first]);
    const leaving = { ...visible[first.id]!, reported: null, pendingMark: { id: 'op', type: 'undo' as const } };
    expect(rowsThere([first.id], { [first.id]: leaving as never })).toEqual([first.id]);
    expect(rowsThere([first.id], { [first.id]: { ...leaving, pendingMark: null } })).toEqual([]);
  });

  it('LIM-09 all that can go today is offered, and no more', () => {
    const some = sendable(60);
    expect(goingOf(some, 60, accountFacts(null), 0)).toEqual({ why: null, count: 60 });
    expect(goingOf(some, 60, accountFacts(20), 0)).toEqual({ why: null, count: 20 });
    expect(goingOf(some, 60, accountFacts(0), 0)).toMatchObject({ why: { because: 'ALLOWANCE_USED' }, count: 0 });
  });

  it('LIM-09 what cannot be sent is not offered with the rest: of 60 with 6 ended ones 54 can go', () => {
    const listings = sendable(60).map((listing, at) => (at < 6 ? { ...listing, status: 'closed' } : listing));
    expect(goingOf(listings, 60, accountFacts(null), 0)).toEqual({ why: null, count: 54 });
    const kept = sendable(60).map((listing, at) => (at < 4 ? { ...listing, protectedUntil: '2027-01-01' } : listing));
    expect(goingOf(kept, 60, accountFacts(null), 0)).toEqual({ why: null, count: 56 });
    const ended = listings.slice(0, 6);
    expect(goingOf(ended, 6, accountFacts(null), 0)).toEqual({ why: { because: 'NOTHING_SENDABLE' }, count: 0 });
  });

  it('no number is offered before all that decides it is known', () => {
    expect(goingOf(sendable(50), 60, accountFacts(null), 0)).toEqual({ why: null, count: null });
    expect(goingOf(null, 60, accountFacts(null), 0)).toEqual({ why: null, count: null });
    expect(goingOf(sendable(50), 60, accountFacts(20), 0)).toEqual({ why: null, count: 20 });
    expect(goingOf(null, 60, accountFacts(null, 2), 0)).toMatchObject({ why: { because: 'ANSWERS_DUE' }, count: 0 });
  });

  it('SUS-20 leave when they are removed or sent', () => {
    const { visible } = visibleOf([first, closed]);
    const gone = { ...visible, [first.id]: { ...visible[first.id]!, removed: true } };
    expect(rowsThere([first.id, closed.id], visible)).toEqual([first.id, closed.id]);
    expect(rowsThere([first.id, closed.id], gone)).toEqual([closed.id]);
  });

  it('SUS-19 LST-22 only published and reported ones can be sent', () => {
    expect(sendableOf([first.id, closed.id, 'MLA9999999999'], visibleOf([first, closed]).visible, none)).toEqual([
      first.id,
    ]);
    expect(sendableOf([first.id], visibleOf([first]).visible, new Set([first.id]))).toEqual([]);
  });

  it('what none of them can have says why', () => {
    const { visible } = visibleOf([first, closed]);
    const sending = { ...visible, [first.id]: { ...visible[first.id]!, sending: true } };
    expect(whyNone([first.id, closed.id], sending, none)).toEqual({
      edit: { because: 'BEING_SENT' },
      undo: null,
      remove: null,
    });
    const why = { because: 'BEING_SENT' };
    expect(whyNone([first.id], sending, none)).toEqual({ edit: why, undo: why, remove: why });
    expect(whyNone([first.id], visible, new Set([first.id]))).toEqual({ edit: why, undo: why, remove: why });
  });
});
