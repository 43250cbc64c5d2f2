import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusNextAfter } from './focus';
import { useFocusFallback } from './lost-focus';

interface ToolbarProps {
  /** What it is called. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * What can be done with what is chosen. Where a decision takes away the button that was pressed, the toolbar has the focus; where the
 * toolbar goes, what comes after it in the page.
 */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusFallback(ref);
  useLayoutEffect(() => {
    const toolbar = ref.current;
    return () => focusNextAfter(toolbar);
  }, []);
  return (
    <div ref={ref} role="toolbar" tabIndex={-1} aria-label={label} className={className}>
      {children}
    </div>
  );
}
