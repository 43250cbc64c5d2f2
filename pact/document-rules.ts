import type { GatewayName, InputOf } from '../contracts/client/operation';
import { Kind, parse, visit } from 'graphql';
import { leavesOf } from './kit/leaf-types';
import type { Example } from './matching';

const renamed =
  (names: Readonly<Record<string, string>>) =>
  (words: object): object =>
    Object.fromEntries(Object.entries(words).map(([name, value]) => [names[name] ?? name, value]));

const reportWords = { codeDescription: 'code_description', elementType: 'element_type', productId: 'product_id' };

type Words<Name extends GatewayName> = (words: Omit<InputOf<Name>, 'operationKey'>) => object;

/** What a filter narrows by stands beside its other words; one that narrows by nothing doesn't say so. */
const wireFilter = ({ narrowing, ...filter }: NonNullable<InputOf<'updateLiveSearch'>['filterProfiles']>[number]) => ({
  ...filter,
  ...narrowing,
});

/** Operations that the gateway asks for by other words than ours, as the schema has them; every other one goes out as it is said. */
export const wireInputs: { [Name in GatewayName]?: Words<Name> } = {
  article: ({ articleId, ...words }) => ({ articleId: [articleId].flat(), ...words }),
  createLiveSearch: ({ filterProfiles, ...words }) => ({
    liveSearch: { ...words, filterProfiles: filterProfiles?.map(wireFilter) },
  }),
  discardArticles: renamed(reportWords),
  editReportedArticles: renamed(reportWords),
  insertStatistics: renamed({ sessionId: 'session_id' }),
  liveSearch: renamed({ size: 'articles_size', sortBy: 'sort_by', sortOrder: 'sort_order' }),
  noticedArticles: ({ status, ...words }) => ({ ...words, status: status?.join(',') }),
  reportArticles: renamed(reportWords),
  sendBrandInfringement: renamed({
    code: 'reportReasonId',
    location: 'reportReasonDetail',
    comment: 'reportReasonCommet',
  }),
  updateLiveSearch: ({ filterProfiles, filterProfileId, ...words }) => ({
    ...words,
    filterProfiles: filterProfiles?.map(wireFilter),
    filterProfileId: filterProfileId === null ? '' : filterProfileId,
  }),
};

/** Fields of which the states say the same, which `alike-values.test.ts` of the contracts tells apart, and figures of a page, which other examples do. */
const sameByNature = [
  'caseId id',
  'count countDB',
  'groupResponse status',
  'limit offset',
  'limit total',
  'PAB USD',
  'photosDenounced photosNew',
  'positive total',
];

const isExample = (value: unknown): value is { exactly: unknown } | { like: unknown } =>
  typeof value === 'object' && value !== null && ('exactly' in value || 'like' in value);
const unwrapExample = (value: unknown): unknown => (isExample(value) ? Object.values(value)[0] : value);

/** Neighbours in an example that have one text, one number or one list: a client that reads one in the other's place would go unnoticed. */
export function findDuplicateFields(value: unknown, path = ''): string[] {
  const inner = unwrapExample(value);
  if (typeof inner !== 'object' || inner === null) return [];
  if (Array.isArray(inner)) return inner.flatMap((each) => findDuplicateFields(each, path));
  const names = new Map<unknown, string[]>();
  for (const [name, fieldValue] of Object.entries(inner)) {
    const one = unwrapExample(fieldValue);
    const key = Array.isArray(one) && one.length > 0 ? JSON.stringify(one) : one;
    if (key !== '' && key !== 0 && (typeof key === 'string' || typeof key === 'number'))
      names.set(key, [...(names.get(key) ?? []), name].sort());
  }
  return [
    ...[...names.values()]
      .map((alike) => alike.join(' '))
      .filter((alike) => alike.includes(' ') && !sameByNature.includes(alike))
      .map((alike) => `${path}: ${alike}`),
    ...Object.entries(inner).flatMap(([name, fieldValue]) => findDuplicateFields(fieldValue, `${path}.${name}`)),
  ];
}

/**
 * Variables of a document that an argument of another name takes, that no argument takes, or that are sent though the document knows none of
 * that name: whatever they hold, the gateway would read it as something else, or not at all.
 */
export function findMisplacedVariables(query: string, sent: object): string[] {
  const declared: string[] = [];
  const taken = new Map<string, string>();
  visit(parse(query), {
    VariableDefinition: ({ variable }) => {
      declared.push(variable.name.value);
    },
    Argument: ({ name, value }) => {
      if (value.kind === Kind.VARIABLE) taken.set(value.name.value, name.value);
    },
  });
  return [
    ...declared.flatMap((name) =>
      taken.get(name) === name ? [] : [`${name}: ${taken.get(name) ?? 'taken by nothing'}`],
    ),
    ...Object.entries(sent).flatMap(([name, value]) =>
      value === undefined || declared.includes(name) ? [] : [`${name}: not declared`],
    ),
  ];
}

const wrappers = ['exactly', 'matches', 'like'];

/** Paths of the fields that an example of an answer has though its document does not ask for them: no gateway would answer them. */
export function findUnrequestedFields(query: string, data: Example): string[] {
  const leaves = [...leavesOf(query).keys()];
  const walk = (example: Example, path: string): string[] => {
    if (leaves.includes(path)) return [];
    if (path !== 'data' && !leaves.some((leaf) => leaf.startsWith(`${path}.`))) return [path];
    if (typeof example !== 'object' || example === null || wrappers.some((name) => name in example)) return [];
    if (Array.isArray(example)) return example.flatMap((row) => walk(row, path));
    const rows = example['only'] ?? example['some'];
    if (Array.isArray(rows)) return walk(rows, path);
    return Object.entries(example).flatMap(([name, value]) => walk(value, `${path}.${name}`));
  };
  return walk(data, 'data');
}
