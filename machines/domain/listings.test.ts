import { describe, expect, it } from 'vitest';
import type { Notice, Rates } from '../../contracts/shapes';
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
import { snapshotFileName } from '../history/snapshot-download/snapshot-download.machine';
import { fromWire } from '../../tests/wire';
import { documentTypeOf } from './documents';
import fc from 'fast-check';
import { convertMoney } from './money';

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

it('the copy of a listing is called by its id, with the ending that its address tells', () => {
  expect(snapshotFileName('mla-1234567890', '/files/snapshots/ab/MLA1-2.PDF?token=a.b')).toBe('MLA1234567890.pdf');
  expect(snapshotFileName('MLA1234567890', '/files/x.html#part')).toBe('MLA1234567890.html');
  expect(snapshotFileName('MLA1234567890', '/files/v1.2/copy')).toBe('MLA1234567890.pdf');
});

const file = (name: string, url = '/files/documents/1') => ({ name, url });

it.each([
  ['factura.pdf', 'application/pdf'],
  ['FACTURA.PDF', 'application/pdf'],
  ['a.jpg', 'image/jpeg'],
  ['a.jpeg', 'image/jpeg'],
  ['a.png', 'image/png'],
  ['a.gif', 'image/gif'],
  ['a.webp', 'image/webp'],
])('%s is shown in the page as %s', (name, type) => expect(documentTypeOf(file(name))).toBe(type));

it.each(['a.svg', 'a.html', 'a.xhtml', 'a.pdf.html', 'a.txt', 'a.bmp', 'constructor', 'a.', '', 'a.docx'])(
  '"%s" is only opened elsewhere',
  (name) => expect(documentTypeOf(file(name))).toBeNull(),
);

it('the address tells it where the name has no ending, without its query', () => {
  expect(documentTypeOf(file('Factura', '/files/7/a.PDF?x=a.html'))).toBe('application/pdf');
  expect(documentTypeOf(file('factura.html', '/files/7/a.pdf'))).toBeNull();
});

const rates: Rates = { base: 'USD', rates: { USD: 1, ARS: 1000, BRL: 5, ZERO: 0 } };

it('money goes over the base of the rates, unrounded', () => {
  expect(convertMoney({ amount: 100, currency: 'BRL' }, 'ARS', rates)).toEqual({ amount: 20_000, currency: 'ARS' });
  expect(convertMoney({ amount: 1, currency: 'ARS' }, 'USD', rates)).toEqual({ amount: 0.001, currency: 'USD' });
});

it('the base needs no entry of its own', () => {
  expect(convertMoney({ amount: 10, currency: 'USD' }, 'BRL', { base: 'USD', rates: { BRL: 5 } })).toEqual({
    amount: 50,
    currency: 'BRL',
  });
});

it.each([null, undefined])('I18N-08 the base is USD when the answer names none: %s', async (base) => {
  const wire = { ratesConvertions: { base, rates: { BRL: 5, EUR: 0.8 } } };
  const unnamed = await fromWire('ratesConvertions', wire, undefined);
  expect(convertMoney({ amount: 10, currency: 'USD' }, 'BRL', unnamed)).toEqual({ amount: 50, currency: 'BRL' });
  expect(convertMoney({ amount: 8, currency: 'EUR' }, 'USD', unnamed)).toEqual({ amount: 10, currency: 'USD' });
  expect(convertMoney({ amount: 10, currency: 'USD' }, 'BRL', { base: 'EUR', rates: { BRL: 5 } })).toBeNull();
});

it('ERR-49 I18N-09 a currency without a rate gives no data; the same currency needs none', () => {
  expect(convertMoney({ amount: 10, currency: 'CUP' }, 'USD', rates)).toBeNull();
  expect(convertMoney({ amount: 10, currency: 'USD' }, 'CUP', rates)).toBeNull();
  expect(convertMoney({ amount: 10, currency: 'CUP' }, 'CUP', rates)).toEqual({ amount: 10, currency: 'CUP' });
  expect(convertMoney({ amount: 10, currency: 'USD' }, 'ARS', null)).toBeNull();
  expect(convertMoney({ amount: 10, currency: 'USD' }, 'ZERO', rates)).toBeNull();
});

it('there and back is where it was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.constantFrom('USD', 'ARS', 'BRL'),
      fc.constantFrom('USD', 'ARS', 'BRL'),
      (amount, from, to) => {
        const there = convertMoney({ amount, currency: from }, to, rates);
        const back = there && convertMoney(there, from, rates);
        expect(back?.amount).toBeCloseTo(amount, 6);
      },
    ),
  );
});
