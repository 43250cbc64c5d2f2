import type { WalkPicture } from './walk-pictures';

/** A saved walk that differs now. */
export interface DifferingWalk {
  machine: string;
  /** How the walk begins, or where it stands in a recording. */
  named: string;
  /** The first difference, in a sentence. */
  said: string;
  /** Leads to it: a link, or the sentence of where it is kept. */
  link: string;
  /** The picture of the chart there; null for one that has none. */
  picture: Pick<WalkPicture, 'file'> | null;
}

interface WalkGroups {
  differing: readonly DifferingWalk[];
  /** How many walks of each machine were replayed. */
  replayed: ReadonlyMap<string, number>;
  /** The machines that a machine runs. */
  runs: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many links of a group are told. */
  mostLinks: number;
}

/** The machine and its difference, the same whichever step it is of. */
export const alikeOf = ({ machine, said }: DifferingWalk): string =>
  `${machine}: ${said.replace(/^Step \d+ /, 'Step ')}`;

/** The walks whose first differences are the same, the most frequent first. */
export function groupAlike<One extends DifferingWalk>(walks: readonly One[]): One[][] {
  const groups = [...new Set(walks.map(alikeOf))].map((alike) => walks.filter((walk) => alikeOf(walk) === alike));
  return groups.toSorted((one, other) => other.length - one.length);
}

/** What differs, a heading a machine; those that run none that differs come first. */
export function formatWalkGroups({ differing, replayed, runs, mostLinks }: WalkGroups): string[] {
  const names = [...new Set(differing.map(({ machine }) => machine))];
  const runsOf = (name: string) => names.filter((other) => other !== name && runs.get(name)?.has(other));
  const inOrder = names.toSorted((one, other) => runsOf(one).length - runsOf(other).length);
  return inOrder.flatMap((name) => {
    const walks = differing.filter(({ machine }) => machine === name);
    return [
      `${name}: ${String(walks.length)} of ${String(replayed.get(name) ?? walks.length)} walks differ`,
      ...runsOf(name).map((other) => `  ${name} runs ${other}, which differs itself: look there first.`),
      ...groupAlike(walks).flatMap((group) => {
        const said = group[0]?.said ?? '';
        const more = group.length - mostLinks;
        return [
          group.length === 1 ? `  ${said}` : `  ${String(group.length)} walks, first differing alike: ${said}`,
          ...group.slice(0, mostLinks).flatMap(({ named, link }) => [`    ${named}`, `      ${link}`]),
          ...group.slice(0, 1).flatMap(({ picture }) => (picture === null ? [] : [`    ${picture.file}`])),
          ...(more > 0 ? [`    and ${String(more)} more`] : []),
        ];
      }),
    ];
  });
}
