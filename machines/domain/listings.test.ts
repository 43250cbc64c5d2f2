import { describe, expect, it } from 'vitest';
import type { Notice } from '../../contracts/shapes';
import { caseStatuses } from '../../contracts/vocabulary/case-statuses';
import { readId } from './listing-id';
import {
  inactiveIds,
  isSuspicious,
  whyNotApprove,
  whyNotMarkSuspicious,
  whyNotSend,
  whyNotUndo,
  type SeenListing,
} from './listings';

const seen = (more: Partial<SeenListing> = {}): SeenListing => ({
  id: 'MLA1',
  status: 'active',
  approved: null,
  reported: null,
  noticed: null,
  ...more,
});
const trusted = { author: null, createdAt: null };
const reported: NonNullable<SeenListing['reported']> = {
  code: 'PPPI1',
  description: 'x',
  tags: [],
  photosDenounced: [],
  author: null,
  createdAt: null,
  isFamily: false,
  familyId: null,
};
const noticed = (noticeStatus: string | null, more: Partial<Notice> = {}): Notice => ({
  noticeId: 'n',
  sent: true,
  sending: false,
  failed: false,
  reason: null,
  noticedAt: null,
  takeDownAt: null,
  noticeStatus,
  snapshot: null,
  rejectOption: null,
  ...more,
});
const blocking = ['CREATED', 'PENDING_MODERATION', 'WAITING_DOCUMENTATION'];

describe('an id in a text', () => {
  it('LST-12 LST-19 13 characters are a listing, 11 a catalogue page, after hyphens and spaces are gone', () => {
    expect(readId('mla-1234567890')).toEqual({ id: 'MLA1234567890', shape: 'listing' });
    expect(readId(' MLA 12345678 ')).toEqual({ id: 'MLA12345678', shape: 'catalogue' });
  });
  it('any other length or alphabet is no id', () => {
    expect(
      ['MLA123456789', 'MLA12345678901', 'ML1234567890', 'MLA12345678O0', '1234567890123', ''].map(readId),
    ).toEqual([null, null, null, null, null, null]);
  });
});

describe('what may be marked', () => {
  it('LST-45 a reported listing that is not sent can’t be marked again; in the suspicious list it may be trusted', () => {
    expect(whyNotMarkSuspicious(seen({ reported }))).toEqual({ because: 'ALREADY_REPORTED' });
    expect(whyNotApprove(seen({ reported }))).toEqual({ because: 'ALREADY_REPORTED' });
    expect(whyNotApprove(seen({ reported }), 'reported_articles')).toBeNull();
    expect([whyNotMarkSuspicious(seen()), whyNotApprove(seen())]).toEqual([null, null]);
  });
  it('a trusted one can’t be marked either way', () => {
    expect([whyNotApprove(seen({ approved: trusted })), whyNotMarkSuspicious(seen({ approved: trusted }))]).toEqual([
      { because: 'ALREADY_TRUSTED' },
      { because: 'ALREADY_TRUSTED' },
    ]);
  });
  it('one whose notice is under way, on its way, or that is gone, can’t be trusted', () => {
    expect(whyNotApprove(seen({ reported, noticed: noticed('CREATED') }))).toEqual({ because: 'ALREADY_SENT' });
    expect(whyNotApprove(seen({ reported, sending: true }), 'reported_articles')).toEqual({ because: 'BEING_SENT' });
    expect(whyNotApprove(seen({ removed: true }))).toEqual({ because: 'REMOVED' });
    expect(whyNotApprove(seen({ reported, noticed: noticed('REJECTED') }))).toBeNull();
  });
});

describe('what may be undone', () => {
  it('LST-41 SUS-22 trusted can be undone where it was made, never in the suspicious list', () => {
    expect(whyNotUndo(seen({ approved: trusted }), 'approved')).toBeNull();
    expect(whyNotUndo(seen({ approved: trusted }), 'approved', 'reported_articles')).toEqual({
      because: 'TRUSTED_IS_FINAL',
    });
    expect(whyNotUndo(seen(), 'approved')).toEqual({ because: 'NOT_TRUSTED' });
  });
  it('LST-43 suspicious can be undone until it is sent', () => {
    expect(whyNotUndo(seen({ reported }), 'reported')).toBeNull();
    expect(whyNotUndo(seen(), 'reported')).toEqual({ because: 'NOT_REPORTED' });
    expect(whyNotUndo(seen({ reported, sending: true }), 'reported')).toEqual({ because: 'BEING_SENT' });
    expect(whyNotUndo(seen({ reported, noticed: noticed('CREATED') }), 'reported')).toEqual({
      because: 'ALREADY_SENT',
    });
    expect(isSuspicious({ reported, noticed: noticed(null, { sent: false, failed: true }) })).toBe(true);
    expect([
      isSuspicious({ reported: null, noticed: null }),
      isSuspicious({ reported, noticed: noticed('CREATED') }),
    ]).toEqual([false, false]);
  });
});

describe('what may be sent', () => {
  it('SUS-19 only what is reported', () => {
    expect([whyNotSend(seen()), whyNotSend(seen({ reported }))]).toEqual([{ because: 'NOT_REPORTED' }, null]);
  });
  it('SUS-18 again, unless the notice is in one of three statuses', () => {
    for (const status of caseStatuses) {
      const expected = blocking.includes(status) ? { because: 'NOTICE_UNDER_WAY', values: { status } } : null;
      expect([status, whyNotSend(seen({ reported, noticed: noticed(status) }))]).toEqual([status, expected]);
    }
    expect(whyNotSend(seen({ reported, noticed: noticed(null) }))).toEqual({
      because: 'NOTICE_UNDER_WAY',
      values: { status: '' },
    });
    expect(whyNotSend(seen({ reported, noticed: noticed(null, { sent: false, failed: true }) }))).toBeNull();
  });
  it('nothing that is on its way, gone, not published, or whose mark isn’t there yet', () => {
    expect([
      whyNotSend(seen({ reported, sending: true })),
      whyNotSend(seen({ reported, noticed: noticed(null, { sent: false, sending: true }) })),
      whyNotSend(seen({ reported, removed: true })),
      whyNotSend(seen({ reported, status: 'closed' })),
      whyNotSend(seen({ reported, pendingMark: { type: 'report' } })),
    ]).toEqual([
      { because: 'BEING_SENT' },
      { because: 'BEING_SENT' },
      { because: 'REMOVED' },
      { because: 'NOT_PUBLISHED', values: { status: 'closed' } },
      { because: 'MARK_PENDING' },
    ]);
  });
  it('SUS-08 the inactive ones of a list are those that are closed, inactive or under review', () => {
    const list = ['active', 'closed', 'inactive', 'paused', 'under_review', 'odd'].map((status) =>
      seen({ id: status, status }),
    );
    expect(inactiveIds(list)).toEqual(['closed', 'inactive', 'under_review']);
  });
});
