import type { RecoveryValues } from '../../domain/visitor-calls';
import { inputAt, pathAt } from '../../rehearsal/at';
import { answered, refused } from '../../rehearsal/cover';
import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow, signedOutSeats } from '../../rehearsal/sample-seats';
import type { recoverPasswordMachine } from './recover-password.machine';

export const recoverPasswordInput = inputAt('recoverPassword', { lang: 'es' }, { redirect: pathAt('suspicious') });

/** What somebody types there. */
export const recoveryTyped: RecoveryValues = { email: 'ana@vigia.test' };

export const recoverPasswordSamples: MachineSamples<typeof recoverPasswordMachine> = {
  lives: [{ name: 'the page is opened', input: recoverPasswordInput, seats: signedOutSeats, now: sampleNow }],
  events: [
    { type: 'draft.seen', draft: { email: 'ana@vigia.test' } },
    { type: 'values.change', values: recoveryTyped },
    { type: 'form.submit', values: { email: '' } },
    { type: 'form.submit', values: { email: 'ana' } },
    { type: 'form.submit', values: recoveryTyped },
    { type: 'draft.kept' },
    { type: 'screen.resumed' },
    answered('forgotPassword', undefined),
    refused('forgotPassword', 'INVALID_INPUT'),
    refused('forgotPassword', 'OFFLINE'),
  ],
};
