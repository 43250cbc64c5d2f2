import { beginAuditor, type AuditorValues } from '../../domain/account-calls';
import { inputAt } from '../../simulator/sample-addresses';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { newAuditorMachine } from './new-auditor.machine';
import { accountCallDescriptions } from '../../shared/account-call/account-call.samples';

export const newAuditorInput = inputAt('newAuditor', {});

/** What a main account types of an auditor. */
export const typedAuditor: AuditorValues = {
  email: 'vera@kumara.test',
  givenName: 'Vera',
  familyName: 'Sosa',
  lang: 'pt',
  currency: 'BRL',
  password: 'vigia-nueva',
  confirmation: 'vigia-nueva',
  currentPassword: 'vigia-demo',
};

export const newAuditorSamples: MachineSamples<typeof newAuditorMachine> = {
  lives: [{ name: 'the screen is opened', input: newAuditorInput, systemActors: sampleSystemActors(), now: sampleNow }],
  events: [
    { type: 'draft.seen', draft: { givenName: 'Vera' } },
    { type: 'values.change', values: typedAuditor },
    { type: 'form.submit', values: beginAuditor(null) },
    { type: 'form.submit', values: { ...typedAuditor, email: 'vera' } },
    { type: 'form.submit', values: typedAuditor },
    { type: 'form.again' },
    answered('createAuditor', { userId: 'u-vera' }),
    refused('createAuditor', 'USER_EXISTS'),
    refused('createAuditor', 'WRONG_PASSWORD'),
    refused('createAuditor', 'NOT_ALLOWED'),
  ],
  never: {
    'a password stands in the context': ({ context }) => /vigia-(demo|nueva)/.test(JSON.stringify(context.values)),
  },
};

export const newAuditorDescriptions = accountCallDescriptions;

export { accountCallView as newAuditorView } from '../../shared/account-call/account-call.view';
