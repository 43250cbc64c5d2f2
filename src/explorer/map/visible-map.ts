import { eventIn } from '../desk/location';
import { outside, type MapLink, type MapNode, type SystemMap } from './system-map';

/** What of the map is looked at. */
export interface MapPlace {
  /** A machine, a port, or `event:` and the type of an event; null for all machines. */
  at: string | null;
  /** The areas whose machines stand open. */
  open: readonly string[];
}

/** A machine or a port, or an area in the place of those in it. */
export interface VisibleNode {
  id: string;
  name: string;
  kind: MapNode['kind'] | 'area';
  area: string;
  /** How many it stands for. */
  count: number;
}

/** What two do with each other, in both directions. */
export interface VisibleLink {
  id: string;
  from: string;
  to: string;
  forth: readonly MapLink[];
  back: readonly MapLink[];
}

export interface VisibleMap {
  /** The areas that stand open, with their frames. */
  frames: readonly string[];
  nodes: readonly VisibleNode[];
  links: readonly VisibleLink[];
}

export const areaIdOf = (area: string): string => `area:${area}`;
/** So many neighbours of one area stand side by side; more are the area. */
const sideBySide = 10;

/** What is shown of a link: of one event, its messages alone. */
const linksOf = ({ links }: SystemMap, at: string | null): MapLink[] => {
  const event = eventIn(at);
  if (event !== null)
    return links.flatMap((link) => {
      const messages = link.messages.filter((message) => message.event === event);
      return messages.length === 0 ? [] : [{ ...link, runs: [], asks: false, messages }];
    });
  if (at !== null) return links.filter(({ from, to }) => from === at || to === at);
  return links.filter(({ from, to }) => ![from, to].some((id) => id === 'page' || id.startsWith('port:')));
};

/** The machines that hear an event, and those that are linked to the chosen one, with it; all machines where none is. */
function shownIds(map: SystemMap, at: string | null, links: readonly MapLink[]): Set<string> {
  if (at === null) return new Set([...map.nodes.values()].filter(({ kind }) => kind === 'machine').map(({ id }) => id));
  const event = eventIn(at);
  const takers = [...map.connections].filter(([, { receives }]) => receives.some((one) => one.event === event));
  const senders = [...map.connections].filter(([, { sends }]) => sends.some((one) => one.event === event));
  return new Set([
    ...(map.nodes.has(at) ? [at] : []),
    ...links.flatMap(({ from, to }) => [from, to]),
    ...[...takers, ...senders].map(([name]) => name),
  ]);
}

/** What is drawn of the map at that place: areas are folded unless they stand open, or hold few of what is shown around one machine. */
export function visibleMapOf(map: SystemMap, { at, open }: MapPlace): VisibleMap {
  const links = linksOf(map, at);
  const ids = shownIds(map, at, links);
  const byArea = new Map<string, MapNode[]>();
  for (const node of [...ids].flatMap((id) => map.nodes.get(id) ?? []))
    byArea.set(node.area, [...(byArea.get(node.area) ?? []), node]);
  const frames: string[] = [];
  const nodes: VisibleNode[] = [];
  const drawnAs = new Map<string, string>();
  for (const [area, members] of [...byArea].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const others = members.filter(({ id }) => id !== at);
    const isOpen = open.includes(area) || (at !== null && others.length <= sideBySide);
    const folded = isOpen ? [] : others;
    if (folded.length < members.length) frames.push(area);
    for (const node of members) {
      const isFolded = folded.includes(node);
      drawnAs.set(node.id, isFolded ? areaIdOf(area) : node.id);
      if (!isFolded) nodes.push({ ...node, count: 1 });
    }
    if (folded.length > 0) nodes.push({ id: areaIdOf(area), name: area, kind: 'area', area, count: folded.length });
  }
  const joined = new Map<string, { from: string; to: string; forth: MapLink[]; back: MapLink[] }>();
  for (const link of links) {
    const [from, to] = [drawnAs.get(link.from), drawnAs.get(link.to)];
    if (from === undefined || to === undefined || from === to) continue;
    const reverse = joined.get(`${to} ${from}`);
    if (reverse !== undefined) reverse.back.push(link);
    else {
      const known = joined.get(`${from} ${to}`) ?? { from, to, forth: [], back: [] };
      joined.set(`${from} ${to}`, known);
      known.forth.push(link);
    }
  }
  const runsIn = (some: readonly MapLink[]) => some.filter(({ runs }) => runs.length > 0).length;
  return {
    frames,
    nodes,
    links: [...joined].map(([id, { from, to, forth, back }]) =>
      runsIn(back) > runsIn(forth)
        ? { id, from: to, to: from, forth: back, back: forth }
        : { id, from, to, forth, back },
    ),
  };
}

const most = 3;

/** What is written at a link between two that stand alone: how it is run, and the first events. */
export function labelLinesOf({ forth, back }: VisibleLink): string[] {
  const linesOf = (links: readonly MapLink[], arrow: string): string[] => {
    const events = [...new Set(links.flatMap(({ messages }) => messages.map(({ event }) => event)))];
    const shown = events.slice(0, events.length > most ? most - 1 : most).map((event) => `${arrow} ${event}`);
    return [
      ...(links.some(({ runs }) => runs.length > 0) ? ['runs'] : []),
      ...(links.some(({ asks }) => asks) ? ['asks'] : []),
      ...shown,
      ...(events.length > shown.length ? [`${arrow} ${String(events.length - shown.length)} more`] : []),
    ];
  };
  return [...linesOf(forth, '→'), ...linesOf(back, '←')];
}

/** A link in a sentence, for whoever hears it. */
export function describeLink(link: VisibleLink, nameOf: (id: string) => string): string {
  return `${nameOf(link.from)} and ${nameOf(link.to)}: ${labelLinesOf(link).join(', ')}`;
}

/** The area of an id that is one. */
export const areaIn = (id: string): string | null => (id.startsWith('area:') ? id.slice('area:'.length) : null);
export const isOutside = (area: string): boolean => area === outside;
