import type { PlainData } from './plain-data';

/** Data by paths: `failure.code`, `price` of `rows[MLA1]`, and `rows[]` for the order of the rows. Short pieces are JSON, others a sum of theirs. */
export type Pieces = Readonly<Record<string, string>>;

/** Beyond this many pieces, data is kept as one sum; beyond this many characters a piece is; of a long one, so much is told as it is. */
const most = { pieces: 12, characters: 48, told: 24, children: 120, order: 480 };

/** Letters and digits that stand for a text. (FNV-1a, 32 bits.) */
function digitsOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
const sumOf = (text: string): string => `#${digitsOf(text)}`;

/** Three letters for one of many: enough to name the one that differs where the sum of all does. */
const shortSumOf = (value: PlainData): string => digitsOf(JSON.stringify(value)).slice(-3).padStart(3, '0');

type Branch = PlainData[] | { [key: string]: PlainData };
export const isBranch = (value: PlainData | undefined): value is Branch =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;
const isRecord = (value: PlainData | undefined): value is { [key: string]: PlainData } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idNames = ['id', 'itemId', 'caseId', 'key', 'name', 'code'];

/** What a row of a list is called: its id, or the key of a map's entry. */
function idOf(row: PlainData): string | undefined {
  if (Array.isArray(row)) return row.length === 2 && typeof row[0] === 'string' ? row[0] : undefined;
  if (!isRecord(row)) return undefined;
  const name = idNames.find((one) => typeof row[one] === 'string' || typeof row[one] === 'number');
  return name === undefined ? undefined : String(row[name]);
}

interface Children {
  /** In their order. */
  all: { path: string; value: PlainData }[];
  /** The ids of rows, or what a list of plain values holds, in their order; null for anything else. */
  order: string | null;
}

/** What data holds, by paths: rows by their ids where each has one. */
export function childrenOf(value: Branch, path: string): Children {
  if (!Array.isArray(value)) {
    const all = Object.entries(value).map(([name, one]) => [path === '' ? name : `${path}.${name}`, one] as const);
    return { all: all.map(([at, one]) => ({ path: at, value: one })), order: null };
  }
  if (!value.some(isBranch)) return { all: [], order: value.map((one) => JSON.stringify(one)).join(' ') };
  const ids = value.map(idOf);
  const isNamed = ids.every((id) => id !== undefined) && new Set(ids).size === ids.length;
  const all = value.map((row, at) => {
    const name = (isNamed ? ids[at] : undefined) ?? String(at);
    return { path: `${path}[${name}]`, value: isNamed && Array.isArray(row) ? (row[1] ?? null) : row };
  });
  return { all, order: isNamed ? ids.map((id) => JSON.stringify(id)).join(' ') : null };
}

/** A text that is kept whole, or a sum of it and its beginning. */
const shortened = (text: string, longest: number, told: number): string =>
  text.length > longest ? `${sumOf(text)} ${text.slice(0, told)}` : text;

const foldOf = (value: PlainData, { all }: Children): string =>
  [
    sumOf(JSON.stringify(value)),
    ...(all.length > most.children ? [] : [`=${all.map((one) => shortSumOf(one.value)).join('')}`]),
  ].join(' ');

/** Data by its paths; empty for data that holds nothing. */
export function piecesOf(value: PlainData, path = ''): Pieces {
  if (!isBranch(value))
    return path === '' && isEmpty(value)
      ? {}
      : { [path]: shortened(JSON.stringify(value), most.characters, most.told) };
  const children = childrenOf(value, path);
  const order = children.order === null ? {} : { [`${path}[]`]: shortened(children.order, most.order, most.order) };
  const inside: Pieces = Object.assign({}, ...children.all.map((one) => piecesOf(one.value, one.path)));
  const folds = path !== '' && Object.keys(inside).length > most.pieces;
  return { ...order, ...(folds ? { [path]: foldOf(value, children) } : inside) };
}

