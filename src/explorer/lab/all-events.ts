import { events } from 'virtual:machine-drawings';

/** An event by its type, with the machines of the roster that hear it and those that send it. */
export interface FoundEvent {
  type: string;
  receivedBy: string[];
  sentBy: string[];
}

/** Every event that a machine hears or sends, by its name. */
export async function readAllEvents(): Promise<readonly FoundEvent[]> {
  const machineEvents = await Promise.all(
    Object.entries(events).map(async ([name, load]) => ({ name, ...(await load()).default })),
  );
  const types = [...new Set(machineEvents.flatMap(({ hears, sends }) => [...hears, ...sends]))].sort();
  const those = (has: (one: (typeof machineEvents)[number]) => boolean) =>
    machineEvents.filter(has).map(({ name }) => name);
  return types.map((type) => ({
    type,
    receivedBy: those(({ hears }) => hears.includes(type)),
    sentBy: those(({ sends }) => sends.includes(type)),
  }));
}
