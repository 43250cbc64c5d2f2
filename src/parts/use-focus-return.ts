import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it when this overlay came, once the overlay goes, unless the focus went elsewhere or that is gone.
 * Mantine's own `returnFocus` sees only an overlay that stood there closed before.
 */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      const held = document.activeElement;
      const free = held === null || held === document.body || held.closest('[role=dialog]') !== null;
      if (free && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
}
