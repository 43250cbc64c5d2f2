import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Fragment, useEffect, useMemo } from 'react';
import { describeState } from '../../../machines/simulator/describe-state';
import { shortId, formatTransition } from '../lab/format-step';
import { formatPath, type Path, type Paths } from '../lab/paths';
import { AdversePanel } from './adverse-panel';
import type { PanelProps } from './panel.types';
import panel from './panel.module.css';
import { createEventFormatter } from './event-formatter';
import classes from './paths-panel.module.css';

/** Every path that the samples lead along, what of the machine they reach, and what of it they don't. */
export function PathsPanel({ desk, walk }: PanelProps) {
  const paths = useSelector(desk, ({ context }) => context.paths);
  useEffect(() => desk.send({ type: 'paths.open' }), [desk]);
  const take = (path: Path) => walk.send({ type: 'path.take', path });
  if (paths === null)
    return (
      <p role="status" className={panel.quiet}>
        Walking every path …
      </p>
    );
  const { states, transitions, broken } = paths;
  return (
    <>
      {broken.length > 0 && (
        <section className={panel.section} aria-labelledby="broken">
          <h2 id="broken">Found on a path</h2>
          <ul className={panel.list}>
            {broken.map(({ said, by }) => (
              <li key={said} className={classes.broken}>
                <span>{said}</span>
                <Button size="xs" color="red" variant="default" data-step={`show ${said}`} onClick={() => take(by)}>
                  Show it
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Reached
        title="States"
        items={states.map(({ id, reached, by }) => ({ id, reached, by, name: shortId(id) }))}
        onTake={take}
      />
      <Reached
        title="Transitions"
        items={transitions.map(({ id, taken, by }) => ({ id, reached: taken, by, name: formatTransition(id) }))}
        onTake={take}
      />
      <AdversePanel walk={walk} />
      <Walks desk={desk} walk={walk} paths={paths} onTake={take} />
    </>
  );
}

interface ReachedItem {
  id: string;
  name: string;
  reached: boolean;
  by: Path | null;
}

function Reached({
  title,
  items,
  onTake,
}: {
  title: string;
  items: readonly ReachedItem[];
  onTake: (path: Path) => void;
}) {
  const reached = items.filter((item) => item.reached).length;
  const isFullyReached = reached === items.length;
  return (
    <details className={classes.group} open={!isFullyReached}>
      <summary>
        {isFullyReached ? (
          <IconCheck size={16} aria-hidden="true" className={classes.good} />
        ) : (
          <IconAlertTriangle size={16} aria-hidden="true" className={classes.bad} />
        )}
        {title}: {reached} of {items.length} reached
      </summary>
      <ul className={classes.items}>
        {items.map(({ id, name, reached: isReached, by }) => (
          <li key={id} data-missed={!isReached || undefined}>
            <code>{name}</code>
            {by === null ? (
              <span className={classes.bad}>not reached</span>
            ) : (
              <Button
                size="xs"
                variant="subtle"
                aria-label={`Walk to ${name}`}
                data-step={`walk ${id}`}
                onClick={() => onTake(by)}
              >
                Walk
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface WalksProps extends Omit<PanelProps, 'frame'> {
  paths: Paths;
  onTake: (path: Path) => void;
}

/** Everything by which a path is found. */
const textOf = (path: Path, formatPathEvent: Tell): string =>
  [
    path.life,
    formatPath(path),
    ...path.events.flatMap((event) => Object.values(formatPathEvent(event))),
    describeState(path.value),
  ]
    .join(' ')
    .toLowerCase();

function Walks({ desk, walk, paths, onTake }: WalksProps) {
  const exhibit = useSelector(walk, ({ context }) => context.exhibit);
  const filter = useSelector(desk, ({ context }) => context.pathFilter);
  const listed = useSelector(desk, ({ context }) => context.pathsListed);
  const formatPathEvent = useMemo(() => createEventFormatter(exhibit), [exhibit]);
  const wanted = filter.trim().toLowerCase();
  const found =
    wanted === '' ? paths.walks : paths.walks.filter((path) => textOf(path, formatPathEvent).includes(wanted));
  return (
    <section className={panel.section} aria-labelledby="walks">
      <h2 id="walks">
        {found.length === paths.walks.length
          ? `${String(paths.walks.length)} paths`
          : `${String(found.length)} of ${String(paths.walks.length)} paths`}
      </h2>
      <TextInput
        aria-label="Find a path by its events or its end"
        placeholder="Find a path by its events or its end"
        type="search"
        value={filter}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        onChange={({ currentTarget }) => desk.send({ type: 'paths.filter', text: currentTarget.value })}
      />
      <ul className={panel.list}>
        {found.slice(0, listed).map((path, index) => (
          <li key={index}>
            <button
              type="button"
              className={classes.path}
              data-step={`path ${String(paths.walks.indexOf(path))}`}
              onClick={() => onTake(path)}
            >
              <span className={classes.life}>{path.life}</span>
              <span className={classes.steps}>
                {path.events.length === 0 ? formatPath(path) : <Events events={path.events} tell={formatPathEvent} />}
              </span>
              <code className={classes.end}>{describeState(path.value)}</code>
            </button>
          </li>
        ))}
      </ul>
      {found.length > listed && (
        <Button size="sm" variant="default" onClick={() => desk.send({ type: 'paths.more' })}>
          Show more ({found.length - listed} left)
        </Button>
      )}
    </section>
  );
}

type Tell = ReturnType<typeof createEventFormatter>;

function Events({ events, tell: formatPathEvent }: Pick<Path, 'events'> & { tell: Tell }) {
  return events.map((event, index) => {
    const { said, detail } = formatPathEvent(event);
    return (
      <Fragment key={index}>
        {index > 0 && ' → '}
        {said}
        {detail !== '' && <small className={classes.detail}> {detail}</small>}
      </Fragment>
    );
  });
}
