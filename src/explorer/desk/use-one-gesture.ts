import { useRef, type MouseEvent } from 'react';

interface Press {
  /** The step on which the gesture began; null for one that began elsewhere. */
  step: string | null;
  at: number;
  x: number;
  y: number;
}

/** Browsers count the clicks of a mouse; taps are counted here: so soon and so near, they are one gesture. */
const doubleTap = { ms: 500, px: 24 };

/** The step that a press there would take: that of its button, or the choice of a menu. */
function stepAt(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  const choice = target.closest('[role=menuitem]');
  if (choice !== null) return `${choice.closest('[role=menu]')?.ariaLabel ?? ''} ${choice.textContent}`;
  return target.closest<HTMLElement>('[data-step]')?.dataset['step'] ?? null;
}

/**
 * For `onClickCapture` around buttons that take steps, each with its own `data-step`: a double click takes again what it took, and
 * never what came under the pointer in between. Keys are never held back.
 */
export function useOneGesture(): (event: MouseEvent) => void {
  const before = useRef<Press | null>(null);
  return (event) => {
    if (event.detail === 0) return;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const last = before.current;
    const isTap = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    const isSecondTap =
      isTap && last !== null && at - last.at < doubleTap.ms && Math.hypot(x - last.x, y - last.y) < doubleTap.px;
    const goesOn = event.detail > 1 || isSecondTap;
    const step = stepAt(event.target);
    const begun = goesOn ? (last?.step ?? null) : step;
    before.current = { step: begun, at, x, y };
    if (step === null || step === begun) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
