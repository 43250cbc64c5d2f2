import type { JsonSchema, Payloads } from './payloads.types';
import { alternativesOf, kindsOf } from './schemas';

const edges: Record<string, readonly unknown[]> = {
  string: ['', ' ', '0', 'a'.repeat(300)],
  number: [0, -1, 1, 1e9],
  integer: [0, -1, 1, 1e9],
  boolean: [false, true],
  null: [null],
};
const deepest = 6;

/** Of the same kind no two have the same id, in whatever order they come: that is said by no type. */
const isId = (name: string): boolean => /^(id|itemid)$|[a-z]Id$/.test(name);

/** One after the other of the numbers that follow from a seed. */
export function chooser(seed: number): (many: number) => number {
  let state = seed >>> 0;
  return (many) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return many < 1 ? 0 : (state >>> 8) % many;
  };
}

/**
 * A value at the edge of what a schema allows: nothing where that may be, empty and long texts, no row or two of them, fields left out that
 * may be. The same numbers choose the same value. Undefined for what no text holds.
 */
export function edgeValueOf(
  schema: JsonSchema,
  definitions: Payloads['definitions'],
  choose: (many: number) => number,
  depth = 0,
): unknown {
  const all = alternativesOf(schema, definitions).filter((one) => one.enum !== undefined || kindsOf(one).length > 0);
  const one = all[choose(all.length)];
  if (one === undefined) return undefined;
  if (one.enum !== undefined) return one.enum[choose(one.enum.length)];
  const kinds = kindsOf(one);
  const kind = kinds[choose(kinds.length)] ?? 'null';
  if (kind === 'array') {
    const [least, most] = [one.minItems ?? 0, Math.min(one.maxItems ?? 2, 2)];
    const many = depth > deepest ? least : Math.max(least, choose(most + 1));
    return Array.from({ length: many }, () => edgeValueOf(one.items ?? {}, definitions, choose, depth + 1));
  }
  if (kind !== 'object') {
    const values = edges[kind] ?? [null];
    return values[choose(values.length)];
  }
  const required = new Set(one.required ?? []);
  const fields = Object.entries(one.properties ?? {}).filter(
    ([name]) => required.has(name) || (depth <= deepest && choose(2) === 1),
  );
  const value = Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      isId(name) && kindsOf(field).includes('string')
        ? `id-${String(choose(1_000_000))}`
        : edgeValueOf(field, definitions, choose, depth + 1),
    ]),
  );
  // Nor does a type say that a list has no more rows than there are.
  const { items, total } = value;
  return Array.isArray(items) && typeof total === 'number' ? { ...value, total: Math.max(total, items.length) } : value;
}
