import type { CodeValues } from '../../domain/visitor-calls';
import { inputAt, pathAt } from '../../simulator/sample-addresses';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, signedOutSystemActors } from '../../simulator/sample-system-actors';
import type { confirmAccountMachine } from './confirm-account.machine';
import { accountCallDescriptions } from '../../shared/account-call/account-call.samples';

export const confirmAccountInput = inputAt('confirmAccount', { lang: 'es' }, { redirect: pathAt('suspicious') });

/** What somebody types there. */
export const typedCode: CodeValues = { email: 'nora@kumara.test', sentTo: 'nora@kumara.test', code: '123456' };

export const confirmAccountSamples: MachineSamples<typeof confirmAccountMachine> = {
  lives: [
    { name: 'the page is opened', input: confirmAccountInput, systemActors: signedOutSystemActors, now: sampleNow },
  ],
  events: [
    { type: 'draft.seen', draft: { email: 'nora@kumara.test' } },
    { type: 'values.change', values: typedCode },
    { type: 'form.submit', values: { email: '', sentTo: 'nora@kumara.test', code: '' } },

    { type: 'form.submit', values: typedCode },
    { type: 'form.again' },
    answered('confirmSignUp', undefined),
    refused('confirmSignUp', 'WRONG_CODE'),
    refused('confirmSignUp', 'OFFLINE'),
  ],
  never: {
    'a secret stands in the context': ({ context }) => /vigia-nueva|123456/.test(JSON.stringify(context.values)),
  },
};

export const confirmAccountDescriptions = accountCallDescriptions;

export { accountCallView as confirmAccountView } from '../../shared/account-call/account-call.view';
