import type { GraphQLSchema } from 'graphql';
import { operationOf, titleOf, type PactInteraction } from './contract-source';
import { refusalOf } from './coverage';
import type { OperationFacts } from './operations';
import { formatQuery, graphqlOf, pathOf } from './request';
import type { KnownState } from './states';

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** What an operation does: in our words, and what the schema says of its root field and of what goes into it. */
function rulesOf({ name, rule }: OperationFacts, schema: GraphQLSchema): string[] {
  const own = rule === null ? [] : [rule];
  const field = schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name];
  if (!field) return own;
  const inputs = field.args
    .filter(({ description }) => description)
    .map((one) => `- \`${one.name}\`: ${one.description ?? ''}`);
  return [...own, ...(field.description ? [field.description] : []), ...(inputs.length > 0 ? [inputs.join('\n')] : [])];
}

const stateList = ({ providerStates = [] }: PactInteraction): string =>
  providerStates
    .map(({ name, params = {} }) => (Object.keys(params).length > 0 ? `${name} \`${JSON.stringify(params)}\`` : name))
    .join(' · ');

function refusals({ refusals: codes, rowRefusals, never }: OperationFacts, own: readonly PactInteraction[]): string[] {
  if (never !== null) return [`Never refused: ${never}.`];
  const listed = codes.map((code, at) => {
    const shown = own.filter((interaction) => refusalOf(interaction) === code);
    const when = shown.map((interaction) => stateList(interaction)).filter(Boolean);
    return `${String(at + 1)}. \`${code}\`${when.length > 0 ? `: ${when.join('; or ')}` : ''}`;
  });
  const rows =
    rowRefusals.length > 0 ? [`One row of a batch: ${rowRefusals.map((code) => `\`${code}\``).join(', ')}.`] : [];
  return codes.length > 0 ? ['Where several hold, the first of this list is told.', listed.join('\n'), ...rows] : rows;
}

function exampleOf(interaction: PactInteraction): string[] {
  const { request, response } = interaction;
  const body = graphqlOf(interaction);
  const requestLine = body === null ? `${request.method} ${pathOf(interaction)}` : null;
  const sent = body === null ? request.body?.content : body.variables;
  const hasInput = typeof sent === 'object' && sent !== null && Object.keys(sent).length > 0;
  return [
    `### ${titleOf(interaction)}`,
    ...(stateList(interaction) === '' ? [] : [`Presupposes: ${stateList(interaction)}`]),
    ...(requestLine === null ? [] : [`\`${requestLine}\``]),
    ...(hasInput ? [fenced('json', json(sent))] : []),
    `Expected: status ${String(response.status)}`,
    ...(response.body?.content === undefined ? [] : [fenced('json', json(response.body.content))]),
  ];
}

/** One operation as Markdown: what it asks, its rules, its states, its refusals in their order, and each interaction. */
export function pageOf(
  facts: OperationFacts,
  interactions: readonly PactInteraction[],
  states: readonly KnownState[],
  schema: GraphQLSchema,
): string {
  const own = interactions.filter((interaction) => operationOf(interaction) === facts.name);
  const queries = [...new Set(own.flatMap((interaction) => formatQuery(interaction) ?? []))];
  const used = new Set(own.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)));
  const known = states.filter(({ name }) => used.has(name));
  const rules = rulesOf(facts, schema);
  const section = (title: string, blocks: readonly string[]) => (blocks.length > 0 ? [`## ${title}`, ...blocks] : []);
  return `${[
    `# ${facts.name}`,
    `${facts.kind} of the area ${facts.area}, ${String(own.length)} interactions. Try them: \`--filter ${facts.name}\`.`,
    ...section(
      'Asked',
      queries.map((query) => fenced('graphql', query)),
    ),
    ...section('Rules', rules),
    ...section('Refusals', refusals(facts, own)),
    ...section(
      'States',
      known.length > 0 ? [known.map(({ name, sentence }) => `- **${name}**: ${sentence}`).join('\n')] : [],
    ),
    ...section('Interactions', own.flatMap(exampleOf)),
  ].join('\n\n')}\n`;
}

/** The list of all operations, by area. */
export function indexOf(operations: readonly OperationFacts[], interactions: readonly PactInteraction[]): string {
  const areas = [...new Set(operations.map(({ area }) => area))].sort();
  return `${[
    '# Operations',
    ...areas.flatMap((area) => [
      `## ${area}`,
      operations
        .filter((one) => one.area === area)
        .map(({ name, kind }) => {
          const count = interactions.filter((interaction) => operationOf(interaction) === name).length;
          return `- [${name}](${name}.md): ${kind}, ${String(count)} interactions`;
        })
        .join('\n'),
    ]),
  ].join('\n\n')}\n`;
}
