import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { childrenOf, statesOf } from '../../../machines/rehearsal/chart-words';

export type Expected = { ok: true; value: StateValue | undefined } | { ok: false; said: string };

const isRecord = (value: unknown): value is Record<string, StateValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** The value of a state that is entered as it begins; `undefined` for one that has no states. */
function begun(node: AnyStateNode): StateValue | undefined {
  const children = childrenOf(node);
  if (children.length === 0) return undefined;
  if (node.type === 'parallel') return Object.fromEntries(children.map((child) => [child.key, begun(child) ?? {}]));
  const first = node.initial?.target[0] as AnyStateNode | undefined;
  return first && standing(first);
}

/** The value of the state around a state that stands in this one. */
function standing(node: AnyStateNode): StateValue {
  const inside = begun(node);
  return inside === undefined ? node.key : { [node.key]: inside };
}

/** The whole state value once this state stands in it: regions beside it stay as they are. */
function valueWith(node: AnyStateNode, whole: StateValue): StateValue {
  const line = (one: AnyStateNode): AnyStateNode[] => (one.parent ? [...line(one.parent), one] : []);
  const place = ([first, ...rest]: AnyStateNode[], around: unknown): StateValue => {
    if (first === undefined) return {};
    const kept = isRecord(around) ? around : {};
    const beside = first.parent?.type === 'parallel' ? kept : {};
    if (rest.length > 0) return { ...beside, [first.key]: place(rest, kept[first.key]) };
    return first.parent?.type === 'parallel' ? { ...beside, [first.key]: begun(first) ?? {} } : standing(first);
  };
  return place(line(node), whole);
}

/** One value over another: what it doesn't name stays, as far as both have regions. */
function over(whole: unknown, part: unknown, node: AnyStateNode | undefined): unknown {
  if (!isRecord(whole) || !isRecord(part) || node === undefined) return part;
  const keys =
    node.type === 'parallel' ? [...new Set([...Object.keys(whole), ...Object.keys(part)])] : Object.keys(part);
  const states = node.states as Record<string, AnyStateNode | undefined>;
  return Object.fromEntries(
    keys.map((key) => [key, key in part ? over(whole[key], part[key], states[key]) : whole[key]]),
  );
}

/**
 * The whole state value that a person means: the name or the path of a state, or a value or a part of one as JSON, over the value that
 * stands. `undefined` where nothing is written; a sentence where it is none of this machine's.
 */
export function readExpected(text: string, machine: AnyStateMachine, stands: StateValue): Expected {
  const written = text.trim();
  if (written === '') return { ok: true, value: undefined };
  const root = machine.root as AnyStateNode;
  if (!/^[{"]/.test(written)) {
    const found = statesOf(root).filter((node) => node.key === written || pathOf(node) === written);
    const [node] = found;
    if (node === undefined) return { ok: false, said: `There is no state "${written}" in ${machine.id}.` };
    if (found.length > 1 && !found.some((one) => pathOf(one) === written))
      return { ok: false, said: `Several states are called "${written}": write ${found.map(pathOf).join(' or ')}.` };
    return { ok: true, value: valueWith(found.find((one) => pathOf(one) === written) ?? node, stands) };
  }
  try {
    const value = over(stands, JSON.parse(written), root) as StateValue;
    return { ok: true, value: machine.resolveState({ value, context: {} as never }).value };
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is no JSON' : error instanceof Error ? error.message : String(error);
    return { ok: false, said: `What you expected is no state of ${machine.id}: ${why}.` };
  }
}
