import type { RecoveryValues } from '../../domain/visitor-calls';
import { inputAt, pathAt } from '../../simulator/sample-addresses';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, signedOutSystemActors } from '../../simulator/sample-system-actors';
import type { recoverPasswordMachine } from './recover-password.machine';
import { accountCallDescriptions } from '../../shared/account-call/account-call.samples';

export const recoverPasswordInput = inputAt('recoverPassword', { lang: 'es' }, { redirect: pathAt('suspicious') });

/** What somebody types there. */
export const typedRecovery: RecoveryValues = { email: 'ana@vigia.test' };

export const recoverPasswordSamples: MachineSamples<typeof recoverPasswordMachine> = {
  lives: [
    { name: 'the page is opened', input: recoverPasswordInput, systemActors: signedOutSystemActors, now: sampleNow },
  ],
  events: [
    { type: 'draft.seen', draft: { email: 'ana@vigia.test' } },
    { type: 'values.change', values: typedRecovery },
    { type: 'form.submit', values: { email: '' } },
    { type: 'form.submit', values: { email: 'ana' } },
    { type: 'form.submit', values: typedRecovery },
    { type: 'draft.kept' },
    { type: 'screen.resumed' },
    answered('forgotPassword', undefined),
    refused('forgotPassword', 'INVALID_INPUT'),
    refused('forgotPassword', 'OFFLINE'),
  ],
};

export const recoverPasswordDescriptions = accountCallDescriptions;

export { accountCallView as recoverPasswordView } from '../../shared/account-call/account-call.view';
