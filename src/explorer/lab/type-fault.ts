import type { Typed, TypeShape } from './payloads.types';
import {
  firstFault,
  given,
  holdsKept,
  inside,
  keptFault,
  kindOf,
  kindWords,
  named,
  sampleFault,
  type Shape,
} from './sample-shape';

type Named = Typed['shapes'];
type Alternative = Exclude<TypeShape, { either: unknown } | { is: unknown }>;
type Fields = Extract<TypeShape, { fields: unknown }>;
type Listed = Extract<TypeShape, { list: unknown }>;

const most = 24;
const word = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value));

/** What a shape comes to where names are looked up and alternatives stand side by side. */
export function alternativesOf(shape: TypeShape, shapes: Named): Alternative[] {
  if (typeof shape === 'string') return [shape];
  if ('either' in shape) return shape.either.flatMap((one) => alternativesOf(one, shapes));
  if (!('is' in shape)) return [shape];
  const found = Object.hasOwn(shapes, shape.is) ? shapes[shape.is] : undefined;
  return found === undefined ? ['unknown'] : alternativesOf(found, shapes);
}

const isText = (one: Alternative): one is Extract<Alternative, string> => typeof one === 'string';
const literalsOf = (alternatives: readonly Alternative[]) =>
  alternatives.flatMap((one) => (!isText(one) && 'one' in one ? one.one : []));

/** What may stand there, as a sentence names it: `one of asc, desc or null`. */
function expected(alternatives: readonly Alternative[]): string {
  const literals = [...new Set(literalsOf(alternatives))];
  const shown = literals.slice(0, most).map(word).join(', ');
  const more = literals.length > most ? ` and ${String(literals.length - most)} more` : '';
  const others = alternatives.flatMap((one) => {
    if (isText(one)) return one === 'unknown' ? [] : [kindWords[one]];
    return 'one' in one ? [] : [kindWords['list' in one ? 'list' : 'fields']];
  });
  const said = literals.length === 0 ? [] : [literals.length === 1 ? shown : `one of ${shown}${more}`];
  return [...new Set([...said, ...others])].join(' or ') || 'a value';
}

function wrong(value: unknown, alternatives: readonly Alternative[], path: string): string {
  const sameKind = literalsOf(alternatives).some((literal) => typeof literal === typeof value);
  const text = JSON.stringify(value);
  const what = sameKind ? (text.length > 40 ? `${text.slice(0, 39)}…` : text) : given(value);
  return `${named(path)} must be ${expected(alternatives)}, not ${what}.`;
}

const fieldOf = (name: string, shape: TypeShape) => ({
  name: name.replace(/\?$/, ''),
  required: !name.endsWith('?'),
  shape,
});
const fieldsIn = ({ fields }: Fields) => Object.entries(fields).map(([name, shape]) => fieldOf(name, shape));
const missing = (path: string, alternatives: readonly Alternative[]): string =>
  `${named(path)} is missing: the machine takes ${expected(alternatives)} there.`;

function fieldsFault(value: object, shape: Fields, shapes: Named, sampled: Shape | undefined, path: string) {
  const known = fieldsIn(shape);
  const held = value as Record<string, unknown>;
  const at = (name: string, field: TypeShape) => () =>
    typeFault(held[name], { shape: field, shapes }, sampled?.fields.get(name), inside(path, name));
  const names = known.map(({ name }) => `"${name}"`);
  return firstFault([
    ...known.map(({ name, required, shape: field }) => {
      if (Object.hasOwn(held, name)) return at(name, field);
      return () => (required ? missing(inside(path, name), alternativesOf(field, shapes)) : null);
    }),
    ...Object.keys(held)
      .filter((name) => known.every((field) => field.name !== name))
      .map((name) => {
        if (shape.open !== undefined) return at(name, shape.open);
        const others = names.length === 0 ? 'nothing more' : names.join(', ');
        return () => `${named(inside(path, name))} is not known: the machine takes ${others} there.`;
      }),
  ]);
}

