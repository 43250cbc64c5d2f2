import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import type { RouteContext } from '../seams/router';
import { shows } from './-shows';

/** Every navigation waits here until it is known who may go there; what is shown is the stage's. */
export const Route = createRootRouteWithContext<RouteContext>()({
  beforeLoad: async ({ location, context, abortController }) => {
    const instead = await context.admit(`${location.pathname}${location.searchStr}`, abortController.signal);
    if (instead !== null) throw redirect({ href: instead, replace: true });
  },
  // It has no path: it stands at every address that a suspended account may not see.
  staticData: shows('suspended', async () => (await import('../screens/shell/suspended-screen')).SuspendedScreen),
  component: () => null,
  errorComponent: () => null,
  notFoundComponent: () => null,
});
