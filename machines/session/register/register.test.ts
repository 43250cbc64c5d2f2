import { expect, it } from 'vitest';
import { answersInTurn } from '../../simulator/answers';
import { openAsVisitor } from '../visitor.fixture';
import { registerMachine } from './register.machine';
import { registerInput, typedRegistration } from './register.samples';
import { accountCallView } from '../../shared/account-call/account-call.view';

const { email, givenName, familyName, siteId, password } = typedRegistration;

it('keeps what is typed but the password, tells who exists at the e-mail, and goes on to the code', async () => {
  const signUp = answersInTurn<void>({ ok: false, failure: { code: 'USER_EXISTS' } }, { ok: true, value: undefined });
  const { actor, settle, receivedBy, kept } = openAsVisitor(registerMachine, registerInput, { signUp });
  await settle();
  actor.send({ type: 'values.change', values: typedRegistration });
  actor.send({ type: 'form.submit', values: typedRegistration });
  await settle();
  expect(accountCallView(actor.getSnapshot()).refused).toEqual({ email: { because: 'USER_EXISTS' } });
  actor.send({ type: 'form.submit', values: typedRegistration });
  await settle();
  const asked = { email, givenName, familyName, siteId, password, lang: 'es' };
  expect(signUp.asked).toEqual([asked, asked]);
  expect(kept()).toEqual({ email, givenName, familyName, siteId, password: '', confirmation: '', sentTo: email });
  expect(receivedBy('screens')).toMatchObject([{ target: { to: 'confirmAccount', params: { lang: 'es' } } }]);
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(password);
});

it('PRF-21 a country is chosen first, and one that is refused is told at the country, each time', async () => {
  const refusal = { ok: false, failure: { code: 'INVALID_INPUT', values: { siteId: 'MLM' } } } as const;
  const wrong = { ok: false, failure: { code: 'INVALID_INPUT' } } as const;
  const signUp = answersInTurn<void>(refusal, refusal, wrong);
  const { actor, settle } = openAsVisitor(registerMachine, registerInput, { signUp });
  await settle();
  for (const none of ['', 'ZZZ']) {
    actor.send({ type: 'form.submit', values: { ...typedRegistration, siteId: none } });
    await settle();
    expect(accountCallView(actor.getSnapshot()).refused).toMatchObject({ siteId: { because: 'SITE_EMPTY' } });
  }
  expect(signUp.asked).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    actor.send({ type: 'form.submit', values: typedRegistration });
    await settle();
    expect(accountCallView(actor.getSnapshot()).refused).toEqual({ siteId: { because: 'SITE_REFUSED' } });
  }
  actor.send({ type: 'form.submit', values: { ...typedRegistration, siteId: 'MLB' } });
  await settle();
  expect(accountCallView(actor.getSnapshot())).toMatchObject({ refused: null, failure: { code: 'INVALID_INPUT' } });
  expect(signUp.asked).toMatchObject([{ siteId: 'MLM' }, { siteId: 'MLM' }, { siteId: 'MLB' }]);
});
