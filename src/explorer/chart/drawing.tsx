import { memo, useMemo } from 'react';
import { classNames } from '../../parts/class-names';
import { DrawnEdge, type ArrowTakers, type FrameFill } from './drawn-edge';
import { DrawnState, StateText } from './drawn-state';
import classes from './drawing.module.css';
import { arrowPath, linePath } from './chart-shapes';
import { branchesOf, framesOf, litStateIdsOf } from './chart-tree';
import type { ChartLayout, ChartStart } from './layout.types';

/** What is shown of a machine's moment, by the ids of states and transitions. */
export interface ChartHighlights {
  active: ReadonlySet<string>;
  taken: ReadonlySet<string>;
  next?: ReadonlySet<string>;
  missed?: ReadonlySet<string>;
  /** What takes each transition, where arrows are told apart by it. */
  takers?: ReadonlyMap<string, ArrowTakers>;
  found?: ReadonlySet<string>;
  chosen?: string | null;
  collapsed?: ReadonlySet<string>;
}

interface DrawingProps extends ChartHighlights {
  layout: ChartLayout;
  /** The state that the Tab key enters; a picture, which nobody operates, has none. */
  entry: string | null;
}

/** States, transitions and starts of a layout as SVG elements; it belongs into an svg of the class `drawing`. */
export const Drawing = memo(function Drawing({ layout, entry, ...shown }: DrawingProps) {
  const { active, taken, next, missed, takers, found, chosen, collapsed } = shown;
  const branches = useMemo(() => branchesOf(layout), [layout]);
  const paths = useMemo(() => new Map(layout.nodes.map(({ id, path, key }) => [id, path || key])), [layout]);
  const frames = useMemo(() => framesOf(branches, layout.edges), [branches, layout]);
  const lit = litStateIdsOf(layout, active);
  const alive = entry !== null;
  const strong = new Set(branches.filter(({ node, leaf }) => leaf && active.has(node.id)).map(({ node }) => node.id));
  const groundOf = (edgeId: string): FrameFill => {
    const { node, level = 1 } = frames.get(edgeId) ?? {};
    if (node && level > 1 && lit.has(node.id)) return 'lit';
    return level % 2 === 0 ? 'even' : 'odd';
  };
  return (
    <>
      <g role={alive ? 'tree' : undefined} aria-label={alive ? 'States' : undefined}>
        {branches.map((branch) => {
          const { id } = branch.node;
          return (
            <DrawnState
              key={id}
              branch={branch}
              paths={paths}
              active={strong.has(id)}
              around={lit.has(id) && !strong.has(id)}
              missed={missed?.has(id) ?? false}
              found={found?.has(id) ?? false}
              chosen={chosen === id}
              collapsed={collapsed?.has(id) ?? false}
              focus={!alive ? 'none' : entry === id ? 'entry' : 'reachable'}
            />
          );
        })}
      </g>
      <Starts starts={layout.starts} />
      <g role={alive ? 'group' : undefined} aria-label={alive ? 'Transitions' : undefined}>
        {layout.edges.map((edge) => (
          <DrawnEdge
            key={edge.id}
            edge={edge}
            paths={paths}
            within={edge.to === null && strong.has(edge.from)}
            ground={groundOf(edge.id)}
            taken={taken.has(edge.id)}
            next={next?.has(edge.id) ?? false}
            missed={missed?.has(edge.id) ?? false}
            takers={takers?.get(edge.id)}
            found={found?.has(edge.id) ?? false}
            chosen={chosen === edge.id}
            alive={alive}
          />
        ))}
      </g>
      <g aria-hidden="true">
        {branches
          .filter(({ leaf }) => !leaf)
          .map((branch) => (
            <g
              key={branch.node.id}
              className={classNames(
                classes.header,
                branch.level % 2 === 0 && classes.even,
                branch.level > 1 && lit.has(branch.node.id) && classes.lit,
              )}
            >
              <StateText branch={branch} />
            </g>
          ))}
      </g>
    </>
  );
});

const Starts = memo(function Starts({ starts }: { starts: ChartStart[] }) {
  return (
    <g aria-hidden="true">
      {starts.map(({ parent, dot, points }) => (
        <g key={parent} className={classNames(classes.start)}>
          <circle className={classes.dot} cx={dot.x} cy={dot.y} r={5} />
          <path className={classes.line} d={linePath(points)} />
          <path className={classes.arrow} d={arrowPath(points)} />
        </g>
      ))}
    </g>
  );
});
