import { findNodeAtLocation, getLocation, getNodeValue, parseTree } from 'jsonc-parser';
import type { PayloadSpec } from './payloads.types';
import { writeValue } from './payload';
import { alternativesAt, isRecord, kindsOf, minimalValueOf, literalsOf } from './schemas';

/** One thing that may be written at a place of a text. */
export interface Completion {
  label: string;
  /** What it puts in the place of what stands from `from` to `to`. */
  text: string;
  detail: string;
}

export interface Completions {
  from: number;
  to: number;
  options: Completion[];
}

const mostSamples = 8;

/** What the samples have at a path. */
function sampledAt(samples: readonly unknown[], path: readonly (string | number)[]): string[] {
  const found = samples.flatMap((sample) => {
    let currentValue: unknown = sample;
    for (const step of path) {
      if (typeof currentValue !== 'object' || currentValue === null || !(step in currentValue)) return [];
      currentValue = (currentValue as Record<string | number, unknown>)[step];
    }
    return ['string', 'number'].includes(typeof currentValue) ? [writeValue(currentValue)] : [];
  });
  return [...new Set(found)].slice(0, mostSamples);
}

/** The fields that may still be written into the object there, those that must be there first; or the values that may stand there. */
export function completionsAt(
  text: string,
  offset: number,
  { schema, definitions, samples }: PayloadSpec,
): Completions {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const root = parseTree(text, [], { allowTrailingComma: true });
  const value: unknown = root && getNodeValue(root);
  const end = previousNode === undefined ? offset : previousNode.offset + previousNode.length;
  const inside = previousNode !== undefined && offset <= end;
  const from = inside ? previousNode.offset : offset - (/[\w.+-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0);
  const to = inside ? end : offset;
  const at = (to: readonly (string | number)[]) =>
    schema === undefined ? [] : alternativesAt(schema, definitions, to, value);
  if (isAtPropertyKey) {
    const around = path.slice(0, -1);
    const node = root && findNodeAtLocation(root, around);
    const object: unknown = node && getNodeValue(node);
    const written = new Set(isRecord(object) ? Object.keys(object) : []);
    if (inside) written.delete(String(previousNode.value));
    const isNamed = inside && /^\s*:/.test(text.slice(end));
    const fields = at(around).flatMap(({ properties = {}, required = [] }) =>
      Object.entries(properties).map(([name, currentValue]) => ({
        label: name,
        text: isNamed
          ? JSON.stringify(name)
          : `${JSON.stringify(name)}: ${writeValue(minimalValueOf(currentValue, definitions))}`,
        detail: required.includes(name) ? 'required' : '',
      })),
    );
    const unusedFields = fields.filter(({ label }, nth) => {
      return !written.has(label) && fields.findIndex((one) => one.label === label) === nth;
    });
    return {
      from,
      to,
      options: unusedFields.toSorted((one, other) =>
        one.detail < other.detail ? 1 : one.detail > other.detail ? -1 : 0,
      ),
    };
  }
  const alternatives = at(path);
  const kinds = alternatives.flatMap(kindsOf);
  const allowed = [
    ...literalsOf(alternatives).map((one) => JSON.stringify(one)),
    ...(kinds.includes('boolean') ? ['true', 'false'] : []),
    ...(kinds.includes('null') ? ['null'] : []),
  ];
  const bare = alternatives
    .filter((one) => ['array', 'object'].some((kind) => kindsOf(one).includes(kind)))
    .map((one) => writeValue(minimalValueOf(one, definitions)));
  const sampled = sampledAt(samples, path);
  const options = [
    ...allowed.map((one) => ({ label: one, text: one, detail: '' })),
    ...sampled.filter((one) => !allowed.includes(one)).map((one) => ({ label: one, text: one, detail: 'of a sample' })),
    ...[...new Set(bare)].map((one) => ({
      label: one.replaceAll(/\s+/g, ' ').slice(0, 60),
      text: one,
      detail: 'the least',
    })),
  ];
  return { from, to, options };
}
