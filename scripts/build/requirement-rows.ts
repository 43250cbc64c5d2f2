import { requirementIdsIn } from '../../src/explorer/lab/traceability';

/** The layers at which a row may have to be held, the lowest first; `wire` is beside them. */
export type Layer = 'rule' | 'machine' | 'screen' | 'wire';

export interface Row {
  id: string;
  area: string;
  /** The layer at which a test must stand. */
  where: Layer;
  requirement: string;
}

/** A title of a test, and the file in which it stands, from the root of the tree. */
export interface TestTitle {
  file: string;
  title: string;
}

/** `held`; `uncalled`, a wire row whose operation nothing asks for yet; `low`, named by a test at another layer alone; or `open`. */
export type RowCoverage = 'held' | 'uncalled' | 'low' | 'open';

const layers: readonly [RegExp, Layer][] = [
  [/^e2e\//, 'screen'],
  [/^src\/(screens|parts|seams|routes)\//, 'screen'],
  [/^src\/(copy|theme)\//, 'rule'],
  [/^machines\/(domain|kit)\//, 'rule'],
  [/^machines\/(?!simulator\/)[^/]+\//, 'machine'],
  [/^contracts\/vocabulary\//, 'rule'],
  [/^contracts\/(client|operations)\//, 'wire'],
  [/^pact\/[^/]+\.pact\.ts$/, 'wire'],
];

/** The layer of the product that the tests of that file hold; null for one that holds none: the sandbox, the explorer, the fences. */
export const layerOf = (file: string): Layer | null => layers.find(([pattern]) => pattern.test(file))?.[1] ?? null;

const above: Record<Layer, readonly Layer[]> = {
  rule: ['rule', 'machine', 'screen'],
  machine: ['machine', 'screen'],
  screen: ['screen'],
  wire: ['wire'],
};

/** The rows of requirements.tsv: id, area, where, requirement, by tabs, below a line of heads. Throws on a layer that nobody knows. */
export function readRows(text: string): Row[] {
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', area = '', where = '', requirement = ''] = line.split('\t');
      if (!(where in above)) throw new Error(`${id} is to be held at "${where}", which is no layer.`);
      return { id, area, where: where as Layer, requirement };
    });
}

/** The names of the ports that this text declares. */
export const findPorts = (text: string): Set<string> =>
  new Set([...text.matchAll(/^ {2}(\w+): Port</gm)].map(([, name = '']) => name));

const calls =
  /\b\w*[oO]f\(\s*'\w+',\s*'(\w+)'|\b(?:port|fromPort|mutation|\w*[oO]f)\(\s*'(\w+)'|\b(?:asks|creates|deletes|moves|submits): '(\w+)'|\b(?:ports|portsOf\([^()]*\))\.(\w+)\b/g;

/** The ports that this text of a machine asks for. */
export const findPortCalls = (text: string): string[] =>
  [...text.matchAll(calls)].map(([, ...named]) => named.find((name) => name !== undefined) ?? '');

/** The operation that a row of the wire is about; null for a row about all of them, or about the shape of many answers. */
function operationOf(requirement: string, ports: ReadonlySet<string>): string | null {
  const [, named] = /\b(?:Query|Mutation) (\w+)/.exec(requirement) ?? [];
  if (named !== undefined) return named;
  return (
    [...requirement.matchAll(/\b[a-z]\w*[A-Z]\w*\b/g)].map(([word]) => word).find((word) => ports.has(word)) ?? null
  );
}

/**
 * How each row is held by these titles. `called` are the ports that machines ask for: a row about an operation which nothing asks for is
 * `uncalled`, however well the contract holds it.
 */
export function coverRows(
  rows: readonly Row[],
  titles: readonly TestTitle[],
  ports: ReadonlySet<string>,
  called: ReadonlySet<string>,
): Map<string, RowCoverage> {
  const found = new Map<string, Set<Layer>>();
  for (const { file, title } of titles) {
    const layer = layerOf(file);
    if (layer === null) continue;
    for (const id of requirementIdsIn(title)) found.set(id, (found.get(id) ?? new Set()).add(layer));
  }
  const holding = ({ id, where, requirement }: Row): RowCoverage => {
    const at = found.get(id);
    if (at === undefined) return 'open';
    if (!above[where].some((layer) => at.has(layer))) return 'low';
    const operation = where === 'wire' ? operationOf(requirement, ports) : null;
    return operation !== null && !called.has(operation) ? 'uncalled' : 'held';
  };
  return new Map(rows.map((row) => [row.id, holding(row)]));
}
