import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';

const schema = buildSchema(readFileSync(new URL('../../contracts/schema.graphql', import.meta.url), 'utf8'));

/** One root field, asked with all its arguments as variables and all that it answers, some levels deep. */
export interface RootField {
  name: string;
  kind: 'query' | 'mutation';
  document: string;
  arguments: { name: string; type: GraphQLInputType }[];
}

/** What a generator makes of each scalar, by name; `strange` takes the place of any value now and then. */
export interface ArgumentSources {
  scalars: Record<string, fc.Arbitrary<unknown>>;
  strange: fc.Arbitrary<unknown> | null;
  /** Values that mean something, by `field.argument` or by the name of an argument or input field; taken more often than others. */
  fitting: Record<string, fc.Arbitrary<unknown>>;
  /** Entries of a list at most. */
  longest: number;
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const unreadable = fields.flatMap((field) => {
    if (isLeafType(getNamedType(field.type))) return [field.name];
    const below = depth > 0 ? selectionOf(field.type, depth - 1) : '';
    return below === '' ? [] : [`${field.name}${below}`];
  });
  return unreadable.length > 0 ? ` { ${unreadable.join(' ')} }` : '';
}

/** Every root field of the contract. */
export const rootFields: RootField[] = (['query', 'mutation'] as const).flatMap((kind) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).map((field) => {
    const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
    const [head, call] = field.args.length > 0 ? [`(${declared})`, `(${passed})`] : ['', ''];
    return {
      name: field.name,
      kind,
      document: `${kind} ${field.name}${head} { ${field.name}${call}${selectionOf(field.type, 4)} }`,
      arguments: field.args.map(({ name, type }) => ({ name, type })),
    };
  });
});

interface Place {
  field: string;
  argument: string;
}

function valueOf(type: GraphQLInputType, values: ArgumentSources, place: Place): fc.Arbitrary<unknown> {
  const strange = values.strange === null ? [] : [{ weight: 1, arbitrary: values.strange }];
  if (isNonNullType(type)) return fc.oneof({ weight: 25, arbitrary: bare(type.ofType, values, place) }, ...strange);
  return fc.oneof(
    { weight: 15, arbitrary: bare(type, values, place) },
    { weight: 5, arbitrary: fc.constant(null) },
    ...strange,
  );
}

function bare(type: GraphQLInputType, values: ArgumentSources, place: Place): fc.Arbitrary<unknown> {
  if (isListType(type)) {
    const entry: GraphQLInputType = type.ofType;
    return fc.array(valueOf(entry, values, place), { maxLength: values.longest });
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const model = fields.map(
      ({ name, type: own }) => [name, valueOf(own, values, { ...place, argument: name })] as const,
    );
    const requiredKeys = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
    return fc.record(Object.fromEntries(model), { requiredKeys });
  }
  const any = values.scalars[getNamedType(type).name] ?? fc.string();
  const fitting = values.fitting[`${place.field}.${place.argument}`] ?? values.fitting[place.argument];
  return fitting ? fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 1, arbitrary: any }) : any;
}

/** Variables for a root field, its optional ones now and then left out. */
export function arbitraryVariables(field: RootField, values: ArgumentSources): fc.Arbitrary<Record<string, unknown>> {
  const model = field.arguments.map(
    ({ name, type }) => [name, valueOf(type, values, { field: field.name, argument: name })] as const,
  );
  const requiredKeys = field.arguments.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  return fc.record(Object.fromEntries(model), { requiredKeys });
}
