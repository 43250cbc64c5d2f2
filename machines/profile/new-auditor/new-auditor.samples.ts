import { beginAuditor, type AuditorValues } from '../../domain/account-calls';
import { inputAt } from '../../rehearsal/at';
import { answered, refused } from '../../rehearsal/cover';
import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { newAuditorMachine } from './new-auditor.machine';

export const newAuditorInput = inputAt('newAuditor', {});

/** What a main account types of an auditor. */
export const auditorTyped: AuditorValues = {
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
  lives: [{ name: 'the screen is opened', input: newAuditorInput, seats: sampleSeats(), now: sampleNow }],
  events: [
    { type: 'draft.seen', draft: { givenName: 'Vera' } },
    { type: 'values.change', values: auditorTyped },
    { type: 'form.submit', values: beginAuditor(null) },
    { type: 'form.submit', values: { ...auditorTyped, email: 'vera' } },
    { type: 'form.submit', values: auditorTyped },
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
