import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../contracts/client/catalogue';
import type { GatewayName, Operation } from '../contracts/client/operation';
import { gatewayOperations, type Refusals } from './gateway-operations';
import { identityOperations } from './identity-operations';
import { operationRules } from './operation-rules';
import type { OperationFacts } from './kit/operations';

const folder = join(import.meta.dirname, '../contracts/operations');

/** The area of a module or a file: `cases-past` is a part of `cases`. */
export const areaOfFile = (name: string): string => /^[a-z]+/.exec(name)?.[0] ?? '';

/** The area of each operation of the gateway: that of the module which exports it. */
async function areas(): Promise<Map<string, string>> {
  const files = readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const modules = await Promise.all(
    files.map(async (name) => [areaOfFile(name), Object.keys((await import(join(folder, name))) as object)] as const),
  );
  return new Map(modules.flatMap(([area, names]) => names.map((name) => [name, area] as const)));
}

const refusalsOf = (named: Refusals | undefined): Pick<OperationFacts, 'refusals' | 'rowRefusals' | 'never'> => {
  if (named === undefined) return { refusals: [], rowRefusals: [], never: null };
  return 'none' in named
    ? { refusals: [], rowRefusals: [], never: named.none }
    : { refusals: [...named.whole], rowRefusals: [...(named.rows ?? [])], never: null };
};

/** What the verifier tells of each operation beside its interactions, in the order of their names. */
export async function operationsFacts(): Promise<OperationFacts[]> {
  const areaOf = await areas();
  const listed: Record<string, Refusals | undefined> = Object.assign({}, ...Object.values(gatewayOperations)) as Record<
    string,
    Refusals | undefined
  >;
  const names = Object.keys(catalogue) as GatewayName[];
  const gateway = await Promise.all(
    names.map(async (name): Promise<OperationFacts> => {
      const { kind }: Operation = await catalogue[name]();
      return {
        name,
        area: areaOf.get(name) ?? '',
        kind,
        ...refusalsOf(listed[name]),
        rule: operationRules[name] ?? null,
      };
    }),
  );
  const identity = Object.entries(identityOperations).map(([name, named]): OperationFacts => ({
    name,
    area: 'identity',
    kind: 'identity',
    ...refusalsOf(named as Refusals),
    rule: operationRules[name as keyof typeof operationRules] ?? null,
  }));
  return [...gateway, ...identity].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
