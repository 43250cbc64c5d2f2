import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { describeState } from '../../../machines/simulator/describe-state';
import { classNames } from '../../parts/class-names';
import { Chart } from '../chart/chart';
import { formatRecordedTest, formatRecordingTest, type ExportedTest, type FoundWalk } from '../lab/recorded-walks';
import coverageClasses from './coverage-page.module.css';
import deskClasses from './desk.module.css';
import { OpenFile } from './list-page';
import type { LiveMachine, LiveMessage } from './live-overview';
import classes from './live-page.module.css';
import { recordingOf, type liveMachine } from './live.machine';
import type { DeskRef } from './panel.types';

type LiveRef = ActorRefFrom<typeof liveMachine>;

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23);
const tableClass = classNames(coverageClasses.table, coverageClasses.texts);

/** A running console: the chart of one of its machines as it is now, all of them with their states, what they say to each other, and their walks once it stops. */
export function LivePage({ desk }: { desk: DeskRef }) {
  const live = useSelector(desk, ({ children }) => children.live as LiveRef | undefined);
  return live === undefined ? null : <Live live={live} desk={desk} />;
}

const states = {
  waiting: 'No console is attached. Open one with ?attach in its address, in this browser and at this origin.',
  recording: 'A console is attached: each transition is lit as it happens.',
  walking: 'The recording has stopped. Its machines are walked on this build …',
  walked: 'The recording has stopped.',
} as const;

function Live({ live, desk }: { live: LiveRef; desk: DeskRef }) {
  const state = useSelector(live, ({ value }) => value.session);
  const fault = useSelector(live, ({ context }) => context.fault);
  const hasHead = useSelector(live, ({ context }) => context.head !== null);
  const hasEntries = useSelector(live, ({ context }) => context.entries.length > 0);
  const save = (name: string, text: string, type: string) =>
    desk.getSnapshot().context.platform.save(name, new Blob([text], { type }));
  const saveTest = ({ file, text }: ExportedTest) =>
    save(file.slice(file.lastIndexOf('/') + 1), text, 'text/plain;charset=utf-8');
  return (
    <main className={classNames(deskClasses.whole, classes.wide)}>
      <h1>Live</h1>
      <p role="status" className={coverageClasses.state} data-idle={!hasHead || undefined}>
        {states[state]}
      </p>
      {fault !== null && <p role="alert">{fault}</p>}
      <Group>
        {state === 'recording' && <Button onClick={() => live.send({ type: 'recording.stop' })}>Stop</Button>}
        {hasHead && (
          <Button
            variant="default"
            onClick={() =>
              save(
                'console.recording.json',
                JSON.stringify(recordingOf(live.getSnapshot().context)),
                'application/json',
              )
            }
          >
            Save the recording
          </Button>
        )}
        {state === 'walked' && hasEntries && (
          <Button variant="default" onClick={() => saveTest(formatRecordingTest(live.getSnapshot().context.walks))}>
            Save as a test
          </Button>
        )}
        <OpenFile desk={desk} />
      </Group>
      {hasEntries && (
        <div className={classes.live}>
          <div className={classes.beside}>
            <Machines live={live} />
            <MachineChart live={live} />
          </div>
          {state === 'walked' && (
            <Walks
              live={live}
              onTest={saveTest}
              onOpen={(walk) => desk.send({ type: 'file.open', text: JSON.stringify(walk) })}
            />
          )}
          <Messages live={live} />
        </div>
      )}
    </main>
  );
}

interface WalksProps {
  live: LiveRef;
  onTest: (test: ExportedTest) => void;
  onOpen: (walk: NonNullable<FoundWalk['walk']>) => void;
}

