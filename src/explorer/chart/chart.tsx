import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { classNames } from '../../parts/class-names';
import { ChartControls } from './chart-controls';
import { ChartLegend } from './chart-legend';
import { ChartMap, type ChartMapHandle } from './chart-map';
import { branchesOf, sortByWaiting } from './chart-tree';
import classes from './chart.module.css';
import { Drawing, type ChartHighlights } from './drawing';
import drawn from './drawing.module.css';
import type { ChartLayout } from './layout.types';
import { usePointer } from './use-pointer';
import { useViewport } from './use-viewport';
import type { Size } from './view-transform';
import { keyActionOf } from './key-actions';

export interface ChartProps extends ChartHighlights {
  layout: ChartLayout;
  /** The states whose children the layout leaves out. */
  collapsed: ReadonlySet<string>;
  /** A state is to be collapsed, or shown again. */
  onCollapse: (nodeId: string) => void;
  /** All of it is shown, folded until it can be read. */
  fitted?: boolean;
  /** All of it is to be shown in a frame of that size, in pixels; null, what stood before. */
  onFit?: (room: Size | null) => void;
  /** A state or a transition was pressed. */
  onChoose: (id: string) => void;
  /** What the chart is of. */
  label: string;
}

const step = 60;
const zoomStep = 1.25;
const keysSaid =
  'Arrow keys move between states, T through the transitions of a state, Enter chooses, Space folds. Shift and arrows pan, + and − zoom, 0 fits and gives back what stood, 1 goes to where the machine is, ? opens the legend.';

const idAt = (target: EventTarget, name: 'node' | 'edge' | 'fold'): string | null =>
  target instanceof Element ? (target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null) : null;

