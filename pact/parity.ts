import type { GatewayName } from '../contracts/client/operation';
import type { ContractInteraction } from './committed-contract';
import type { Refusals } from './gateway-operations';
import type { ListedOperation } from './kit/coverage';

const kinds = ['query', 'mutation', 'call', 'identity'] as const;
type Kind = (typeof kinds)[number];

export interface ParityInput {
  /** The gateway's list: kinds, names and refusals. */
  listed: Record<Kind, Readonly<Record<string, Refusals>>>;
  /** The fields of the schema's two roots. */
  fields: Record<'query' | 'mutation', readonly string[]>;
  operations: readonly ListedOperation[];
  contract: readonly ContractInteraction[];
  /** Message ids by language. */
  words: Readonly<Record<string, readonly string[]>>;
}

/** Of another operation's root field, by a document of their own: they have none of their name. */
export const extraOperations: readonly string[] = ['allowedNotices', 'liveSearchNarrowing'] satisfies GatewayName[];

const refusedRows = (answer: unknown) =>
  [...JSON.stringify(answer).matchAll(/"refusal":"(\w+)"/g)].map(([, code = '']) => code);

const same = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

/** What one listed operation lacks, in sentences that name it. */
function gapsOf(
  name: string,
  kind: string,
  refusals: Refusals,
  { operations, contract, words }: ParityInput,
): string[] {
  const operation = operations.find((one) => one.name === name);
  if (operation?.kind !== kind)
    return [`${name}: the console has no ${kind === 'identity' ? 'call to the identity service' : kind} of that name`];
  const whole = 'whole' in refusals ? refusals.whole : [];
  const rows = 'whole' in refusals ? (refusals.rows ?? []) : [];
  const found: string[] = [];
  if (!same(operation.refusals, whole) || !same(operation.rowRefusals, rows))
    found.push(`${name}: its refusals are not those of the list`);
  if ('none' in refusals ? refusals.none === '' : whole.length === 0)
    found.push(`${name}: it has no refusals and no reason for that`);
  const interactions = contract.filter((one) => one.operation === name);
  if (!interactions.some(({ refusal }) => refusal === null)) found.push(`${name}: no interaction answers it`);
  for (const code of whole)
    if (!interactions.some(({ refusal }) => refusal === code))
      found.push(`${name}: no interaction refuses it as ${code}`);
  for (const code of rows)
    if (!interactions.some(({ answer }) => refusedRows(answer).includes(code)))
      found.push(`${name}: no interaction refuses a row of it as ${code}`);
  for (const [lang, ids] of Object.entries(words))
    for (const code of new Set([...whole, ...rows]))
      if (!ids.includes(`failure.${code}.text`)) found.push(`${name}: ${code} has no words in ${lang}`);
  return found;
}

/** Where schema, list, operations, contract and words are out of step; nothing when the contract is whole. */
export function findGaps(parts: ParityInput): string[] {
  const { listed, fields, operations } = parts;
  const names = kinds.flatMap((kind) => Object.keys(listed[kind]));
  const roots = (['query', 'mutation'] as const).flatMap((kind) => [
    ...fields[kind].filter((name) => !(name in listed[kind])).map((name) => `${name}: a ${kind} that is not listed`),
    ...Object.keys(listed[kind])
      .filter((name) => !fields[kind].includes(name) && !extraOperations.includes(name))
      .map((name) => `${name}: the schema has no such ${kind}`),
  ]);
  const unlisted = operations
    .filter(({ name }) => !names.includes(name))
    .map(({ name }) => `${name}: an operation that is not listed`);
  const each = kinds.flatMap((kind) =>
    Object.entries(listed[kind]).flatMap(([name, refusals]) => gapsOf(name, kind, refusals, parts)),
  );
  return [...roots, ...unlisted, ...each];
}
