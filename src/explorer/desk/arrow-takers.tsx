import { Button, NativeSelect } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { takerWords } from '../chart/chart-names';
import type { ArrowTakers } from '../chart/drawn-edge';
import type { ChartEdge } from '../chart/layout.types';
import {
  arrowSources,
  countTakers,
  isArrowSource,
  type ArrowTest,
  type ArrowSource,
  type Traceability,
} from '../lab/traceability';
import classes from './arrow-takers.module.css';
import { defaultViewOptions, type ViewOptions } from './location';
import type { DeskRef } from './panel.types';

const sourceNames: Record<ArrowSource, string> = { nothing: 'Arrows by: nothing', ...takerWords.sources };
const takerNames = {
  samples: ['scenario of the samples', 'scenarios of the samples', 'samples'],
  tests: ['test', 'tests', 'journeys or tests of requirements'],
  journeys: ['journey', 'journeys', 'journeys'],
  requirements: ['requirement', 'requirements', 'tests of requirements'],
} as const;
const { tones } = takerWords;
type Tone = ArrowTakers['tone'];

const toneOf = (count: number): Tone => (count === 0 ? 'none' : count === 1 ? 'one' : 'several');
const plural = (count: number, [one, many]: readonly [string, string, ...string[]]): string =>
  `${String(count)} ${count === 1 ? one : many}`;

/** How the arrows of a chart are told apart; null where they aren't, or where nothing is known of that chart. */
export function findArrowTakers(
  edges: readonly Pick<ChartEdge, 'id'>[],
  traceability: Traceability | null,
  { arrows: source, only }: Pick<ViewOptions, 'arrows' | 'only'>,
): ReadonlyMap<string, ArrowTakers> | null {
  if (source === 'nothing' || traceability === null) return null;
  const { arrows } = traceability;
  if (!edges.some(({ id }) => arrows.has(id))) return null;
  const names = takerNames[source];
  return new Map(
    edges.map(({ id }) => {
      const count = countTakers(arrows.get(id), source);
      const words = `taken by ${count === 0 ? `no ${names[0]}` : plural(count, names)}`;
      return [id, { tone: toneOf(count), words, faded: only === 'untaken' && count > 0 }];
    }),
  );
}

export const useArrowOptions = (desk: DeskRef): Pick<ViewOptions, 'arrows' | 'only'> =>
  useSelector(desk, ({ context: { place } }) => (place.page === 'machine' ? place.outlook : defaultViewOptions));

/** By what the arrows are told apart, how many each tone has, and a filter for those that nothing takes. */
export function ArrowChoice({ desk, takers }: { desk: DeskRef; takers: ReadonlyMap<string, ArrowTakers> | null }) {
  const { arrows, only } = useArrowOptions(desk);
  const traceability = useSelector(desk, ({ context }) => context.traceability);
  const choose = (outlook: Partial<ViewOptions>) => desk.send({ type: 'outlook.choose', outlook });
  const all = [...(takers?.values() ?? [])];
  const untaken = all.filter(({ tone }) => tone === 'none').length;
  return (
    <>
      <NativeSelect
        aria-label="Tell arrows apart by"
        size="xs"
        value={arrows}
        onChange={({ currentTarget: { value } }) => isArrowSource(value) && choose({ arrows: value, only: 'all' })}
      >
        {arrowSources.map((source) => (
          <option key={source} value={source}>
            {sourceNames[source]}
          </option>
        ))}
      </NativeSelect>
      {arrows !== 'nothing' && (
        <div className={classes.legend} role="group" aria-label="Legend of the arrows">
          <span role="status">
            {traceability === null
              ? 'Reading what takes the arrows …'
              : takers === null
                ? 'Nothing was recorded of this chart: only machines of the list have figures.'
                : `${String(all.length - untaken)} of ${String(all.length)} arrows taken by ${takerNames[arrows][2]}`}
          </span>
          {takers !== null && (
            <>
              {(['several', 'one', 'none'] as const).map((tone) => (
                <Key key={tone} tone={tone} count={all.filter((one) => one.tone === tone).length} />
              ))}
              <Button
                variant="default"
                size="compact-xs"
                aria-pressed={only === 'untaken'}
                disabled={untaken === 0 && only === 'all'}
                onClick={() => choose({ only: only === 'all' ? 'untaken' : 'all' })}
              >
                Nothing stands behind: {untaken}
              </Button>
              {arrows !== 'samples' && traceability !== null && (
                <span className={classes.recorded}>Recorded {traceability.recorded}</span>
              )}
            </>
          )}
        </div>
      )}
    </>
  );
}

function Key({ tone, count }: { tone: Tone; count: number }) {
  return (
    <span className={classes.key}>
      <svg className={classes[tone]} width="28" height="10" viewBox="0 0 28 10" aria-hidden="true">
        <path d="M1 5H20" />
        <path className={classes.tip} d="M20 1 27 5 20 9Z" />
      </svg>
      {tones[tone]}: {count}
    </span>
  );
}

/** What stands behind one arrow: scenarios, requirements, and the tests that took it. */
export function TakersOfArrow({ desk, id }: { desk: DeskRef; id: string }) {
  const traceability = useSelector(desk, ({ context }) => context.traceability);
  if (traceability === null)
    return (
      <section className={classes.takers} aria-label="What takes it">
        <p role="status">Looking for what takes it …</p>
      </section>
    );
  const { recorded, sentences } = traceability;
  const { scenarios = [], tests = [], requirements = [] } = traceability.arrows.get(id) ?? {};
  const journeys = tests.filter(({ isJourney }) => isJourney);
  const others = tests.filter(({ isJourney }) => !isJourney);
  return (
    <section className={classes.takers} aria-label="What takes it">
      <p>
        {scenarios.length === 0 ? 'No sample takes it.' : `Samples take it from ${formatNames(scenarios)}.`}{' '}
        {journeys.length === 0 && 'No journey takes it.'}{' '}
        {requirements.length === 0 && 'No requirement stands behind it.'}
      </p>
      {requirements.length > 0 && (
        <details>
          <summary>{plural(requirements.length, takerNames.requirements)}</summary>
          <ul>
            {requirements.map((one) => (
              <li key={one}>
                <strong>{one}</strong> {sentences.get(one)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <TestList name={plural(journeys.length, takerNames.journeys)} tests={journeys} recorded={recorded} />
      <TestList
        name={plural(others.length, ['test of requirements', 'tests of requirements'])}
        tests={others}
        recorded={recorded}
      />
    </section>
  );
}

const namedAtMost = 3;
const formatNames = (names: readonly string[]): string =>
  names.length <= namedAtMost
    ? names.map((name) => `“${name}”`).join(', ')
    : `${names
        .slice(0, namedAtMost)
        .map((name) => `“${name}”`)
        .join(', ')} and ${String(names.length - namedAtMost)} others`;

/** Tests by their files; of one that wasn't recorded with the latest, when it was. */
function TestList({ name, tests, recorded }: { name: string; tests: readonly ArrowTest[]; recorded: string }) {
  if (tests.length === 0) return null;
  const files = [...new Set(tests.map(({ file }) => file))];
  return (
    <details>
      <summary>{name}</summary>
      <ul>
        {files.map((file) => {
          const own = tests.filter((one) => one.file === file);
          return (
            <li key={file}>
              <code>{file}</code>
              {own[0]?.recorded !== recorded && ` (recorded ${own[0]?.recorded ?? ''})`}
              <ul>
                {own.map(({ title }, at) => (
                  <li key={at}>{title}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
