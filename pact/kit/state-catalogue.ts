import { createRequire } from 'node:module';
import type Typescript from 'typescript';
import type { PactInteraction } from './contract-source';
import { exactValues, type ExactValue } from './exact-values';

// Imported as a module, the compiler is read a second time by tsx, which takes a second and a half.
const ts = createRequire(import.meta.url)('typescript') as typeof Typescript;

/** The part of JSON Schema that parameters of states need. */
export interface ParameterSchema {
  type?: 'string' | 'number' | 'boolean' | 'array' | 'object';
  enum?: (string | number | boolean)[];
  items?: ParameterSchema;
}

export interface StateParameter {
  name: string;
  schema: ParameterSchema;
  /** Whether it may be left out. */
  isOptional: boolean;
}

/** A type as JSON Schema. Throws for one that a parameter has no use for. */
function schemaOf(checker: Typescript.TypeChecker, type: Typescript.Type): ParameterSchema {
  const members = type.isUnion() ? type.types : [type];
  const values = members.flatMap((member): (string | number | boolean)[] => {
    if (member.isStringLiteral() || member.isNumberLiteral()) return [member.value];
    return member.flags & ts.TypeFlags.BooleanLiteral ? [checker.typeToString(member) === 'true'] : [];
  });
  const isBoolean = values.length === 2 && values.every((value) => typeof value === 'boolean');
  if (isBoolean || type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
  if (values.length === members.length) return { enum: values };
  if (type.flags & ts.TypeFlags.String) return { type: 'string' };
  if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
  const [item] = checker.isArrayType(type) ? checker.getTypeArguments(type as Typescript.TypeReference) : [];
  if (item) return { type: 'array', items: schemaOf(checker, item) };
  throw new Error(`A parameter of a state may not be ${checker.typeToString(type)}.`);
}

/** What a parameter may be, in words. */
export function describeParameter({ type, enum: values, items }: ParameterSchema): string {
  if (values) return values.map((value) => `\`${String(value)}\``).join(', ');
  if (type === 'array')
    return items?.enum ? `a list of ${describeParameter(items)}` : `a list, each ${describeParameter(items ?? {})}`;
  return { string: 'text', number: 'a number', boolean: '`true` or `false`', object: 'an object' }[type ?? 'object'];
}

/** The parameters of each state, in the order of the interface `StateParams` of that file. */
export function parametersOfStates(path: string): Map<string, StateParameter[]> {
  const program = ts.createProgram([path], {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const declared = program
    .getSourceFile(path)
    ?.statements.filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === 'StateParams');
  if (!declared) return new Map();
  return new Map(
    checker
      .getTypeAtLocation(declared)
      .getProperties()
      .map((state) => [
        state.name,
        checker
          .getTypeOfSymbolAtLocation(state, declared)
          .getProperties()
          .map((field) => {
            const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(field, declared));
            const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
            return { name: field.name, schema: schemaOf(checker, type), isOptional };
          }),
      ]),
  );
}

function usesOf(interactions: readonly PactInteraction[], state: string) {
  return interactions.flatMap((interaction) => {
    const given = (interaction.providerStates ?? []).filter(({ name }) => name === state);
    return given.length > 0 ? [{ interaction, params: given.map(({ params = {} }) => JSON.stringify(params)) }] : [];
  });
}

const listed = (interactions: readonly PactInteraction[]): string =>
  interactions
    .map(({ description }) => `- ${description}`)
    .sort()
    .join('\n');

function usedBy(all: readonly PactInteraction[], using: readonly PactInteraction[]): string {
  const others = all.filter((interaction) => !using.includes(interaction));
  if (others.length === 0) return 'Used by every interaction.';
  if (others.length * 10 < all.length) return `Used by every interaction but:\n\n${listed(others)}`;
  return `Used by:\n\n${listed(using)}`;
}

/** What is expected exactly after a state, although its parameters don't say it. */
const exactly = (values: readonly ExactValue[]): string[] =>
  values.length === 0
    ? []
    : [
        `Expected exactly afterwards:\n\n${values
          .map(
            ({ field, values: own }) =>
              `- \`${field}\` ${own.map((one) => `\`${one}\``).join(' or ')}${own.length > 1 ? ', as the interaction shows' : ''}`,
          )
          .join('\n')}`,
      ];

interface Person {
  id: string;
  givenName: string;
  familyName: string;
}

const rowOf = ([name, { person, may }]: [string, { person: Person; may: string }]): string =>
  `| \`${name}\` | \`${person.id}\` | ${person.givenName} ${person.familyName} | ${may} |`;

/**
 * The catalogue of provider states as Markdown: name, parameters, what each must set up, and the interactions that rest on it.
 * `sentences` says by name what holds afterwards, `parameters` comes from `parametersOfStates`.
 */
export function stateCatalogue(
  interactions: readonly PactInteraction[],
  sentences: Record<string, string>,
  parameters: ReadonlyMap<string, StateParameter[]>,
  accounts: Readonly<Record<string, { person: Person; may: string }>>,
): string {
  const people = Object.entries(accounts).flatMap(([name, { person }]) => [
    person.id,
    person.givenName,
    person.familyName,
    `${person.givenName} ${person.familyName}`,
    `${name}@vigia.test`,
  ]);
  const exact = exactValues(interactions, people);
  const sections = [...parameters].map(([state, fields]) => {
    const uses = usesOf(interactions, state);
    const examples = [...new Set(uses.flatMap(({ params }) => params))].sort();
    return [
      `## ${state}`,
      sentences[state] ?? '',
      ...(fields.length > 0
        ? [fields.map(({ name, schema }) => `- \`${name}\`: ${describeParameter(schema)}`).join('\n')]
        : []),
      ...exactly(exact.get(state) ?? []),
      `Sent as:\n\n${examples.map((example) => `- \`${example}\``).join('\n')}`,
      usedBy(
        interactions,
        uses.map(({ interaction }) => interaction),
      ),
    ].join('\n\n');
  });
  return [
    '# Provider states',
    `What a gateway must be able to bring about before the interactions of the contract are replayed: ${String(parameters.size)} states for ${String(interactions.length)} interactions. How they are asked for: [README.md](README.md). Written by \`npm run pact:states\` from \`states.ts\` and the contract, never by hand.`,
    '## The accounts',
    'Who the states name, and what they may do on a clean slate. The e-mail of each is its name with `@vigia.test`.',
    ['| account | profile | name | may |', '|---|---|---|---|', ...Object.entries(accounts).map(rowOf)].join('\n'),
    ...sections,
  ].join('\n\n');
}

/** What a states address is sent, as JSON Schema: one alternative a state, with its sentence. */
export function statesSchema(
  sentences: Record<string, string>,
  parameters: ReadonlyMap<string, StateParameter[]>,
): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'What a states address is sent before an interaction',
    oneOf: [...parameters].map(([state, fields]) => ({
      title: state,
      description: sentences[state] ?? '',
      type: 'object',
      properties: {
        state: { const: state },
        action: { const: 'setup' },
        params: {
          type: 'object',
          properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
          required: fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
          additionalProperties: false,
        },
      },
      required: ['state', 'action', 'params'],
    })),
  };
}
