import { useRef, type MouseEvent, type ReactNode } from 'react';
import { earlyPressDelay } from './use-early-press-guard';

interface JustCameProps {
  className?: string;
  now?: () => number;
  children: ReactNode;
}

/**
 * What takes the place of something that was just pressed: a press by pointer within the half second after it came, such as the second one
 * of a double click, was meant for what stood there before and does nothing. Keys are heard as ever.
 */
export function EarlyPressGuard({ className, now = Date.now, children }: JustCameProps) {
  const cameAt = useRef(0);
  const keep = useRef((element: HTMLDivElement | null) => {
    if (element !== null) cameAt.current = now();
  });
  const press = (event: MouseEvent) => {
    if (event.detail === 0 || now() - cameAt.current >= earlyPressDelay) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={keep.current} className={className} onClickCapture={press}>
      {children}
    </div>
  );
}
