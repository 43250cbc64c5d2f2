import { expect, it } from 'vitest';
import { answersInTurn } from '../../simulator/answers';
import { openAsVisitor } from '../visitor.fixture';
import { confirmAccountMachine } from './confirm-account.machine';
import { confirmAccountInput, typedCode } from './confirm-account.samples';
import { accountCallView } from '../../shared/account-call/account-call.view';

const sent = { email: 'nora@kumara.test', sentTo: 'nora@kumara.test' };

it('begins with where the code went, tells a wrong one at its field, and keeps no secret', async () => {
  const confirmSignUp = answersInTurn<void>(
    { ok: false, failure: { code: 'WRONG_CODE' } },
    { ok: true, value: undefined },
  );
  const { actor, settle, kept } = openAsVisitor(confirmAccountMachine, confirmAccountInput, { confirmSignUp }, sent);
  await settle();
  const view = () => accountCallView(actor.getSnapshot());
  expect(view()).toMatchObject({ values: sent, seed: 1 });
  const values = { ...typedCode, ...sent, code: ' 123 456 ' };
  actor.send({ type: 'values.change', values });
  actor.send({ type: 'form.submit', values });
  await settle();
  expect(view().refused).toEqual({ code: { because: 'CODE_WRONG' } });
  actor.send({ type: 'form.submit', values });
  await settle();
  const asked = { email: 'nora@kumara.test', code: '123456' };
  expect([confirmSignUp.asked, view().done]).toEqual([[asked, asked], true]);
  expect(kept()).toMatchObject({ ...sent, code: '' });
  expect(JSON.stringify([kept(), actor.getSnapshot().context])).not.toMatch(/vigia-nueva|123 ?456/);
});
