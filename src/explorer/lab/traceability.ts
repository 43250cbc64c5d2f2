const requirementId = /(?<![A-Z0-9-])[A-Z][A-Z0-9]{1,5}-\d{2}(?!\d)/g;

/** The requirement ids that a title names, e.g. `DRW-26`. */
export const requirementIdsIn = (title: string): string[] => title.match(requirementId) ?? [];

/** The tests of one file that took transitions, and when and at which commit they were recorded. */
export interface RecordedFile {
  file: string;
  recorded: string;
  titles: readonly string[];
}

/** What stands in `traceability.json`: the tests, counted through all files, and by machine the arrows that something takes. */
export interface TraceabilityFile {
  files: readonly RecordedFile[];
  machines: Readonly<
    Record<
      string,
      {
        scenarios: readonly string[];
        /** By the id of the transition: the numbers of the scenarios whose samples take it, and those of the tests. */
        arrows: Readonly<Record<string, readonly [scenarios: string, tests: string]>>;
      }
    >
  >;
}

export const arrowSources = ['nothing', 'samples', 'tests', 'journeys', 'requirements'] as const;
/** By what arrows are told apart. */
export type ArrowSource = (typeof arrowSources)[number];
export const isArrowSource = (text: string): text is ArrowSource => (arrowSources as readonly string[]).includes(text);
type Source = Exclude<ArrowSource, 'nothing'>;

/** A test that took an arrow. */
export interface ArrowTest {
  file: string;
  title: string;
  recorded: string;
  /** It drives the console in a browser. */
  isJourney: boolean;
}

/** What stands behind one arrow. */
export interface ArrowTrace {
  scenarios: readonly string[];
  tests: readonly ArrowTest[];
  /** The requirements that the titles of those tests name, in order. */
  requirements: readonly string[];
}

export interface Traceability {
  /** When and at which commit most lately something was recorded. */
  recorded: string;
  /** By the ids of transitions, of all machines. */
  arrows: ReadonlyMap<string, ArrowTrace>;
  /** How many transitions of each machine something takes. */
  byMachine: ReadonlyMap<string, ArrowFigures>;
  /** What is required, by its id. */
  sentences: ReadonlyMap<string, string>;
}

/** `0-2,5` is `[0, 1, 2, 5]`. */
export const parseRanges = (text: string): number[] =>
  text === ''
    ? []
    : text.split(',').flatMap((range) => {
        const [from = 0, to = from] = range.split('-').map(Number);
        return Array.from({ length: to - from + 1 }, (_none, at) => from + at);
      });

export const isJourneyFile = (file: string): boolean => file.startsWith('e2e/');

export const byName = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const uniqueSorted = (names: readonly string[]) => [...new Set(names)].toSorted(byName);

/** The tests of the file in the order of their numbers. */
export const testsOf = ({ files }: Pick<TraceabilityFile, 'files'>): ArrowTest[] =>
  files.flatMap(({ file, recorded, titles }) =>
    titles.map((title) => ({ file, title, recorded, isJourney: isJourneyFile(file) })),
  );

/** @param requirements the text of docs/requirements.tsv */
export function readTraceability(file: TraceabilityFile, requirements = ''): Traceability {
  const tests = testsOf(file);
  const arrows = new Map<string, ArrowTrace>();
  for (const { scenarios, arrows: own } of Object.values(file.machines))
    for (const [id, [ofScenarios, ofTests]] of Object.entries(own)) {
      const takers = parseRanges(ofTests).flatMap((number) => tests[number] ?? []);
      arrows.set(id, {
        scenarios: parseRanges(ofScenarios).flatMap((number) => scenarios[number] ?? []),
        tests: takers,
        requirements: uniqueSorted(takers.flatMap(({ title }) => requirementIdsIn(title))),
      });
    }
  const rows = requirements.split('\n').map((line) => line.split('\t'));
  return {
    recorded:
      file.files
        .map(({ recorded }) => recorded)
        .toSorted(byName)
        .at(-1) ?? '',
    arrows,
    byMachine: new Map(
      Object.entries(file.machines).map(([name, own]) => [name, countArrows({ arrows }, Object.keys(own.arrows))]),
    ),
    sentences: new Map(rows.map(([id = '', _area, _where, sentence = '']) => [id, sentence])),
  };
}

/** How many samples' scenarios, tests, journeys or requirements stand behind an arrow. */
export function countTakers(trace: ArrowTrace | undefined, source: Source): number {
  if (trace === undefined) return 0;
  if (source === 'samples') return trace.scenarios.length;
  if (source === 'tests') return trace.tests.length;
  return source === 'journeys' ? trace.tests.filter(({ isJourney }) => isJourney).length : trace.requirements.length;
}

export interface ArrowFigures extends Record<Source, number> {
  all: number;
  /** Arrows behind which nothing of all this stands. */
  untaken: number;
}

/** How many transitions of these machines neither a journey nor a test of a requirement takes, and of which machines, the most first. */
export function countUntested({ byMachine }: Pick<Traceability, 'byMachine'>, names: readonly string[]) {
  const known = names.flatMap((name) => {
    const figures = byMachine.get(name);
    return figures === undefined ? [] : [{ name, all: figures.all, untested: figures.all - figures.tests }];
  });
  const sumOf = (figure: 'all' | 'untested') => known.reduce((total, machine) => total + machine[figure], 0);
  const machines = known.filter(({ untested }) => untested > 0);
  return {
    all: sumOf('all'),
    untested: sumOf('untested'),
    machines: machines.toSorted((one, other) => other.untested - one.untested),
  };
}

/** How many of these arrows each source takes. */
export function countArrows({ arrows }: Pick<Traceability, 'arrows'>, ids: readonly string[]): ArrowFigures {
  const taken = (source: Source) => ids.filter((id) => countTakers(arrows.get(id), source) > 0).length;
  const isUntaken = (id: string) => {
    const { scenarios = [], tests = [] } = arrows.get(id) ?? {};
    return scenarios.length + tests.length === 0;
  };
  return {
    all: ids.length,
    samples: taken('samples'),
    tests: taken('tests'),
    journeys: taken('journeys'),
    requirements: taken('requirements'),
    untaken: ids.filter(isUntaken).length,
  };
}
