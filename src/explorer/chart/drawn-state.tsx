import { memo } from 'react';
import { classNames } from '../../parts/class-names';
import { stateDescription, stateName } from './chart-names';
import { expandBox as larger } from './chart-shapes';
import type { Branch } from './chart-tree';
import classes from './drawing.module.css';
import { layOutBoxText, boxPadding } from './text';

interface DrawnStateProps {
  branch: Branch;
  paths: ReadonlyMap<string, string>;
  /** The machine is in it; `around`, in a state within it. */
  active: boolean;
  around: boolean;
  missed: boolean;
  found: boolean;
  chosen: boolean;
  collapsed: boolean;
  focus: 'none' | 'entry' | 'reachable';
}

/** One state: a box with its words, or the frame around those within it. */
export const DrawnState = memo(function DrawnState(props: DrawnStateProps) {
  const { branch, paths, active, around, missed, found, chosen, collapsed, focus } = props;
  const { node, level, nth, of, leaf, region } = branch;
  const pathOf = (id: string) => paths.get(id) ?? id;
  const alive = focus !== 'none';
  const name = stateName(node, region, { active: active || around, missed, found });
  const description = stateDescription(node, branch.leaving, pathOf);
  return (
    <g
      className={classNames(
        !leaf && classes.frame,
        level % 2 === 0 && classes.even,
        level === 1 && !leaf && classes.root,
        region && classes.region,
        around && classes.around,
        active && classes.active,
        missed && classes.missed,
        found && classes.found,
        chosen && classes.chosen,
        alive && classes.alive,
      )}
      data-node={node.id}
      {...(alive && {
        role: 'treeitem',
        tabIndex: focus === 'entry' ? 0 : -1,
        'aria-label': name,
        'aria-level': level,
        'aria-posinset': nth,
        'aria-setsize': of,
        'aria-selected': chosen,
        'aria-expanded': leaf && !collapsed ? undefined : !collapsed,
      })}
    >
      {node.says !== '' && <title>{node.says}</title>}
      {alive && description !== '' && <desc>{description}</desc>}
      <StateBody branch={branch} />
      {alive && (!leaf || collapsed) && level > 1 && <Fold branch={branch} collapsed={collapsed} />}
    </g>
  );
});

const StateBody = memo(function StateBody({ branch }: { branch: Branch }) {
  const { node, leaf, leaving } = branch;
  const text = layOutBoxText(node, leaf);
  const stays = leaving.some(({ to }) => to === null);
  const base = node.y + node.header;
  const sendsWithin = leaving.some(({ points }) => points.some(([first]) => first?.y === base));
  return (
    <>
      <rect className={classes.ring} {...larger(node, 5)} rx={11} />
      <rect className={classes.outline} {...larger(node, 3)} rx={9} />
      <rect className={classes.box} x={node.x} y={node.y} width={node.width} height={node.height} rx={6} />
      {node.kind === 'final' && <rect className={classes.inner} {...larger(node, -3)} rx={3} />}
      {stays && (
        <line
          className={classes.divider}
          x1={node.text.x + boxPadding}
          x2={node.x + node.width - boxPadding}
          y1={node.text.y + text.height - 6.5}
          y2={node.text.y + text.height - 6.5}
        />
      )}
      {!leaf && sendsWithin && (
        <line className={classes.divider} x1={node.x} x2={node.x + node.width} y1={base} y2={base} />
      )}
      {leaf && <StateText branch={branch} />}
    </>
  );
});

/** The words of a state; those of a frame are drawn after the lines, which may cross them. */
export const StateText = memo(function StateText({ branch: { node, leaf } }: { branch: Branch }) {
  return layOutBoxText(node, leaf).lines.map(({ kind, text, y }, index) => (
    <text
      key={index}
      className={classes[kind]}
      x={node.text.x + boxPadding}
      y={node.text.y + y + (kind === 'name' ? 4.5 : 4)}
    >
      {text}
    </text>
  ));
});

const fold = { side: 16, hit: 28 };

/** The button that hides what a state holds, or shows it. For the keyboard there is the Space key on the state. */
function Fold({ branch: { node }, collapsed }: { branch: Branch; collapsed: boolean }) {
  const x = node.x + node.width - 8 - fold.side;
  const y = node.y + 8;
  const middle = { x: x + fold.side / 2, y: y + fold.side / 2 };
  return (
    <g className={classes.fold} data-fold={node.id} aria-hidden="true">
      <title>{collapsed ? `Show what ${node.key} holds` : `Hide what ${node.key} holds`}</title>
      <rect className={classes.foldFace} x={x} y={y} width={fold.side} height={fold.side} rx={4} />
      <path
        className={classes.foldSign}
        d={`M${middle.x - 4} ${middle.y}h8${collapsed ? `M${middle.x} ${middle.y - 4}v8` : ''}`}
      />
      <rect
        className={classes.foldHit}
        x={middle.x - fold.hit / 2}
        y={middle.y - fold.hit / 2}
        width={fold.hit}
        height={fold.hit}
      />
    </g>
  );
}
