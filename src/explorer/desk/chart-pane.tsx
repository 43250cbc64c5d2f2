import { ActionIcon, Button, TextInput } from '@mantine/core';
import { busyProps } from '../../parts/busy-props';
import { IconArrowsMaximize, IconArrowsMinimize, IconChartDots3, IconSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { Hint } from '../../parts/hint';
import { VisuallyHidden } from '../../parts/visually-hidden';
import { Chart } from '../chart/chart';
import { findInChart } from '../chart/find-in-chart';
import { toVisibleIds } from '../chart/fold-chart';
import type { ChartDetail } from '../chart/graph';
import { ArrowChoice, findArrowTakers, useArrowOptions } from './arrow-takers';
import classes from './chart-pane.module.css';
import { ChosenCard, findChosen, findDrawnElement } from './chosen-card';
import { possibleTransitionsAt } from '../lab/possible-transitions';
import type { PanelProps } from './panel.types';
import { InnerMachineBar } from './inner-machine-bar';

const none: ReadonlySet<string> = new Set();

/** The chart with what is lit, and what is known of the state or transition that was chosen in it. */
export function ChartPane({ desk, walk, frame }: PanelProps) {
  const exhibit = useSelector(walk, ({ context }) => context.exhibit);
  const simulation = useSelector(walk, ({ context }) => context.simulation);
  const life = useSelector(walk, ({ context }) => context.life);
  const {
    layout,
    drawn,
    search,
    chosen,
    collapsed,
    levelled,
    detail,
    room,
    paths,
    showsCoverage,
    traceability,
    whole,
  } = useSelector(desk, ({ context }) => context);
  const all = (drawn ?? exhibit).layout;
  const hits = useMemo(() => findInChart(all, search), [all, search]);
  const found = useMemo(() => (layout === null ? none : toVisibleIds(hits, all, layout)), [all, layout, hits]);
  const way = drawn?.way ?? '';
  const [active, taken] = useMemo(() => {
    const inner = frame.within.find((one) => one.way === way);
    return way === '' ? [new Set(frame.active), new Set(frame.taken)] : [new Set(inner?.active), none];
  }, [frame, way]);
  const missed = useMemo(() => {
    if (!showsCoverage || paths === null || way !== '') return none;
    const states = paths.states.filter(({ reached }) => !reached);
    return new Set([...states, ...paths.transitions.filter((one) => !one.taken)].map(({ id }) => id));
  }, [showsCoverage, paths, way]);
  const next = useMemo(() => {
    if (layout === null || way !== '') return none;
    return possibleTransitionsAt(exhibit, life, simulation, frame);
  }, [exhibit, life, simulation, frame, layout, way]);
  const options = useArrowOptions(desk);
  const takers = useMemo(() => findArrowTakers(all.edges, traceability, options), [all, traceability, options]);
  const isDrawing = useSelector(desk, (snapshot) => snapshot.matches({ shown: { chart: 'layingOut' } }));
  const areaRef = useRef<HTMLDivElement>(null);
  if (layout === null || drawn === null) return null;
  const card = findChosen(layout, chosen) && findChosen(all, chosen);
  const close = () => {
    desk.send({ type: 'chart.choose', id: null });
    returnTo(areaRef.current, chosen);
  };
  const key = (event: KeyboardEvent<HTMLElement>) => {
    if (card === null) return;
    if (event.key === 'Escape') close();
    if (event.key !== 'Tab' || event.shiftKey || !isInDrawing(event.target)) return;
    event.preventDefault();
    areaRef.current?.querySelector<HTMLElement>('aside button')?.focus();
  };
  return (
    <section className={classes.pane} aria-label="Chart">
      <div className={classes.tools}>
        <TextInput
          aria-label="Find a state or an event"
          placeholder="Find a state or an event"
          type="search"
          className={classes.search}
          value={search}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          onChange={({ currentTarget }) => desk.send({ type: 'search.edit', text: currentTarget.value })}
        />
        {search.trim() !== '' && (
          <span role="status" className={classes.hits}>
            {hits.size === 0 ? 'nothing found' : `${String(hits.size)} found`}
          </span>
        )}
        <Hint label={whole ? 'Show what stands around the chart' : 'The chart alone'}>
          <ActionIcon
            aria-label="The chart alone"
            aria-pressed={whole}
            size="lg"
            onClick={() => desk.send({ type: 'whole.toggle' })}
          >
            {whole ? (
              <IconArrowsMinimize size={18} aria-hidden="true" />
            ) : (
              <IconArrowsMaximize size={18} aria-hidden="true" />
            )}
          </ActionIcon>
        </Hint>
        <InnerMachineBar desk={desk} frame={frame} drawn={drawn} />
        {(levelled > 0 || detail !== 'words') && (
          <Button variant="default" size="xs" onClick={() => desk.send({ type: 'chart.fit', room: null })}>
            {formatFit(levelled, detail)}
          </Button>
        )}
        <Hint label="Show in red what no path of the tests reaches">
          <Button
            variant="default"
            size="xs"
            aria-pressed={showsCoverage}
            leftSection={<IconChartDots3 size={16} aria-hidden="true" />}
            onClick={() => desk.send({ type: 'coverage.toggle' })}
            {...busyProps(showsCoverage && paths === null)}
          >
            Coverage
          </Button>
        </Hint>
        {showsCoverage && paths !== null && (
          <span role="status" className={classes.hits}>
            {missed.size === 0 ? 'all reached' : `${String(missed.size)} not reached`}
          </span>
        )}
        <ArrowChoice desk={desk} takers={takers} />
      </div>
      <div ref={areaRef} className={classes.area} aria-busy={isDrawing} onKeyDown={key}>
        <Chart
          layout={layout}
          active={active}
          taken={taken}
          next={next}
          missed={missed}
          {...(takers !== null && { takers })}
          found={found}
          chosen={chosen}
          collapsed={collapsed}
          label={`Chart of ${drawn.name}`}
          fitted={room !== null}
          onFit={(size) => desk.send({ type: 'chart.fit', room: size })}
          onCollapse={(id) => desk.send({ type: 'region.toggle', id })}
          onChoose={(id) => desk.send({ type: 'chart.choose', id })}
        />
        {card !== null && (
          <ChosenCard desk={desk} walk={walk} frame={frame} drawn={drawn} chosen={card} onClose={close} />
        )}
        <VisuallyHidden>
          <span aria-live="polite">
            {card !== null && `About ${card.name} is open: Tab goes there, Escape closes it.`}
          </span>
        </VisuallyHidden>
      </div>
    </section>
  );
}

const shortened: Record<ChartDetail, string[]> = {
  words: [],
  events: ['States and events by name'],
  names: ['States by name'],
};

/** What was left out so that all of a chart can be read. */
function formatFit(levelled: number, detail: ChartDetail): string {
  const folded = levelled === 0 ? [] : [levelled === 1 ? '1 state folded' : `${String(levelled)} states folded`];
  return `${[...shortened[detail], ...folded].join(', ')} to fit: ${detail === 'words' ? 'unfold' : 'show all'}`;
}

const isInDrawing = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-node], [data-edge]') !== null;

/** Gives the focus that is outside the drawing back to what was chosen there; where it is no longer drawn, to where the Tab key enters. */
function returnTo(area: HTMLElement | null, id: string | null): void {
  if (document.activeElement !== null && isInDrawing(document.activeElement)) return;
  const entry = area?.querySelector<SVGGElement>('[data-node][tabindex="0"]');
  (findDrawnElement(area, id) ?? entry)?.focus({ preventScroll: true });
}
