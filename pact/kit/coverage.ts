import { Kind, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { operationOf, type PactInteraction } from './contract-source';

export interface ListedOperation {
  name: string;
  kind: string;
  refusals: readonly string[];
  rowRefusals: readonly string[];
}

export interface CoverageRow {
  operation: string;
  kind: string;
  /** Interactions that answer, whatever they answer. */
  answers: number;
  /** Each code with which the whole may be refused, and how many interactions refuse with it. */
  refusals: [code: string, interactions: number][];
  /** The same for one row of an answer. */
  rowRefusals: [code: string, interactions: number][];
}

export interface Coverage {
  rows: CoverageRow[];
  /** Root fields of the schema that no document asks. */
  unasked: string[];
  interactions: number;
  /** What is missing, in sentences. */
  gaps: string[];
}

const contentOf = ({ request, response }: PactInteraction) => ({
  query: (request.body?.content as { query?: string } | undefined)?.query ?? null,
  answer: response.body?.content as { data?: Record<string, unknown> | null; errors?: unknown } | undefined,
});

/** The code with which the whole was refused: an error beside no data at all. A call's description names it. */
export function refusalOf(interaction: PactInteraction): string | null {
  const { query, answer } = contentOf(interaction);
  if (query === null) return /: refused, (\w+)$/.exec(interaction.description)?.[1] ?? null;
  if (typeof answer !== 'object' || answer === null || !Array.isArray(answer.errors)) return null;
  if (Object.values(answer.data ?? {}).some((field) => field !== null)) return null;
  const [first] = answer.errors as { extensions?: { code?: string } }[];
  return first?.extensions?.code ?? null;
}

function rowRefusalsOf(interaction: PactInteraction): string[] {
  const text = JSON.stringify(contentOf(interaction).answer ?? null);
  return [...text.matchAll(/"refusal":"(\w+)"/g)].map(([, code = '']) => code);
}

const counted = (codes: readonly string[], found: readonly string[]): [string, number][] =>
  codes.map((code) => [code, found.filter((one) => one === code).length]);

interface RequestedDocument {
  name: string;
  rootFields: string[];
}

const documentsIn = (documents: readonly DocumentNode[]): RequestedDocument[] =>
  documents
    .flatMap(({ definitions }) => definitions)
    .flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION && node.name
        ? [
            {
              name: node.name.value,
              rootFields: node.selectionSet.selections.flatMap((one) =>
                one.kind === Kind.FIELD ? [one.name.value] : [],
              ),
            },
          ]
        : [],
    );

const documentNameOf = (query: string): string | undefined => {
  const node = parse(query).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return node?.kind === Kind.OPERATION_DEFINITION ? node.name?.value : undefined;
};

/** Operations × interactions × refusals, and the gaps: a document without an interaction, an operation without an answer, a listed refusal that none shows. */
export function coverageOf(
  interactions: readonly PactInteraction[],
  operations: readonly ListedOperation[],
  schema: GraphQLSchema,
  documents: readonly DocumentNode[],
): Coverage {
  const rows = operations.map(({ name, kind, refusals, rowRefusals }): CoverageRow => {
    const own = interactions.filter((interaction) => operationOf(interaction) === name);
    const operationRefusals = own.map(refusalOf).filter((code) => code !== null);
    return {
      operation: name,
      kind,
      answers: own.length - operationRefusals.length,
      refusals: counted([...new Set([...refusals, ...operationRefusals])], operationRefusals),
      rowRefusals: counted(rowRefusals, own.flatMap(rowRefusalsOf)),
    };
  });
  const parsedDocuments = documentsIn(documents);
  const used = new Set(
    interactions
      .map((one) => contentOf(one).query)
      .filter((query) => query !== null)
      .map(documentNameOf),
  );
  const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const askedFields = new Set(parsedDocuments.flatMap((document) => document.rootFields));
  const known = new Set(operations.map(({ name }) => name));
  const gaps = [
    ...parsedDocuments
      .filter(({ name }) => !used.has(name))
      .map(({ name }) => `No interaction asks the document ${name}.`),
    ...rows.filter(({ answers }) => answers === 0).map(({ operation }) => `No interaction answers ${operation}.`),
    ...rows.flatMap(({ operation, refusals }) =>
      refusals.flatMap(([code, count]) => (count > 0 ? [] : [`No interaction refuses ${operation} with ${code}.`])),
    ),
    ...rows.flatMap(({ operation, rowRefusals }) =>
      rowRefusals.flatMap(([code, count]) =>
        count > 0 ? [] : [`No interaction refuses a row of ${operation} with ${code}.`],
      ),
    ),
    ...[...new Set(interactions.map(operationOf))]
      .filter((name) => !known.has(name))
      .map((name) => `Interactions are about ${name}, which is no operation of the console.`),
  ];
  return {
    rows,
    unasked: rootFields.filter((field) => !askedFields.has(field)),
    interactions: interactions.length,
    gaps,
  };
}

const codes = (list: readonly [string, number][]): string =>
  list.map(([code, count]) => (count === 1 ? code : `${code}×${String(count)}`)).join(' ') || '–';

/** The table as text, a line an operation, with its sums and its gaps below. */
export function formatCoverage({ rows, unasked, interactions, gaps }: Coverage): string {
  const width = Math.max(...rows.map(({ operation }) => operation.length), 9);
  const line = (name: string, kind: string, answers: string, refused: string) =>
    `${name.padEnd(width)}  ${kind.padEnd(8)}  ${answers.padStart(7)}  ${refused}`.trimEnd();
  const refusals = rows.reduce((sum, row) => sum + row.refusals.length + row.rowRefusals.length, 0);
  return [
    line('operation', 'kind', 'answers', 'refused with'),
    ...rows.map((row) => {
      const ofRows = row.rowRefusals.length > 0 ? `; rows: ${codes(row.rowRefusals)}` : '';
      return line(row.operation, row.kind, String(row.answers), `${codes(row.refusals)}${ofRows}`);
    }),
    '',
    `${String(rows.length)} operations, ${String(interactions)} interactions, ${String(refusals)} refusals.`,
    ...(unasked.length > 0 ? [`In the schema and asked by no document: ${unasked.join(', ')}.`] : []),
    ...gaps,
  ].join('\n');
}
