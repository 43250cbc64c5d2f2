import { describe, expect, it } from 'vitest';
import { answersLater, startWith, type FakePorts } from '../../simulator/answers';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { changePasswordMachine } from './change-password.machine';
import { changePasswordInput, typedPasswords } from './change-password.samples';
import { accountCallView } from '../../shared/account-call/account-call.view';

function open(changePassword: FakePorts['changePassword']) {
  const stage = startWith(changePasswordMachine, {
    input: changePasswordInput,
    systemActors: sampleSystemActors(),
    ports: { changePassword },
    now: sampleNow,
  });
  return { ...stage, view: () => accountCallView(stage.actor.getSnapshot()) };
}

describe('the change of a password', () => {
  it('is asked for once, however often it is submitted, and keeps no password', async () => {
    const port = answersLater<void, { currentPassword: string; password: string }>();
    const { actor, heard, settle, view } = open(port);
    actor.send({ type: 'values.change', values: typedPasswords });
    actor.send({ type: 'form.submit', values: typedPasswords });
    actor.send({ type: 'form.submit', values: typedPasswords });
    expect(view().submitting).toBe(true);
    await settle();
    expect(port.asked).toEqual([{ currentPassword: 'vigia-demo', password: 'vigia-nueva' }]);
    port.answer({ ok: true, value: undefined });
    await settle();
    expect(view().done).toBe(true);
    expect([JSON.stringify(actor.getSnapshot().context), heard]).toEqual([
      expect.not.stringMatching(/vigia-(demo|nueva)/),
      [],
    ]);
  });

  it('what is wrong is told at its field, and nothing is asked', async () => {
    const port = answersLater<void>();
    const { actor, settle, view } = open(port);
    actor.send({ type: 'form.submit', values: { ...typedPasswords, password: 'vigia-demo' } });
    await settle();
    expect(view().refused).toMatchObject({
      currentPassword: null,
      password: { because: 'PASSWORD_UNCHANGED' },
      confirmation: { because: 'PASSWORDS_DIFFER' },
    });
    expect(port.asked).toEqual([]);
  });

  it('a refusal is told at its field, any other failure beside the form, and it can be submitted again', async () => {
    const port = answersLater<void>();
    const { actor, settle, view } = open(port);
    const submit = async (code: 'WRONG_PASSWORD' | 'SAME_PASSWORD' | 'TIMED_OUT') => {
      actor.send({ type: 'form.submit', values: typedPasswords });
      await settle();
      port.answer({ ok: false, failure: { code } });
      await settle();
      return view();
    };
    expect((await submit('WRONG_PASSWORD')).refused).toEqual({ currentPassword: { because: 'PASSWORD_WRONG' } });
    expect((await submit('SAME_PASSWORD')).refused).toEqual({ password: { because: 'PASSWORD_UNCHANGED' } });
    expect(await submit('TIMED_OUT')).toMatchObject({ refused: null, failure: { code: 'TIMED_OUT' }, unsure: true });
  });
});
