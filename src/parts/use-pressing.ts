import { startTransition, useEffect, useState } from 'react';

/**
 * What ends a press: a menu of the browser's own keeps the release to itself, and so does the list of a select. Whoever goes on by keys, has
 * chosen something or moves without a button held presses nothing any more.
 */
const releaseEvents = ['pointerup', 'pointercancel', 'pointermove', 'contextmenu', 'keydown', 'change'] as const;

const isHeld = (event: Event) => event.type === 'pointermove' && (event as PointerEvent).buttons !== 0;

/**
 * Whether a button of the pointer is held down, until what the press did is painted: what is rendered meanwhile would stand between the press
 * and what it does.
 */
export function usePressing(): boolean {
  const [pressing, setPressing] = useState(false);
  useEffect(() => {
    let down = false;
    const begin = () => {
      down = true;
      setPressing(true);
    };
    const end = (event: Event) => {
      if (!down || isHeld(event)) return;
      down = false;
      requestAnimationFrame(() => startTransition(() => setPressing(down)));
    };
    document.addEventListener('pointerdown', begin, true);
    for (const type of releaseEvents) document.addEventListener(type, end, true);
    return () => {
      document.removeEventListener('pointerdown', begin, true);
      for (const type of releaseEvents) document.removeEventListener(type, end, true);
    };
  }, []);
  return pressing;
}
