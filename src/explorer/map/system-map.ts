import { connections } from 'virtual:machine-drawings';
import type { Connections, RunConnection } from '../../../machines/simulator/connections';
import { screenMachines } from '../../../machines/screen-machines.gen';
import { isMachineName, rosterEntryOf } from '../lab/exhibit';

/** One machine, port or part of the page. A port has the id `port:` and its name. */
export interface MapNode {
  id: string;
  name: string;
  kind: 'machine' | 'port' | 'page';
  /** That of a machine; `outside` for everything else. */
  area: string;
}

/** An event that one says to another, with the ids of the transitions of the one that send it. */
export interface MapMessage {
  event: string;
  by: readonly string[];
}

/** All that one does with another. */
export interface MapLink {
  from: string;
  to: string;
  /** How the other is called where this one runs it. */
  runs: string[];
  messages: MapMessage[];
  /** The other is a port that it asks. */
  asks: boolean;
}

/** Everything that runs in the console: who runs whom, who says what to whom, who asks what. */
export interface SystemMap {
  nodes: ReadonlyMap<string, MapNode>;
  links: readonly MapLink[];
  /** By the names of the machines. */
  connections: ReadonlyMap<string, Connections>;
}

export const outside = 'outside';
export const portIdOf = (port: string): string => `port:${port}`;
/** What is emitted is heard by the page. */
const page: MapNode = { id: 'page', name: 'the page', kind: 'page', area: outside };

/** The machines of the roster that this run stands for. The samples have a screen of theirs in the place of every real one. */
function machinesOf({ kind, name }: RunConnection): string[] {
  if (kind === 'work') return ['outbox'];
  if (kind !== 'machine') return isMachineName(kind) ? [kind] : [];
  if (name === 'sampleScreen') return Object.keys(screenMachines);
  return isMachineName(name) ? [name] : [];
}

/** The map of these machines, with what each runs and says. */
export function createSystemMap(known: ReadonlyMap<string, Connections>): SystemMap {
  const nodes = new Map<string, MapNode>([[page.id, page]]);
  const links = new Map<string, MapLink>();
  const linkOf = (from: string, to: string): MapLink => {
    const key = `${from} ${to}`;
    const link = links.get(key) ?? { from, to, runs: [], messages: [], asks: false };
    links.set(key, link);
    return link;
  };
  for (const name of known.keys()) {
    const area = isMachineName(name) ? rosterEntryOf(name).area : outside;
    nodes.set(name, { id: name, name, kind: 'machine', area });
  }
  const ask = (name: string, port: string) => {
    const id = portIdOf(port);
    nodes.set(id, { id, name: port, kind: 'port', area: outside });
    linkOf(name, id).asks = true;
  };
  const say = (from: string, to: string, message: MapMessage) => {
    if (known.has(to) || to === page.id) linkOf(from, to).messages.push(message);
  };
  for (const [name, { runs }] of known) {
    for (const run of runs) {
      if (run.kind === 'port' || run.kind === 'resource') ask(name, run.name);
      if (run.kind === 'work') say(name, 'outbox', { event: 'mutation.submit', by: [] });
      else
        for (const machine of machinesOf(run))
          if (machine !== name) linkOf(name, machine).runs.push(run.id === 'sampleScreen' ? machine : run.id);
    }
  }
  const runners = (name: string) =>
    [...links.values()].flatMap(({ from, to, runs }) => (to === name && runs.length > 0 ? [from] : []));
  const takes = (name: string, event: string) => known.get(name)?.receives.some((one) => one.event === event) ?? false;
  for (const [name, { runs, sends }] of known) {
    const around = runners(name);
    for (const { to, event, by } of sends) {
      const message = { event, by };
      const run = runs.find(({ id }) => id === to);
      if (to === 'everyone') say(name, page.id, message);
      else if (to === 'parent') for (const runner of around) if (takes(runner, event)) say(name, runner, message);
      if (run !== undefined) for (const machine of machinesOf(run)) say(name, machine, message);
      else if (known.has(to)) say(name, to, message);
    }
  }
  return { nodes, links: [...links.values()], connections: known };
}

let loaded: Promise<SystemMap> | undefined;

/** The map of the console, by what the build found out of each machine. */
export const loadSystemMap = (): Promise<SystemMap> =>
  (loaded ??= Promise.all(
    Object.entries(connections).map(async ([name, load]) => [name, (await load()).default] as const),
  ).then((all) => createSystemMap(new Map(all))));
