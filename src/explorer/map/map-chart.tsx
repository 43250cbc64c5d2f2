import { ActionIcon } from '@mantine/core';
import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useRef, useState, type FocusEvent, type SyntheticEvent } from 'react';
import { classNames } from '../../parts/class-names';
import { Hint } from '../../parts/hint';
import chartClasses from '../chart/chart.module.css';
import { arrowPath, linePath } from '../chart/chart-shapes';
import { typeSizes } from '../chart/text';
import { usePointer } from '../chart/use-pointer';
import { useViewport } from '../chart/use-viewport';
import { formatLocation } from '../desk/location';
import classes from './map-chart.module.css';
import { areaBoxOf, type PlacedMap } from './place-map';
import type { SystemMap } from './system-map';
import {
  areaIn,
  describeLink,
  isOutside,
  labelLinesOf,
  type MapPlace,
  type VisibleLink,
  type VisibleMap,
  type VisibleNode,
} from './visible-map';

interface MapChartProps {
  map: SystemMap;
  visible: VisibleMap;
  placed: PlacedMap;
  place: MapPlace;
}

const zoomStep = 1.25;

const toggled = (open: readonly string[], area: string): string[] =>
  open.includes(area) ? open.filter((one) => one !== area) : [...open, area].toSorted();

/** Where a press on a machine, a port or an area leads. */
function targetOf(node: Pick<VisibleNode, 'id' | 'area'>, { at, open }: MapPlace): string {
  const area = areaIn(node.id);
  if (area !== null) return formatLocation({ page: 'map', at, open: toggled(open, area) });
  return formatLocation({ page: 'map', at: node.id === at ? null : node.id, open: node.id === at ? open : [] });
}

/** The map to look at and to move in: a press on an area opens it, one on a machine shows its neighbours. */
export function MapChart({ map, visible, placed, place }: MapChartProps) {
  const canvasRef = useRef<SVGSVGElement>(null);
  const groupRef = useRef<SVGGElement>(null);
  const mapRef = useRef<{ frame: () => void }>(null);
  const markerId = useId();
  const [near, setNear] = useState<string | null>(null);
  const around = place.at === null ? null : (placed.boxes.get(place.at) ?? null);
  const viewport = useViewport(canvasRef, groupRef, { size: placed, around, mapRef });
  const pointer = usePointer(canvasRef, viewport);
  const nameOf = (id: string): string => areaIn(id) ?? map.nodes.get(id)?.name ?? id;
  const isNear = (link: VisibleLink) => link.from === near || link.to === near;
  const neighbours = new Set(visible.links.filter(isNear).flatMap(({ from, to }) => [from, to]));
  const approach = ({ target }: SyntheticEvent) => {
    const id = target instanceof Element ? target.closest('[data-node]')?.getAttribute('data-node') : null;
    setNear(id ?? null);
  };
  const enter = (event: FocusEvent) => {
    approach(event);
    const box = placed.boxes.get(event.target.closest('[data-node]')?.getAttribute('data-node') ?? '');
    if (box && event.target.matches(':focus-visible')) viewport.show(box);
  };
  return (
    <div className={classNames(chartClasses.chart, classes.chart)} role="group" aria-label="Map">
      <svg
        ref={canvasRef}
        className={classNames(chartClasses.canvas, classes.canvas)}
        {...pointer}
        onPointerOver={approach}
        onPointerLeave={() => setNear(null)}
        onFocus={enter}
        onBlur={() => setNear(null)}
        data-near={near !== null || undefined}
      >
        <g ref={groupRef}>
          {visible.frames.map((area) => (
            <Frame key={area} area={area} placed={placed} place={place} />
          ))}
          <g aria-hidden="true">
            {visible.links.map((link) => (
              <Line key={link.id} link={link} placed={placed} near={isNear(link)} nameOf={nameOf} />
            ))}
          </g>
          {visible.nodes.map((node) => (
            <Box
              key={node.id}
              node={node}
              placed={placed}
              place={place}
              near={node.id === near || neighbours.has(node.id)}
              describedBy={`${markerId}-${node.id}`}
              said={visible.links
                .filter(({ from, to }) => from === node.id || to === node.id)
                .map((link) => describeLink(link, nameOf))}
            />
          ))}
        </g>
      </svg>
      <div className={chartClasses.controls} role="group" aria-label="Zoom">
        <Hint label="Zoom out">
          <ActionIcon aria-label="Zoom out" onClick={() => viewport.zoomBy(1 / zoomStep, undefined, true)}>
            <IconMinus size={18} aria-hidden="true" />
          </ActionIcon>
        </Hint>
        <Hint label="Fit the whole map">
          <ActionIcon aria-label="Fit the whole map" onClick={viewport.fit}>
            <IconMaximize size={18} aria-hidden="true" />
          </ActionIcon>
        </Hint>
        <Hint label="Zoom in">
          <ActionIcon aria-label="Zoom in" onClick={() => viewport.zoomBy(zoomStep, undefined, true)}>
            <IconPlus size={18} aria-hidden="true" />
          </ActionIcon>
        </Hint>
      </div>
    </div>
  );
}

