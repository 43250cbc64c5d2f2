import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { getStateNodes } from 'xstate';
import { describeInvoked, invokedActorOf, type InvokedActor } from '../../../machines/simulator/invoked-actors';
import { describeState } from '../../../machines/simulator/describe-state';
import { Hint } from '../../parts/hint';
import { formatCondition } from '../chart/label';
import type { ChartEdge, ChartLayout, ChartNode } from '../chart/layout.types';
import { isMachineName } from '../lab/exhibit';
import type { Path } from '../lab/paths';
import { TakersOfArrow } from './arrow-takers';
import classes from './chosen-card.module.css';
import type { PanelProps } from './panel.types';
import { eventIdOf, formatLocation } from './location';
import { useFocusFallback } from '../../parts/lost-focus';
import type { DrawnMachine } from './inner-machine';

/** What was chosen in a chart, with the name that its card has; null for what isn't drawn. */
export function findChosen({ nodes, edges }: ChartLayout, id: string | null) {
  const node = nodes.find((one) => one.id === id);
  const edge = edges.find((one) => one.id === id);
  if (node !== undefined) return { node, edge: null, name: node.path || node.key };
  return edge === undefined ? null : { node: null, edge, name: edge.event };
}

interface ChosenCardProps extends PanelProps {
  drawn: DrawnMachine;
  chosen: NonNullable<ReturnType<typeof findChosen>>;
  onClose: () => void;
}

/** The element of a state or a transition in the drawing. */
export const findDrawnElement = (area: ParentNode | null | undefined, id: string | null): SVGGElement | undefined =>
  [...(area?.querySelectorAll<SVGGElement>('[data-node], [data-edge]') ?? [])].find(
    ({ dataset }) => dataset['node'] === id || dataset['edge'] === id,
  );

/** The card of the state or the transition that was chosen in the chart, with the way to it. */
export function ChosenCard({ desk, walk, frame, drawn, chosen: { node, edge, name }, onClose }: ChosenCardProps) {
  const cardRef = useRef<HTMLElement>(null);
  useFocusFallback(cardRef);
  const { id } = node ?? edge;
  useLayoutEffect(() => {
    const card = cardRef.current;
    card?.removeAttribute('data-low');
    const [own, its] = [card, findDrawnElement(card?.parentElement, id)].map((one) => one?.getBoundingClientRect());
    if (!card || !own || !its) return;
    const covers = own.left < its.right && its.left < own.right && own.top < its.bottom && its.top < own.bottom;
    card.toggleAttribute('data-low', covers);
  }, [id]);
  return (
    <aside ref={cardRef} tabIndex={-1} className={classes.card} aria-label={`About ${name}`}>
      <header>
        <h2>{name}</h2>
        <Hint label="Close (Esc)">
          <ActionIcon aria-label="Close" size="sm" onClick={onClose}>
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
        </Hint>
      </header>
      {node === null ? (
        <>
          <AboutEdge drawn={drawn} edge={edge} />
          <TakersOfArrow desk={desk} id={edge.id} />
        </>
      ) : (
        <AboutState desk={desk} frame={frame} drawn={drawn} node={node} />
      )}
      {drawn.way === '' && <Way desk={desk} walk={walk} frame={frame} node={node} id={id} />}
    </aside>
  );
}

interface AboutProps {
  drawn: DrawnMachine;
}

function AboutState({
  desk,
  frame,
  drawn,
  node,
}: AboutProps & Pick<PanelProps, 'desk' | 'frame'> & { node: ChartNode }) {
  const { machine, folder, way } = drawn;
  const { says, invokes, tags, entry, exit } = node;
  return (
    <>
      {says !== '' && <p>{says}</p>}
      {invokes.map((id) => (
        <Runs
          key={id}
          desk={desk}
          frame={frame}
          run={invokedActorOf(machine, id)}
          way={way === '' ? id : `${way}/${id}`}
        />
      ))}
      {entry.length > 0 && <p>On entry: {entry.join(', ')}.</p>}
      {exit.length > 0 && <p>On exit: {exit.join(', ')}.</p>}
      {tags.length > 0 && <p>Tags: {tags.join(', ')}.</p>}
      <InCode names={[node.id]} file={fileOf(folder, machine.id)} />
    </>
  );
}

