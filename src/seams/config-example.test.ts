import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configOf, requiredFields, standardConfig, type Capability } from './config';
import { findConfigFault, configFields } from './config-check';

const textOf = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const example = JSON.parse(textOf('config.example.json')) as Record<string, unknown>;
const names = Object.keys(configFields).toSorted();
const capabilities: Record<Capability, true> = {
  registration: true,
  recovery: true,
  password: true,
  auditors: true,
  linking: true,
};
/** The rows of the page's table: the fields that each tells of, and the rest of it. */
const rows = [...textOf('docs/deployment.md').matchAll(/^\| (`[^|]+`) \| (yes)? *\| (.+) \|$/gm)].map(
  ([, told = '', isNeeded, says = '']) => ({
    names: [...told.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    isNeeded: isNeeded !== undefined,
    says,
  }),
);

test('the example of a configuration has every field, and the console starts with it', async () => {
  expect(Object.keys(example).toSorted()).toEqual(names);
  expect(await findConfigFault(example)).toBeNull();
  expect(configOf(example)).toEqual(example);
  expect(Object.keys(example['features'] as object).toSorted()).toEqual(Object.keys(capabilities).toSorted());
});

test('the page about deployment tells of every field and no other, and which of them are needed', () => {
  expect(rows.flatMap((row) => row.names).toSorted()).toEqual(names);
  expect(rows.filter((row) => row.isNeeded).flatMap((row) => row.names)).toEqual([...requiredFields]);
  const told = rows.find((row) => row.names.includes('features'))?.says ?? '';
  expect(Object.keys(capabilities).filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

test('a field that is left out and one that says the standard are the same', () => {
  const { gateway, identity, oidc, clientId } = standardConfig;
  const least = configOf({ gateway, identity, oidc, clientId });
  const standing = ['marketplace', 'apiKey', 'operationKeys', 'requiredSince'] as const;
  expect(standing.map((name) => example[name])).toEqual(standing.map((name) => least?.[name]));
});
