import { describeState } from '../../../machines/simulator/describe-state';
import { childrenOf, isBranch, itemsOf } from '../../../machines/simulator/pieces';
import type { PlainData } from '../../../machines/simulator/plain-data';
import type { Frame } from './lab.types';

/** What two moments of a walk have differently: where it stands, and what one and the other have there; `absent` where there is nothing. */
export interface MomentDifference {
  section: 'state' | 'runs within' | 'is asked' | 'runs out' | 'context' | 'view';
  path: string;
  one: string;
  other: string;
}

const absent = 'absent';
/** Beyond this many characters a value is cut. */
const longest = 160;
/** So much of what is the same stands before the difference of two long values. */
const lead = 24;

const formatOrder = (order: string | null): string => (order === null ? absent : itemsOf(order).join(', '));
const cutFrom = (text: string, from: number): string =>
  `${from > 0 ? '…' : ''}${text.slice(from, from + longest)}${text.length > from + longest ? '…' : ''}`;

/** Two values as they are read: long ones from where they differ. */
function formatBoth(one: PlainData | undefined, other: PlainData | undefined): [string, string] {
  const [text, otherText] = [one, other].map((value) => (value === undefined ? absent : JSON.stringify(value)));
  if (text === undefined || otherText === undefined) return [absent, absent];
  const parting = [...text].findIndex((letter, at) => letter !== otherText[at]);
  const isLong = text.length > longest && otherText.length > longest;
  const from = isLong && parting > lead ? parting - lead : 0;
  return [cutFrom(text, from), cutFrom(otherText, from)];
}

function differences(
  section: MomentDifference['section'],
  one: PlainData | undefined,
  other: PlainData | undefined,
  path = '',
): MomentDifference[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) {
    const [text, otherText] = formatBoth(one, other);
    return [{ section, path, one: text, other: otherText }];
  }
  const [within, otherWithin] = [childrenOf(one, path), childrenOf(other, path)];
  const [values, otherValues] = [within, otherWithin].map(
    ({ all }) => new Map(all.map((child) => [child.path, child.value])),
  );
  const order = { section, path: `${path}[]`, one: formatOrder(within.order), other: formatOrder(otherWithin.order) };
  return [
    ...(within.order === otherWithin.order ? [] : [order]),
    ...[...new Set([...(values?.keys() ?? []), ...(otherValues?.keys() ?? [])])].flatMap((at) =>
      differences(section, values?.get(at), otherValues?.get(at), at),
    ),
  ];
}

/** What is named in words in one or both of two moments. */
function namedDifferences(
  section: MomentDifference['section'],
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): MomentDifference[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((path) => one.get(path) !== other.get(path))
    .map((path) => ({ section, path, one: one.get(path) ?? absent, other: other.get(path) ?? absent }));
}

const withinOf = ({ within }: Frame) => new Map(within.map(({ way, value }) => [way, describeState(value)]));
const asksOf = ({ asks }: Frame) =>
  new Map(
    asks.filter(({ standing }) => standing === 'open').map(({ port, nth }) => [`${port} #${String(nth)}`, 'open']),
  );
const timersOf = ({ timers }: Frame) => new Map(timers.map(({ says }) => [says, 'running']));

/** Two moments of a walk beside each other: only what differs, states first. */
export function compareMoments(one: Frame, other: Frame): MomentDifference[] {
  const [state, otherState] = [describeState(one.value), describeState(other.value)];
  return [
    ...(state === otherState ? [] : [{ section: 'state' as const, path: '', one: state, other: otherState }]),
    ...namedDifferences('runs within', withinOf(one), withinOf(other)),
    ...namedDifferences('is asked', asksOf(one), asksOf(other)),
    ...namedDifferences('runs out', timersOf(one), timersOf(other)),
    ...differences('context', one.context, other.context),
    ...differences('view', one.view, other.view),
  ];
}
