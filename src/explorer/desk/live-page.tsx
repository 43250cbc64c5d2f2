import { Button, FileButton, Group } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { describeState } from '../../../machines/simulator/describe-state';
import { classNames } from '../../parts/class-names';
import coverageClasses from './coverage-page.module.css';
import deskClasses from './desk.module.css';
import { recordingOf, type LiveContext, type liveMachine } from './live.machine';
import type { DeskRef } from './panel.types';

/** So many of what happened last are listed. */
const mostListed = 200;

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23);

/** A running console: its machines with their states, what they say to each other, and their walks once it stops. */
export function LivePage({ desk }: { desk: DeskRef }) {
  const live = useSelector(desk, ({ children }) => children.live as ActorRefFrom<typeof liveMachine> | undefined);
  return live === undefined ? null : <Live live={live} desk={desk} />;
}

function Live({ live, desk }: { live: ActorRefFrom<typeof liveMachine>; desk: DeskRef }) {
  const context = useSelector(live, (snapshot) => snapshot.context);
  const state = useSelector(live, ({ value }) => value);
  const save = () => {
    const text = JSON.stringify(recordingOf(context));
    desk.getSnapshot().context.platform.save('console.recording.json', new Blob([text], { type: 'application/json' }));
  };
  const says = {
    waiting: 'No console is attached. Open one with ?attach in its address, in this browser and at this origin.',
    recording: 'A console is attached: each transition is listed as it happens.',
    walking: 'The recording has stopped. Its machines are walked on this build …',
    walked: 'The recording has stopped.',
  }[state];
  return (
    <main className={deskClasses.whole}>
      <h1>Live</h1>
      <p role="status" className={coverageClasses.state}>
        {says}
      </p>
      {context.fault !== null && <p role="alert">{context.fault}</p>}
      <Group>
        {state === 'recording' && <Button onClick={() => live.send({ type: 'recording.stop' })}>Stop</Button>}
        {context.head !== null && (
          <Button variant="default" onClick={save}>
            Save the recording
          </Button>
        )}
        <FileButton
          accept="application/json"
          onChange={(file) => void file?.text().then((text) => live.send({ type: 'file.open', text }))}
        >
          {(props) => (
            <Button variant="default" {...props}>
              Open a recording
            </Button>
          )}
        </FileButton>
      </Group>
      {state === 'walked' && <Walks context={context} />}
      {context.entries.length > 0 && <Machines context={context} />}
      {context.entries.length > 0 && <Sequence context={context} />}
    </main>
  );
}

function Walks({ context: { walks } }: { context: LiveContext }) {
  const exact = walks.filter(({ differs }) => differs === null).length;
  return (
    <section>
      <h2>{`${String(exact)} of ${String(walks.length)} machines do the same again`}</h2>
      <div className={coverageClasses.scroll}>
        <table className={classNames(coverageClasses.table, coverageClasses.texts)}>
          <thead>
            <tr>
              <th>Machine</th>
              <th>Steps</th>
              <th>Replay</th>
            </tr>
          </thead>
          <tbody>
            {walks.map(({ number, name, steps, hash, differs }) => (
              <tr key={number} data-bad={differs !== null || undefined}>
                <th scope="row">{hash === null ? name : <a href={hash}>{name}</a>}</th>
                <td>{steps}</td>
                <td>{differs ?? 'as it was'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Each machine that runs, with the state in which it stands; the one of the last transition is marked. */
function Machines({ context: { actors, entries } }: { context: LiveContext }) {
  const stopped = new Set(entries.flatMap((entry) => (entry.is === 'stop' ? [entry.actor] : [])));
  const states = new Map(
    entries.flatMap((entry) => (entry.is === 'state' ? [[entry.actor, entry.after] as const] : [])),
  );
  const latest = entries.findLast(({ is }) => is === 'state');
  const running = actors.flatMap((actor, number) =>
    actor.kind === 'machine' && !stopped.has(number) ? [{ number, name: actor.name }] : [],
  );
  return (
    <section>
      <h2>{`${String(running.length)} machines run`}</h2>
      <div className={coverageClasses.scroll}>
        <table className={classNames(coverageClasses.table, coverageClasses.texts)}>
          <tbody>
            {running.map(({ number, name }) => (
              <tr key={number} aria-current={latest?.is === 'state' && latest.actor === number}>
                <th scope="row">{name}</th>
                <td>{states.has(number) ? describeState(states.get(number) as never) : 'as it was before'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Who said what to whom, the last of it first. */
function Sequence({ context: { actors, entries } }: { context: LiveContext }) {
  const nameOf = (number: number | null) => (number === null ? 'outside' : (actors[number]?.name ?? ''));
  const said = entries.flatMap((entry, at) => (entry.is === 'event' ? [{ ...entry, key: at }] : []));
  return (
    <section>
      <h2>{`${String(said.length)} messages, the last ones first`}</h2>
      <div className={coverageClasses.scroll}>
        <table className={classNames(coverageClasses.table, coverageClasses.texts)}>
          <thead>
            <tr>
              <th>Time</th>
              <th>From</th>
              <th>To</th>
              <th>What</th>
            </tr>
          </thead>
          <tbody>
            {said
              .slice(-mostListed)
              .toReversed()
              .map(({ key, at, from, to, event }) => (
                <tr key={key}>
                  <th scope="row">{timeOf(at)}</th>
                  <td>{nameOf(from)}</td>
                  <td>{nameOf(to)}</td>
                  <td>{event.type}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
