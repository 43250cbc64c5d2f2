import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { machineNames } from '../lab/exhibit';
import type { CheckedMachine } from '../lab/check';
import { countUntested, type ArrowFigures, type Traceability } from '../lab/traceability';
import classes from './coverage-page.module.css';
import type { DeskRef } from './panel.types';
import deskClasses from './desk.module.css';

const sum = (machines: readonly CheckedMachine[], of: (machine: CheckedMachine) => number) =>
  machines.reduce((total, machine) => total + of(machine), 0);
const number = (value: number) => value.toLocaleString('en');
const counted = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;

const traceColumns = [
  ['Journeys', 'journeys'],
  ['Requirements', 'requirements'],
] as const;

type Figures = Pick<ArrowFigures, 'journeys' | 'requirements'>;

/** How many transitions of a machine something takes beside the samples. */
const figuresOf = ({ name }: CheckedMachine, { byMachine }: Traceability): Figures =>
  byMachine.get(name) ?? { journeys: 0, requirements: 0 };

/** So many machines are named as those that tests leave most to the samples. */
const mostNamed = 10;

/** What neither a journey nor a test of a requirement takes, and of which machines most. */
function UntestedArrows({ checked, traceability }: { checked: readonly CheckedMachine[]; traceability: Traceability }) {
  const { all, untested, machines } = countUntested(
    traceability,
    checked.map(({ name }) => name),
  );
  return (
    <section aria-labelledby="untested" className={classes.untested}>
      <h2 id="untested">Taken by samples alone</h2>
      <p>
        No journey and no test of a requirement takes {number(untested)} of {counted(all, 'transition', 'transitions')}.
        {machines.length > 0 && ' Most of them:'}
      </p>
      {machines.length > 0 && (
        <ol>
          {machines.slice(0, mostNamed).map((machine) => (
            <li key={machine.name}>
              <a href={`#/${machine.name}?arrows=tests&only=untaken`}>{machine.name}</a> {machine.untested} of{' '}
              {machine.all}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** How far the tests' samples lead, machine by machine; everything must be reached. */
export function CoveragePage({ desk }: { desk: DeskRef }) {
  const checked = useSelector(desk, ({ context }) => context.checked);
  const traceability = useSelector(desk, ({ context }) => context.traceability);
  const done = useSelector(desk, (snapshot) => snapshot.matches({ checking: 'done' }));
  const figures: Figures | null = traceability && {
    journeys: sum(checked, (machine) => figuresOf(machine, traceability).journeys),
    requirements: sum(checked, (machine) => figuresOf(machine, traceability).requirements),
  };
  const faults = checked.filter((machine) => machine.faults.length > 0).length;
  return (
    <main className={deskClasses.whole}>
      <h1>What the tests reach</h1>
      <p role="status" className={classes.state} data-bad={faults > 0 || undefined}>
        {!done && `Walking every path: ${String(checked.length)} of ${String(machineNames.length)} machines …`}
        {done && faults === 0 && `All ${String(checked.length)} machines: every state reached, every transition taken.`}
        {done && faults > 0 && `${String(faults)} of ${String(checked.length)} machines have faults.`}
      </p>
      {traceability !== null && (
        <p className={classes.recorded}>
          Which transitions journeys and tests of requirements take was recorded {traceability.recorded}.
        </p>
      )}
      {done && traceability !== null && <UntestedArrows checked={checked} traceability={traceability} />}
      <div className={classes.scroll} tabIndex={0} role="group" aria-label="Coverage by machine">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Machine</th>
              <th scope="col" className={classes.count}>
                Lives
              </th>
              <th scope="col" className={classes.count}>
                Events
              </th>
              <th scope="col" className={classes.count}>
                Paths
              </th>
              <th scope="col">States</th>
              <th scope="col">Transitions</th>
              {traceColumns.map(([column]) => (
                <th key={column} scope="col" className={classes.count}>
                  {column}
                </th>
              ))}
              <th scope="col">Reached</th>
            </tr>
          </thead>
          <tbody>
            {checked.map((machine) => (
              <Row key={machine.name} machine={machine} traceability={traceability} />
            ))}
          </tbody>
          {done && (
            <tfoot>
              <tr>
                <th scope="row">
                  {checked.length} machines
                  <Counts
                    lives={sum(checked, ({ lives }) => lives)}
                    events={sum(checked, ({ events }) => events)}
                    walks={sum(checked, ({ walks }) => walks)}
                    figures={figures}
                  />
                </th>
                <td className={classes.count}>{number(sum(checked, ({ lives }) => lives))}</td>
                <td className={classes.count}>{number(sum(checked, ({ events }) => events))}</td>
                <td className={classes.count}>{number(sum(checked, ({ walks }) => walks))}</td>
                <td>
                  {sum(checked, ({ states }) => states.reached)} / {sum(checked, ({ states }) => states.all)}
                </td>
                <td>
                  {sum(checked, ({ transitions }) => transitions.taken)} /{' '}
                  {sum(checked, ({ transitions }) => transitions.all)}
                </td>
                {traceColumns.map(([column, source]) => (
                  <td key={column} className={classes.count}>
                    {figures !== null &&
                      `${number(figures[source])} / ${number(sum(checked, ({ transitions }) => transitions.all))}`}
                  </td>
                ))}
                <td />
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </main>
  );
}

/** What a phone has no columns for. */
function Counts({
  lives,
  events,
  walks,
  figures,
}: Pick<CheckedMachine, 'lives' | 'events' | 'walks'> & { figures: Figures | null }) {
  return (
    <span className={classes.counts}>
      {counted(lives, 'life', 'lives')}, {counted(events, 'event', 'events')}, {counted(walks, 'path', 'paths')}
      {figures !== null &&
        `; ${counted(figures.journeys, 'transition', 'transitions')} by journeys, ${number(figures.requirements)} by tests of requirements`}
    </span>
  );
}

function Row({ machine, traceability }: { machine: CheckedMachine; traceability: Traceability | null }) {
  const { name, lives, events, walks, states, transitions, faults } = machine;
  const figures = traceability && figuresOf(machine, traceability);
  return (
    <tr data-bad={faults.length > 0 || undefined}>
      <th scope="row">
        <a href={`#/${name}?tab=paths`}>{name}</a>
        <Counts lives={lives} events={events} walks={walks} figures={figures} />
        {faults.map((fault) => (
          <p key={fault} className={classes.fault}>
            {fault}
          </p>
        ))}
      </th>
      <td className={classes.count}>{number(lives)}</td>
      <td className={classes.count}>{number(events)}</td>
      <td className={classes.count}>{number(walks)}</td>
      <td>
        {states.reached} / {states.all}
      </td>
      <td>
        {transitions.taken} / {transitions.all}
      </td>
      {traceColumns.map(([column, source]) => (
        <td key={column} className={classes.count}>
          {figures !== null && (
            <a href={`#/${name}?arrows=${source}&only=untaken`}>
              {figures[source]} / {transitions.all}
            </a>
          )}
        </td>
      ))}
      <td>
        {faults.length === 0 ? (
          <IconCheck size={16} className={classes.good} aria-label="all" />
        ) : (
          <IconAlertTriangle size={16} className={classes.bad} aria-label="not all" />
        )}
      </td>
    </tr>
  );
}
