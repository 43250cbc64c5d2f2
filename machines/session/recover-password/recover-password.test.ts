import { expect, it } from 'vitest';
import { answersLater } from '../../rehearsal/answers';
import { openForVisitor } from '../visitor.fixture';
import { recoverPasswordMachine } from './recover-password.machine';
import { recoverPasswordInput, recoveryTyped } from './recover-password.samples';
import { recoverPasswordView } from './recover-password.view';

it('asks once for a code in the language of the page, and goes on to where it is typed with the e-mail', async () => {
  const forgotPassword = answersLater<void>();
  const { actor, settle, heardBy, kept } = openForVisitor(recoverPasswordMachine, recoverPasswordInput, {
    forgotPassword,
  });
  await settle();
  actor.send({ type: 'form.submit', values: { email: 'ana' } });
  actor.send({ type: 'form.submit', values: recoveryTyped });
  actor.send({ type: 'form.submit', values: recoveryTyped });
  await settle();
  expect(forgotPassword.asked).toEqual([{ email: recoveryTyped.email, lang: 'es' }]);
  forgotPassword.answer({ ok: true, value: undefined });
  await settle();
  expect(kept()).toEqual({ email: recoveryTyped.email, sentTo: recoveryTyped.email });
  expect(heardBy('screens')).toMatchObject([
    { target: { to: 'choosePassword', params: { lang: 'es' }, search: recoverPasswordInput.search } },
  ]);
});

it('is filled in again by who comes back', async () => {
  const forgotPassword = answersLater<void>();
  const { actor, settle } = openForVisitor(recoverPasswordMachine, recoverPasswordInput, { forgotPassword });
  actor.send({ type: 'form.submit', values: recoveryTyped });
  await settle();
  forgotPassword.answer({ ok: true, value: undefined });
  await settle();
  actor.send({ type: 'screen.resumed' });
  actor.send({ type: 'form.submit', values: { email: 'vera@kumara.test' } });
  await settle();
  expect(forgotPassword.asked).toHaveLength(2);
  expect(recoverPasswordView(actor.getSnapshot()).submitting).toBe(true);
});
