import { requirementIdsIn } from '../../src/explorer/lab/traceability';
import ts from 'typescript';

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

function rootOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return rootOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return rootOf(expression.tag);
  return '';
}

function textOf(node: ts.Node | undefined): string {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
  return '';
}

/** What begins the rows of the table of a call such as `test.each([['one', 1], ['two', 2]])('%s …')`: its cases by name. */
function casesOf({ expression }: ts.CallExpression): string[] {
  const table = ts.isCallExpression(expression) ? expression.arguments[0] : undefined;
  const rows = table && (ts.isAsExpression(table) ? table.expression : table);
  if (!rows || !ts.isArrayLiteralExpression(rows)) return [];
  return rows.elements.map((row) => textOf(ts.isArrayLiteralExpression(row) ? row.elements[0] : row));
}

/** What writes a test of the contract: its operation or call, and what it is of. */
const interaction = /^(?:answers|refuses)[A-Z]?\w*$|^(?:account|identity)Call$/;

/** The titles of `it`, `test` and `describe` in one test file, and of the interactions of a contract, as they stand in its text; one that names its cases, once for each. */
export function titlesIn(file: string, text: string): string[] {
  const tree = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ['it', 'test', 'describe'].includes(rootOf(node.expression))) {
      const title = textOf(node.arguments[0]);
      const cases = title.includes('%s') ? casesOf(node) : [];
      titles.push(...(cases.length > 0 ? cases.map((name) => title.replace('%s', name)) : [title]));
    }
    if (file.endsWith('.pact.ts') && ts.isCallExpression(node) && interaction.test(rootOf(node.expression)))
      titles.push(textOf(node.arguments[1]));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return titles.filter((title) => title !== '');
}
