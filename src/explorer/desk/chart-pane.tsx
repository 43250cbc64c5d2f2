import { IconChartDots3, IconSearch, IconX } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { ActionIcon, Button } from '../../parts/button';
import { TextInput } from '../../parts/fields';
import { Hint } from '../../parts/hint';
import { Chart } from '../chart/chart';
import { findInChart } from '../chart/find-in-chart';
import { conditionSaid } from '../chart/label';
import type { ChartLayout } from '../chart/layout.types';
import classes from './chart-pane.module.css';
import { offersAt } from './offers-at';
import type { PanelProps } from './machine-page';

const none: ReadonlySet<string> = new Set();

/** The chart with what is lit, and what is known of the state or transition that was chosen in it. */
export function ChartPane({ desk, walk, frame }: PanelProps) {
  const exhibit = useSelector(walk, ({ context }) => context.exhibit);
  const rehearsal = useSelector(walk, ({ context }) => context.rehearsal);
  const life = useSelector(walk, ({ context }) => context.life);
  const { layout, search, chosen, collapsed, paths, showsCoverage } = useSelector(desk, ({ context }) => context);
  const found = useMemo(() => (layout === null ? none : findInChart(layout, search)), [layout, search]);
  const [active, taken] = useMemo(() => [new Set(frame.active), new Set(frame.taken)], [frame]);
  const missed = useMemo(() => {
    if (!showsCoverage || paths === null) return none;
    const states = paths.states.filter(({ reached }) => !reached);
    return new Set([...states, ...paths.transitions.filter((one) => !one.taken)].map(({ id }) => id));
  }, [showsCoverage, paths]);
  const next = useMemo(() => {
    if (layout === null) return none;
    const accepted = new Set(
      offersAt(exhibit, life, rehearsal, frame).flatMap((offer) => (offer.accepted ? [offer.event.type] : [])),
    );
    const possible = layout.edges.filter(({ from, eventType }) => active.has(from) && accepted.has(eventType));
    return new Set(possible.map(({ id }) => id));
  }, [exhibit, life, rehearsal, frame, layout, active]);
  if (layout === null) return null;
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
            {found.size === 0 ? 'nothing found' : `${String(found.size)} found`}
          </span>
        )}
        <Hint label="Show in red what no path of the tests reaches">
          <Button
            variant="default"
            size="xs"
            aria-pressed={showsCoverage}
            leftSection={<IconChartDots3 size={16} aria-hidden="true" />}
            loading={showsCoverage && paths === null}
            onClick={() => desk.send({ type: 'coverage.toggle' })}
          >
            Coverage
          </Button>
        </Hint>
        {showsCoverage && paths !== null && (
          <span role="status" className={classes.hits}>
            {missed.size === 0 ? 'all reached' : `${String(missed.size)} not reached`}
          </span>
        )}
      </div>
      <Chart
        layout={layout}
        active={active}
        taken={taken}
        next={next}
        missed={missed}
        found={found}
        chosen={chosen}
        collapsed={collapsed}
        label={`Chart of ${exhibit.name}`}
        onCollapse={(id) => desk.send({ type: 'region.toggle', id })}
        onChoose={(id) => desk.send({ type: 'chart.choose', id })}
      />
      {chosen !== null && <Chosen desk={desk} walk={walk} frame={frame} layout={layout} id={chosen} />}
    </section>
  );
}

/** The card of what was chosen, with the way to it. */
function Chosen({ desk, walk, layout, id }: PanelProps & { layout: ChartLayout; id: string }) {
  const paths = useSelector(desk, ({ context }) => context.paths);
  const node = layout.nodes.find((one) => one.id === id);
  const edge = layout.edges.find((one) => one.id === id);
  if (node === undefined && edge === undefined) return null;
  const way = [...(paths?.states ?? []), ...(paths?.transitions ?? [])].find((one) => one.id === id)?.by ?? null;
  const name = node === undefined ? (edge?.event ?? '') : node.path || node.key;
  return (
    <aside className={classes.chosen} aria-label={`About ${name}`}>
      <header>
        <h2>{name}</h2>
        <Hint label="Close">
          <ActionIcon aria-label="Close" size="sm" onClick={() => desk.send({ type: 'chart.choose', id: null })}>
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
        </Hint>
      </header>
      {node !== undefined && (
        <>
          {node.says !== '' && <p>{node.says}</p>}
          {node.invokes.length > 0 && <p>Runs {node.invokes.join(', ')} while it lasts.</p>}
          {node.tags.length > 0 && <p>Tags: {node.tags.join(', ')}.</p>}
        </>
      )}
      {edge !== undefined && (
        <p>
          Taken {conditionSaid(edge) || 'always'}.{edge.to === null && ' It stays where it is.'}
        </p>
      )}
      {paths === null ? (
        <p role="status">Looking for the way here …</p>
      ) : way === null ? (
        <p>No path of the samples leads here.</p>
      ) : (
        <Button size="xs" onClick={() => walk.send({ type: 'path.take', path: way })}>
          {node === undefined ? 'Walk to it and take it' : 'Walk here'} ({way.events.length}{' '}
          {way.events.length === 1 ? 'step' : 'steps'})
        </Button>
      )}
    </aside>
  );
}
