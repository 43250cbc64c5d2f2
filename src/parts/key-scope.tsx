import { use, useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { isSingleKey } from '../../machines/domain/key-settings';
import type { MessageId } from '../copy/message-ids';
import { useFocusFallback } from './lost-focus';
import { isDialogAhead, SingleKeysContext, takesText, useRegisterKeys, type KeyActs } from './keys';

interface KeyScopeProps {
  /**
   * What keys do while the focus is inside, by their lower-case name after `alt+` and `ctrl+` (⌘ counts as ctrl). Plain keys leave
   * fields alone, but for `escape`; Enter and Space leave buttons and links alone.
   */
  keys: KeyActs;
  /** What the place is called among the keys of a screen; they aren't listed without it. */
  named?: MessageId | undefined;
  /** When this changes, and at first, the focus comes here: to the element marked `data-autofocus`, or to the scope itself. */
  focusOn?: string;
  /** Take the focus from elsewhere, or only when nothing has it. */
  focus?: 'take' | 'ifLost';
  /** Takes the focus when what had it inside is gone: keys go on being heard. */
  keepsFocus?: boolean;
  /** Gives the focus back to where it was, when the scope goes. */
  restore?: boolean;
  className?: string;
  children: ReactNode;
}

/** Nothing that a person works with has the focus: at most something around the scope, such as the page's main part. */
const isLost = (scope: Element | null) => document.activeElement === null || document.activeElement.contains(scope);
const isControl = (target: Element) => target.closest('button, a, summary') !== null;

/** The key that was pressed: with Option, a Mac types another character for it. */
const nameOfPress = ({ altKey, code, key }: KeyboardEvent): string =>
  ((altKey && /^(?:Digit|Numpad|Key)([0-9A-Z])$/.exec(code)?.[1]) || key).toLowerCase();

/** A part of the page that hears keys of its own, only while the focus is in it. */
export function KeyScope({
  keys,
  named,
  focusOn,
  focus = 'take',
  restore = false,
  keepsFocus = false,
  className,
  children,
}: KeyScopeProps) {
  const scopeRef = useRef<HTMLDivElement>(null);
  useFocusFallback(scopeRef, keepsFocus);
  const hearsSingle = use(SingleKeysContext);
  const cameFromRef = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!restore) return undefined;
    cameFromRef.current ??= document.activeElement;
    return () => {
      const cameFrom = cameFromRef.current;
      if (cameFrom instanceof HTMLElement) requestAnimationFrame(() => isLost(cameFrom) && cameFrom.focus());
    };
  }, [restore]);
  useEffect(() => {
    const scope = scopeRef.current;
    if (scope === null || focusOn === undefined) return;
    if (focus === 'ifLost' && !isLost(scope)) return;
    (scope.querySelector<HTMLElement>('[data-autofocus]') ?? scope).focus({ preventScroll: focus === 'ifLost' });
  }, [focusOn, focus]);

  useRegisterKeys(named === undefined ? null : { name: named, keys });

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const bare = nameOfPress(event);
    const key = `${event.altKey ? 'alt+' : ''}${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${bare}`;
    const act = keys[key];
    if (act === undefined || event.defaultPrevented || event.repeat) return;
    if (target.closest('[role=dialog]') === null && isDialogAhead()) return;
    if (!hearsSingle && isSingleKey(key)) return;
    if (key === bare && bare !== 'escape' && takesText(target)) return;
    if ((bare === 'enter' || bare === ' ') && key === bare && isControl(target)) return;
    event.preventDefault();
    event.stopPropagation();
    act.press();
  };
  return (
    <div ref={scopeRef} tabIndex={-1} className={className} onKeyDown={press}>
      {children}
    </div>
  );
}
