import { expect, test } from 'vitest';
import { gatewayOperations, type Refusals } from '../../pact/gateway-operations';
import { refusalPairs } from '../../sandbox/testing/refusal-pairs';

test('each two refusals that follow each other are tried in the sandbox, or it is said why they never meet', () => {
  const { queries, mutations } = gatewayOperations;
  const expected = Object.entries({ ...queries, ...mutations } as Record<string, Refusals>).flatMap(
    ([name, refusals]) =>
      'whole' in refusals
        ? refusals.whole.slice(1).map((code, at) => `${name}: ${refusals.whole[at] ?? ''} ${code}`)
        : [],
  );
  expect(
    Object.entries(refusalPairs)
      .flatMap(([name, pairs]) => pairs.map(({ codes }) => `${name}: ${codes.join(' ')}`))
      .sort(),
  ).toEqual(expected.sort());
});
