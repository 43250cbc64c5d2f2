import { leavesOf } from './kit/leaf-types';
import type { Example } from './matching';

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
