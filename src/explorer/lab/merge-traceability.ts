import { byName, parseRanges, testsOf, type RecordedFile, type TraceabilityFile } from './traceability';

/** What one test took, as its run wrote it: the ids of transitions, of whatever machines were there. */
export interface TestRecording {
  /** From the root of the repository. */
  file: string;
  title: string;
  taken: readonly string[];
}

/** What the charts of today have of one machine. */
export interface MachineArrows {
  name: string;
  /** The id that begins those of its states and transitions. */
  machineId: string;
  /** The ids of its transitions. */
  arrows: readonly string[];
  /** The scenarios of its samples, each with the transitions that they take. */
  scenarios: readonly { name: string; taken: readonly string[] }[];
}

const prefixOf = (id: string): string => /^[^. ]*/.exec(id)?.[0] ?? '';

function groupBy<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** The kinds of machines of which each screen and question makes one of its own, under a name of its own. */
const kinds = ['list', 'infiniteList', 'resource', 'operation'];

/** A transition without the names of its machine, of whom it asks, and of which of a list's questions it is: it is one and the same in all machines of a kind. */
const shapeOf = (id: string, machineId = prefixOf(id)): string =>
  id
    .replaceAll(new RegExp(`(?<![\\w.])${machineId}(?=[. ]|$)|(?<=\\.)${machineId}(?=\\.)`, 'g'), '*')
    .replace(/(xstate\.(?:done|error)\.actor)\.\w+(?=\[)/, '$1.*')
    .replace(/(?<=^\*\.asking)\.\w+(?= --xstate\.)/, '')
    .replace(/(?<=^\*\.asking\.choosing --always)\[\d+\](--> \*\.asking)\.\w+$/, '$1');

/** By each recorded id, the arrows of charts that stand for it, with their machine: none for one that no chart has. */
function findArrows(machines: readonly MachineArrows[], ids: ReadonlySet<string>): Map<string, [string, string][]> {
  const own = new Map(machines.flatMap(({ name, arrows }) => arrows.map((arrow) => [arrow, name])));
  const drawn = new Set(machines.map(({ machineId }) => machineId));
  const found = new Map<string, [string, string][]>();
  const others = groupBy(
    [...ids].filter((id) => !own.has(id) && !drawn.has(prefixOf(id))),
    prefixOf,
  );
  for (const id of ids) {
    const name = own.get(id);
    if (name !== undefined) found.set(id, [[name, id]]);
  }
  const shapes = machines
    .filter(({ name }) => kinds.includes(name))
    .map(({ name, machineId, arrows }) => ({ name, byShape: groupBy(arrows, (id) => shapeOf(id, machineId)) }));
  for (const alike of others.values()) {
    const matches = shapes.map(({ name, byShape }) => ({
      name,
      byShape,
      count: alike.filter((id) => byShape.has(shapeOf(id))).length,
    }));
    const [kind] = matches.toSorted((one, other) => other.count - one.count);
    for (const id of alike)
      found.set(
        id,
        (kind?.byShape.get(shapeOf(id)) ?? []).map((arrow) => [kind?.name ?? '', arrow]),
      );
  }
  return found;
}

/** `[0, 1, 2, 5]` is `0-2,5`. */
export function formatRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last !== undefined && number <= last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${String(from)}-${String(to)}`)).join(',');
}

/** What the tests of a file took, as the file of before has it. */
function recordingsIn(before: TraceabilityFile): (TestRecording & { recorded: string })[] {
  const tests = testsOf(before).map(({ file, title, recorded }) => ({ file, title, recorded, taken: [] as string[] }));
  for (const { arrows } of Object.values(before.machines))
    for (const [id, [, ofTests]] of Object.entries(arrows))
      for (const number of parseRanges(ofTests)) tests[number]?.taken.push(id);
  return tests;
}

export interface MergeInput {
  before: TraceabilityFile;
  /** What was recorded now; of a file that is in it, nothing of before stays. */
  recordings: readonly TestRecording[];
  /** When and at which commit. */
  recorded: string;
  machines: readonly MachineArrows[];
  /** Whether that file of tests is still there. */
  isThere: (file: string) => boolean;
}

/** The file anew: of the samples and charts of today, of what was recorded now, and of what else was recorded before and still holds. */
export function mergeTraceability({ before, recordings, recorded, machines, isThere }: MergeInput): TraceabilityFile {
  const renewed = new Set(recordings.map(({ file }) => file));
  const tests = [
    ...recordingsIn(before).filter(({ file }) => !renewed.has(file) && isThere(file)),
    ...recordings.map((one) => ({ ...one, recorded })),
  ].toSorted((one, other) => byName(one.file, other.file) || byName(one.title, other.title));
  const files: RecordedFile[] = [...groupBy(tests, ({ file }) => file)].map(([file, own]) => ({
    file,
    recorded: own[0]?.recorded ?? '',
    titles: own.map(({ title }) => title),
  }));
  const arrowsOf = findArrows(machines, new Set(tests.flatMap(({ taken }) => taken)));
  const takers = new Map<string, Set<number>>();
  for (const [number, { taken }] of tests.entries())
    for (const id of taken)
      for (const [machine, arrow] of arrowsOf.get(id) ?? []) {
        const key = `${machine} ${arrow}`;
        takers.set(key, (takers.get(key) ?? new Set()).add(number));
      }
  const drawn = machines
    .toSorted((one, other) => byName(one.name, other.name))
    .map(({ name, arrows, scenarios }) => {
      const entries = arrows.toSorted(byName).flatMap((id): [string, [string, string]][] => {
        const ofScenarios = scenarios.flatMap(({ taken }, number) => (taken.includes(id) ? [number] : []));
        const both: [string, string] = [
          formatRanges(ofScenarios),
          formatRanges([...(takers.get(`${name} ${id}`) ?? [])]),
        ];
        return both.every((text) => text === '') ? [] : [[id, both]];
      });
      return [name, { scenarios: scenarios.map((one) => one.name), arrows: Object.fromEntries(entries) }] as const;
    });
  return { files, machines: Object.fromEntries(drawn) };
}

/** The arrows of the file that no chart has any more, each in a sentence. */
export function findLostArrows(
  file: Pick<TraceabilityFile, 'machines'>,
  machines: readonly Pick<MachineArrows, 'name' | 'arrows'>[],
): string[] {
  const known = new Map(machines.map(({ name, arrows }) => [name, new Set(arrows)]));
  return Object.entries(file.machines).flatMap(([name, { arrows }]) => {
    const own = known.get(name);
    if (own === undefined) return [`There is no machine "${name}" any more.`];
    return Object.keys(arrows).flatMap((id) => (own.has(id) ? [] : [`${name} has no arrow "${id}" any more.`]));
  });
}

/** The file as text: a line for each test and each arrow, so that a change shows as what it changes. */
export function formatTraceability({ files, machines }: TraceabilityFile): string {
  const lines = (all: readonly string[]) => (all.length === 0 ? '' : `\n${all.join(',\n')}\n`);
  const ofFiles = files.map(
    ({ file, recorded, titles }) =>
      `{"file":${JSON.stringify(file)},"recorded":${JSON.stringify(recorded)},"titles":[${lines(titles.map((title) => JSON.stringify(title)))}]}`,
  );
  const ofMachines = Object.entries(machines).map(([name, { scenarios, arrows }]) => {
    const own = Object.entries(arrows).map(([id, both]) => `${JSON.stringify(id)}:${JSON.stringify(both)}`);
    return `${JSON.stringify(name)}:{"scenarios":${JSON.stringify(scenarios)},"arrows":{${lines(own)}}}`;
  });
  return `{"files":[${lines(ofFiles)}],\n"machines":{${lines(ofMachines)}}}\n`;
}
