import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import {
  useRef,
  type ComponentType,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { describeState } from '../../../machines/simulator/describe-state';
import { Hint } from '../../parts/hint';
import { formatSkippedSteps } from '../lab/format-step';
import type { Frame } from '../lab/lab.types';
import { ChartPane } from './chart-pane';
import { DataPanel } from './data-panel';
import type { DeskRef, PanelProps, WalkRef } from './panel.types';
import { EventsPanel } from './events-panel';
import { LostSteps } from './lost-steps';
import classes from './machine-page.module.css';
import { PathsPanel } from './paths-panel';
import { defaultViewOptions, type Tab } from './location';
import { SequencePanel } from './sequence-panel';
import { ScreenPanel } from './screen-panel';
import { describeAbandoned, SharePanel } from './share-panel';
import { Tabs } from './tabs';
import { Timeline } from './timeline';
import { shownDifference } from './walk.rules';
import { useOneGesture } from './use-one-gesture';

const step = 4;

/** The edge between the chart and what stands beside it: it is dragged, or moved by the arrow keys. */
export function Splitter({ desk, pageRef }: { desk: DeskRef; pageRef: RefObject<HTMLElement | null> }) {
  const beside = useSelector(desk, ({ context }) => context.beside);
  const size = (percent: number) => desk.send({ type: 'beside.size', percent });
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: step, ArrowRight: -step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    size(beside + by);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture?.(event.pointerId);
    const page = pageRef.current?.getBoundingClientRect();
    if (page && page.width > 0) size(Math.round(((page.right - event.clientX) / page.width) * 100));
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of what stands beside the chart"
      aria-valuenow={beside}
      aria-valuemin={20}
      aria-valuemax={70}
      tabIndex={0}
      className={classes.splitter}
      onKeyDown={press}
      onPointerDown={drag}
      onPointerMove={drag}
    />
  );
}

/** One machine: its chart, the walk so far, and what can be done and seen beside it. */
export function MachinePage({ desk }: { desk: DeskRef }) {
  const walk = useSelector(desk, ({ children }) => children.walk as WalkRef | undefined);
  return walk === undefined ? null : <Stage key={walk.sessionId} desk={desk} walk={walk} />;
}

function Stage({ desk, walk }: { desk: DeskRef; walk: WalkRef }) {
  const frame = useSelector(walk, ({ context }) => context.frames[context.at]);
  const beside = useSelector(desk, ({ context }) => context.beside);
  const whole = useSelector(desk, ({ context }) => context.whole);
  const pageRef = useRef<HTMLElement>(null);
  return (
    <main
      ref={pageRef}
      className={classes.page}
      data-whole={whole || undefined}
      style={{ '--beside': `${String(beside)}%` } as CSSProperties}
      onClickCapture={useOneGesture()}
    >
      <Head desk={desk} walk={walk} frame={frame} />
      <Faults desk={desk} walk={walk} frame={frame} />
      {frame === undefined ? (
        <WalkFailure walk={walk} />
      ) : (
        <>
          <ChartPane desk={desk} walk={walk} frame={frame} />
          <Timeline walk={walk} />
          <Splitter desk={desk} pageRef={pageRef} />
          <Beside desk={desk} walk={walk} frame={frame} />
        </>
      )}
    </main>
  );
}

function WalkFailure({ walk }: { walk: WalkRef }) {
  const [said, failed] = [
    useSelector(walk, ({ context }) => context.said),
    useSelector(walk, (snapshot) => snapshot.matches('failed')),
  ];
  return failed ? (
    <p role="alert" className={classes.fault}>
      The machine can’t begin: {said}
    </p>
  ) : (
    <p role="status">Bringing the machine to its start …</p>
  );
}

const statusWords = { active: null, done: 'final', error: 'broken', stopped: 'stopped' } as const;