function Frame({ area, placed, place }: { area: string; placed: PlacedMap; place: MapPlace }) {
  const box = areaBoxOf(placed, area);
  if (box === undefined) return null;
  const name = (
    <text className={classes.frameName} x={box.x + 12} y={box.y + 21}>
      {isOutside(area) ? 'outside' : area}
    </text>
  );
  return (
    <g className={classes.frame}>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={8} />
      {place.open.includes(area) ? (
        <a
          href={formatLocation({ page: 'map', at: place.at, open: toggled(place.open, area) })}
          aria-label={`Fold ${area}`}
          draggable={false}
        >
          {name}
          <path className={classes.sign} d={`M${box.x + box.width - 22} ${box.y + 17}h10`} />
          <rect className={classes.hit} x={box.x} y={box.y} width={box.width} height={30} />
        </a>
      ) : (
        name
      )}
    </g>
  );
}

interface BoxProps {
  node: VisibleNode;
  placed: PlacedMap;
  place: MapPlace;
  near: boolean;
  describedBy: string;
  said: readonly string[];
}

function Box({ node, placed, place, near, describedBy, said }: BoxProps) {
  const box = placed.boxes.get(node.id);
  if (box === undefined) return null;
  const { x, y, width, height } = box;
  const isArea = node.kind === 'area';
  const what = isOutside(node.area) ? 'port' : 'machine';
  const many = isArea ? `${String(node.count)} ${what}${node.count === 1 ? '' : 's'}` : '';
  const name = isArea && isOutside(node.name) ? 'outside' : node.name;
  return (
    <a
      href={targetOf(node, place)}
      className={classes.box}
      data-node={node.id}
      data-kind={node.kind}
      data-near={near || undefined}
      data-chosen={node.id === place.at || undefined}
      aria-label={isArea ? `Open ${name}, ${many}` : name}
      aria-current={node.id === place.at || undefined}
      aria-describedby={describedBy}
      draggable={false}
    >
      <desc id={describedBy}>{said.join('; ')}</desc>
      <rect x={x} y={y} width={width} height={height} rx={isArea ? 8 : 6} />
      <text className={classes.name} x={x + 12} y={y + (isArea ? 20 : height / 2 + 4.5)}>
        {name}
      </text>
      {isArea && (
        <text className={classes.many} x={x + 12} y={y + 37}>
          {many}
        </text>
      )}
    </a>
  );
}

interface LineProps {
  link: VisibleLink;
  placed: PlacedMap;
  near: boolean;
  nameOf: (id: string) => string;
}

function Line({ link, placed, near, nameOf }: LineProps) {
  const points = placed.lines.get(link.id) ?? [];
  const label = placed.labels.get(link.id);
  const runs = [...link.forth, ...link.back].some((one) => one.runs.length > 0);
  const line = linePath(points);
  return (
    <g className={classes.link} data-runs={runs || undefined} data-near={near || undefined}>
      <title>{describeLink(link, nameOf)}</title>
      <path className={classes.line} d={line} />
      <path className={classes.hit} d={line} />
      <path className={classes.arrow} d={arrowPath(points)} />
      {link.back.length > 0 && <path className={classes.arrow} d={arrowPath(points.toReversed())} />}
      {label !== undefined && (
        <g className={classes.label}>
          <rect x={label.x} y={label.y} width={label.width} height={label.height} rx={4} />
          {labelLinesOf(link).map((text, at) => (
            <text key={text} x={label.x + 6} y={label.y + 13 + at * typeSizes.mono.line}>
              {text}
            </text>
          ))}
        </g>
      )}
    </g>
  );
}
