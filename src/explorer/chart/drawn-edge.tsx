import { memo } from 'react';
import { classNames } from '../../parts/class-names';
import { edgeName, type ElementHighlights } from './chart-names';
import { expandBox as larger, arrowPath, linePath } from './chart-shapes';
import classes from './drawing.module.css';
import { labelText } from './label';
import type { ChartEdge, Point } from './layout.types';

/** The fill of the frame around something: of an odd or even level, or lit. */
export type FrameFill = 'odd' | 'even' | 'lit';

/** How many take a transition, what a person reads of it, and whether others are to stand out. */
export interface ArrowTakers {
  tone: 'none' | 'one' | 'several';
  words: string;
  faded: boolean;
}

interface DrawnEdgeProps extends Required<Pick<ElementHighlights, 'taken' | 'next' | 'missed' | 'found' | 'chosen'>> {
  edge: ChartEdge;
  paths: ReadonlyMap<string, string>;
  /** It stands as a line inside the state that the machine is in. */
  within: boolean;
  /** What its words lie on, which covers the line behind them. */
  ground: FrameFill;
  alive: boolean;
  takers?: ArrowTakers | undefined;
}

const toneClasses = { none: 'untaken', one: 'takenByOne', several: 'takenBySeveral' } as const;

/** One transition: its line with the arrow, and its words. */
export const DrawnEdge = memo(function DrawnEdge(props: DrawnEdgeProps) {
  const { edge, paths, within, ground, alive, takers, ...marks } = props;
  const { taken, next, missed, found, chosen } = marks;
  const own = edgeName(edge, (id) => paths.get(id) ?? id, marks);
  const name = takers === undefined ? own : `${own}, ${takers.words}`;
  return (
    <g
      className={classNames(
        edge.to === null && classes.stays,
        ground === 'even' && classes.onEven,
        ground === 'lit' && classes.onLit,
        next && classes.next,
        missed && classes.missed,
        takers && classes[toneClasses[takers.tone]],
        takers?.faded && classes.faded,
        within && classes.within,
        taken && classes.taken,
        found && classes.found,
        chosen && classes.chosen,
        alive && classes.alive,
      )}
      data-edge={edge.id}
      {...(alive && { role: 'button', tabIndex: -1, 'aria-label': name, 'aria-pressed': chosen })}
    >
      <EdgeBody edge={edge} name={name} />
    </g>
  );
});

/** Whether a line ends at a state: none of the others goes on from its end. */
function endsHere(edge: ChartEdge, points: readonly Point[]): boolean {
  const end = points.at(-1);
  return !edge.points.some((others) => others !== points && others[0]?.x === end?.x && others[0]?.y === end?.y);
}

const EdgeBody = memo(function EdgeBody({ edge, name }: { edge: ChartEdge; name: string }) {
  const { lines, height } = labelText(edge);
  const stays = edge.to === null;
  const top = edge.label.y + (edge.label.height - height) / 2;
  return (
    <>
      <title>{name}</title>
      {edge.points.map((points, index) => {
        const line = linePath(points);
        return (
          <g key={index}>
            <path className={classes.line} d={line} />
            {endsHere(edge, points) && <path className={classes.arrow} d={arrowPath(points)} />}
            <path className={classes.hit} d={line} />
          </g>
        );
      })}
      <rect className={classes.ring} {...larger(edge.label, stays ? 0 : 3)} rx={stays ? 4 : 6} />
      <rect className={classes.outline} {...larger(edge.label, stays ? 0 : 1)} rx={stays ? 4 : 5} />
      <rect className={classes.plate} {...edge.label} rx={4} />
      {lines.map(({ kind, text, x, y }, index) => (
        <text key={index} className={classes[kind]} x={edge.label.x + x} y={top + y + 4}>
          {text}
        </text>
      ))}
    </>
  );
});
