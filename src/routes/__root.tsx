import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import type { RouteContext } from '../seams/router';

/** Every navigation waits here until it is known who may go there; what is shown is the stage's. */
export const Route = createRootRouteWithContext<RouteContext>()({
  beforeLoad: async ({ location, context, abortController }) => {
    const verdict = await context.admit(`${location.pathname}${location.searchStr}`, abortController.signal);
    if (verdict.type !== 'redirect') return;
    const { pathname, searchParams } = new URL(verdict.to, 'https://console.invalid');
    throw redirect({ to: pathname as '/', search: Object.fromEntries(searchParams) as never, replace: true });
  },
  component: () => null,
  errorComponent: () => null,
  notFoundComponent: () => null,
});
