import { describe } from 'vitest';
import type { InputOf } from '../contracts/client/operation';
import { helpFlags } from '../contracts/vocabulary/members';
import { answers, refuses, refusesSession } from './contract';
import { person, profile, wireProfile } from './examples';

const key = 'operation-key';

describe('profile', () => {
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

  refusesSession('updateProfile', 'ended', { lang: 'pt', operationKey: 'operation-key' });

  refusesSession('updateProfile', 'missing', { lang: 'pt', operationKey: 'operation-key' });

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

  answers('efficiency', 'GW-13 how well a member reports', {
    given: [['the account has an efficiency', { account: 'ana', level: 'medium' }]],
    input: undefined,
    data: { efficiency: { level: { exactly: 'medium' } } },
    value: { level: 'medium' },
  });

  answers('showReportImportTooltipUntil', 'GW-18 until when the tooltip of imports is put off', {
    given: [['the profile says everything', { account: 'ana' }]],
    input: undefined,
    data: { showReportImportTooltipUntil: { reportImportTooltipUntil: '2026-11-20T12:00:00.000Z' } },
    value: '2026-11-20T12:00:00.000Z',
  });

  const made = { lang: 'pt', currency: 'BRL', givenName: 'Ana', familyName: 'Souza' } as const;
  const profileMade = {
    data: {
      createProfile: {
        id: '9002',
        userIds: ['8002'],
        lang: { exactly: 'pt' },
        currency: { exactly: 'BRL' },
        givenName: { exactly: 'Ana' },
        familyName: { exactly: 'Souza' },
      },
    },
    value: { ...made, id: '9002', userIds: ['8002'] },
  };
  answers('createProfile', 'GW-57 another profile of the same person', {
    given: [['a person has so many profiles', { account: 'ana', count: 3 }]],
    input: { ...made, operationKey: key },
    ...profileMade,
  });

  answers('createProfile', 'an operation key that was sent before makes no second one', {
    given: [
      ['a person has so many profiles', { account: 'ana', count: 3 }],
      ['the same call was sent before', {}],
    ],
    input: { ...made, operationKey: key },
    ...profileMade,
  });

  refuses('createProfile', 'NAME_TOO_LONG', {
    input: { ...made, familyName: 'S'.repeat(31), operationKey: key },
    message: 'The name is too long',
  });

  refuses('createProfile', 'TOO_MANY_PROFILES', {
    given: [['a person has so many profiles', { account: 'ana', count: 100 }]],
    input: { ...made, operationKey: key },
    message: 'There are too many profiles',
  });

  refuses('createProfile', 'INVALID_INPUT', {
    input: { ...made, givenName: ' ', operationKey: key },
    message: 'Both names are required',
  });

  const account: InputOf<'updateProfileAccount'>['account'] = {
    accountType: 'rights_holder',
    personKind: 'legal',
    identificationCountry: 'AR',
    identificationType: 'CUIT',
    identificationName: 'Andes S.A.',
    identificationNumber: '30712345678',
    contactName: 'Ana Ruiz',
    internationalCode: '+54',
    contactPhone: '1155550101',
    contactEmail: 'ana@andes.test',
    accountLang: 'es',
    accountDisplayName: 'Andes',
    accountDisplayEmail: 'legales@andes.test',
    holderContactName: 'Luis Ruiz',
    holderContactEmail: 'luis@andes.test',
  };
  answers('updateProfileAccount', 'GW-56 an account verified by its data', {
    given: [['the profile says everything', { account: 'ana' }]],
    input: { account, operationKey: key },
    data: { updateProfileAccount: { isVerified: { exactly: true }, accountId: '500000001' } },
    value: { isVerified: true, accountId: '500000001' },
  });

  refuses('updateProfileAccount', 'INVALID_INPUT', {
    given: [['the profile says everything', { account: 'ana' }]],
    input: { account: { ...account, contactEmail: 'ana@andes' }, operationKey: key },
    message: 'Not an e-mail',
  });

  refuses('updateProfileAccount', 'EMAIL_REGISTERED', {
    given: [
      ['the profile says everything', { account: 'ana' }],
      ['an e-mail is public elsewhere', { email: 'marca@otra.test' }],
    ],
    input: { account: { ...account, accountDisplayEmail: 'marca@otra.test' }, operationKey: key },
    message: 'The public e-mail is already registered',
  });

  refuses('updateProfileAccount', 'NOT_ALLOWED', {
    given: [['the profile says everything', { account: 'ana' }]],
    input: { account: { ...account, accountType: 'attorney', attorneyName: 'Ana Ruiz' }, operationKey: key },
    message: 'The account type cannot be changed any more',
  });
});
