import { createContext, use, useEffect, useRef, useSyncExternalStore } from 'react';
import type { BlockReason } from '../../machines/domain/block-reason';
import type { MessageId } from '../copy/message-ids';

/** Whether keys of one letter are heard, as the person has it. */
export const SingleKeysContext = createContext(true);

/** What one key does where it is heard. */
export interface KeyAct {
  /** What it does, in words. */
  words: MessageId;
  press: () => void;
  /** Why it does nothing now: a reason, `true` where there is none to tell; asked whenever the keys are shown. */
  why?: (() => BlockReason | boolean | null) | undefined;
}

/** By the key's lower-case name, after `alt+` and `ctrl+` (⌘ counts as ctrl), in the order in which they are shown. */
export type KeyActs = Readonly<Record<string, KeyAct>>;

/** What a key says to a machine, and that in words: one table for who hears the key, who hints at it, and who lists them all. */
export interface KeyRow<Event> {
  event: Event;
  words: MessageId;
}
export type KeyTable<Event> = Readonly<Record<string, KeyRow<Event>>>;

/** The acts of a table's keys: each sends its event, and `why` says of an event why it isn't accepted now. */
export function keyActsOf<Event>(
  table: KeyTable<Event>,
  send: (event: Event) => void,
  why?: (event: Event) => BlockReason | boolean | null,
): KeyActs {
  return Object.fromEntries(
    Object.entries(table).map(([key, { event, words }]): [string, KeyAct] => [
      key,
      { words, press: () => send(event), why: why && (() => why(event)) },
    ]),
  );
}

const names: Readonly<Record<string, string>> = {
  arrowright: '→',
  arrowleft: '←',
  arrowup: '↑',
  arrowdown: '↓',
  enter: '↵',
  escape: 'Esc',
  backspace: '⌫',
  delete: 'Del',
  home: '⇱',
  end: '⇲',
};

/** A key for the eye: `ctrl+enter` is `Ctrl ↵`. */
export function formatKey(key: string): string {
  const [one, ...others] = key.split('/');
  if (others.length > 0) return [one ?? '', ...others].map(formatKey).join('  ');
  return key
    .split('+')
    .map(
      (part) =>
        names[part] ?? (part.length === 1 ? part.toUpperCase() : part.slice(0, 1).toUpperCase() + part.slice(1)),
    )
    .join(' ');
}

const spokenNames: Readonly<Record<string, string>> = { ctrl: 'Control', alt: 'Alt', shift: 'Shift' };

/** The same key as `aria-keyshortcuts` has it: `ctrl+enter` is `Control+Enter`. */
export const formatShortcut = (key: string): string =>
  key
    .split('+')
    .map((part) => spokenNames[part] ?? part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('+');

/** A place that hears keys now. */
export interface RegisteredKeys {
  /** What the place is called. */
  name: MessageId;
  keys: KeyActs;
}

type ReadPlace = () => RegisteredKeys | null;
let shown: readonly ReadPlace[] = [];
const listeners = new Set<() => void>();
function change(next: typeof shown) {
  shown = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Lists these keys among those that are heard, while `place` isn't null. */
export function useRegisterKeys(place: RegisteredKeys | null): void {
  const latestRef = useRef(place);
  useEffect(() => {
    latestRef.current = place;
  });
  const listed = place !== null;
  useEffect(watchDialogFocus, []);
  useEffect(() => {
    if (!listed) return undefined;
    const read: ReadPlace = () => latestRef.current;
    change([...shown, read]);
    return () => change(shown.filter((one) => one !== read));
  }, [listed]);
}

/** Every place that hears keys now, the one that came last behind the others; each is read when it is shown. */
export const useRegisteredKeys = (): readonly ReadPlace[] => useSyncExternalStore(subscribe, () => shown);

/** What a person writes or chooses in has keys of its own; a box or a radio has none but its own few. */
export const takesText = (target: Element): boolean =>
  target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]') !== null;

/** A dialog is on its way, or the focus was never in it: what is pressed is meant for it. */
export const isDialogAhead = (): boolean =>
  document.querySelector('[aria-modal=true]:not([data-reached]), [data-dialog-on-its-way]') !== null;

/** The focus is on the page itself, beneath whatever floats over it. */
function isFocusOnPage(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused.closest('[aria-modal=true], [data-portal]') === null;
}

/** A dialog stands over the page, or is on its way. One that gave the focus back to the page is on its way out and takes no keys from it. */
export const isDialogOpen = (): boolean =>
  isDialogAhead() || (document.querySelector('[aria-modal=true]') !== null && !isFocusOnPage());

let isWatched = false;
function watchDialogFocus(): void {
  if (isWatched) return;
  isWatched = true;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) target.closest('[aria-modal=true]')?.setAttribute('data-reached', '');
  });
}

/** What lists every key, wherever the focus is but in a field. */
export const helpKey = '?' as const;
/** With Ctrl, or ⌘: opens the command palette. */
export const paletteKey = 'k';
export function useHelpKey(onHelp: () => void): void {
  const hearsSingleKeys = use(SingleKeysContext);
  useEffect(() => {
    if (!hearsSingleKeys) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== helpKey || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.defaultPrevented || (event.target instanceof Element && takesText(event.target))) return;
      event.preventDefault();
      onHelp();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onHelp, hearsSingleKeys]);
}

/** Hears Ctrl, or ⌘, with that key, wherever the focus is: not while something over the page waits for an answer of its own. */
export function useChord(key: string, onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (event.defaultPrevented || event.repeat || isDialogOpen()) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key, onPress]);
}