function Head({ desk, walk, frame }: { desk: DeskRef; walk: WalkRef; frame: Frame | undefined }) {
  const exhibit = useSelector(walk, ({ context }) => context.exhibit);
  const life = useSelector(walk, ({ context }) => context.life);
  const { lives } = exhibit.samples;
  const startScenario = (name: string) => walk.send({ type: 'walk.load', course: { life: name, steps: [] } });
  const status = frame === undefined ? null : statusWords[frame.status];
  return (
    <div className={classes.head}>
      <h1 className={classes.name}>{exhibit.name}</h1>
      <p className={classes.value} aria-live="polite">
        <code>{frame === undefined ? '…' : describeState(frame.value)}</code>
        {status !== null && (
          <span className={classes.status} data-status={status}>
            {status}
          </span>
        )}
      </p>
      <div className={classes.life}>
        <NativeSelect
          aria-label="Begin as"
          value={life}
          onChange={({ currentTarget }) => {
            startScenario(currentTarget.value);
            desk.send({ type: 'shared.dismiss' });
          }}
        >
          {lives.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
        <Hint label="Start afresh">
          <ActionIcon aria-label="Start afresh" onClick={() => startScenario(life)}>
            <IconRefresh size={18} aria-hidden="true" />
          </ActionIcon>
        </Hint>
      </div>
    </div>
  );
}

function Faults({ desk, walk, frame }: { desk: DeskRef; walk: WalkRef; frame: Frame | undefined }) {
  const fault = useSelector(desk, ({ context }) => context.fault);
  const older = useSelector(desk, ({ context }) => context.older);
  const stale = useSelector(desk, ({ context }) => context.stale);
  const broke = useSelector(walk, ({ context }) => shownDifference(context));
  const said = useSelector(walk, ({ context }) => (context.frames.length > 0 ? context.said : null));
  const { broken = [], error = null } = frame ?? {};
  const uncarried = useSelector(desk, ({ context }) => context.uncarried);
  const left = useSelector(walk, ({ context }) => context.left.length);
  const letGo = useSelector(walk, ({ context }) => context.letGo);
  const lost = useSelector(desk, ({ context }) => context.lost);
  const faults = [fault, broke, said, error, lost].some((one) => one !== null);
  if (!faults && broken.length === 0 && !older && !stale && uncarried + letGo === 0) return null;
  return (
    <div className={classes.faults}>
      {fault !== null && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
      {stale && (
        <p role="status" className={classes.note}>
          The chart was drawn of another version of this machine: <code>npm run charts</code> draws it again.
        </p>
      )}
      {older && (
        <p role="status" className={classes.note}>
          This walk was made on another version of the machine.
          {broke === null && fault === null && ' Every step of it still holds.'}
        </p>
      )}
      {uncarried + letGo > 0 && left > 0 && (
        <p role="status" className={classes.note}>
          {describeAbandoned(left, uncarried, letGo)}
        </p>
      )}
      {broke !== null && (
        <p role="alert" className={classes.fault}>
          {broke.said} {formatSkippedSteps(broke.lost.length)}
        </p>
      )}
      <LostSteps desk={desk} />
      {said !== null && (
        <p role="alert" className={classes.fault}>
          {said}
        </p>
      )}
      {broken.map((sentence) => (
        <p key={sentence} role="alert" className={classes.fault}>
          Must never hold, and does: {sentence}.
        </p>
      ))}
      {error !== null && (
        <p role="alert" className={classes.fault}>
          The machine broke: {error}
        </p>
      )}
    </div>
  );
}

function Beside({ desk, walk, frame }: PanelProps) {
  const outlook = useSelector(desk, ({ context: { place } }) =>
    place.page === 'machine' ? place.outlook : defaultViewOptions,
  );
  const open = frame.asks.filter(({ standing }) => standing === 'open').length;
  const tabs: { id: Tab; name: string; count?: number }[] = [
    { id: 'step', name: 'Step', count: open },
    { id: 'data', name: 'Data' },
    { id: 'screen', name: 'Screen' },
    { id: 'paths', name: 'Paths' },
    { id: 'sequence', name: 'Sequence' },
    { id: 'share', name: 'Share' },
  ];
  const panels: Record<Tab, ComponentType<PanelProps>> = {
    step: EventsPanel,
    data: DataPanel,
    screen: ScreenPanel,
    paths: PathsPanel,
    sequence: SequencePanel,
    share: SharePanel,
  };
  const Panel = panels[outlook.tab];
  return (
    <div className={classes.beside}>
      <Tabs
        label="Beside the chart"
        tabs={tabs}
        chosen={outlook.tab}
        onChoose={(tab) => desk.send({ type: 'outlook.choose', outlook: { tab } })}
      >
        <Panel desk={desk} walk={walk} frame={frame} />
      </Tabs>
    </div>
  );
}
