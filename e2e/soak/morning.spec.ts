import { decideMany } from '../fixtures/decide-many';
import { expect, test } from '../fixtures/test';

test.use({ worldOptions: { seed: 'demo' } });
test.setTimeout(1_200_000);

test('a hundred in groups, a hundred and fifty one by one and fifty pasted take at most 340 keys', async ({
  page,
  world,
  signIn,
}, testInfo) => {
  const keys = await decideMany({ page, world, signIn }, { inGroups: 100, oneByOne: 150, pasted: 50 });
  testInfo.annotations.push({ type: 'figures', description: JSON.stringify(keys) });
  expect(keys.inGroups + keys.oneByOne + keys.pasted).toBeLessThanOrEqual(340);
});
