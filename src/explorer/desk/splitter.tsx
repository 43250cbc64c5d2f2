import { useSelector } from '@xstate/react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import type { DeskRef } from './panel.types';
import classes from './splitter.module.css';

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
