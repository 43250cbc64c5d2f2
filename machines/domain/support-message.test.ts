import { describe, expect, it } from 'vitest';
import {
  emptyMessage,
  hasSupportFaults,
  isSupportDraft,
  knownToSupport,
  supportFaults,
  supportMessage,
} from './support-message';

const whole = { email: 'ana@vigia.test', userId: '8001', siteId: 'MLA', message: 'No veo mis casos' };
const profile = {
  email: 'ana@vigia.test',
  userIds: ['u-ana'],
  marketplaceAccount: { id: '8001', siteId: 'MLB', nickname: 'ANDES' },
  authorizedSiteIds: ['MLM'],
};

describe('a message to support', () => {
  it('SUP-05 needs e-mail, user, country and message, and says so at each', () => {
    expect(supportFaults(emptyMessage)).toEqual({
      email: { because: 'EMAIL_EMPTY' },
      userId: { because: 'MARKETPLACE_USER_EMPTY' },
      siteId: { because: 'SITE_EMPTY' },
      message: { because: 'MESSAGE_EMPTY' },
    });
    expect(supportFaults(whole)).toEqual({ email: null, userId: null, siteId: null, message: null });
    expect(hasSupportFaults(whole)).toBe(false);
  });

  it.each(['email', 'userId', 'siteId', 'message'] as const)('SUP-05 blanks in %s are nothing', (field) => {
    const message = { ...whole, [field]: '  ' };
    expect(hasSupportFaults(message)).toBe(true);
    expect(supportFaults(message)[field]).not.toBeNull();
  });

  it('an address that is none and a site that is none are faults', () => {
    expect(supportFaults({ ...whole, email: 'a@x.c' }).email).toEqual({ because: 'EMAIL_INVALID' });
    expect(supportFaults({ ...whole, siteId: 'XXX' }).siteId).toEqual({ because: 'SITE_EMPTY' });
    expect(supportFaults({ ...whole, email: ' ana@vigia.test ', siteId: 'mlb' })).toMatchObject({
      email: null,
      siteId: null,
    });
  });

  it('goes out trimmed, its site in capitals', () => {
    expect(supportMessage({ email: ' a@b.co ', userId: ' 1 ', siteId: 'mla', message: '\n Hola\nChau \n' })).toEqual({
      email: 'a@b.co',
      userId: '1',
      siteId: 'MLA',
      message: 'Hola\nChau',
    });
  });
});

describe('what the profile tells support', () => {
  it('is the marketplace account and the e-mail', () => {
    expect(knownToSupport(profile)).toEqual({ email: 'ana@vigia.test', userId: '8001', siteId: 'MLB' });
  });

  it('without a marketplace account is the first user and the first authorised country', () => {
    expect(knownToSupport({ ...profile, marketplaceAccount: null })).toEqual({
      email: 'ana@vigia.test',
      userId: 'u-ana',
      siteId: 'MLM',
    });
  });

  it('leaves out what is missing or wrong, so that it is asked', () => {
    const bare = { email: 'nobody', userIds: [], marketplaceAccount: null, authorizedSiteIds: [] };
    expect(knownToSupport(bare)).toEqual({});
    expect(knownToSupport(null)).toEqual({});
  });
});

describe('a kept draft', () => {
  it.each([
    [{ ...whole }, true],
    [{ message: 'Hola' }, true],
    [{}, true],
    [{ message: 4 }, false],
    ['Hola', false],
    [null, false],
    [undefined, false],
  ])('%j is one: %s', (kept, is) => expect(isSupportDraft(kept)).toBe(is));
});
