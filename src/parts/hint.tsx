import {
  useRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import classes from './hint.module.css';
import { placeFloating } from './use-floating';

/** Milliseconds between pointing at something and its hint, and between leaving it and the hint's going. */
const hintDelays = { open: 1000, close: 200 } as const;

/** The delays of the one hint that answers at once: why a reason is blocked. */
export const promptHintDelays = { open: 0, close: 100 } as const;

interface HintAnchor {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

interface HintTip {
  id: string;
  ref: RefObject<HTMLElement | null>;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** Opens and closes a hint beside the element of `anchorRef`; a pointer may rest on the hint itself, Escape dismisses it. */
export function useHint(
  anchorRef: RefObject<HTMLElement | null>,
  delays: { open: number; close: number } = hintDelays,
) {
  const [opened, setOpened] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tipRef = useRef<HTMLElement | null>(null);
  const id = useId();

  const soon = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(next), delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const tip = tipRef.current;
    const anchor = anchorRef.current;
    if (!opened || tip === null || anchor === null) return undefined;
    tip.showPopover?.();
    placeFloating(anchor, tip, 'centre');
    const dismiss = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      clearTimeout(timer.current);
      setOpened(false);
    };
    document.addEventListener('keydown', dismiss);
    document.addEventListener('scroll', dismiss, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', dismiss);
      document.removeEventListener('scroll', dismiss, { capture: true });
    };
  }, [opened, anchorRef]);

  const anchor: HintAnchor = {
    onPointerEnter: (event) => {
      if (event.pointerType !== 'touch') soon(true, delays.open);
    },
    onPointerLeave: (event) => {
      if (event.pointerType !== 'touch') soon(false, delays.close);
    },
    onFocus: (event) => {
      if (event.target.matches(':focus-visible')) soon(true, delays.open);
    },
    onBlur: () => soon(false, delays.close),
  };
  const tip: HintTip = {
    id,
    ref: tipRef,
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave: () => soon(false, delays.close),
  };
  const show = () => {
    clearTimeout(timer.current);
    setOpened(true);
  };
  return { opened, anchor, tip, show };
}

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
