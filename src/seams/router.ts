import type { ActorRefFrom, AnyActorRef } from 'xstate';
import { safeRedirect } from '../../machines/domain/access';
import type { ScreenName } from '../../machines/domain/addresses';
import { isInUndoCountdown } from '../../machines/domain/undo-time';
import { systemActor, type SystemActors } from '../../machines/kit/system-actor';
import { admission, type Admission } from '../../machines/system/screens/admission';
import type { screensMachine } from '../../machines/system/screens/screens.machine';
import type { shellMachine } from '../../machines/system/shell/shell.machine';
import type { AppNavigation } from '../parts/app-link';
import type { AddressBook, ConsoleRouter } from './addresses';

type Screens = ActorRefFrom<typeof screensMachine>;

export interface RouteContext {
  /** Waits until it is known who may see what at that path and query; answers the path and query to go to instead, null to stay. */
  admit: (href: string, signal: AbortSignal) => Promise<string | null>;
}

function admitWith(screens: Screens, { placeAt, hrefOf, returnTo }: AddressBook): RouteContext['admit'] {
  const admissionOf = (href: string): Admission => admission(screens.getSnapshot().context.access, placeAt(href));
  const redirectOf = (admissionResult: Admission): string | null => {
    if (admissionResult.type === 'go') return hrefOf(admissionResult.target);
    return admissionResult.type === 'return' ? returnTo(admissionResult.wishes) : null;
  };
  return (href, signal) =>
    new Promise((resolve, reject) => {
      const decide = (): boolean => {
        const admissionResult = admissionOf(href);
        if (admissionResult.type === 'wait') return false;
        resolve(redirectOf(admissionResult));
        return true;
      };
      if (decide()) return;
      const subscription = screens.subscribe(() => {
        if (decide()) subscription.unsubscribe();
      });
      signal.addEventListener('abort', () => {
        subscription.unsubscribe();
        reject(new Error('The navigation was given up.'));
      });
    });
}

/** A send or a reply that waits to go out would not, were the tab closed; who isn't signed in has none. */
function holdsBack(root: AnyActorRef): boolean {
  const outbox = root.system.get('outbox') as SystemActors['outbox'] | undefined;
  return outbox !== undefined && isInUndoCountdown(outbox.getSnapshot().context);
}

function guardUnsaved(router: ConsoleRouter, root: AnyActorRef, screens: Screens): void {
  const shell = systemActor(root.system, 'shell') as ActorRefFrom<typeof shellMachine>;
  const isDirty = () => screens.getSnapshot().context.live?.actor?.getSnapshot().hasTag?.('dirty') === true;
  router.history.block({
    enableBeforeUnload: () => isDirty() || holdsBack(root),
    blockerFn: ({ currentLocation, nextLocation }) => {
      if (!isDirty() || currentLocation.pathname === nextLocation.pathname) return false;
      return new Promise((resolve) => {
        const leaveSubscription = shell.on('leave.decided', ({ leave }) => {
          leaveSubscription.unsubscribe();
          resolve(!leave);
        });
        shell.send({ type: 'leave.ask' });
      });
    },
  });
}

/**
 * Joins the router to the running machines: a committed navigation is told to `screens`, and where `screens` asks to go is navigated.
 * The router owns which address; which screen is shown there is decided by admission.
 */
export function joinRouter(
  router: ConsoleRouter,
  book: AddressBook,
  root: AnyActorRef,
  prepare: (screen: ScreenName) => void,
): AppNavigation {
  const screens = systemActor(root.system, 'screens') as Screens;
  const { hrefOf, placeAt, returnTo } = book;
  router.update({ ...router.options, context: { admit: admitWith(screens, book) } });

  let before: Element | null = null;
  router.subscribe('onBeforeRouteMount', ({ toLocation, hrefChanged }) => {
    before = document.activeElement;
    if (!hrefChanged && screens.getSnapshot().context.place !== null) return;
    screens.send({ type: 'route.commit', place: placeAt(`${toLocation.pathname}${toLocation.searchStr}`) });
  });
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    const content = document.getElementById('content');
    const { activeElement: admissionOf } = document;
    const hasTakenFocus =
      content !== null && content !== admissionOf && admissionOf !== before && content.contains(admissionOf);
    if (pathChanged && fromLocation && !hasTakenFocus) content?.focus({ preventScroll: true });
  });

  // Until React is mounted nobody loads what the history was led to: a blocker makes its push come after the load that went with it.
  const { history } = router;
  history.subscribe(({ action }) => {
    if (history.subscribers.size === 1) void router.load({ action });
  });
  const follow = (href: string, replace?: boolean, stays?: boolean) =>
    void router.navigate({ href, replace, resetScroll: stays !== true });
  screens.on('go', ({ target, replace, stays }) => follow(hrefOf(target), replace, stays));
  screens.on('back', ({ otherwise }) => {
    if (router.history.canGoBack()) router.history.back();
    else follow(hrefOf(otherwise), true);
  });
  screens.on('return', ({ wishes }) => follow(returnTo(wishes), true));
  guardUnsaved(router, root, screens);

  return {
    hrefOf,
    placeAt,
    beneath: () => screens.getSnapshot().context.beneath?.place ?? null,
    go: (href) => {
      if (safeRedirect(href) !== null) follow(href);
    },
    prepare: (href) => {
      if (safeRedirect(href) === null) return;
      const admissionResult = admission(screens.getSnapshot().context.access, placeAt(href));
      if (admissionResult.type === 'show') prepare(admissionResult.place.screen);
    },
  };
}
