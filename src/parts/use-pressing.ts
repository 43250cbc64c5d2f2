import { startTransition, useEffect, useState } from 'react';

/** A menu of the browser's own keeps the release to itself: whoever goes on by keys presses nothing any more. */
const ends = ['pointerup', 'pointercancel', 'contextmenu', 'keydown'] as const;

/**
 * Whether a button of the pointer is held down, until what the press did is painted: what is rendered meanwhile would stand between the press
 * and what it does.
 */
export function usePressing(): boolean {
  const [pressing, setPressing] = useState(false);
  useEffect(() => {
    const begin = () => setPressing(true);
    const end = () => requestAnimationFrame(() => startTransition(() => setPressing(false)));
    document.addEventListener('pointerdown', begin, true);
    for (const type of ends) document.addEventListener(type, end, true);
    return () => {
      document.removeEventListener('pointerdown', begin, true);
      for (const type of ends) document.removeEventListener(type, end, true);
    };
  }, []);
  return pressing;
}