/** The same as walks without digests have it: rows by their numbers, sums without what they tell. */
export function piecesByNumber(value: PlainData, path = ''): Pieces {
  if (isBranch(value)) {
    const parts = Object.entries(value).map(([key, one]) => piecesByNumber(one, path === '' ? key : `${path}.${key}`));
    const inside: Pieces = Object.assign({}, ...parts);
    return path !== '' && Object.keys(inside).length > most.pieces ? { [path]: sumOf(JSON.stringify(value)) } : inside;
  }
  const text = JSON.stringify(value);
  if (path === '' && isEmpty(value)) return {};
  return { [path]: text.length > most.characters ? sumOf(text) : text };
}

const isEmpty = (value: PlainData): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** What of the pieces stands at that path or beneath it, by the rest of the path. */
const piecesAt = (pieces: Pieces, path: string): [string, string][] =>
  Object.entries(pieces).flatMap(([at, text]) => {
    if (!at.startsWith(path)) return [];
    const rest = at.slice(path.length);
    return path === '' || rest === '' || /^[.[]/.test(rest) ? [[rest, text]] : [];
  });

/** As a person reads it: codes without quotes, and of a failure its code. */
const readable = (text: string): string => {
  const [, beginning] = /^#\w+ ("?[^=].*)$/s.exec(text) ?? [];
  if (beginning !== undefined) return `${beginning}…${beginning.startsWith('"') ? '"' : ''}`;
  return text.startsWith('#') ? 'another' : text.replace(/^"([A-Z][A-Z0-9_]+)"$/, '$1');
};

function toldAt(pieces: Pieces, path: string): string {
  const found = piecesAt(pieces, path);
  const [first] = found;
  if (first === undefined) return 'absent';
  if (found.length === 1 && ['', '.code'].includes(first[0])) return readable(first[1]);
  const order = found.find(([rest]) => rest === '[]');
  if (order !== undefined) return `[${itemsOf(order[1]).join(', ')}]`;
  const inside = found.slice(0, 3).map(([rest, text]) => {
    const list = rest.endsWith('[]');
    const name = describePath((list ? rest.slice(0, -2) : rest).replace(/^\./, ''));
    return `${name}: ${list ? `[${itemsOf(text).join(', ')}]` : readable(text)}`;
  });
  return `{${inside.join(', ')}${found.length > 3 ? ', …' : ''}}`;
}

/** `price of MLA1 in rows` for `rows[MLA1].price`. */
export function describePath(path: string): string {
  const [, list, id, rest = ''] = /^(.*?)\[([^[\]]+)\](?:\.(.*))?$/s.exec(path) ?? [];
  if (list === undefined || id === undefined) return path === '' ? 'it' : path;
  return `${rest === '' ? '' : `${describePath(rest)} of `}${id}${list === '' ? '' : ` in ${list}`}`;
}

/** What an order lists. */
export const itemsOf = (order: string): string[] =>
  (order.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? []).map((item) => item.replaceAll('"', ''));

/** How two orders of the same list differ: what is gone, what is new, or that it is another order. */
function orderDifference(list: string, was: string, is: string): string {
  const [before, now] = [itemsOf(was), itemsOf(is)];
  const gone = before.filter((id) => !now.includes(id));
  const added = now.filter((id) => !before.includes(id));
  const of = list === '' ? '' : ` of ${describePath(list)}`;
  if (gone.length + added.length === 0)
    return before.length === now.length
      ? `the order${of} was ${before.join(', ')} and is ${now.join(', ')} now`
      : `the number${of} was ${String(before.length)} and is ${String(now.length)} now`;
  return [
    ...(gone.length > 0 ? [`${gone.join(', ')}${of} ${gone.length > 1 ? 'are' : 'is'} gone now`] : []),
    ...(added.length > 0 ? [`${added.join(', ')}${of} ${added.length > 1 ? 'are' : 'is'} new now`] : []),
  ].join(', and ');
}

/** The value at a path of `piecesOf`. */
function valueAt(value: PlainData, path: string): PlainData | undefined {
  const child = isBranch(value)
    ? childrenOf(value, '').all.find((one) => `${path}.`.startsWith(`${one.path}.`) || path.startsWith(`${one.path}[`))
    : undefined;
  if (path === '') return value;
  return child && valueAt(child.value, path.slice(child.path.length).replace(/^\./, ''));
}

/** Which children of data that is kept as a sum differ; empty where that can't be told. */
function childrenThatDiffer(was: string, is: string, value: PlainData | undefined): string[] {
  const [, before = ''] = / =(\w+)$/.exec(was) ?? [];
  const [, now = ''] = / =(\w+)$/.exec(is) ?? [];
  if (value === undefined || !isBranch(value) || before.length !== now.length) return [];
  return childrenOf(value, '')
    .all.filter((_child, at) => before.slice(3 * at, 3 * at + 3) !== now.slice(3 * at, 3 * at + 3))
    .map(({ path }) => path);
}

function foldDifference(path: string, was: string, is: string, current: PlainData): string {
  const value = valueAt(current, path);
  const [first, ...more] = childrenThatDiffer(was, is, value);
  if (first === undefined) return `${describePath(path)} is another now`;
  const text = JSON.stringify(valueAt(value ?? null, first)) ?? 'absent';
  const name = describePath(first.startsWith('[') || path === '' ? `${path}${first}` : `${path}.${first}`);
  const others = more.length === 0 ? '' : `, ${String(more.length)} more of it differ`;
  return `${name} is ${text.length > most.characters ? 'another' : `${readable(text)}, another,`} now${others}`;
}

/** The first path, as short as it may be, at which one of the two holds one thing and the other something else. */
function partingPath(path: string, was: Pieces, is: Pieces): string {
  const ends = [...path.matchAll(/[.[]/g)].map(({ index }) => index).filter((at) => at > 0);
  const isWhole = (one: string, pieces: Pieces) => {
    const found = piecesAt(pieces, one);
    return found.length === 0 || found.some(([rest]) => rest === '');
  };
  return ends.map((end) => path.slice(0, end)).find((one) => isWhole(one, was) || isWhole(one, is)) ?? path;
}

/** The first difference between two sets of pieces as a sentence's end, and how many others there are; null when they are the same. `current` is the data of the second. */
export function pieceDifference(was: Pieces, is: Pieces, current: PlainData): string | null {
  const differing = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((path) => was[path] !== is[path]);
  const [first] = differing.toSorted((one, other) => Number(other.endsWith('[]')) - Number(one.endsWith('[]')));
  if (first === undefined) return null;
  const list = first.endsWith('[]') ? first.slice(0, -2) : null;
  const [before, now] = [was[first], is[first]];
  if (list !== null && before !== undefined && now !== undefined)
    return withOthers(orderDifference(list, before, now), list);
  const path = partingPath(list ?? first, was, is);
  const [wasAt, isAt] = [was[path], is[path]];
  if (wasAt?.startsWith('#') && isAt?.startsWith('#') && / =\w+$/.test(wasAt))
    return withOthers(foldDifference(path, wasAt, isAt, current), path);
  const [told, toldNow] = [toldAt(was, path), toldAt(is, path)];
  if (path.endsWith(']') && toldNow === 'absent') return withOthers(`${describePath(path)} is gone now`, path);
  if (path.endsWith(']') && told === 'absent') return withOthers(`${describePath(path)} is new now`, path);
  const sentence =
    told === toldNow
      ? `${describePath(path)} is another now`
      : `${describePath(path)} was ${told} and is ${toldNow} now`;
  return withOthers(sentence, path);

  function withOthers(told: string, at: string): string {
    const rest = differing.filter((one) => piecesAt({ [one]: '' }, at).length === 0);
    return rest.length === 0 ? told : `${told} (and ${String(rest.length)} more differ)`;
  }
}
