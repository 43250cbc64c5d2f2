import { useRef, type ReactNode, type RefObject } from 'react';
import classes from './hint.module.css';
import { hintDelays, promptHintDelays, useHint, type HintTip } from './use-hint';

/** The floating words of a hint; it lives in the top layer, so nothing clips it. */
export function HintBubble({ tip, children }: { tip: HintTip; children: ReactNode }) {
  return (
    <span
      ref={tip.ref as RefObject<HTMLSpanElement>}
      id={tip.id}
      role="tooltip"
      popover="manual"
      className={classes.bubble}
      onPointerEnter={tip.onPointerEnter}
      onPointerLeave={tip.onPointerLeave}
    >
      {children}
    </span>
  );
}

interface HintProps {
  /** What the hint says; nothing is shown without it. */
  label: ReactNode;
  /** Answers at once (0 and 100 ms) and not after a second: for a blocked reason. */
  prompt?: boolean;
  className?: string;
  children: ReactNode;
}

/** A hint for a control that already has a name of its own: it opens on hover and on keyboard focus. */
export function Hint({ label, prompt = false, className, children }: HintProps) {
  const anchorRef = useRef<HTMLSpanElement>(null);
  const { opened, anchor, tip } = useHint(anchorRef, prompt ? promptHintDelays : hintDelays);
  return (
    <span ref={anchorRef} className={className ?? classes.anchor} {...anchor}>
      {children}
      {opened && label !== null && label !== undefined && <HintBubble tip={tip}>{label}</HintBubble>}
    </span>
  );
}
