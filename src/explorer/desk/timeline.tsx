import { ActionIcon, NativeSelect } from '@mantine/core';
import {
  IconClock,
  IconClockPlay,
  IconGitBranch,
  IconHistory,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
  IconScissors,
} from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { describeSavedState, describeState } from '../../../machines/simulator/describe-state';
import { Hint } from '../../parts/hint';
import { MenuButton } from '../../parts/menu-button';
import { branchPointsOf, type AbandonedWalk } from '../lab/branches';
import { formatStepEffects, stepEffectsOf } from '../lab/step-effects';
import { formatStep } from '../lab/format-step';
import type { Frame } from '../lab/lab.types';
import { formatPlain, formatWorldTime } from './format-payload';
import type { WalkRef } from './panel.types';
import classes from './timeline.module.css';
import { stepsOf } from './walk.rules';
import type { WalkTarget, WalkEvent } from './walk.types';

const speeds = [0.5, 1, 2, 5, 20];

/** A tool that its own press disables keeps the focus. What a press on a disabled one does is its owner's to say. */
function Tool({
  label,
  disabled = false,
  pressed,
  onPress,
  children,
}: {
  label: string;
  disabled?: boolean;
  pressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <Hint label={label}>
      <ActionIcon aria-label={label} aria-pressed={pressed} aria-disabled={disabled} size="lg" onClick={onPress}>
        {children}
      </ActionIcon>
    </Hint>
  );
}

/** The walk as a line of its steps: each can be gone back to, and played. */
export function Timeline({ walk }: { walk: WalkRef }) {
  const frames = useSelector(walk, ({ context }) => context.frames);
  const at = useSelector(walk, ({ context }) => context.at);
  const speed = useSelector(walk, ({ context }) => context.speed);
  const clockRuns = useSelector(walk, ({ context }) => context.clockRuns);
  const plays = useSelector(walk, ({ context }) => context.plays);
  const [isStart, isEnd] = [at === 0, at === frames.length - 1];
  /** What is offered tells of where the walk stood before it began to move: a press in between counts. */
  const press = (event: WalkEvent, isOffered = true) => {
    if (isOffered || walk.getSnapshot().hasTag('moving')) walk.send(event);
  };
  const goTo = (to: WalkTarget, isOffered?: boolean) => press({ type: 'walk.goTo', at: to }, isOffered);
  return (
    <section className={classes.timeline} aria-label="Walk">
      <div className={classes.tools}>
        <Tool label="To the start" disabled={isStart} onPress={() => goTo(0, !isStart)}>
          <IconPlayerSkipBack size={16} aria-hidden="true" />
        </Tool>
        <Tool label="One step back" disabled={isStart} onPress={() => goTo('before', !isStart)}>
          <IconPlayerTrackPrev size={16} aria-hidden="true" />
        </Tool>
        {plays ? (
          <Tool label="Pause" onPress={() => press({ type: 'walk.pause' })}>
            <IconPlayerPause size={16} aria-hidden="true" />
          </Tool>
        ) : (
          <Tool label="Play on" disabled={isEnd} onPress={() => press({ type: 'walk.play' }, !isEnd)}>
            <IconPlayerPlay size={16} aria-hidden="true" />
          </Tool>
        )}
        <Tool label="One step on" disabled={isEnd} onPress={() => goTo('after', !isEnd)}>
          <IconPlayerTrackNext size={16} aria-hidden="true" />
        </Tool>
        <Tool label="To the end" disabled={isEnd} onPress={() => goTo('end', !isEnd)}>
          <IconPlayerSkipForward size={16} aria-hidden="true" />
        </Tool>
        <NativeSelect
          aria-label="Speed"
          className={classes.speed}
          value={String(speed)}
          onChange={({ currentTarget }) => walk.send({ type: 'speed.choose', speed: Number(currentTarget.value) })}
        >
          {speeds.map((one) => (
            <option key={one} value={one}>
              {one} / s
            </option>
          ))}
        </NativeSelect>
        <Tool
          label="Forget the steps after this one"
          disabled={isEnd}
          onPress={() => press({ type: 'walk.cut' }, !isEnd)}
        >
          <IconScissors size={16} aria-hidden="true" />
        </Tool>
        <LeftWalks walk={walk} />
        <span className={classes.when}>
          {frames[at] !== undefined && <time>{formatWorldTime(frames[at].now)}</time>}
          <Tool
            label={clockRuns ? 'Stop the clock' : 'Let the clock run in real time'}
            pressed={clockRuns}
            onPress={() => press({ type: clockRuns ? 'clock.stop' : 'clock.run' })}
          >
            {clockRuns ? <IconClockPlay size={16} aria-hidden="true" /> : <IconClock size={16} aria-hidden="true" />}
          </Tool>
        </span>
      </div>
      <Steps walk={walk} frames={frames} at={at} onGo={(to) => goTo(to)} />
    </section>
  );
}

