import { afterEach, beforeEach, expect, test } from 'vitest';
import { expireCaseNow } from './testing/immediate-events';
import { runOperation, openTestWorld } from './testing/run-operation';
import { respondDocument } from './testing/documents';
import { putCase } from './world/staging';
import type { AccountUser, World } from './world/types';

let world: World;
let nora: AccountUser;
let listings = 0;
beforeEach(async () => {
  world = openTestWorld();
  const made = await world.accounts.create({
    ...{ email: 'nora@correo.test', password: 'ocho1234', givenName: 'Nora', familyName: 'Vidal' },
    ...{ lang: 'es', currency: 'USD', registersIn: 'MLA' },
  });
  if (made === 'EXISTS') throw new Error('Somebody has that e-mail');
  nora = made;
});
afterEach(() => world.close());

const caseIn = (status: 'WAITING_DOCUMENTATION' | 'DOCUMENTATION_PRESENTED'): string => {
  listings += 1;
  return putCase(world, {
    profileId: nora.profileId,
    listingId: `MLA12000000${String(listings).padStart(2, '0')}`,
    status,
  });
};

const answer = async (approved: boolean): Promise<void> => {
  const answered = await runOperation<{ status: string }>(world, nora, respondDocument, {
    ...{ id: caseIn('DOCUMENTATION_PRESENTED'), site: 'MLA', approved },
    ...{ words: 'Estos papeles no son de la marca', reason: approved ? null : '1' },
  });
  expect(answered.codes).toEqual([]);
};
const sellerIsSilent = (): void => expect(expireCaseNow(world, caseIn('WAITING_DOCUMENTATION'))).toBe(true);

const limit = async () => (await runOperation(world, nora, '{ memberRestriction { status denouncesAvailable } }')).data;
const limited = { status: 'new_member', denouncesAvailable: expect.any(Number) as number };
const free = { status: 'none', denouncesAvailable: null };

test('who registered is free of the limit when the tenth report is confirmed, not at the ninth', async () => {
  for (let time = 0; time < 9; time += 1) await answer(false);
  expect(await limit()).toEqual(limited);
  await answer(false);
  expect(await limit()).toEqual(free);
  await answer(false);
  expect(await limit()).toEqual(free);
});

test('a report whose seller stays silent counts as well ended', async () => {
  for (let time = 0; time < 9; time += 1) sellerIsSilent();
  expect(await limit()).toEqual(limited);
  sellerIsSilent();
  expect(await limit()).toEqual(free);
});

test('reports that were taken back count for nothing', async () => {
  for (let time = 0; time < 9; time += 1) await answer(false);
  await answer(true);
  await answer(true);
  expect(await limit()).toEqual(limited);
});
