import type { PactInteraction } from './contract-source';
import { parseJson, describeReceived, type Finding } from './findings';
import { leavesOf } from './leaf-types';
import { operations } from './operations';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const naming = ['id', 'case_id', 'caseId', 'item_id', 'itemId', 'item', 'articleId', 'siteId', 'productId'];

interface RowName {
  key: string;
  value: string;
  /** With the case that it is of, and the value of an attribute: one listing, or attribute, may be told once for each. */
  whole: string;
}

/** The key by which a row of a list says which one it is, and its value; null where it says none. */
export function rowName(row: unknown): RowName | null {
  if (!isRow(row)) return null;
  const key = naming.find((one) => typeof row[one] === 'string');
  if (key === undefined) return null;
  const value = row[key] as string;
  return { key, value, whole: [value, row['caseId'], row['valueName']].map(String).join(' ') };
}

interface Rows {
  /** The key of the list. */
  list: string;
  count: number;
  offset: number;
  total: number | null;
}

const numberIn = (row: unknown, key: string): number | null =>
  isRow(row) && typeof row[key] === 'number' ? row[key] : null;

/** The rows of a page, where the object is one: a list of objects and a total, its own or that of its paging. */
function rowsOf(page: Row): Rows | null {
  const counted = isRow(page['paging']) ? page['paging'] : page;
  const [entry] = Object.entries(page).filter(
    (one): one is [string, unknown[]] => Array.isArray(one[1]) && one[1].some(isRow),
  );
  if (entry === undefined || !('total' in counted)) return null;
  const offset = numberIn(counted, 'offset') ?? numberIn(counted, 'from') ?? 0;
  return { list: entry[0], count: entry[1].length, offset, total: numberIn(counted, 'total') };
}

/** How many rows there are at least, by the page that the total at these steps counts; null where it counts none. */
export function minimumTotal(steps: readonly (string | number)[], content: unknown): number | null {
  if (steps.at(-1) !== 'total') return null;
  const above = steps.slice(0, steps.at(-2) === 'paging' ? -2 : -1);
  const page = above.reduce<unknown>((found, step) => (found as Row | undefined)?.[step], content);
  const rows = isRow(page) ? rowsOf(page) : null;
  return rows === null ? null : rows.offset + rows.count;
}

/** What may be below zero: the likes of a review less its dislikes. */
const belowZero = ['Review.valorization'];

interface RuleWalk {
  /** The document asked for; null of a call that has none. */
  query: string | null;
  findings: Finding[];
}

function walk(value: unknown, where: string, path: string, ruleWalk: RuleWalk): void {
  const toFinding = (at: string, expected: string, received: unknown) =>
    ruleWalk.findings.push({ where: at, expected, came: describeReceived(received), sentence: expected });
  const leaf = ruleWalk.query === null ? undefined : leavesOf(ruleWalk.query).get(path);
  if (leaf?.type === 'JSON') return;
  if (typeof value === 'number' && value < 0) {
    if (!belowZero.includes(leaf?.field ?? '')) toFinding(where, 'a number that is not below zero', value);
  }
  if (Array.isArray(value)) {
    const first = new Map<string, number>();
    for (const [at, row] of value.entries()) {
      const name = rowName(row);
      const before = name === null ? undefined : first.get(name.whole);
      if (name !== null && before !== undefined)
        toFinding(
          `${where}[${String(at)}]`,
          `a row that is not there yet: ${where}[${String(before)}] has the same ${name.key}`,
          row,
        );
      if (name !== null && before === undefined) first.set(name.whole, at);
      walk(row, `${where}[${String(at)}]`, path, ruleWalk);
    }
  } else if (isRow(value)) {
    const rows = rowsOf(value);
    if (rows?.total != null && rows.count > 0 && rows.total < rows.offset + rows.count) {
      const own = isRow(value['paging']) ? 'paging.total' : 'total';
      const before = rows.offset > 0 ? ` and ${String(rows.offset)} before them` : '';
      const expected = `at least ${String(rows.offset + rows.count)}: ${rows.list} has ${String(rows.count)} row${rows.count === 1 ? '' : 's'}${before}`;
      toFinding(where === '' ? own : `${where}.${own}`, expected, rows.total);
    }
    const below = (before: string, key: string) => (before === '' ? key : `${before}.${key}`);
    for (const [key, inner] of Object.entries(value)) walk(inner, below(where, key), below(path, key), ruleWalk);
  }
}

let known: ReadonlySet<string> | null = null;

/** Every code by which an operation of the gateway is refused. */
const refusalCodes = (): ReadonlySet<string> =>
  (known ??= new Set(
    operations()
      .filter(({ kind }) => kind !== 'identity')
      .flatMap(({ refusals, rowRefusals }) => [...refusals, ...rowRefusals]),
  ));

const codeOf = (error: unknown): unknown =>
  isRow(error) && isRow(error['extensions']) ? error['extensions']['code'] : undefined;

function errorsIn(example: Row, answer: Row): Finding[] {
  const { errors } = answer;
  if (!('errors' in example)) {
    const isNone = errors === undefined || errors === null || (Array.isArray(errors) && errors.length === 0);
    const expected = 'no error: the answer is a good one';
    return isNone ? [] : [{ where: 'errors', expected, came: describeReceived(errors), sentence: expected }];
  }
  const examples = example['errors'] as unknown[];
  if (!Array.isArray(errors) || codeOf(examples[0]) !== undefined) return [];
  const expected = 'no code of a refusal: nothing is refused by a rule here';
  return errors.flatMap((error: unknown, at): Finding[] => {
    const code = codeOf(error);
    if (typeof code !== 'string' || !refusalCodes().has(code)) return [];
    return [{ where: `errors[${String(at)}].extensions.code`, expected, came: `"${code}"`, sentence: expected }];
  });
}

/**
 * What is wrong with an answer whatever its example shows, and what a pact file can't say: an error beside good data, a refusal's
 * code beside an error that is none, two rows of one name, a total below its rows, a number below zero.
 */
export function findBrokenRules(interaction: PactInteraction, text: string): Finding[] {
  const example = interaction.response.body?.content;
  const answer = parseJson(text);
  if (!isRow(example) || !isRow(answer)) return [];
  const { query = null } = (interaction.request.body?.content ?? {}) as { query?: string };
  const ruleWalk: RuleWalk = { query, findings: [] };
  walk(answer, '', '', ruleWalk);
  return [...(query === null ? [] : errorsIn(example, answer)), ...ruleWalk.findings];
}
