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
