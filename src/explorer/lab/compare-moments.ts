import { describeState } from '../../../machines/simulator/describe-state';
import { piecesOf } from '../../../machines/simulator/pieces';
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

function differences(section: MomentDifference['section'], one: PlainData, other: PlainData): MomentDifference[] {
  const [ones, others] = [piecesOf(one), piecesOf(other)];
  return [...new Set([...Object.keys(ones), ...Object.keys(others)])]
    .filter((path) => ones[path] !== others[path])
    .map((path) => ({ section, path, one: ones[path] ?? absent, other: others[path] ?? absent }));
}

const listed = (items: readonly string[]): PlainData => Object.fromEntries(items.map((item) => [item, true]));
const withinOf = ({ within }: Frame): PlainData =>
  Object.fromEntries(within.map(({ way, value }) => [way, describeState(value)]));
const asksOf = ({ asks }: Frame): PlainData =>
  listed(asks.filter(({ standing }) => standing === 'open').map(({ port, nth }) => `${port} #${String(nth)}`));
const timersOf = ({ timers }: Frame): PlainData => listed(timers.map(({ says }) => says));

/** Two moments of a walk beside each other: only what differs, states first. */
export function compareMoments(one: Frame, other: Frame): MomentDifference[] {
  const [state, otherState] = [describeState(one.value), describeState(other.value)];
  return [
    ...(state === otherState ? [] : [{ section: 'state' as const, path: '', one: state, other: otherState }]),
    ...differences('runs within', withinOf(one), withinOf(other)),
    ...differences('is asked', asksOf(one), asksOf(other)),
    ...differences('runs out', timersOf(one), timersOf(other)),
    ...differences('context', one.context, other.context),
    ...differences('view', one.view, other.view),
  ];
}
