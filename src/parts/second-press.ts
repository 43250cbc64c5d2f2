import { useEffect } from 'react';
import { earlyPressDelay } from './early-press-guard';

/** So near, in pixels, two presses are on one place. */
const near = 24;

interface Press {
  button: Element | null;
  words: string | null;
  x: number;
  y: number;
}

const buttonAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('button, a, [role=button], label, input') : null;

let pressed: Press | null = null;
let activeHold: AbortController | null = null;

/** Keeps what a press by pointer was on, and how it was named then. */
function keep(event: MouseEvent): void {
  const button = buttonAt(event.target);
  pressed =
    event.detail === 0 ? null : { button, words: button?.textContent ?? null, x: event.clientX, y: event.clientY };
}

let others = 0;
/** How often something else than a form's submission was done by now: between two presses of it, that makes them two. */
export const countOtherActions = (): number => others;

const isSubmission = (event: MouseEvent | KeyboardEvent): boolean =>
  event instanceof KeyboardEvent ? event.key === 'Enter' : buttonAt(event.target)?.getAttribute('type') === 'submit';
function count(event: MouseEvent | KeyboardEvent): void {
  if (!isSubmission(event)) others += 1;
}

let listens = false;
/** Hears where the pointer presses, and what is done between two presses. */
export function watchPresses(): void {
  if (listens) return;
  listens = true;
  document.addEventListener('click', keep, true);
  document.addEventListener('click', count, true);
  document.addEventListener('keydown', count, true);
}

/**
 * What was just pressed did its work, and may go, be emptied or be named otherwise: a press by pointer on the same place within the next half
 * second, such as the second one of a double click, was meant for what stood there and does nothing. The same button under the same name is
 * pressed again, whoever pressed elsewhere meanwhile means the next one, and keys are heard as ever.
 */
export function blockSecondPress(): void {
  const first = pressed;
  if (first === null) return;
  const startedAt = Date.now();
  activeHold?.abort();
  const controller = new AbortController();
  activeHold = controller;
  const hold = (event: MouseEvent) => {
    const isElsewhere = event.detail > 0 && Math.hypot(event.clientX - first.x, event.clientY - first.y) > near;
    if (isElsewhere || Date.now() - startedAt >= earlyPressDelay) {
      controller.abort();
      return;
    }
    if (event.detail === 0) return;
    const button = buttonAt(event.target);
    if (button !== null && button === first.button && button.textContent === first.words) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', hold, { capture: true, signal: controller.signal });
}

/** For a button by whose press others come to its place: a second press there does nothing. */
export function usePressOnce(): (press: () => void) => () => void {
  useEffect(watchPresses, []);
  return (press) => () => {
    blockSecondPress();
    press();
  };
}
