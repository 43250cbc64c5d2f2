import { expect, it } from 'vitest';
import { answersInTurn } from '../../rehearsal/answers';
import { openForVisitor } from '../visitor.fixture';
import { registerMachine } from './register.machine';
import { registerInput, registrationTyped } from './register.samples';
import { registerView } from './register.view';

const { email, givenName, familyName, password } = registrationTyped;

it('keeps what is typed but the password, tells who exists at the e-mail, and goes on to the code', async () => {
  const signUp = answersInTurn<void>({ ok: false, failure: { code: 'USER_EXISTS' } }, { ok: true, value: undefined });
  const { actor, settle, heardBy, kept } = openForVisitor(registerMachine, registerInput, { signUp });
  await settle();
  actor.send({ type: 'values.change', values: registrationTyped });
  actor.send({ type: 'form.submit', values: registrationTyped });
  await settle();
  expect(registerView(actor.getSnapshot()).refused).toEqual({ email: { because: 'USER_EXISTS' } });
  actor.send({ type: 'form.submit', values: registrationTyped });
  await settle();
  const asked = { email, givenName, familyName, password, lang: 'es' };
  expect(signUp.asked).toEqual([asked, asked]);
  expect(kept()).toEqual({ email, givenName, familyName, password: '', confirmation: '', sentTo: email });
  expect(heardBy('screens')).toMatchObject([{ target: { to: 'confirmAccount', params: { lang: 'es' } } }]);
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(password);
});
