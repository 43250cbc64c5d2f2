import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { childrenOf, statesOf } from '../../../machines/simulator/chart-descriptions';

export type Expected = { ok: true; value: StateValue | undefined } | { ok: false; said: string };

const isRecord = (value: unknown): value is Record<string, StateValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** The value of a state that is entered as it begins; `undefined` for one that has no states. */
function initialValueOf(node: AnyStateNode): StateValue | undefined {
  const children = childrenOf(node);
  if (children.length === 0) return undefined;
  if (node.type === 'parallel')
    return Object.fromEntries(children.map((child) => [child.key, initialValueOf(child) ?? {}]));
  const first = node.initial?.target[0] as AnyStateNode | undefined;
  return first && leafValueOf(first);
}

/** The value of the state around a state that stands in this one. */
function leafValueOf(node: AnyStateNode): StateValue {
  const inside = initialValueOf(node);
  return inside === undefined ? node.key : { [node.key]: inside };
}

/** The whole state value once this state stands in it: regions beside it stay as they are. */
function valueWith(node: AnyStateNode, fullValue: StateValue): StateValue {
  const line = (one: AnyStateNode): AnyStateNode[] => (one.parent ? [...line(one.parent), one] : []);
  const place = ([first, ...rest]: AnyStateNode[], around: unknown): StateValue => {
    if (first === undefined) return {};
    const parentValue = isRecord(around) ? around : {};
    const siblingValues = first.parent?.type === 'parallel' ? parentValue : {};
    if (rest.length > 0) return { ...siblingValues, [first.key]: place(rest, parentValue[first.key]) };
    return first.parent?.type === 'parallel'
      ? { ...siblingValues, [first.key]: initialValueOf(first) ?? {} }
      : leafValueOf(first);
  };
  return place(line(node), fullValue);
}

/** One value over another: what it doesn't name stays, as far as both have regions. */
function mergeValues(fullValue: unknown, part: unknown, node: AnyStateNode | undefined): unknown {
  if (!isRecord(fullValue) || !isRecord(part) || node === undefined) return part;
  const keys =
    node.type === 'parallel' ? [...new Set([...Object.keys(fullValue), ...Object.keys(part)])] : Object.keys(part);
  const states = node.states as Record<string, AnyStateNode | undefined>;
  return Object.fromEntries(
    keys.map((key) => [key, key in part ? mergeValues(fullValue[key], part[key], states[key]) : fullValue[key]]),
  );
}

/**
 * The whole state value that a person means: the name or the path of a state, or a value or a part of one as JSON, over the value that
 * stands. `undefined` where nothing is written; a sentence where it is none of this machine's.
 */
export function readExpected(text: string, machine: AnyStateMachine, currentValue: StateValue): Expected {
  const written = text.trim();
  if (written === '') return { ok: true, value: undefined };
  const root = machine.root as AnyStateNode;
  if (!/^[{"]/.test(written)) {
    const found = statesOf(root).filter((node) => node.key === written || pathOf(node) === written);
    const [node] = found;
    if (node === undefined) return { ok: false, said: `There is no state "${written}" in ${machine.id}.` };
    if (found.length > 1 && !found.some((one) => pathOf(one) === written))
      return { ok: false, said: `Several states are called "${written}": write ${found.map(pathOf).join(' or ')}.` };
    return { ok: true, value: valueWith(found.find((one) => pathOf(one) === written) ?? node, currentValue) };
  }
  try {
    const value = mergeValues(currentValue, JSON.parse(written), root) as StateValue;
    return { ok: true, value: machine.resolveState({ value, context: {} as never }).value };
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is no JSON' : error instanceof Error ? error.message : String(error);
    return { ok: false, said: `What you expected is no state of ${machine.id}: ${why}.` };
  }
}
