import type { ChosenPasswordValues } from '../../domain/visitor-calls';
import { inputAt, pathAt } from '../../rehearsal/at';
import { answered, refused } from '../../rehearsal/cover';
import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow, signedOutSeats } from '../../rehearsal/sample-seats';
import type { choosePasswordMachine } from './choose-password.machine';

export const choosePasswordInput = inputAt('choosePassword', { lang: 'es' }, { redirect: pathAt('suspicious') });

/** What somebody types there. */
export const chosenPasswordTyped: ChosenPasswordValues = {
  email: 'ana@vigia.test',
  sentTo: 'nora@kumara.test',
  code: '123456',
  password: 'vigia-nueva',
  confirmation: 'vigia-nueva',
};

export const choosePasswordSamples: MachineSamples<typeof choosePasswordMachine> = {
  lives: [{ name: 'the page is opened', input: choosePasswordInput, seats: signedOutSeats, now: sampleNow }],
  events: [
    { type: 'draft.seen', draft: { email: 'ana@vigia.test' } },
    { type: 'values.change', values: chosenPasswordTyped },
    {
      type: 'form.submit',
      values: { email: '', sentTo: 'nora@kumara.test', code: '', password: '', confirmation: '' },
    },
    { type: 'form.submit', values: { ...chosenPasswordTyped, confirmation: 'vigia' } },
    { type: 'form.submit', values: chosenPasswordTyped },
    { type: 'form.again' },
    answered('confirmForgotPassword', undefined),
    refused('confirmForgotPassword', 'WRONG_CODE'),
    refused('confirmForgotPassword', 'OFFLINE'),
  ],
  never: {
    'a secret stands in the context': ({ context }) => /vigia-nueva|123456/.test(JSON.stringify(context.values)),
  },
};
