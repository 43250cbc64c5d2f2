import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { getStateNodes } from 'xstate';
import { Hint } from '../../parts/hint';
import { conditionSaid } from '../chart/label';
import type { ChartEdge, ChartLayout, ChartNode } from '../chart/layout.types';
import type { Path } from '../lab/paths';
import classes from './chosen-card.module.css';
import type { PanelProps } from './machine-page';
import { useKeptFocus } from './use-kept-focus';

/** What was chosen in a chart, with the name that its card has; null for what isn't drawn. */
export function chosenIn({ nodes, edges }: ChartLayout, id: string | null) {
  const node = nodes.find((one) => one.id === id);
  const edge = edges.find((one) => one.id === id);
  if (node !== undefined) return { node, edge: null, name: node.path || node.key };
  return edge === undefined ? null : { node: null, edge, name: edge.event };
}

interface ChosenCardProps extends PanelProps {
  chosen: NonNullable<ReturnType<typeof chosenIn>>;
  onClose: () => void;
}

/** The element of a state or a transition in the drawing. */
export const drawnAs = (area: ParentNode | null | undefined, id: string | null): SVGGElement | undefined =>
  [...(area?.querySelectorAll<SVGGElement>('[data-node], [data-edge]') ?? [])].find(
    ({ dataset }) => dataset['node'] === id || dataset['edge'] === id,
  );

/** The card of the state or the transition that was chosen in the chart, with the way to it. */
export function ChosenCard({ desk, walk, frame, chosen: { node, edge, name }, onClose }: ChosenCardProps) {
  const cardRef = useRef<HTMLElement>(null);
  useKeptFocus(cardRef);
  const { id } = node ?? edge;
  useLayoutEffect(() => {
    const card = cardRef.current;
    card?.removeAttribute('data-low');
    const [own, its] = [card, drawnAs(card?.parentElement, id)].map((one) => one?.getBoundingClientRect());
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
      {node === null ? <AboutEdge edge={edge} /> : <AboutState node={node} />}
      <Way desk={desk} walk={walk} frame={frame} node={node} id={id} />
    </aside>
  );
}

function AboutState({ node: { says, invokes, tags } }: { node: ChartNode }) {
  return (
    <>
      {says !== '' && <p>{says}</p>}
      {invokes.length > 0 && <p>Runs {invokes.join(', ')} while it lasts.</p>}
      {tags.length > 0 && <p>Tags: {tags.join(', ')}.</p>}
    </>
  );
}

function AboutEdge({ edge }: { edge: ChartEdge }) {
  return (
    <p>
      Taken {conditionSaid(edge) || 'always'}.{edge.to === null && ' It stays where it is.'}
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
