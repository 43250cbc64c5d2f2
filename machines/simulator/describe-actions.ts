import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionsOf } from './chart-descriptions';

/** An action as XState's `type` names it when it is built of one of its own: `xstate.assign`. */
interface Built {
  type?: unknown;
  assignment?: unknown;
  event?: unknown;
  eventOrExpr?: unknown;
}

const spaced = (name: string): string => name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const typeIn = (event: unknown): string | undefined =>
  typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string'
    ? event.type
    : undefined;

/** What an action that XState builds does, as far as it says so itself. */
function describeBuiltAction(action: unknown): string | undefined {
  if (typeof action !== 'function') return undefined;
  const { type, assignment, event, eventOrExpr } = action as Built;
  if (type === 'xstate.assign')
    return typeof assignment === 'object' && assignment !== null
      ? `set ${Object.keys(assignment).join(', ')}`
      : 'set data';
  const said = typeIn(event) ?? typeIn(eventOrExpr);
  if (type === 'xstate.raise') return said === undefined ? 'say something to itself' : `say ${said} to itself`;
  if (type === 'xstate.sendTo') return said === undefined ? 'say something' : `say ${said}`;
  if (type === 'xstate.emit') return said === undefined ? 'tell everyone' : `tell everyone ${said}`;
  return type === 'xstate.enqueueActions' ? 'do several things' : undefined;
}

function actionSaid(machine: AnyStateMachine, action: unknown): string {
  const name = typeof action === 'string' ? action : typeof action === 'function' ? undefined : typeIn(action);
  if (name === undefined) return describeBuiltAction(action) ?? 'do something without a name';
  const said = describeBuiltAction((machine.implementations.actions as Record<string, unknown>)[name]);
  const tells = said?.startsWith('say ') || said?.startsWith('tell ');
  return tells && !said?.endsWith('something') ? `${spaced(name)} (${said})` : spaced(name);
}

/** What XState adds to a state that counts a delay: the delay begins on entry, and is given up on exit. */
function isOfDelay(action: unknown): boolean {
  if (typeof action !== 'function') return false;
  const { type, event, eventOrExpr } = action as Built;
  return type === 'xstate.cancel' || (typeIn(event) ?? typeIn(eventOrExpr) ?? '').startsWith('xstate.after.');
}

const inWords = (machine: AnyStateMachine, actions: readonly unknown[] = []): string[] =>
  actions.filter((action) => !isOfDelay(action)).map((action) => actionSaid(machine, action));

/** What a transition does, in its order: `drop draft (say draft.drop)`, `set form`. */
export const describeActions = ({ source, actions }: AnyTransitionDefinition): string[] =>
  inWords(source.machine as AnyStateMachine, actions);

/** What is done whenever a state is entered, and whenever it is left. */
export const describeEntry = (node: AnyStateNode): string[] => inWords(node.machine as AnyStateMachine, node.entry);
export const describeExit = (node: AnyStateNode): string[] => inWords(node.machine as AnyStateMachine, node.exit);

/** The transitions that a state tries for the same event, in the order in which their guards are asked. */
export const alternativesOf = (transition: AnyTransitionDefinition): AnyTransitionDefinition[] =>
  transitionsOf(transition.source).filter(({ eventType }) => eventType === transition.eventType);
