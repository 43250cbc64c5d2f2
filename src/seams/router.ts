import { createRouter } from '@tanstack/react-router';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import { safeRedirect } from '../../machines/domain/access';
import { readSearch, writeSearch } from '../../machines/domain/search-text';
import { seat } from '../../machines/kit/seat';
import type { NavigateEvent } from '../../machines/kit/seats';
import { admission, type Admission } from '../../machines/system/screens/admission';
import type { ScreenName } from '../../machines/system/screens/places';
import type { screensMachine } from '../../machines/system/screens/screens.machine';
import type { shellMachine } from '../../machines/system/shell/shell.machine';
import type { Way } from '../parts/app-link';
import { routeTree } from '../routeTree.gen';

type Screens = ActorRefFrom<typeof screensMachine>;

export interface RouteContext {
  /** Waits until it is known who may see what at that address. */
  admit: (href: string, signal: AbortSignal) => Promise<Admission>;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter;
  }
}

function admitWith(screens: Screens): RouteContext['admit'] {
  const verdict = (href: string): Admission => admission(screens.getSnapshot().context.access, href);
  return (href, signal) =>
    new Promise((resolve, reject) => {
      const now = verdict(href);
      if (now.type !== 'wait') return resolve(now);
      const subscription = screens.subscribe(() => {
        const later = verdict(href);
        if (later.type === 'wait') return;
        subscription.unsubscribe();
        resolve(later);
      });
      signal.addEventListener('abort', () => {
        subscription.unsubscribe();
        reject(new Error('The navigation was given up.'));
      });
    });
}

function createConsoleRouter(context: RouteContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: true,
    defaultPreload: false,
    defaultPendingMs: Number.MAX_SAFE_INTEGER,
  });
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;

/** A path of this console with its own query and the given one. */
function addressOf(to: string, search: Record<string, unknown> = {}): { to: '/'; search: Record<string, unknown> } {
  const { pathname, searchParams } = new URL(to, 'https://console.invalid');
  return { to: pathname as '/', search: { ...Object.fromEntries(searchParams), ...search } };
}

function guardUnsaved(router: ConsoleRouter, root: AnyActorRef, screens: Screens): void {
  const shell = seat(root.system, 'shell') as ActorRefFrom<typeof shellMachine>;
  const isDirty = () => screens.getSnapshot().context.live?.actor?.getSnapshot().hasTag?.('dirty') === true;
  router.history.block({
    enableBeforeUnload: isDirty,
    blockerFn: ({ currentLocation, nextLocation }) => {
      if (!isDirty() || currentLocation.pathname === nextLocation.pathname) return false;
      return new Promise((resolve) => {
        const heard = shell.on('leave.decided', ({ leave }) => {
          heard.unsubscribe();
          resolve(!leave);
        });
        shell.send({ type: 'leave.ask' });
      });
    },
  });
}

/**
 * Joins the router to the running machines: a committed navigation is told to `screens`, and what `screens` asks for is navigated.
 * The router owns which address; which screen is shown there is decided by admission.
 */
export function joinRouter(root: AnyActorRef, prepare: (screen: ScreenName) => void) {
  const screens = seat(root.system, 'screens') as Screens;
  const router = createConsoleRouter({ admit: admitWith(screens) });

  router.subscribe('onBeforeRouteMount', ({ toLocation, hrefChanged }) => {
    const live = screens.getSnapshot().context.location;
    if (!hrefChanged && live !== null) return;
    screens.send({
      type: 'route.commit',
      screen: '',
      params: {},
      search: toLocation.search as Record<string, unknown>,
      href: `${toLocation.pathname}${toLocation.searchStr}`,
    });
  });
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    const content = document.getElementById('content');
    const taken = content !== null && content !== document.activeElement && content.contains(document.activeElement);
    if (pathChanged && fromLocation && !taken) content?.focus({ preventScroll: true });
  });

  const obey = ({ to, search, replace, back }: NavigateEvent) => {
    if (back && router.history.canGoBack()) return router.history.back();
    if (safeRedirect(to) === null) return;
    void router.navigate({ ...addressOf(to, search), replace });
  };
  screens.on('navigate', obey);
  guardUnsaved(router, root, screens);

  const way: Way = {
    go: (href) => obey({ type: 'navigate', to: href }),
    prepare: (href) => {
      const verdict = safeRedirect(href) === null ? null : admission(screens.getSnapshot().context.access, href);
      if (verdict?.type === 'show') prepare(verdict.screen);
    },
  };
  return { router, way };
}