function Walks({ live, onTest, onOpen }: WalksProps) {
  const walks = useSelector(live, ({ context }) => context.walks);
  const exact = walks.filter(({ differs }) => differs === null).length;
  return (
    <section>
      <h2>{`${String(exact)} of ${String(walks.length)} machines do the same again`}</h2>
      <div className={coverageClasses.scroll}>
        <table className={tableClass}>
          <thead>
            <tr>
              <th>Machine</th>
              <th>Steps</th>
              <th>Replay</th>
              <th>Test</th>
            </tr>
          </thead>
          <tbody>
            {walks.map((found) => {
              const { number, name, steps, hash, walk, path, differs } = found;
              const test = steps === 0 ? null : formatRecordedTest(found);
              const isOpenable = walk !== null && path?.within.length === 0;
              return (
                <tr key={number} data-bad={differs !== null || undefined}>
                  <th scope="row">
                    {hash !== null ? (
                      <a href={hash}>{name}</a>
                    ) : isOpenable ? (
                      <button type="button" className={classes.machine} onClick={() => onOpen(walk)}>
                        {name}
                      </button>
                    ) : (
                      name
                    )}
                  </th>
                  <td>{steps}</td>
                  <td>{differs ?? 'as it was'}</td>
                  <td>
                    {test !== null && (
                      <Button
                        size="compact-xs"
                        variant="default"
                        aria-label={`Save ${name} as a test`}
                        onClick={() => onTest(test)}
                      >
                        Save
                      </Button>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const describeLive = ({ state }: LiveMachine): string =>
  state === null ? 'as it was before' : describeState(state as never);

/** Each machine that runs, with the state in which it stands; one that changes lights up, the one of the last transition is marked. */
function Machines({ live }: { live: LiveRef }) {
  const { machines, latest } = useSelector(live, ({ context }) => context.overview);
  const chosen = useSelector(live, ({ context }) => context.chosen);
  const running = [...machines.values()].filter(({ hasEnded }) => !hasEnded);
  return (
    <section className={classes.list}>
      <h2>{`${String(running.length)} machines run`}</h2>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label="Machines that run">
        <table className={tableClass}>
          <tbody>
            {running.map((machine) => (
              <MachineRow
                key={machine.number}
                live={live}
                machine={machine}
                isLatest={machine.number === latest}
                isChosen={machine.number === chosen}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface MachineRowProps {
  live: LiveRef;
  machine: LiveMachine;
  isLatest: boolean;
  isChosen: boolean;
}

const MachineRow = memo(function MachineRow({ live, machine, isLatest, isChosen }: MachineRowProps) {
  const { number, name, changes } = machine;
  return (
    <tr className={classes.row} aria-current={isLatest}>
      <th scope="row">
        <button
          type="button"
          className={classes.machine}
          aria-pressed={isChosen}
          onClick={() => live.send({ type: 'machine.choose', number: isChosen ? null : number })}
        >
          {name}
        </button>
      </th>
      <td>
        <span key={changes} className={changes === 0 ? classes.state : classes.lit}>
          {describeLive(machine)}
        </span>
      </td>
    </tr>
  );
});

/** The chart of the machine that was chosen, with the state in which it is and its last transition. */
function MachineChart({ live }: { live: LiveRef }) {
  const machine = useSelector(live, ({ context }) => context.overview.machines.get(context.chosen ?? -1));
  const chart = useSelector(live, ({ context }) => context.chart);
  const isFitted = useSelector(live, ({ context }) => context.room !== null);
  const isDrawing = useSelector(live, ({ value }) => value.chart === 'drawing');
  if (machine === undefined)
    return (
      <section className={classes.chart}>
        <p className={classes.empty}>Choose a machine to see its chart as it is now.</p>
      </section>
    );
  const { name, event, hasEnded } = machine;
  return (
    <section className={classes.chart} aria-label={`${name} as it is now`} aria-busy={isDrawing}>
      <div className={classes.chartHead}>
        <h2>{name}</h2>
        <p className={classes.said}>
          {describeLive(machine)}
          {event !== null && ` · after ${event}`}
          {hasEnded && ' · it has ended'}
        </p>
      </div>
      {chart === null ? (
        <p className={classes.empty}>{isDrawing ? 'Drawing its chart …' : 'This build has no chart of it.'}</p>
      ) : (
        <Chart
          key={machine.name}
          layout={chart.layout}
          collapsed={chart.collapsed}
          active={machine.active}
          taken={machine.taken}
          label={`Chart of ${name}`}
          fitted={isFitted}
          onFit={(room) => live.send({ type: 'chart.fit', room })}
          onCollapse={(id) => live.send({ type: 'region.toggle', id })}
          onChoose={() => undefined}
        />
      )}
    </section>
  );
}

/** Who said what to whom, the last of it first. */
function Messages({ live }: { live: LiveRef }) {
  const { messages, messageCount } = useSelector(live, ({ context }) => context.overview);
  return (
    <section>
      <h2>{`${String(messageCount)} messages, the last ones first`}</h2>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label="Messages">
        <table className={tableClass}>
          <thead>
            <tr>
              <th>Time</th>
              <th>From</th>
              <th>To</th>
              <th>What</th>
            </tr>
          </thead>
          <tbody>
            {messages.map((message) => (
              <MessageRow key={message.number} message={message} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const MessageRow = memo(function MessageRow({ message: { at, from, to, what } }: { message: LiveMessage }) {
  return (
    <tr>
      <th scope="row">{timeOf(at)}</th>
      <td>{from}</td>
      <td>{to}</td>
      <td>{what}</td>
    </tr>
  );
});