function AboutEdge({ drawn: { machine, folder, layout }, edge }: AboutProps & { edge: ChartEdge }) {
  const pathOf = (id: string) => layout.nodes.find((node) => node.id === id)?.path || id;
  const alternatives = layout.edges
    .filter(({ from, eventType }) => from === edge.from && eventType === edge.eventType)
    .sort((one, other) => (one.nth ?? 0) - (other.nth ?? 0));
  const leads = ({ to, also }: ChartEdge) => (to === null ? 'stays' : [to, ...also].map(pathOf).join(' and '));
  return (
    <>
      <p>
        Taken {formatCondition(edge) || 'always'}.{edge.to === null && ' It stays where it is.'}
      </p>
      {edge.to !== null && (
        <p>
          From <code>{pathOf(edge.from)}</code> to <code>{leads(edge)}</code>.
        </p>
      )}
      {/^(?!xstate\.)\w[\w.]*$/.test(edge.eventType) && (
        <p>
          <a href={formatLocation({ page: 'map', at: eventIdOf(edge.eventType), open: [] })}>
            Who hears and sends {edge.eventType}
          </a>
        </p>
      )}
      <p>{edge.does.length === 0 ? 'It does nothing else.' : `Does: ${edge.does.join(', then ')}.`}</p>
      {alternatives.length > 1 && (
        <>
          <p>Tried in this order, until one holds:</p>
          <ol className={classes.alternatives}>
            {alternatives.map((one) => (
              <li key={one.id} value={one.nth ?? undefined} aria-current={one.id === edge.id || undefined}>
                {formatCondition(one) || 'always'}: <code>{leads(one)}</code>
                {one.does.length > 0 && <> ({one.does.join(', ')})</>}
              </li>
            ))}
          </ol>
        </>
      )}
      <InCode
        names={[edge.eventType || 'always', ...(edge.guard === null ? [] : [edge.guard])]}
        file={fileOf(folder, machine.id)}
      />
    </>
  );
}

interface RunsProps extends Pick<PanelProps, 'desk' | 'frame'> {
  run: InvokedActor | undefined;
  way: string;
}

/** What a state runs: a machine, a list or a work leads to its own chart, and to where it stands while it runs. */
function Runs({ desk, frame, run, way }: RunsProps) {
  if (run === undefined) return null;
  const { kind, name, machine } = run;
  const chart =
    kind === 'work'
      ? 'operation'
      : kind === 'list' || kind === 'infiniteList' || kind === 'resource'
        ? kind
        : isMachineName(name)
          ? name
          : null;
  const inner = machine === null ? undefined : frame.within.find((one) => one.way === way);
  const waits = kind === 'work' && frame.asks.some(({ port, standing }) => port === name && standing === 'open');
  const runText = describeInvoked(run);
  return (
    <p>
      Runs {chart === null ? runText : <a href={`#/${chart}`}>{runText}</a>} while it lasts.{' '}
      {waits && 'It is under way: the outbox has not answered. '}
      {inner !== undefined && (
        <Button size="compact-xs" variant="default" onClick={() => desk.send({ type: 'within.choose', way })}>
          Look into it: {describeState(inner.value)}
        </Button>
      )}
    </p>
  );
}

const fileOf = (folder: string, id: string): string =>
  `${folder}/${folder.slice(folder.lastIndexOf('/') + 1) || id}.machine.ts`;

/** How a state or a transition is called where it is written, and where that is. */
function InCode({ names, file }: { names: readonly string[]; file: string }) {
  return (
    <p className={classes.code}>
      In code:{' '}
      {names.map((name) => (
        <Fragment key={name}>
          <code>{name}</code>{' '}
        </Fragment>
      ))}
      in <code>{file}</code>
    </p>
  );
}

/** The way there, where one leads there and the machine doesn't stand there already. */
function Way({ desk, walk, frame, node, id }: PanelProps & { node: ChartNode | null; id: string }) {
  const paths = useSelector(desk, ({ context }) => context.paths);
  const { machine } = useSelector(walk, ({ context }) => context.exhibit);
  if (node !== null && frame.active.includes(id)) return <p>The machine stands here.</p>;
  if (paths === null) return <p role="status">Looking for the way here …</p>;
  const way = [...paths.states, ...paths.transitions].find((one) => one.id === id)?.by ?? null;
  if (way === null) return <p>No path of the samples leads here.</p>;
  const ends = getStateNodes(machine.root, way.value).some((one) => one.id === id);
  if (node !== null && !ends) return <p>Passed through at once: nobody can stand here.</p>;
  return (
    <Button size="xs" data-step={`walk ${id}`} onClick={() => walk.send({ type: 'path.take', path: way })}>
      {node === null ? 'Walk to it and take it' : 'Walk here'} ({lengthOf(way)})
    </Button>
  );
}

function lengthOf({ events: { length } }: Path): string {
  return length === 0 ? 'the start' : length === 1 ? '1 step' : `${String(length)} steps`;
}
