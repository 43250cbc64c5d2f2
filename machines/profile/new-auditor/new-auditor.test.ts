import { describe, expect, it } from 'vitest';
import { answersInTurn, startWith, type FakePorts } from '../../simulator/answers';
import { anaFacts, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { newAuditorMachine } from './new-auditor.machine';
import { typedAuditor, newAuditorInput } from './new-auditor.samples';
import { accountCallView } from '../../shared/account-call/account-call.view';

function open(ports: FakePorts = {}, savedDraft?: object) {
  const stage = startWith(newAuditorMachine, {
    input: newAuditorInput,
    systemActors: sampleSystemActors({
      drafts: { drafts: savedDraft === undefined ? {} : { 'new-auditor': savedDraft } },
    }),
    ports,
    now: sampleNow,
  });
  return { ...stage, view: () => accountCallView(stage.actor.getSnapshot()) };
}
const shown = { ...typedAuditor, password: '', confirmation: '', currentPassword: '' };

describe('the creation of an auditor', () => {
  it('begins with the language and the currency of who creates it', () => {
    const { lang, currency } = anaFacts.profile!;
    expect(open().view().values).toMatchObject({ email: '', givenName: '', lang, currency });
  });

  it('keeps what is typed but for the passwords, and begins with that after a reload', () => {
    const { actor, receivedBy } = open();
    actor.send({ type: 'values.change', values: typedAuditor });
    expect(receivedBy('drafts')).toEqual([{ type: 'draft.keep', key: 'new-auditor', value: shown }]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toMatch(/vigia-(demo|nueva)/);
    expect(open({}, { ...shown, more: 1, currency: 7 }).view()).toMatchObject({
      values: { ...shown, currency: anaFacts.profile?.currency },
      seed: 1,
    });
  });

  it('drafts that are read late are taken while nothing was typed, and never over it', () => {
    const late = open();
    late.setFacts('drafts', { drafts: { 'new-auditor': { email: 'vera@kumara.test' } } });
    expect(late.view().values.email).toBe('vera@kumara.test');
    const typing = open();
    typing.actor.send({ type: 'values.change', values: { ...shown, email: 'v' } });
    typing.setFacts('drafts', { drafts: { 'new-auditor': { email: 'vera@kumara.test' } } });
    expect(typing.view().values.email).toBe('v');
  });

  it('an e-mail that somebody has and a wrong password are told at their fields; what was done is forgotten', async () => {
    const refuse = (code: 'USER_EXISTS' | 'WRONG_PASSWORD') => ({ ok: false as const, failure: { code } });
    const createAuditor = answersInTurn<{ userId: string }>(refuse('USER_EXISTS'), refuse('WRONG_PASSWORD'), {
      ok: true,
      value: { userId: 'u-vera' },
    });
    const { actor, receivedBy, settle, view } = open({ createAuditor });
    const submit = async () => {
      actor.send({ type: 'form.submit', values: typedAuditor });
      await settle();
      return view();
    };
    expect((await submit()).refused).toEqual({ email: { because: 'USER_EXISTS' } });
    expect((await submit()).refused).toEqual({ currentPassword: { because: 'PASSWORD_WRONG' } });
    expect(await submit()).toMatchObject({ done: true, value: { userId: 'u-vera' }, values: shown });
    expect(receivedBy('drafts').at(-1)).toEqual({ type: 'draft.drop', key: 'new-auditor' });
    actor.send({ type: 'form.again' });
    expect(view()).toMatchObject({ done: false, values: { email: '' }, value: null });
  });
});