/** The fields by which alternatives are told apart: those that hold a few values alone. */
const tagsOf = (one: Fields, shapes: Named) =>
  fieldsIn(one).filter(({ required, shape }) => {
    const held = alternativesOf(shape, shapes);
    return required && held.every((alternative) => !isText(alternative) && 'one' in alternative);
  });

/** An object is held against the alternatives that it claims to be; where it claims to be none, the field that tells them is named. */
function objectFault(value: object, all: readonly Fields[], shapes: Named, sampled: Shape | undefined, path: string) {
  const held = value as Record<string, unknown>;
  const says = (one: Fields) =>
    tagsOf(one, shapes).find(
      ({ name, shape }) =>
        !Object.hasOwn(held, name) || typeFault(held[name], { shape, shapes }, undefined, '') !== null,
    );
  const claimed = all.filter((one) => says(one) === undefined);
  const [first] = all;
  if (claimed.length === 0 && all.length > 1 && first !== undefined) {
    const tag = says(first)?.name ?? '';
    const values = all.flatMap((one) => tagsOf(one, shapes).filter(({ name }) => name === tag));
    const alternatives = values.flatMap(({ shape }) => alternativesOf(shape, shapes));
    if (!Object.hasOwn(held, tag)) return missing(inside(path, tag), alternatives);
    if (!literalsOf(alternatives).some((literal) => literal === held[tag]))
      return wrong(held[tag], alternatives, inside(path, tag));
  }
  return leastFault(
    (claimed.length === 0 ? all : claimed).map((one) => () => fieldsFault(value, one, shapes, sampled, path)),
  );
}

function listFault(value: readonly unknown[], listed: Listed, shapes: Named, sampled: Shape | undefined, path: string) {
  const { list, least = 0, most: atMost = Infinity } = listed;
  if (value.length < least || value.length > atMost) {
    const counted =
      least === atMost
        ? String(least)
        : value.length < least
          ? `at least ${String(least)}`
          : `at most ${String(atMost)}`;
    const items = counted.endsWith('1') && !counted.endsWith('11') ? 'item' : 'items';
    return `${named(path)} must hold ${counted} ${items}, not ${String(value.length)}.`;
  }
  return firstFault(
    value.map(
      (one, index) => () =>
        typeFault(one, { shape: list, shapes }, sampled?.items ?? undefined, `${path}[${String(index)}]`),
    ),
  );
}

/** No fault where one of several checks finds none; else what the first finds. */
function leastFault(checks: readonly (() => string | null)[]): string | null {
  let first: string | null = null;
  for (const check of checks) {
    const fault = check();
    if (fault === null) return null;
    first ??= fault;
  }
  return first;
}

/**
 * The first thing in a value that a type doesn't allow, as a sentence; null when there is none. Where the type allows anything, the
 * samples are asked.
 */
export function typeFault(value: unknown, typed: Typed, sampled: Shape | undefined, path: string): string | null {
  const { shapes } = typed;
  const all = alternativesOf(typed.shape, shapes);
  if (all.includes('unknown')) return sampled === undefined ? null : sampleFault(value, sampled, path);
  const kind = kindOf(value);
  if (all.some((one) => one === kind && one !== 'kept') || literalsOf(all).some((literal) => literal === value))
    return null;
  const objects = all.filter((one): one is Fields => !isText(one) && 'fields' in one);
  if (kind === 'fields' && objects.length > 0) return objectFault(value as object, objects, shapes, sampled, path);
  const lists = all.filter((one): one is Listed => !isText(one) && 'list' in one);
  if (Array.isArray(value) && lists.length > 0)
    return leastFault(lists.map((one) => () => listFault(value, one, shapes, sampled, path)));
  if (all.includes('kept')) return holdsKept(value) ? null : keptFault(path);
  return wrong(value, all, path);
}