/** The chart of a machine, to look at and to move in; what it shows and what is chosen are its owner's. */
export function Chart({ layout, onCollapse, fitted = false, onFit, onChoose, label, ...shown }: ChartProps) {
  const { active, collapsed, next, chosen = null } = shown;
  const canvasRef = useRef<SVGSVGElement>(null);
  const groupRef = useRef<SVGGElement>(null);
  const keysId = useId();
  const [entered, setEntered] = useState<string | null>(null);
  const [folded, setFolded] = useState<string | null>(null);
  const [showsLegend, setShowsLegend] = useState(false);
  const mapRef = useRef<ChartMapHandle>(null);
  const mapToggleRef = useRef<HTMLButtonElement>(null);
  const branches = useMemo(() => branchesOf(layout), [layout]);
  const labels = useMemo(() => layout.edges.map(({ label: words }) => words), [layout]);
  const lit = useMemo(() => {
    const leaves = branches.filter(({ leaf, node }) => leaf && active.has(node.id));
    return sortByWaiting(leaves, next);
  }, [branches, active, next]);
  const viewport = useViewport(canvasRef, groupRef, {
    size: layout,
    around: layout.nodes.find(({ id }) => id === folded) ?? lit[0]?.node ?? null,
    mapRef,
  });
  const pointer = usePointer(canvasRef, viewport);
  const { fit, fits, giveBack, room, panBy, panTo, zoomBy, show, shows, near } = viewport;
  const isDrawn = (id: string | null) => branches.some(({ node }) => node.id === id);
  const entry = [entered, chosen].find(isDrawn) ?? lit[0]?.node.id ?? branches[0]?.node.id ?? '';

  const before = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const known = before.current;
    before.current = new Set(lit.map(({ node }) => node.id));
    const newlyActive = known === null ? [] : lit.filter(({ node }) => !known.has(node.id));
    const targets = newlyActive.length > 0 ? newlyActive : lit;
    const [first] = targets;
    if (first && !targets.some(({ node }) => shows(node))) show(first.node);
  }, [lit, show, shows]);

  const { found } = shown;
  useEffect(() => {
    if (found === undefined || found.size === 0) return;
    const boxes = [...layout.nodes, ...layout.edges.map(({ id, label: words }) => ({ ...words, id }))];
    const targets = boxes.filter(({ id }) => found.has(id));
    const [first] = targets;
    if (first && !targets.some((box) => shows(box))) show(first);
  }, [found, layout, show, shows]);

  const focus = (attribute: 'node' | 'edge', id: string) => {
    const all = groupRef.current?.querySelectorAll<SVGGElement>(`[data-${attribute}]`) ?? [];
    const found = [...all].find((element) => element.getAttribute(`data-${attribute}`) === id);
    found?.focus({ preventScroll: true });
    const box =
      attribute === 'node'
        ? layout.nodes.find((node) => node.id === id)
        : layout.edges.find((edge) => edge.id === id)?.label;
    if (box) show(box);
  };

  const fitAll = () => {
    const isDone = fitted && fits();
    if (!isDone) fit();
    onFit?.(isDone ? null : room());
  };
  const wasFitted = useRef(fitted);
  useLayoutEffect(() => {
    if (wasFitted.current && !fitted) giveBack();
    wasFitted.current = fitted;
  }, [fitted, giveBack]);

  const approach = () => {
    const at = lit[0] ?? branches[0];
    if (at) near(at.node);
  };

  const fold = (id: string) => {
    setFolded(id);
    onCollapse(id);
  };

  const press = ({ target }: MouseEvent) => {
    const pressed = idAt(target, 'fold');
    const picked = idAt(target, 'edge') ?? idAt(target, 'node');
    if (pressed !== null) fold(pressed);
    else if (picked !== null) onChoose(picked);
  };

  const enter = ({ target }: FocusEvent) => {
    const id = idAt(target, 'node');
    if (id === null) return;
    setEntered(id);
    const node = layout.nodes.find((one) => one.id === id);
    if (node && target.matches(':focus-visible')) show(node);
  };

  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keyAction = keyActionOf(
      event.key,
      event.shiftKey,
      { node: idAt(event.target, 'node'), edge: idAt(event.target, 'edge') },
      branches,
      collapsed,
    );
    if (keyAction === null) return;
    event.preventDefault();
    if (keyAction.kind === 'pan') panBy(keyAction.x * step, keyAction.y * step);
    else if (keyAction.kind === 'zoom') zoomBy(keyAction.nearer ? zoomStep : 1 / zoomStep, undefined, true);
    else if (keyAction.kind === 'fit') fitAll();
    else if (keyAction.kind === 'near') approach();
    else if (keyAction.kind === 'legend') setShowsLegend(true);
    else if (keyAction.kind === 'fold') fold(keyAction.id);
    else if (keyAction.kind === 'choose') onChoose(keyAction.id);
    else focus(keyAction.kind, keyAction.id);
  };

  return (
    <div className={classes.chart} role="group" aria-label={label} aria-describedby={keysId}>
      <svg
        ref={canvasRef}
        className={classNames(classes.canvas, drawn.drawing)}
        {...pointer}
        onClick={press}
        onFocus={enter}
        onKeyDown={key}
      >
        <g ref={groupRef}>
          <Drawing layout={layout} entry={entry} {...shown} />
        </g>
      </svg>
      <p id={keysId} className={classes.keys}>
        {keysSaid}
      </p>
      <ChartMap
        ref={mapRef}
        size={layout}
        branches={branches}
        labels={labels}
        active={active}
        onGo={panTo}
        toggleRef={mapToggleRef}
      />
      <ChartControls
        fitted={fitted}
        mapRef={mapToggleRef}
        onZoom={(nearer) => zoomBy(nearer ? zoomStep : 1 / zoomStep, undefined, true)}
        onApproach={approach}
        onFit={fitAll}
        onMap={() => mapRef.current?.toggle()}
        onLegend={() => setShowsLegend(true)}
      />
      {showsLegend && <ChartLegend onClose={() => setShowsLegend(false)} />}
    </div>
  );
}
