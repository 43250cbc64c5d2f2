import { memo } from 'react';
import { classNames } from '../../parts/class-names';
import { edgeName, type Marks } from './chart-names';
import { around as larger, arrowPath, linePath } from './chart-shapes';
import classes from './drawing.module.css';
import type { ChartEdge } from './layout.types';
import { labelLines, labelPad, type } from './text';

interface DrawnEdgeProps extends Required<Pick<Marks, 'taken' | 'next' | 'missed' | 'found' | 'chosen'>> {
  edge: ChartEdge;
  paths: ReadonlyMap<string, string>;
  /** It stands as a line inside the state that the machine is in. */
  within: boolean;
  alive: boolean;
}

/** One transition: its line with the arrow, and its words. */
export const DrawnEdge = memo(function DrawnEdge(props: DrawnEdgeProps) {
  const { edge, paths, within, alive, ...marks } = props;
  const { taken, next, missed, found, chosen } = marks;
  const name = edgeName(edge, (id) => paths.get(id) ?? id, marks);
  return (
    <g
      className={classNames(
        next && classes.next,
        missed && classes.missed,
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

const EdgeBody = memo(function EdgeBody({ edge, name }: { edge: ChartEdge; name: string }) {
  const lines = labelLines(edge);
  const asks = lines.findIndex((line) => line.startsWith('['));
  const top = edge.label.y + (edge.label.height - lines.length * type.mono.line) / 2;
  return (
    <>
      <title>{name}</title>
      {edge.points.map((points, index) => {
        const line = linePath(points);
        return (
          <g key={index}>
            <path className={classes.line} d={line} />
            {index === edge.points.length - 1 && <path className={classes.arrow} d={arrowPath(points)} />}
            <path className={classes.hit} d={line} />
          </g>
        );
      })}
      <rect className={classes.ring} {...larger(edge.label, 3)} rx={6} />
      <rect className={classes.outline} {...larger(edge.label, 1)} rx={5} />
      <rect className={classes.plate} {...edge.label} rx={4} />
      {lines.map((line, index) => (
        <text
          key={index}
          className={asks >= 0 && index >= asks ? classes.guard : classes.event}
          x={edge.label.x + labelPad}
          y={top + (index + 0.5) * type.mono.line + 4}
        >
          {line}
        </text>
      ))}
    </>
  );
});
