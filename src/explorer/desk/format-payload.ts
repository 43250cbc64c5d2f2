import { toPlainData, type PlainData } from '../../../machines/simulator/plain-data';

const shorter = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The payload of an event on one line, without its type; empty when it has none. */
export function formatPayload(event: { type: string }, most = 160): string {
  const { type: _type, ...rest } = event;
  return shorter(
    Object.entries(rest)
      .map(([key, value]) => `${key}: ${lineOf(value)}`)
      .join(', '),
    most,
  );
}

/** Data on one line; empty for nothing. */
export function formatPlain(value: PlainData, most = 160): string {
  if (value === null) return '';
  if (typeof value !== 'object' || Array.isArray(value)) return shorter(lineOf(value), most);
  return formatPayload({ type: '', ...value }, most);
}

function lineOf(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '“”' : value;
  return JSON.stringify(toPlainData(value));
}

/** Every piece of data in a payload by its path. */
function piecesOf(value: unknown, path = ''): Map<string, string> {
  const plain = toPlainData(value);
  if (typeof plain !== 'object' || plain === null || Object.keys(plain).length === 0)
    return new Map([[path, lineOf(plain)]]);
  return new Map(
    Object.entries(plain).flatMap(([key, one]) => [...piecesOf(one, path === '' ? key : `${path}.${key}`)]),
  );
}

/** What tells a payload from those of other samples of the same type; all of it where nothing does. */
export function formatDistinguishing(event: { type: string }, others: readonly { type: string }[], most = 80): string {
  const [own, otherPieces] = [
    piecesOf(event),
    others.filter((other) => other !== event).map((other) => piecesOf(other)),
  ];
  const telling = [...own].filter(([path, text]) => otherPieces.some((other) => other.get(path) !== text));
  if (telling.length === 0) return formatPayload(event, most);
  return shorter(telling.map(([path, text]) => `${path.slice(path.lastIndexOf('.') + 1)}: ${text}`).join(', '), most);
}

/** The fewest pieces of a payload that tell it from all the others; empty where none does. */
export function formatLeastDistinguishing(
  event: { type: string },
  others: readonly { type: string }[],
  most = 60,
): string {
  const own = [...piecesOf(event)];
  let left = others.map((other) => piecesOf(other));
  const parts: string[] = [];
  const apart = ([path, text]: [string, string]) => left.filter((other) => other.get(path) !== text).length;
  while (left.length > 0) {
    const best = own.reduce<[string, string] | null>(
      (one, piece) => (apart(piece) > (one === null ? 0 : apart(one)) ? piece : one),
      null,
    );
    if (best === null) break;
    const [path, text] = best;
    parts.push(`${path.slice(path.lastIndexOf('.') + 1)}: ${text}`);
    left = left.filter((other) => other.get(path) === text);
  }
  return shorter(parts.join(', '), most);
}

/** World time as a clock shows it, in the time zone of the samples. */
export const formatWorldTime = (now: number): string => new Date(now).toISOString().slice(0, 19).replace('T', ' ');
