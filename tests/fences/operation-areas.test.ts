import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaOfFile, operationsFacts } from '../../pact/operations-facts';
import { areas } from '../../sandbox/resolvers';
import { filesIn } from '../../scripts/build/files';

const root = join(import.meta.dirname, '../..');
const facts = (await operationsFacts()).filter(({ kind }) => kind !== 'identity');
const areaOf = new Map(facts.map(({ name, area }) => [name, area]));
/** Areas without a folder of machines: what the system and the shared machines ask. */
const withoutMachines = new Set(['imports', 'statistics']);
/** Asked by another area's machines, and why it is not that area's. */
const requestedElsewhere: Record<string, string> = {
  counterNoticesV3: 'the inbox of the reports lists the cases that await an answer',
  createSellersLiveSearch: 'a live search, made from the page of a seller',
};

const readText = (path: string) => readFileSync(join(root, path), 'utf8');
const named = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** A sentence for each operation that stands in an area which is not that of its contract. */
function misplaced(places: [name: string, area: string, where: string][], move: (area: string) => string): string[] {
  return places.flatMap(([name, area, where]) => {
    const own = areaOf.get(name);
    return own === undefined || own === area ? [] : [`${name} is of the area ${own}, but ${where}: ${move(own)}.`];
  });
}

test('the document of an operation stands beside it', () => {
  const files = readdirSync(join(root, 'contracts/operations')).filter((file) => file.endsWith('.graphql'));
  const places = files.flatMap((file) =>
    named(readText(`contracts/operations/${file}`), /^(?:query|mutation) (\w+)/gm).map(
      (name): [string, string, string] => [
        name,
        areaOfFile(file),
        `its document stands in contracts/operations/${file}`,
      ],
    ),
  );
  expect(places.length).toBeGreaterThan(70);
  expect(misplaced(places, (area) => `move it to contracts/operations/${area}.graphql or ${area}-….graphql`)).toEqual(
    [],
  );
});

test('the interactions of an operation stand in the pact of its area', () => {
  const places = readdirSync(join(root, 'pact'))
    .filter((file) => file.endsWith('.pact.ts'))
    .flatMap((file) =>
      named(readText(`pact/${file}`), /^\s+(?:answers|refuses)\w*\(\s*'(\w+)'/gm).map(
        (name): [string, string, string] => [name, areaOfFile(file), `an interaction stands in pact/${file}`],
      ),
    );
  expect(new Set(places.map(([name]) => name)).size).toBeGreaterThan(70);
  expect(misplaced(places, (area) => `move it to pact/${area}.pact.ts or ${area}-….pact.ts`)).toEqual([]);
});

test('the sandbox resolves an operation in its area', () => {
  const places = Object.entries(areas).flatMap(([area, { Query = {}, Mutation = {} }]) =>
    [...Object.keys(Query), ...Object.keys(Mutation)].map((name): [string, string, string] => [
      name,
      area,
      `the sandbox resolves it among the ${area}`,
    ]),
  );
  expect(places.length).toBeGreaterThan(70);
  expect(misplaced(places, (area) => `move its resolver to sandbox/${area}.ts or ${area}-….ts`)).toEqual([]);
});

test('what asks an operation is a machine of its area, a shared one or the system', () => {
  const requesters = new Map<string, Set<string>>();
  for (const path of filesIn(root, ['machines'], /(?<!\.(test|samples|fixture|gen))\.ts$/)) {
    const folders = path.split('/').slice(1, -1);
    for (const name of named(readText(path), /['.](\w+)['(]/g))
      for (const folder of folders) requesters.set(name, (requesters.get(name) ?? new Set()).add(folder));
  }
  const wrong = facts.flatMap(({ name, area }) => {
    const own = requesters.get(name) ?? new Set<string>();
    const isRight = [area, 'shared', 'system'].some((one) => own.has(one));
    if (own.size === 0 || isRight || withoutMachines.has(area) || name in requestedElsewhere) return [];
    return [
      `${name} is of the area ${area}, but only ${[...own].join(', ')} ask it: it belongs to the area of who asks it.`,
    ];
  });
  expect(wrong).toEqual([]);
  const stale = Object.keys(requestedElsewhere).filter((name) => requesters.get(name)?.has(areaOf.get(name) ?? ''));
  expect(stale).toEqual([]);
});
