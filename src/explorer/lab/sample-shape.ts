import type { Typed } from './payloads.types';

/** `kept`: what JSON can't hold, an actor, a module, a map. */
export type Kind = 'text' | 'number' | 'flag' | 'nothing' | 'list' | 'fields' | 'kept';

/** What the samples show of a value. Where they show no field or item, any may stand. */
export interface Shape {
  kinds: Kind[];
  /** The different texts, numbers and flags seen, in the order of the samples. */
  suggestions: (string | number | boolean)[];
  fields: Map<string, Shape & { required: boolean }>;
  items: Shape | null;
  /** The samples that hold something which JSON can't. */
  kept: unknown[];
  /** What the machine's types say of it; they are asked first. */
  typed?: Typed;
}

const isData = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || (prototype === null && !(Symbol.toStringTag in value));
};

/** Of which kind a value is, as far as JSON goes. */
export function kindOf(value: unknown): Kind {
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return Number.isFinite(value) ? 'number' : 'kept';
    case 'boolean':
      return 'flag';
    case 'undefined':
      return 'nothing';
    case 'object':
      if (value === null) return 'nothing';
      if (Array.isArray(value)) return 'list';
      return isData(value) ? 'fields' : 'kept';
    default:
      return 'kept';
  }
}

/** Whether there is anything in a value that JSON can't hold. */
export const holdsKept = (value: unknown): boolean =>
  kindOf(value) === 'kept' ||
  (Array.isArray(value) && value.some(holdsKept)) ||
  (kindOf(value) === 'fields' && Object.values(value as object).some(holdsKept));

/** What some sample values have in common and in which they differ. */
export function shapeOfValues(values: readonly unknown[]): Shape {
  const objects = values.filter((value): value is Record<string, unknown> => kindOf(value) === 'fields');
  const names = new Set(objects.flatMap((one) => Object.keys(one).filter((name) => one[name] !== undefined)));
  const lists = values.filter((value): value is unknown[] => Array.isArray(value));
  const items = lists.flat();
  return {
    kinds: [...new Set(values.map(kindOf))],
    suggestions: [...new Set(values)].filter((value): value is string | number | boolean =>
      ['text', 'number', 'flag'].includes(kindOf(value)),
    ),
    fields: new Map(
      [...names].map((name) => {
        const found = objects.filter((one) => Object.hasOwn(one, name) && one[name] !== undefined);
        const shape = shapeOfValues(found.map((one) => one[name]));
        return [name, { ...shape, required: found.length === objects.length }];
      }),
    ),
    items: items.length === 0 ? null : shapeOfValues(items),
    kept: values.filter(holdsKept),
  };
}

/** A kind as a sentence names it. */
export const kindWords: Record<Kind, string> = {
  text: 'a text',
  number: 'a number',
  flag: 'true or false',
  nothing: 'null',
  list: 'a list',
  fields: 'an object',
  kept: 'something that no text holds',
};
/** A place inside a value as a sentence names it. */
export const named = (path: string): string => (path === '' ? 'The value' : `"${path}"`);
/** The path of a field. */
export const inside = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
const either = (kinds: readonly Kind[]): string => kinds.map((kind) => kindWords[kind]).join(' or ');

/** What was written, as a sentence names it. */
export function given(value: unknown): string {
  const kind = kindOf(value);
  if (kind === 'text') return 'text';
  return kind === 'flag' ? String(value) : kindWords[kind];
}

/** That a text can't hold what is there. */
export const keptFault = (path: string): string =>
  `${named(path)} holds what no text can: leave this sample as it is, or take another.`;

/** The first thing in a value that no sample has, as a sentence; null when there is none. */
export function sampleFault(value: unknown, shape: Shape, path: string): string | null {
  if (shape.kinds.length === 0) return null;
  const kind = kindOf(value);
  if (!shape.kinds.includes(kind)) {
    if (shape.kinds.includes('kept')) return keptFault(path);
    return `${named(path)} must be ${either(shape.kinds)}, not ${given(value)}.`;
  }
  if (Array.isArray(value)) {
    const { items } = shape;
    if (items === null) return null;
    return firstFault(value.map((one: unknown, index) => () => sampleFault(one, items, `${path}[${String(index)}]`)));
  }
  if (kind !== 'fields' || shape.fields.size === 0) return null;
  const fields = value as Record<string, unknown>;
  const known = [...shape.fields.keys()].filter((name) => path !== '' || name !== 'type').map((name) => `"${name}"`);
  return firstFault([
    ...[...shape.fields].map(([name, field]) => () => {
      if (Object.hasOwn(fields, name)) return sampleFault(fields[name], field, inside(path, name));
      return field.required
        ? `${named(inside(path, name))} is missing: the samples have ${either(field.kinds)} there.`
        : null;
    }),
    ...Object.keys(fields).map((name) => () => {
      if (shape.fields.has(name)) return null;
      const others = known.length === 0 ? 'nothing more' : known.join(', ');
      return `${named(inside(path, name))} is not known: the samples have ${others} there.`;
    }),
  ]);
}

/** The first that these checks find. */
export function firstFault(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const fault = check();
    if (fault !== null) return fault;
  }
  return null;
}
