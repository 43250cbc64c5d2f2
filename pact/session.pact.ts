import { describe } from 'vitest';
import { answers, answersWithError, refusesCall, refusesSession, refusesUnknownField } from './contract';

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

  refusesSession('menu', 'ended', undefined);
  refusesSession('menu', 'missing', undefined);
  refusesUnknownField('sites', undefined);
  refusesCall('menu', 403, { withoutKey: true, input: undefined, body: {} });
});
