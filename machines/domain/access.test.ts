import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureCodes } from '../../contracts/vocabulary/failures';
import {
  isFullySuspended,
  isGated,
  isLanguage,
  mayPass,
  needsVerification,
  safeRedirect,
  startUpModal,
  verificationStart,
  wasNotAnswered,
} from './access';
import { missingForVerification } from './account-state';

const helps = { suggestions: true, onBoarding: true } as Parameters<typeof startUpModal>[0]['helps'];

describe('verification', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    [false, false, true],
    [false, true, false],
    [true, false, false],
    [true, true, false],
  ])(
    'SES-19 is needed by those who are neither enrolled (%s) nor verified (%s): %s',
    (isAcuerdo, isVerified, needed) => {
      expect(needsVerification({ isAcuerdo, isVerified })).toBe(needed);
    },
  );

  it.each([
    ['UTC', '2020-06-15T00:00Z'],
    ['America/Bogota', '2020-06-15T05:00Z'],
    ['Asia/Tokyo', '2020-06-14T15:00Z'],
  ])('SES-20 gates from the local midnight of 15 June 2020, never before: %s', (zone, moment) => {
    vi.stubEnv('TZ', zone);
    const unverified = { isAcuerdo: false, isVerified: false };
    const midnight = Date.parse(moment);
    expect(verificationStart()).toBe(midnight);
    expect(isGated(unverified, midnight - 43_200_000)).toBe(false);
    expect(isGated(unverified, midnight - 1)).toBe(false);
    expect(isGated(unverified, midnight)).toBe(true);
    expect(isGated({ isAcuerdo: true, isVerified: false }, midnight)).toBe(false);
  });

  it('its day is configuration', () => {
    const unverified = { isAcuerdo: false, isVerified: false };
    expect(isGated(unverified, new Date(2031, 0, 1).getTime(), '2031-01-02')).toBe(false);
    expect(isGated(unverified, new Date(2031, 0, 2).getTime(), '2031-01-02')).toBe(true);
  });
});

describe('the start-up modal', () => {
  const everything = {
    isAcuerdo: false,
    isVerified: false,
    hasSuggestions: true,
    helps: { ...helps, suggestions: false, onBoarding: false },
  };

  it('SES-27 is the first due of suggestions, onboarding and verification, and only that', () => {
    expect(startUpModal(everything)).toBe('suggestions');
    expect(startUpModal({ ...everything, helps: { ...everything.helps, suggestions: true } })).toBe('onboarding');
    expect(startUpModal({ ...everything, hasSuggestions: false })).toBe('onboarding');
    expect(startUpModal({ ...everything, helps })).toBe('verification');
    expect(startUpModal({ ...everything, helps, isVerified: true })).toBeNull();
  });
});

describe('a full suspension', () => {
  it('has no end date', () => {
    expect(isFullySuspended({ severity: 'suspension', dueDate: null })).toBe(true);
    expect(isFullySuspended({ severity: 'suspension', dueDate: '2026-12-01' })).toBe(false);
    expect(isFullySuspended({ severity: 'temporary_suspension', dueDate: null })).toBe(false);
    expect(isFullySuspended(null)).toBe(false);
  });
});

describe('a failure of the session', () => {
  it('was not answered only when nothing came back', () => {
    expect(failureCodes.filter((code) => wasNotAnswered({ code }))).toEqual(['OFFLINE', 'TIMED_OUT', 'ABORTED']);
  });

  it('may pass when the service said nothing of the session', () => {
    expect(failureCodes.filter((code) => mayPass({ code }))).toEqual([
      'OFFLINE',
      'TIMED_OUT',
      'ABORTED',
      'BAD_STATUS',
      'UNREADABLE_ANSWER',
      'SERVER_ERROR',
      'TOO_MANY_ATTEMPTS',
    ]);
  });
});

describe('a language', () => {
  it.each([
    ['es', true],
    ['en', true],
    ['pt', true],
    ['ES', false],
    ['fr', false],
    [7, false],
    [undefined, false],
  ])('%s: %s', (text, known) => expect(isLanguage(text)).toBe(known));
});

describe('the redirect parameter', () => {
  it.each([
    ['/', '/'],
    ['/suggested_listings?a=1', '/suggested_listings?a=1'],
    ['/reports/noticed_articles?status=PENDING&page=2#top', '/reports/noticed_articles?status=PENDING&page=2#top'],
    ['/live_searches/../reported_articles', '/reported_articles'],
    ['/x?next=//evil.test', '/x?next=//evil.test'],
  ])('%s is an own path', (raw, path) => expect(safeRedirect(raw)).toBe(path));

  it.each([
    ['//evil.test'],
    ['/\\evil.test'],
    ['\\\\evil.test'],
    ['/\t/evil.test'],
    ['/%09/evil.test'],
    ['/%5Cevil.test'],
    ['/%2Fevil.test'],
    ['/%252Fevil.test'],
    ['%2F%2Fevil.test'],
    ['https:evil.test'],
    ['https://evil.test'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['@evil.test'],
    ['/.//evil.test'],
    ['/%2e//evil.test'],
    ['/x/..//evil.test'],
    ['/x/%2e%2e//evil.test'],
    ['/%252e//evil.test'],
    ['/live_searches/a%20b'],
    [' /x'],
    ['/x\n'],
    ['/\u2028/evil.test'],
    ['/%'],
    [''],
    ['x'],
    [['/x']],
    [null],
    [undefined],
    [`/${'x'.repeat(2000)}`],
  ])('%.40j is refused', (raw) => expect(safeRedirect(raw)).toBeNull());

  it('10,000 generated addresses stay on this console or are refused', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2F',
      '%2f',
      '%5C',
      '%252F',
      '%25',
      '%09',
      '%0a',
      '\t',
      '\n',
      ' ',
      '.',
      '..',
      '%2e',
      '@',
      ':',
      'https:',
      'http:',
      'javascript:',
      'evil.test',
      'user:pw@',
      '?',
      '#',
      'reported_articles',
      'é',
      '\u00a0',
      '\ufeff',
      '\u0000',
      'a',
      '=',
      '&',
    );
    const address = fc.oneof(
      fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
      fc.string(),
      fc.webUrl(),
      fc.webPath().map((path) => `/${path}`),
    );
    fc.assert(
      fc.property(address, (raw) => {
        const safe = safeRedirect(raw);
        if (safe === null) return;
        for (const form of [safe, decodeURI(safe.split(/[?#]/)[0] ?? '')]) {
          const url = new URL(form, 'https://console.test');
          expect(url.origin).toBe('https://console.test');
          expect(url.pathname.startsWith('//')).toBe(false);
        }
        expect(safeRedirect(safe)).toBe(safe);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('what verification lacks', () => {
  const complete = {
    accountType: 'attorney',
    accountId: '1',
    accountName: 'Andes',
    identificationName: 'Ana',
    identificationNumber: '20-1',
    contactName: 'Ana',
    contactEmail: 'ana@vigia.test',
    isVerified: false,
  };

  it('is every field that is empty, and all without an account', () => {
    expect(missingForVerification(complete)).toEqual([]);
    expect(missingForVerification({ ...complete, contactName: ' ', contactEmail: null })).toEqual([
      'contactName',
      'contactEmail',
    ]);
    expect(missingForVerification(null)).toHaveLength(6);
  });
});
