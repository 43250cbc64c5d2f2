import type { ActorRefFrom, AnyActorRef } from 'xstate';
import { seat } from '../../machines/kit/seat';
import type { screensMachine } from '../../machines/system/screens/screens.machine';
import type { ConsoleRouter } from './addresses';
import { cameBack, cursors } from './cursors';

/** Where a person stood on a page: how far down, and what had the focus in it, told so that it is found on a page made anew. */
interface Stood {
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
function toldOf(element: Element): number {
  const said = [
    element.tagName,
    element.getAttribute('href'),
    element.getAttribute('data-item') ?? element.getAttribute('aria-label') ?? element.textContent,
  ];
  return [...said.join(' ')].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647, 7);
}

/** Cards are their cursor's: its machine knows where it stands. */
const isCursor = (element: Element) => element.closest('article[data-item], [role=dialog]') !== null;

function focusHere(): Stood['focus'] {
  const [page, active] = [content(), document.activeElement];
  if (page === null || active === null || active === page || !page.contains(active) || isCursor(active)) return null;
  const told = toldOf(active);
  const nth = [...page.querySelectorAll(focusable)].filter((one) => toldOf(one) === told).indexOf(active);
  return nth < 0 ? null : { told, nth };
}

/** Whether it is there to be given the focus, or somebody else has it. */
function giveFocus({ told, nth }: NonNullable<Stood['focus']>): boolean {
  const [page, active] = [content(), document.activeElement];
  if (page === null || (active !== null && active !== document.body && active !== page)) return true;
  const shown = [...page.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.offsetParent !== null);
  const element = shown.filter((one) => toldOf(one) === told)[nth];
  element?.focus({ preventScroll: true });
  return element !== undefined;
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
  const seen = items.find((item) => isSeen(item, true)) ?? items.find((item) => isSeen(item, false));
  seen?.focus({ preventScroll: true });
}

function read(): Record<string, Stood> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, Stood>;
  } catch {
    return {};
  }
}

/**
 * Whoever comes back to a page, by the history, by a link to what rests beneath or by loading it anew, stands there as they left it:
 * as far down, as soon as the page is as long again, and with the focus where it was. Whatever the person does meanwhile goes first.
 */
export function standAgain(router: ConsoleRouter, root: AnyActorRef): () => void {
  const screens = seat(root.system, 'screens') as ActorRefFrom<typeof screensMachine>;
  const byEntry = cameBack() ? read() : {};
  /** By the machine of the page: one that was left and lives on has rested beneath. */
  const byMachine = new WeakMap<AnyActorRef, Stood & { href: string }>();
  let way = 'LOAD';
  let release = () => {};

  const entryOf = ({ state }: { state: { __TSR_index?: number } }) => String(state.__TSR_index ?? 0);
  const here = (): Stood => ({ y: scrollY, focus: focusHere() });

  const hold = ({ y, focus }: Stood) => {
    release();
    let owed = focus;
    let rests: ReturnType<typeof setTimeout> | undefined;
    const come = () => {
      const most = document.documentElement.scrollHeight - innerHeight;
      if (Math.abs(scrollY - Math.min(y, most)) > 1) scrollTo({ top: y });
      if (owed !== null && giveFocus(owed)) owed = null;
      clearTimeout(rests);
      if (most < y || owed !== null) return;
      rests = setTimeout(() => {
        if (Math.abs(scrollY - y) <= 1) bringCursor();
        release();
      }, restsAfter);
    };
    const resized = new ResizeObserver(come);
    const late = setTimeout(() => release(), growsWithin);
    release = () => {
      resized.disconnect();
      clearTimeout(rests);
      clearTimeout(late);
      for (const act of acts) removeEventListener(act, release, true);
      release = () => {};
    };
    for (const act of acts) addEventListener(act, release, true);
    resized.observe(document.body);
    come();
  };

  const heard = [
    router.history.subscribe(({ action, location }) => {
      way = action.type;
      if (way !== 'PUSH') return;
      const anew = Number(entryOf(location));
      for (const entry of Object.keys(byEntry)) if (Number(entry) >= anew) Reflect.deleteProperty(byEntry, entry);
      cursors.forget(anew);
    }),
    router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      const { live } = screens.getSnapshot().context;
      if (fromLocation === undefined || live === null) return;
      const stood = here();
      byEntry[entryOf(fromLocation)] = stood;
      if (live.actor !== null) byMachine.set(live.actor, { ...stood, href: live.place.href });
      release();
    }),
    router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
      const { live } = screens.getSnapshot().context;
      const known = byEntry[entryOf(toLocation)];
      if (way === 'PUSH') {
        const rested = live?.actor ? byMachine.get(live.actor) : undefined;
        if (pathChanged && rested !== undefined && rested.href === live?.place.href) hold(rested);
      } else if (way !== 'REPLACE' && known !== undefined) hold(known);
    }),
  ];
  const leave = () => {
    byEntry[entryOf(router.history.location)] = here();
    try {
      sessionStorage.setItem(name, JSON.stringify(byEntry));
    } catch {
      // A browser that keeps nothing opens each page at its top.
    }
  };
  addEventListener('pagehide', leave);
  const now = byEntry[entryOf(router.history.location)];
  if (now !== undefined) hold(now);
  return () => {
    release();
    removeEventListener('pagehide', leave);
    for (const unhear of heard) unhear();
  };
}
