import { expect, it } from 'vitest';
import { answers, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { linkAccountMachine } from './link-account.machine';
import { linkAccountInput, typedLink } from './link-account.samples';
import { accountCallView } from '../../shared/account-call/account-call.view';

async function submit(linkAccount: FakePorts['linkAccount']) {
  const stage = startWith(linkAccountMachine, {
    input: linkAccountInput,
    systemActors: sampleSystemActors(),
    ports: { linkAccount },
    now: sampleNow,
  });
  stage.actor.send({ type: 'form.submit', values: { ...typedLink, account: ' KUMARA_CHILE ' } });
  await stage.settle();
  return accountCallView(stage.actor.getSnapshot());
}

it.each([
  ['USER_NOT_IN_COUNTRY', 'account'],
  ['USER_NOT_IN_ACCOUNT', 'account'],
  ['SITE_MISMATCH', 'account'],
  ['NO_REPORT_PERMISSION', 'siteId'],
] as const)('%s is told at the field %s', async (code, field) => {
  expect((await submit(refuses(code))).refused).toEqual({ [field]: { because: code } });
});

it('an account is linked by its trimmed name', async () => {
  const port = answers({ userId: 'u-ana-cl' });
  expect(await submit(port)).toMatchObject({ done: true, value: { userId: 'u-ana-cl' } });
  expect(port.asked).toEqual([typedLink]);
});