/** What was walked before, to be brought back. */
function LeftWalks({ walk }: { walk: WalkRef }) {
  const left = useSelector(walk, ({ context }) => context.left);
  const life = useSelector(walk, ({ context }) => context.life);
  if (left.length === 0) return null;
  return (
    <MenuButton
      label="Bring back a walk that was left"
      className={classes.left}
      choices={left.map((course, index) => ({
        id: String(index),
        label: leftInWords(course),
        aside: course.life === life ? undefined : course.life,
        onChoose: () => walk.send({ type: 'walk.load', course }),
      }))}
    >
      <IconHistory size={16} aria-hidden="true" />
      {left.length}
    </MenuButton>
  );
}

function leftInWords({ steps }: AbandonedWalk): string {
  const count = steps.length === 1 ? '1 step' : `${String(steps.length)} steps`;
  return `${count}, to ${describeSavedState(steps.at(-1)?.to ?? '')}`;
}

interface StepsProps {
  walk: WalkRef;
  frames: readonly Frame[];
  at: number;
  onGo: (at: number) => void;
}

function Steps({ walk, frames, at, onGo }: StepsProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const left = useSelector(walk, ({ context }) => context.left);
  const life = useSelector(walk, ({ context }) => context.life);
  const branches = useMemo(() => branchPointsOf({ life, steps: stepsOf(frames) }, left), [left, life, frames]);
  useEffect(() => {
    const [list, currentItem] = [listRef.current, listRef.current?.children[at] as HTMLElement | undefined];
    if (!list || !currentItem) return undefined;
    const centre = () =>
      list.scrollTo({ left: currentItem.offsetLeft - list.clientWidth / 2 + currentItem.clientWidth / 2 });
    centre();
    const observer = new ResizeObserver(centre);
    observer.observe(list);
    return () => observer.disconnect();
  }, [at, frames.length]);
  return (
    <ol ref={listRef} className={classes.steps}>
      {frames.map((frame, index) => (
        <li key={index}>
          <StepCard frame={frame} before={frames[index - 1]} index={index} at={at} onGo={onGo} />
          {branches.has(index) && <BranchMenu walk={walk} ways={branches.get(index) ?? []} index={index} />}
        </li>
      ))}
    </ol>
  );
}

/** What was tried from a step on in place of what the line goes on with. */
function BranchMenu({ walk, ways: branches, index }: { walk: WalkRef; ways: readonly AbandonedWalk[]; index: number }) {
  return (
    <MenuButton
      label={`Other ways from step ${String(index)}`}
      className={classes.left}
      choices={branches.map((course, nth) => ({
        id: String(nth),
        label: course.steps[index] === undefined ? '' : formatStep(course.steps[index]),
        aside: leftInWords(course),
        onChoose: () => walk.send({ type: 'walk.load', course }),
      }))}
    >
      <IconGitBranch size={16} aria-hidden="true" />
      {branches.length}
    </MenuButton>
  );
}

interface StepCardProps {
  frame: Frame;
  before: Frame | undefined;
  index: number;
  at: number;
  onGo: (at: number) => void;
}

/** A step with what it carried, what it did to others, and the end of the name of the state in which it ended. */
const StepCard = memo(function StepCard({ frame, before, index, at, onGo }: StepCardProps) {
  const { step, value, broken, error } = frame;
  const stepEffects = stepEffectsOf(frame, before);
  const givenText = stepEffects.given === null ? '' : formatPlain(stepEffects.given.value, 80);
  const effectsText = formatStepEffects(stepEffects);
  return (
    <button
      type="button"
      className={classes.step}
      aria-current={index === at ? 'step' : undefined}
      data-ahead={index > at || undefined}
      data-broken={broken.length > 0 || error !== null || undefined}
      onClick={() => onGo(index)}
    >
      <span className={classes.said}>
        {index}. {step === null ? 'start' : formatStep(step)}
        {givenText !== '' && <small className={classes.given}> {givenText}</small>}
      </span>
      {effectsText !== '' && <span className={classes.deeds}>{effectsText}</span>}
      <span className={classes.value}>
        <bdi>{describeState(value)}</bdi>
      </span>
    </button>
  );
});
