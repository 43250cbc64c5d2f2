import { describe } from 'vitest';
import { helpFlags } from '../contracts/vocabulary/members';
import { answers, answersWithError, refuses, refusesCall, refusesSession, refusesUnknownField } from './contract';
import { person, profile, wireProfile } from './examples';

describe('session', () => {
  answers('sites', 'GW-08 every site with its country, currency and language', {
    input: undefined,
    data: {
      sites: [
        {
          id: { like: 'MLA' },
          countryCode: 'AR',
          countryName: 'Argentina',
          currency: 'ARS',
          lang: { like: 'es' },
        },
      ],
    },
    value: [{ id: 'MLA', countryCode: 'AR', countryName: 'Argentina', currency: 'ARS', lang: 'es' }],
  });

  answers('profile', 'GW-09 PRF-04 the profile with all its fields, and the version of the gateway', {
    given: [['the profile says everything', { account: 'ana' }]],
    input: undefined,
    version: true,
    data: { profile: wireProfile },
    value: profile,
  });

  const another = { ...person, id: { like: person.id }, familyName: { like: person.familyName } };
  answers('profiles', "GW-10 the user's profiles", {
    input: undefined,
    data: {
      profiles: [{ ...another, lang: { like: 'es' }, currency: { like: 'USD' }, userIds: ['8001'] }],
    },
    value: [{ ...person, lang: 'es', currency: 'USD', userIds: ['8001'] }],
  });

  answers('allowedNotices', 'GW-11 the notices allowed on each site', {
    input: undefined,
    data: {
      profile: {
        allowedNotices: [
          {
            siteId: { like: 'MLA' },
            notices: [{ id: { like: 'PPPI1' }, type: 'BRAND', description: 'Falsificado' }],
          },
        ],
      },
    },
    value: [{ siteId: 'MLA', notices: [{ id: 'PPPI1', type: 'BRAND', description: 'Falsificado' }] }],
  });

  answers('memberRestriction', 'GW-12 what a new member may still send', {
    as: 'diego',
    given: [
      [
        'the account is restricted',
        { account: 'diego', status: 'new_member', denouncesAvailable: 50, dueDate: '2099-12-31T00:00:00.000Z' },
      ],
    ],
    input: undefined,
    data: {
      memberRestriction: {
        denouncesAvailable: { exactly: 50 },
        dueDate: '2099-12-31T00:00:00.000Z',
        status: { exactly: 'new_member' },
      },
    },
    value: { denouncesAvailable: 50, dueDate: '2099-12-31T00:00:00.000Z', status: 'new_member' },
  });

  answers('memberJudge', 'GW-14 a temporary restriction with its daily maximum and its end', {
    given: [
      [
        'the account is judged',
        {
          account: 'ana',
          type: 'quality',
          sub_type: 'regular',
          severity: 'temporary_restriction',
          max_denounces: 20,
          denounces_available: 7,
          due_date: '2099-12-31T00:00:00.000Z',
        },
      ],
    ],
    input: undefined,
    data: {
      memberJudge: {
        type: 'quality',
        sub_type: { exactly: 'regular' },
        severity: { exactly: 'temporary_restriction' },
        max_denounces: { exactly: 20 },
        denounces_available: { exactly: 7 },
        due_date: '2099-12-31T00:00:00.000Z',
      },
    },
    value: {
      type: 'quality',
      subType: 'regular',
      severity: 'temporary_restriction',
      maxDenounces: 20,
      denouncesAvailable: 7,
      dueDate: '2099-12-31T00:00:00.000Z',
    },
  });

  const entry = { id: 'cases', name: 'Casos', icon: 'gavel', new_tab: false, url: '/reports', is_new: false };
  const ourEntry = { id: 'cases', name: 'Casos', icon: 'gavel', newTab: false, url: '/reports', isNew: false };
  answers('menu', 'GW-15 the menu, in which an entry has children', {
    given: [['the menu has an entry with children', { account: 'ana' }]],
    input: undefined,
    data: { menu: { some: [{ ...entry, childs: [entry] }] } },
    value: [{ ...ourEntry, children: [{ ...ourEntry, children: [] }] }],
  });

  const rates = {
    USD: 1,
    ARS: 1400.5,
    BRL: 5.4,
    CLP: 940.2,
    VES: 230.1,
    MXN: 18.4,
    COP: 3800.5,
    PEN: 3.4,
    BOB: 6.9,
    CRC: 500.5,
    DOP: 64.1,
    GTQ: 7.7,
    HNL: 26.3,
    NIO: 36.8,
    PAB: 1,
    UYU: 39.9,
    EUR: 0.9,
    PYG: 7050.5,
  };
  answers('ratesConvertions', 'GW-16 the base and a rate for each of eighteen currencies', {
    input: undefined,
    data: { ratesConvertions: { base: 'USD', rates } },
    value: { base: 'USD', rates },
  });

  answersWithError('ratesConvertions', 'GW-05 the rates with an error beside them', {
    given: [['an error comes beside the data', { operation: 'ratesConvertions' }]],
    input: undefined,
    data: { ratesConvertions: { base: 'USD', rates } },
    value: { base: 'USD', rates },
  });

  answers('showDenounceReminder', 'GW-17 whether the reminder of pending answers shows', {
    input: undefined,
    data: { showDenounceReminder: { showDenounceReminder: false } },
    value: false,
  });

  answers('showDenounceReminder', 'GW-17 the reminder shows while a case awaits its answer', {
    given: [['the reminder of pending answers is not put off', { account: 'ana', count: 1 }]],
    input: undefined,
    data: { showDenounceReminder: { showDenounceReminder: true } },
    value: true,
  });

  refusesSession('menu', 'ended', undefined);
  refusesSession('menu', 'missing', undefined);
  refusesSession('updateProfile', 'ended', { lang: 'pt', operationKey: 'operation-key' });
  refusesSession('updateProfile', 'missing', { lang: 'pt', operationKey: 'operation-key' });
  refusesUnknownField('sites', undefined);
  refusesCall('menu', 403, { withoutKey: true, input: undefined, body: {} });

  const key = 'operation-key';
  /** Two that stand beside each other in the profile differ there, and every other two of those beside them here. */
  const helps = Object.fromEntries(helpFlags.map((flag, at) => [flag, at % 4 > 1])) as typeof profile.helps;
  const changed = {
    lang: 'pt' as const,
    currency: 'ARS',
    givenName: 'Ana Clara',
    familyName: 'Ruiz',
    helps,
  };
  answers('updateProfile', 'GW-55 PRF-04 every setting of the profile at once', {
    given: [['the profile says everything', { account: 'ana' }]],
    input: {
      lang: 'pt',
      currency: 'ARS',
      givenName: 'Ana Clara',
      familyName: 'Ruiz',
      settings: { density: 'compact' },
      suggestedListingsCountry: 'MLA',
      blockDenounceReminderUntil: '2026-12-01T00:00:00.000Z',
      reportImportTooltipUntil: '2026-12-01T00:00:00.000Z',
      noticesLimitDayCount: 4,
      helps,
      articlesPinned: ['MLA1100000001'],
      operationKey: key,
    },
    data: {
      updateProfile: {
        ...wireProfile,
        ...changed,
        authorizedSiteIds: [{ like: 'MLA' }],
        noticesLimitDayCount: { exactly: 4 },
      },
    },
    value: { ...profile, ...changed, noticesLimitDayCount: 4 },
  });

  refuses('updateProfile', 'NOTHING_CHANGED', {
    given: [['the profile says everything', { account: 'ana' }]],
    input: { lang: 'es', currency: 'USD', operationKey: key },
    message: 'Nothing was changed',
  });

  refuses('updateProfile', 'NAME_TOO_LONG', {
    input: { givenName: 'A'.repeat(31), operationKey: key },
    message: 'The name is too long',
  });

  refuses('updateProfile', 'INVALID_INPUT', {
    input: { currency: 'XXX', operationKey: key },
    message: 'No such currency',
  });

  answers('getCredentials', 'GW-58 the credentials of another profile of the same person', {
    given: [['a person has another profile', { account: 'ana', userId: '990001' }]],
    input: { userId: '990001', operationKey: key },
    data: { getCredentials: { Username: 'ana.990001', Password: 'once', ProfileId: '9900' } },
    value: { username: 'ana.990001', password: 'once', profileId: '9900' },
  });

  refuses('getCredentials', 'NOT_ALLOWED', {
    given: [['a person has another profile', { account: 'bruno', userId: '990002' }]],
    input: { userId: '990002', operationKey: key },
    message: 'The operation is not allowed to this user',
  });
});
