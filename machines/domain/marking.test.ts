import { describe, expect, it } from 'vitest';
import type { Listing, Notice } from '../../contracts/shapes';
import { markChoices } from './marking';

const open: Pick<Listing, 'id' | 'status' | 'approved' | 'reported' | 'noticed'> = {
  id: 'MLA1000000001',
  status: 'active',
  approved: null,
  reported: null,
  noticed: null,
};
const author = { id: 'p1', givenName: 'Ana', familyName: null };
const reported = {
  code: 'PPPI1',
  description: 'copia',
  tags: [],
  photosDenounced: [],
  author,
  createdAt: null,
  isFamily: false,
  familyId: null,
};
const notice = (noticeStatus: string): Notice => ({
  noticeId: 'n1',
  sent: true,
  sending: false,
  failed: false,
  reason: null,
  noticedAt: null,
  takeDownAt: null,
  noticeStatus,
  snapshot: null,
  rejectOption: null,
});

describe('what may be done with a listing', () => {
  it('LST-09 an open one may be marked either way', () => {
    expect(markChoices(open)).toMatchObject({ standing: 'open', trust: null, suspect: null, undo: null });
  });

  it('undoing what nobody decided says that there is nothing to undo', () => {
    expect(markChoices(open).whyNotUndo).toEqual({ because: 'NOT_MARKED' });
  });

  it('LST-10 LST-41 a trusted one has no marks but an undo', () => {
    expect(markChoices({ ...open, approved: { author, createdAt: null } })).toMatchObject({
      standing: 'trusted',
      trust: { because: 'ALREADY_TRUSTED' },
      suspect: { because: 'ALREADY_TRUSTED' },
      undo: 'approved',
    });
  });

  it('LST-45 LST-43 a reported one that was not sent can not be marked again, but undone and edited', () => {
    expect(markChoices({ ...open, reported })).toMatchObject({
      standing: 'suspicious',
      trust: { because: 'ALREADY_REPORTED' },
      suspect: { because: 'ALREADY_REPORTED' },
      edit: null,
      undo: 'reported',
    });
  });

  it.each(['CREATED', 'PENDING_MODERATION', 'WAITING_DOCUMENTATION'])(
    'SUS-18 one whose notice is %s can not be marked',
    (status) => {
      expect(markChoices({ ...open, reported, noticed: notice(status) })).toMatchObject({
        standing: 'sent',
        suspect: { because: 'ALREADY_SENT' },
        undo: null,
      });
    },
  );

  it.each(['DOCUMENTATION_APPROVED', 'REJECTED', 'CROSS_DENOUNCE_CLOSED'])(
    'SUS-18 one whose notice ended as %s can be marked again',
    (status) => {
      expect(markChoices({ ...open, reported, noticed: notice(status) })).toMatchObject({
        standing: 'open',
        suspect: null,
      });
    },
  );

  it.each(['closed', 'inactive', 'under_review'])('LST-22 a %s one can not be marked', (status) => {
    expect(markChoices({ ...open, status })).toMatchObject({
      trust: { because: 'NOT_PUBLISHED' },
      suspect: { because: 'NOT_PUBLISHED' },
    });
  });

  it('LST-22 a paused one can', () => {
    expect(markChoices({ ...open, status: 'paused' })).toMatchObject({ trust: null, suspect: null });
  });
});
