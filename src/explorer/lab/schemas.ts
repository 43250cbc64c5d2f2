import type { JsonSchema, Payloads } from './payloads.types';

type Definitions = Payloads['definitions'];
export type Literal = NonNullable<JsonSchema['enum']>[number];

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a schema comes to where names are looked up and alternatives stand side by side. */
export function alternativesOf(schema: JsonSchema, definitions: Definitions): JsonSchema[] {
  if (schema.$ref !== undefined)
    return alternativesOf(definitions[schema.$ref.slice('#/definitions/'.length)] ?? {}, definitions);
  const all = schema.anyOf ?? schema.oneOf;
  return all === undefined ? [schema] : all.flatMap((one) => alternativesOf(one, definitions));
}

/** The kinds of value that a schema names: `string`, `null`; of one that names none, none. */
export const kindsOf = ({ type = [] }: JsonSchema): readonly string[] => (Array.isArray(type) ? type : [type]);

export const literalsOf = (alternatives: readonly JsonSchema[]): Literal[] => [
  ...new Set(alternatives.flatMap((one) => one.enum ?? [])),
];

/** Whether an object can be what a schema asks for, by the fields of it that hold a few values alone. */
const agrees = ({ properties = {} }: JsonSchema, value: Record<string, unknown>): boolean =>
  Object.entries(properties).every(
    ([name, { enum: allowed }]) =>
      allowed === undefined || !(name in value) || allowed.includes(value[name] as Literal),
  );

/** The alternatives of the place at a path in a value, as far as what is written already leaves them open. */
export function alternativesAt(
  schema: JsonSchema,
  definitions: Definitions,
  path: readonly (string | number)[],
  value: unknown,
): JsonSchema[] {
  const [step, ...rest] = path;
  const all = alternativesOf(schema, definitions);
  const open = isRecord(value)
    ? all.filter((one) => agrees(one, rest.length === 0 ? omitProperty(value, step) : value))
    : all;
  if (step === undefined) return open;
  const inner: unknown = isRecord(value) || Array.isArray(value) ? (value as Record<string, unknown>)[step] : undefined;
  return open.flatMap((one) => {
    const heldSchema =
      typeof step === 'number' ? one.items : (one.properties?.[step] ?? (one.additionalProperties || undefined));
    return heldSchema === undefined ? [] : alternativesAt(heldSchema, definitions, rest, inner);
  });
}

const omitProperty = (value: Record<string, unknown>, name: string | number | undefined) =>
  Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));

const deepest = 8;
const plain: Record<string, unknown> = { string: '', number: 0, boolean: false, null: null };

/** The least that a schema asks for: its first allowed value, and of an object the fields that must be there. */
export function minimalValueOf(schema: JsonSchema, definitions: Definitions, depth = 0): unknown {
  const [first] = alternativesOf(schema, definitions).filter(
    (one) => one.enum !== undefined || kindsOf(one).length > 0,
  );
  if (first === undefined || depth > deepest) return null;
  if (first.enum !== undefined) return first.enum[0];
  const kind = kindsOf(first).find((one) => one !== 'null') ?? 'null';
  if (kind === 'array')
    return Array.from({ length: first.minItems ?? 0 }, () => minimalValueOf(first.items ?? {}, definitions, depth + 1));
  if (kind !== 'object') return plain[kind];
  const fields = (first.required ?? []).map((name) => [
    name,
    minimalValueOf(first.properties?.[name] ?? {}, definitions, depth + 1),
  ]);
  return Object.fromEntries(fields);
}
