import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountFacts } from './account-state';
import { sendSummary, whyNothingGoes, type SummedListing } from './send-summary';

const now = Date.parse('2026-11-21T12:00:00Z');
const account = (available: number | null, answersDue = 0): AccountFacts => ({
  profile: { isAcuerdo: false, noticesLimitDayCount: 0, noticesLimitUpdatedAt: null },
  restriction: available === null ? null : { status: 'new_member', denouncesAvailable: available, dueDate: null },
  judge: null,
  answersDue,
});
const listing = (id: string, code: string | null, more: Partial<SummedListing> = {}): SummedListing => ({
  id,
  title: `T ${id}`,
  siteId: id.slice(0, 3),
  status: 'active',
  approved: null,
  reported: { code } as SummedListing['reported'],
  noticed: null,
  ...more,
});

describe('what a send would do', () => {
  it('counts what goes by country and reason, the most first, and tells nothing of a limit where there is none', () => {
    const listings = [listing('MLB1', 'A'), listing('MLA1', 'A'), listing('MLA2', 'B'), listing('MLA3', 'B')];
    expect(sendSummary(listings, account(null), now)).toEqual({
      go: ['MLB1', 'MLA1', 'MLA2', 'MLA3'],
      countries: [
        {
          siteId: 'MLA',
          count: 3,
          reasons: [
            { code: 'B', count: 2 },
            { code: 'A', count: 1 },
          ],
        },
        { siteId: 'MLB', count: 1, reasons: [{ code: 'A', count: 1 }] },
      ],
      stay: [],
      blocked: null,
      left: null,
      renewsAt: null,
      plan: { perDay: 30_000, isMaximum: true, days: [] },
    });
  });

  it('LIM-09 what does not fit in the allowance stays, in its order; what can’t go uses nothing of it', () => {
    const closed = listing('MLA1', 'A', { status: 'closed' });
    const listings = [closed, listing('MLA2', 'A'), listing('MLA3', 'A'), listing('MLA4', 'A')];
    expect(sendSummary(listings, account(2), now)).toMatchObject({
      go: ['MLA2', 'MLA3'],
      stay: [
        { why: { because: 'NOT_PUBLISHED' }, listings: [{ id: 'MLA1', title: 'T MLA1' }] },
        { why: { because: 'OVER_ALLOWANCE' }, listings: [{ id: 'MLA4' }] },
      ],
      left: 0,
    });
    expect(sendSummary(listings, account(10), now).left).toBe(7);
    const many = Array.from({ length: 120 }, (_, index) => listing(`MLA${index}`, 'A'));
    const { plan } = sendSummary(many, account(12), now);
    expect([plan.perDay, plan.isMaximum, plan.days.at(-1)?.count, plan.days.length]).toEqual([12, false, 12, 9]);
  });

  it('LIM-18 nothing goes while answers are due, and that is why', () => {
    const summary = sendSummary([listing('MLA1', 'A'), listing('MLA2', 'A')], account(null, 3), now);
    expect([summary.go, whyNothingGoes(summary)]).toMatchObject([[], { because: 'ANSWERS_DUE', values: { count: 3 } }]);
  });

  it('where each stays for another reason, none can be sent is the reason', () => {
    const sent = listing('MLA2', 'A', { sending: true });
    const summary = sendSummary([listing('MLA1', 'A', { status: 'closed' }), sent], account(null), now);
    expect(whyNothingGoes(summary)).toEqual({ because: 'NOTHING_SENDABLE' });
    expect(whyNothingGoes(sendSummary([], account(null), now))).toBeNull();
  });

  it('one reason is told once, whatever made it so', () => {
    const three = ['closed', 'inactive', 'under_review'].map((status, n) => listing(`MLA${n}`, 'A', { status }));
    const summary = sendSummary(three, account(null), now);
    expect(summary.stay.map(({ listings }) => listings.length)).toEqual([3]);
    expect(whyNothingGoes(summary)).toMatchObject({ because: 'NOT_PUBLISHED' });
  });

  it('the first so many go, whatever is left, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(30), (count, left) => {
        const listings = Array.from({ length: count }, (_, n) => listing(`MLA${n}`, 'A'));
        const { go, stay } = sendSummary(listings, account(left), now);
        const stays = stay.flatMap((group) => group.listings.map(({ id }) => id));
        expect([...go, ...stays]).toEqual(listings.map(({ id }) => id));
        expect(go.length).toBe(Math.min(count, left));
      }),
    );
  });
});
