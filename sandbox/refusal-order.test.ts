import { afterEach, expect, test } from 'vitest';
import { stateHandlers } from './states';
import { runOperation, openTestWorld } from './testing/run-operation';
import { refusalPairs } from './testing/refusal-pairs';
import type { World } from './world/types';

let world: World;
afterEach(() => world.close());

const answered: Record<string, string> = {
  createLiveSearch: 'id',
  updateLiveSearch: 'id',
  createNoticedReport: 'id',
  createLiveSearchReport: 'id',
  updateProfile: 'lang',
  updateProfileAccount: 'accountId',
  createProfile: '__typename',
  sendBrandInfringement: '__typename',
  respondCounterNotice: 'caseId',
  rollbackCase: 'caseId',
};
const both = Object.entries(refusalPairs).flatMap(([name, pairs]) =>
  pairs.flatMap((pair) => ('args' in pair ? [{ name, first: pair.codes[0], second: pair.codes[1], pair }] : [])),
);

test.each(both)('$name: $first is told before $second', async ({ name, first, pair }) => {
  world = await openTestWorld('small');
  const handlers = stateHandlers(world) as Record<string, (params: never) => unknown>;
  for (const [state, params] of pair.given ?? []) await handlers[state]?.(params as never);
  const { codes } = await runOperation(
    world,
    pair.as ?? 'ana',
    `mutation { ${name}(${pair.args}) { ${answered[name] ?? 'id'} } }`,
  );
  expect(codes).toEqual([first]);
});
