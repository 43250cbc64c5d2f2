import { expect, it } from 'vitest';
import { answersLater } from '../../simulator/answers';
import { openAsVisitor } from '../visitor.fixture';
import { recoverPasswordMachine } from './recover-password.machine';
import { recoverPasswordInput, typedRecovery } from './recover-password.samples';
import { accountCallView } from '../../shared/account-call/account-call.view';

it('asks once for a code in the language of the page, and goes on to where it is typed with the e-mail', async () => {
  const forgotPassword = answersLater<void>();
  const { actor, settle, receivedBy, kept } = openAsVisitor(recoverPasswordMachine, recoverPasswordInput, {
    forgotPassword,
  });
  await settle();
  actor.send({ type: 'form.submit', values: { email: 'ana' } });
  actor.send({ type: 'form.submit', values: typedRecovery });
  actor.send({ type: 'form.submit', values: typedRecovery });
  await settle();
  expect(forgotPassword.asked).toEqual([{ email: typedRecovery.email, lang: 'es' }]);
  forgotPassword.answer({ ok: true, value: undefined });
  await settle();
  expect(kept()).toEqual({ email: typedRecovery.email, sentTo: typedRecovery.email });
  expect(receivedBy('screens')).toMatchObject([
    { target: { to: 'choosePassword', params: { lang: 'es' }, search: recoverPasswordInput.search } },
  ]);
});

it('is filled in again by who comes back', async () => {
  const forgotPassword = answersLater<void>();
  const { actor, settle } = openAsVisitor(recoverPasswordMachine, recoverPasswordInput, { forgotPassword });
  actor.send({ type: 'form.submit', values: typedRecovery });
  await settle();
  forgotPassword.answer({ ok: true, value: undefined });
  await settle();
  actor.send({ type: 'screen.resumed' });
  actor.send({ type: 'form.submit', values: { email: 'vera@kumara.test' } });
  await settle();
  expect(forgotPassword.asked).toHaveLength(2);
  expect(accountCallView(actor.getSnapshot()).submitting).toBe(true);
});
