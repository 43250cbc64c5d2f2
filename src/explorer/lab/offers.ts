import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { childrenOf, conditionOf, type MachineDescriptions } from '../../../machines/simulator/chart-descriptions';
import { activeNodes } from '../../../machines/kit/internals';
import type { MachineSamples } from '../../../machines/simulator/samples';
import type { Offer } from './lab.types';
import { eventsOf } from './payload';
import type { Payloads } from './payloads.types';
import { endedActorOf, portIdsOf } from '../../../machines/simulator/port-ids';
import { minimalValueOf } from './schemas';

/** An event of that type with the fields that its types require; its type alone where they know nothing of it. */
export function skeletonOf(type: string, payloads?: Payloads): AnyEventObject {
  const schema = payloads !== undefined && Object.hasOwn(payloads.events, type) ? payloads.events[type] : undefined;
  const fields = schema === undefined ? {} : minimalValueOf(schema, payloads?.definitions ?? {});
  return { ...(fields as object), type };
}

const replaceUnserializable = (_key: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;

/** Events that read the same once. */
function distinct(events: readonly AnyEventObject[]): AnyEventObject[] {
  const byText = new Map(
    events.map((event) => [JSON.stringify(event, replaceUnserializable), event]).reverse() as [
      string,
      AnyEventObject,
    ][],
  );
  return events.filter((event) => byText.get(JSON.stringify(event, replaceUnserializable)) === event);
}

const isMatch = (descriptor: string, type: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

function guardsFor(node: AnyStateNode, type: string): unknown[] {
  return [...node.transitions]
    .filter(([descriptor]) => isMatch(descriptor, type))
    .flatMap(([, transitions]) => transitions.map(({ guard }): unknown => guard));
}

function refusal(words: MachineDescriptions, snapshot: AnyMachineSnapshot, type: string): string {
  const active = activeNodes(snapshot);
  const guards = active.flatMap((node) => guardsFor(node, type));
  if (guards.length === 0) {
    const leaves = active.filter((node) => childrenOf(node).length === 0).sort((one, other) => one.order - other.order);
    const names = leaves.map(({ path }) => path.join('.')).filter((name) => name !== '');
    return names.length === 0 || names.length > 4
      ? 'Not heard in any state that is lit.'
      : `Not heard in ${names.join(', ')}.`;
  }
  if (guards.every((guard) => guard === undefined)) return 'Heard, and nothing comes of it.';
  const conditions = guards.filter((guard) => guard !== undefined).map((guard) => conditionOf(words, guard));
  return `Only when: ${[...new Set(conditions)].join('; or ')}.`;
}

function offerOf(words: MachineDescriptions, snapshot: AnyMachineSnapshot, event: AnyEventObject): Offer {
  if (snapshot.status !== 'active') return { event, accepted: false, why: 'The machine has ended.' };
  try {
    if (snapshot.can(event)) return { event, accepted: true, why: null };
  } catch (error) {
    const lastLine = error instanceof Error ? (error.message.split('\n').at(-1) ?? '') : String(error);
    return { event, accepted: false, why: `A condition fails on this payload: ${lastLine}` };
  }
  return { event, accepted: false, why: refusal(words, snapshot, event.type) };
}

/**
 * Every event that a person, a parent, a child or a system actor may send now: the samples of this life, those of other lives for what it has
 * none of, and what the machine declares beyond all samples, with the fields that its types require. What is accepted stands first; one type's payloads stand together.
 */
export function offersOf(
  machine: AnyStateMachine,
  words: MachineDescriptions,
  samples: MachineSamples,
  lifeName: string,
  snapshot: AnyMachineSnapshot,
  payloads?: Payloads,
): Offer[] {
  const own = samples.lives.find(({ name }) => name === lifeName)?.events ?? samples.events;
  const known = new Set(own.map(({ type }) => type));
  const others = eventsOf(samples).filter(({ type }) => !known.has(type));
  for (const { type } of others) known.add(type);
  const bare = machine.events
    .filter((type) => !type.startsWith('xstate.') && !type.includes('*') && type !== '' && !known.has(type))
    .map((type) => skeletonOf(type, payloads));
  const ports = portIdsOf(machine);
  const children = snapshot.children as Record<string, AnyActorRef | undefined>;
  const mayCome = ({ type }: AnyEventObject): boolean => {
    if (!type.startsWith('xstate.')) return true;
    const id = endedActorOf(type);
    return id !== undefined && !ports.has(id) && children[id]?.getSnapshot()?.status === 'active';
  };
  const offers = distinct([...own, ...others, ...bare])
    .filter(mayCome)
    .map((event) => offerOf(words, snapshot, event));
  const acceptedTypes = new Set(offers.filter(({ accepted }) => accepted).map(({ event }) => event.type));
  const rank = ({ event, accepted }: Offer) => [!acceptedTypes.has(event.type), event.type, !accepted] as const;
  return offers.sort((one, other) => {
    const [left, right] = [rank(one), rank(other)];
    const at = left.findIndex((part, index) => part !== right[index]);
    return at < 0 ? 0 : String(left[at]) < String(right[at]) ? -1 : 1;
  });
}
