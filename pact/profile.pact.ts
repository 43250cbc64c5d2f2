import { describe } from 'vitest';
import type { InputOf } from '../contracts/client/operation';
import { answers, refuses } from './contract';

const key = 'operation-key';

describe('profile', () => {
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
