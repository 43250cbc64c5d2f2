import type { ActorRefFrom, AnyActorRef } from 'xstate';
import { systemActor } from '../../machines/kit/system-actor';
import type { screensMachine } from '../../machines/system/screens/screens.machine';
import type { ConsoleRouter } from './addresses';
import { hasReturned, cursors } from './cursors';

/** Where a person stood on a page: how far down, and what had the focus in it, told so that it is found on a page made anew. */
interface PagePosition {
  y: number;
  focus: { told: number; nth: number } | null;
}

const name = 'vigia:stood';
/** Milliseconds in which a page that is made anew grows as long as it was, and in which what it is given moves it no more. */
const [growsWithin, restsAfter] = [10_000, 1_500];
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const content = () => document.getElementById('content');
const focusable = 'a[href], button, input, select, textarea, tr[data-item]';
/** What an element is to whoever looks for it on the same page made anew: a number, so that nothing of the page is kept. */
function fingerprintOf(element: Element): number {
  const features = [
    element.tagName,
    element.getAttribute('href'),
    element.getAttribute('data-item') ?? element.getAttribute('aria-label') ?? element.textContent,
  ];
  return [...features.join(' ')].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647, 7);
}

/** Cards are their cursor's: its machine knows where it stands. */
const isCursor = (element: Element) => element.closest('article[data-item], [role=dialog]') !== null;

function readFocus(): PagePosition['focus'] {
  const [page, active] = [content(), document.activeElement];
  if (page === null || active === null || active === page || !page.contains(active) || isCursor(active)) return null;
  const fingerprint = fingerprintOf(active);
  const nth = [...page.querySelectorAll(focusable)].filter((one) => fingerprintOf(one) === fingerprint).indexOf(active);
  return nth < 0 ? null : { told: fingerprint, nth };
}

const isShown = (element: HTMLElement) => element.offsetParent !== null;

/**
 * Whether it is there to be given the focus; somebody else on the page who has it keeps it. What is hidden has none: of the page that was
 * left the browser takes it only with the next frame.
 */
function giveFocus({ told: fingerprint, nth }: NonNullable<PagePosition['focus']>): boolean {
  const [page, active] = [content(), document.activeElement];
  const shown = [...(page?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(isShown);
  const element = shown.filter((one) => fingerprintOf(one) === fingerprint)[nth];
  if (element === undefined) return false;
  const isTaken = active instanceof HTMLElement && active !== document.body && active !== page && isShown(active);
  if (!isTaken) element.focus({ preventScroll: true });
  return true;
}

/** How much of the page, in pixels, lies beneath the header. */
const headed = 64;

/**
 * Who scrolled away from the cursor before leaving comes back to what they looked at: the cursor, and what is decided on, is the first item
 * in sight, not one that nobody sees.
 */
function bringCursor(): void {
  const items = [...(content()?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const current = items.find((item) => item.matches('[aria-current], :focus, :focus-within'));
  const isSeen = (item: HTMLElement, whole: boolean) => {
    const { top, bottom } = item.getBoundingClientRect();
    return whole ? top >= headed && bottom <= innerHeight : bottom > headed && top < innerHeight;
  };
  if (current === undefined || isSeen(current, false)) return;
  const visibleItem = items.find((item) => isSeen(item, true)) ?? items.find((item) => isSeen(item, false));
  visibleItem?.focus({ preventScroll: true });
}

function read(): Record<string, PagePosition> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, PagePosition>;
  } catch {
    return {};
  }
}

/**
 * Whoever comes back to a page, by the history, by a link to what rests beneath or by loading it anew, stands there as they left it:
 * as far down, as soon as the page is as long again, and with the focus where it was. Whatever the person does meanwhile goes first.
 */
export function startScrollRestoration(router: ConsoleRouter, root: AnyActorRef): () => void {
  const screens = systemActor(root.system, 'screens') as ActorRefFrom<typeof screensMachine>;
  const byEntry = hasReturned() ? read() : {};
  /** By the machine of the page: one that was left and lives on has rested beneath. */
  const byMachine = new WeakMap<AnyActorRef, PagePosition & { href: string }>();
  let way = 'LOAD';
  let release = () => {};

  const entryOf = ({ state }: { state: { __TSR_index?: number } }) => String(state.__TSR_index ?? 0);
  const readPosition = (): PagePosition => ({ y: scrollY, focus: readFocus() });

  const holdPosition = ({ y, focus }: PagePosition) => {
    release();
    let owed = focus;
    let restTimer: ReturnType<typeof setTimeout> | undefined;
    const come = () => {
      const most = document.documentElement.scrollHeight - innerHeight;
      if (Math.abs(scrollY - Math.min(y, most)) > 1) scrollTo({ top: y });
      if (owed !== null && giveFocus(owed)) owed = null;
      clearTimeout(restTimer);
      if (most < y || owed !== null) return;
      restTimer = setTimeout(() => {
        if (Math.abs(scrollY - y) <= 1) bringCursor();
        release();
      }, restsAfter);
    };
    const resized = new ResizeObserver(come);
    // What comes in the place of a skeleton that is as long resizes nothing.
    const changed = new MutationObserver(() => owed !== null && come());
    const releaseTimer = setTimeout(() => release(), growsWithin);
    release = () => {
      resized.disconnect();
      changed.disconnect();
      clearTimeout(restTimer);
      clearTimeout(releaseTimer);
      for (const act of acts) removeEventListener(act, release, true);
      release = () => {};
    };
    for (const act of acts) addEventListener(act, release, true);
    resized.observe(document.body);
    changed.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
    come();
  };

  const listeners = [
    router.history.subscribe(({ action, location }) => {
      way = action.type;
      if (way !== 'PUSH') return;
      const reloadedEntry = Number(entryOf(location));
      for (const entry of Object.keys(byEntry))
        if (Number(entry) >= reloadedEntry) Reflect.deleteProperty(byEntry, entry);
      cursors.forget(reloadedEntry);
    }),
    router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      const { live } = screens.getSnapshot().context;
      if (fromLocation === undefined || live === null) return;
      const position = readPosition();
      byEntry[entryOf(fromLocation)] = position;
      if (live.actor !== null) byMachine.set(live.actor, { ...position, href: live.place.href });
      release();
    }),
    router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
      const { live } = screens.getSnapshot().context;
      const known = byEntry[entryOf(toLocation)];
      if (way === 'PUSH') {
        const savedPosition = live?.actor ? byMachine.get(live.actor) : undefined;
        if (pathChanged && savedPosition !== undefined && savedPosition.href === live?.place.href)
          holdPosition(savedPosition);
      } else if (way !== 'REPLACE' && known !== undefined) holdPosition(known);
    }),
  ];
  const leave = () => {
    byEntry[entryOf(router.history.location)] = readPosition();
    try {
      sessionStorage.setItem(name, JSON.stringify(byEntry));
    } catch {
      // A browser that keeps nothing opens each page at its top.
    }
  };
  addEventListener('pagehide', leave);
  const now = byEntry[entryOf(router.history.location)];
  if (now !== undefined) holdPosition(now);
  return () => {
    release();
    removeEventListener('pagehide', leave);
    for (const unhear of listeners) unhear();
  };
}
