import type { CodeValues } from '../../domain/visitor-calls';
import { inputAt, pathAt } from '../../rehearsal/at';
import { answered, refused } from '../../rehearsal/cover';
import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow, signedOutSeats } from '../../rehearsal/sample-seats';
import type { confirmAccountMachine } from './confirm-account.machine';

export const confirmAccountInput = inputAt('confirmAccount', { lang: 'es' }, { redirect: pathAt('suspicious') });

/** What somebody types there. */
export const codeTyped: CodeValues = { email: 'nora@kumara.test', sentTo: 'nora@kumara.test', code: '123456' };

export const confirmAccountSamples: MachineSamples<typeof confirmAccountMachine> = {
  lives: [{ name: 'the page is opened', input: confirmAccountInput, seats: signedOutSeats, now: sampleNow }],
  events: [
    { type: 'draft.seen', draft: { email: 'nora@kumara.test' } },
    { type: 'values.change', values: codeTyped },
    { type: 'form.submit', values: { email: '', sentTo: 'nora@kumara.test', code: '' } },

    { type: 'form.submit', values: codeTyped },
    { type: 'form.again' },
    answered('confirmSignUp', undefined),
    refused('confirmSignUp', 'WRONG_CODE'),
    refused('confirmSignUp', 'OFFLINE'),
  ],
  never: {
    'a secret stands in the context': ({ context }) => /vigia-nueva|123456/.test(JSON.stringify(context.values)),
  },
};
