import { useEffect } from 'react';

const isText = (key: string): boolean => key.length === 1;

/**
 * Hears what is typed while the dialog that it is meant for is on its way: no letter acts on the page instead, and none is lost. Once the
 * focus is in a dialog, keys are its own.
 */
export function useTypingAhead(onKey: (key: string) => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest('[role=dialog]') !== null) return;
      if (!isText(event.key) && !['Backspace', 'Enter', 'Escape'].includes(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onKey(event.key);
    };
    // Before whatever the page hears.
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [onKey]);
}
