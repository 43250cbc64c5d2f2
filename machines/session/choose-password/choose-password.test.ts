import { expect, it } from 'vitest';
import { answersInTurn } from '../../simulator/answers';
import { openAsVisitor } from '../visitor.fixture';
import { choosePasswordMachine } from './choose-password.machine';
import { choosePasswordInput, typedNewPassword } from './choose-password.samples';
import { accountCallView } from '../../shared/account-call/account-call.view';

const sent = { email: 'ana@vigia.test', sentTo: 'ana@vigia.test' };

it('begins with where the code went, tells a wrong one at its field, and keeps no secret', async () => {
  const confirmForgotPassword = answersInTurn<void>(
    { ok: false, failure: { code: 'WRONG_CODE' } },
    { ok: true, value: undefined },
  );
  const { actor, settle, kept } = openAsVisitor(
    choosePasswordMachine,
    choosePasswordInput,
    { confirmForgotPassword },
    sent,
  );
  await settle();
  const view = () => accountCallView(actor.getSnapshot());
  expect(view()).toMatchObject({ values: sent, seed: 1 });
  const values = { ...typedNewPassword, ...sent, code: ' 123 456 ' };
  actor.send({ type: 'values.change', values });
  actor.send({ type: 'form.submit', values });
  await settle();
  expect(view().refused).toEqual({ code: { because: 'CODE_WRONG' } });
  actor.send({ type: 'form.submit', values });
  await settle();
  const asked = { email: 'ana@vigia.test', code: '123456', password: 'vigia-nueva' };
  expect([confirmForgotPassword.asked, view().done]).toEqual([[asked, asked], true]);
  expect(kept()).toMatchObject({ ...sent, code: '' });
  expect(JSON.stringify([kept(), actor.getSnapshot().context])).not.toMatch(/vigia-nueva|123 ?456/);
});
