import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { JsonSchema, Payloads } from '../../src/explorer/lab/payloads.types';

export type Definitions = Payloads['definitions'];
type Scalar = Exclude<JsonSchema['enum'], undefined>[number];

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const byJson = (one: unknown, other: unknown): number => byText(JSON.stringify(one), JSON.stringify(other));
export const isUnconstrained = (schema: JsonSchema): boolean => Object.keys(schema).length === 0;
const scalars = ['null', 'string', 'number', 'boolean'];
const typesOf = ({ type = [] }: JsonSchema): string[] => [type].flat();
export const isScalar = (schema: JsonSchema): boolean =>
  schema.type !== undefined && typesOf(schema).every((one) => scalars.includes(one));

/** Several schemas as one: literals together, kinds together, each other one once, in an order that doesn't hang on that of checking. */
export function unionOf(schemas: readonly JsonSchema[]): JsonSchema {
  const flat = schemas.flatMap((schema) => schema.anyOf ?? [schema]);
  if (flat.some(isUnconstrained)) return {};
  const literals = new Set<Scalar>(flat.flatMap((schema) => schema.enum ?? []));
  const kinds = new Set(flat.filter(isScalar).flatMap(typesOf));
  if (literals.has(true) && literals.has(false)) {
    literals.delete(true);
    literals.delete(false);
    kinds.add('boolean');
  }
  const values = [...literals].filter((one) => one !== null).sort(byJson);
  const isNullable = kinds.has('null') || literals.has(null);
  kinds.delete('null');
  const named = [...(isNullable && values.length === 0 ? ['null'] : []), ...[...kinds].sort(byText)];
  const [kind] = named;
  const others = new Set(
    flat.filter((schema) => schema.enum === undefined && !isScalar(schema)).map((schema) => JSON.stringify(schema)),
  );
  const all: JsonSchema[] = [
    ...(values.length === 0 ? [] : [{ enum: [...values, ...(isNullable ? [null] : [])] }]),
    ...(kind === undefined ? [] : [{ type: named.length === 1 ? kind : named }]),
    ...[...others].sort(byText).map((text) => JSON.parse(text) as JsonSchema),
  ];
  const [first] = all;
  return first !== undefined && all.length === 1 ? first : { anyOf: all };
}

/** What was named, sorted. */
export const definitionsOf = (written: ReadonlyMap<string, JsonSchema>): Definitions =>
  Object.fromEntries([...written].sort(([one], [other]) => byText(one, other)));

/** What a reference leads to. */
function found(schema: JsonSchema, definitions: Definitions): JsonSchema {
  const name = schema.$ref?.slice('#/definitions/'.length);
  return name === undefined ? schema : found(definitions[name] ?? {}, definitions);
}

/** The field by which objects are told apart: each must have it, and no two share a value of it. */
function tagOf(objects: readonly JsonSchema[]): string | undefined {
  const [first] = objects;
  return first?.required?.find((name) => {
    const values = objects.map((one) => (one.required?.includes(name) ? one.properties?.[name]?.enum : undefined));
    const flat = values.flatMap((scalarList) => scalarList ?? []);
    return (
      flat.every((one) => typeof one === 'string') &&
      values.every((scalarList) => scalarList !== undefined) &&
      new Set(flat).size === flat.length
    );
  });
}

/** The same schema, with alternatives that are told apart by a field as `oneOf` that says so: a fault names that field then. */
function inlineDefinitions(schema: JsonSchema, definitions: Definitions): JsonSchema {
  const inner = (one: JsonSchema) => inlineDefinitions(one, definitions);
  const { anyOf, items, properties, additionalProperties } = schema;
  if (anyOf !== undefined) {
    const isObject = (one: JsonSchema) => found(one, definitions).type === 'object';
    const objects = anyOf.filter(isObject);
    const tag = objects.length < 2 ? undefined : tagOf(objects.map((one) => found(one, definitions)));
    if (tag === undefined) return { anyOf: anyOf.map(inner) };
    const one = { type: 'object', discriminator: { propertyName: tag }, oneOf: objects.map(inner) };
    const others = anyOf.filter((other) => !isObject(other)).map(inner);
    return others.length === 0 ? one : { anyOf: [...others, one] };
  }
  return {
    ...schema,
    ...(items && { items: inner(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inner(one)])),
    }),
    ...(additionalProperties && { additionalProperties: inner(additionalProperties) }),
  };
}

const mapped = <One, Other>(all: Readonly<Record<string, One>>, to: (one: One) => Other): Record<string, Other> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, to(one)]));

/** The text of a module's value: the schemas, and a compiled check of each event and port, for a page that may compile nothing. */
export function formatPayloads(written: Omit<Payloads, 'checks'>): string {
  const inlineSchema = (schema: JsonSchema) => inlineDefinitions(schema, written.definitions);
  const [events, ports, definitions] = [written.events, written.ports, written.definitions].map((all) =>
    mapped(all, inlineSchema),
  ) as [Definitions, Definitions, Definitions];
  const schema = {
    $id: 'payloads',
    definitions: { ...definitions, events: { definitions: events }, ports: { definitions: ports } },
  };
  const ajv = new Ajv({
    schemas: [schema],
    allowUnionTypes: true,
    discriminator: true,
    inlineRefs: false,
    /** Above a length it leans on a module of Ajv's. */
    loopEnum: Number.MAX_SAFE_INTEGER,
    messages: false,
    verbose: true,
    ownProperties: true,
    /** What checks payloads is written down and never runs here. */
    code: { source: true, optimize: false, process: (text, env) => (env?.meta === true ? text : 'return () => true') },
  });
  const refs = Object.entries({ events, ports }).flatMap(([kind, all]) =>
    Object.keys(all).map((name) => [`${kind}/${name}`, `payloads#/definitions/${kind}/definitions/${name}`]),
  );
  const code = standalone(ajv, Object.fromEntries(refs) as Record<string, string>);
  return `{events:${JSON.stringify(events)},ports:${JSON.stringify(ports)},definitions:${JSON.stringify(definitions)},checks:((exports)=>{${code};return exports;})({})}`;
}
