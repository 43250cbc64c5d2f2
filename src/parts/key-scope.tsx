import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface KeyScopeProps {
  /**
   * What keys do while the focus is inside, by their lower-case name after `alt+` and `ctrl+` (⌘ counts as ctrl). Plain keys leave
   * fields alone, but for `escape`; Enter and Space leave buttons and links alone.
   */
  keys: Record<string, () => void>;
  /** When this changes, and at first, the focus comes here: to the element marked `data-autofocus`, or to the scope itself. */
  focusOn?: string;
  /** Take the focus from elsewhere, or only when nothing has it. */
  focus?: 'take' | 'ifLost';
  className?: string;
  children: ReactNode;
}

const isField = (target: Element) =>
  target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]') !== null;
const isControl = (target: Element) => target.closest('button, a, summary') !== null;

/** A part of the page that hears keys of its own, only while the focus is in it. */
export function KeyScope({ keys, focusOn, focus = 'take', className, children }: KeyScopeProps) {
  const scopeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scope = scopeRef.current;
    const active = document.activeElement;
    if (scope === null || focusOn === undefined) return;
    if (focus === 'ifLost' && active !== null && active !== document.body) return;
    (scope.querySelector<HTMLElement>('[data-autofocus]') ?? scope).focus({ preventScroll: focus === 'ifLost' });
  }, [focusOn, focus]);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const bare = event.key.toLowerCase();
    const key = `${event.altKey ? 'alt+' : ''}${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${bare}`;
    const act = keys[key];
    if (act === undefined || event.defaultPrevented || event.repeat) return;
    if (key === bare && bare !== 'escape' && isField(target)) return;
    if ((bare === 'enter' || bare === ' ') && key === bare && isControl(target)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div ref={scopeRef} tabIndex={-1} className={className} onKeyDown={press}>
      {children}
    </div>
  );
}
