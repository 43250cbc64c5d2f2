import { createMemoryHistory, createRouter, type AnyRouter, type RouterHistory } from '@tanstack/react-router';
import { safeRedirect } from '../../machines/domain/access';
import type { AddressName, Target } from '../../machines/domain/addresses';
import { paramsOf, locationOf, queryOf, type Location } from '../../machines/domain/locations';
import { readSearch, writeSearch } from '../../machines/domain/search-text';
import { mayReturnTo } from '../../machines/system/screens/admission';
import { basePath, removeBasePath } from '../parts/urls';
import { routeTree } from '../routeTree.gen';
import type { RouteContext } from './router';

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter;
  }
  interface StaticDataRouteOption {
    /** Whose path it is. */
    address: AddressName;
    /** Where the person wants to go who comes to it signed out, when its path says so. */
    redirect?: (params: Readonly<Record<string, string>>) => Target;
  }
}

const emptyContext: RouteContext = { admit: () => Promise.reject(new Error('Nobody is asked who may go where.')) };

/** The router on the console's routes; in a browser on its address bar, unless another history is given. */
export function createConsoleRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    ...(import.meta.env.BASE_URL !== '/' && { basepath: basePath }),
    context: emptyContext,
    caseSensitive: true,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: true,
    defaultPreload: false,
    defaultPendingMs: Number.MAX_SAFE_INTEGER,
  });
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;

/** From names to paths and back, by the routes. */
export interface AddressBook {
  /** Path and query of a target. */
  hrefOf: (target: Target) => string;
  /** What is at a path and query of this console; not found where no route fits. */
  placeAt: (href: string) => Location;
  /** Path and query of the first of these foreign addresses that somebody may be led to, else of the home. */
  returnTo: (requestedHrefs: readonly string[]) => string;
}

export function createAddressBook(router: AnyRouter): AddressBook {
  const paths = new Map<AddressName, string>();
  for (const { fullPath, options } of Object.values(router.routesById)) {
    if (options.staticData) paths.set(options.staticData.address, fullPath);
  }
  const hrefOf = ({ to, params, search }: Target): string => {
    const path = paths.get(to);
    if (path === undefined) throw new Error(`No route has the address "${to}".`);
    return `${removeBasePath(router.buildLocation({ to: path, params }).href)}${writeSearch(queryOf(to, search))}`;
  };
  const placeAt = (requestedAddress: string): Location => {
    const href = removeBasePath(requestedAddress);
    const { pathname, search } = new URL(href, 'https://console.invalid');
    const [, raw, route] = router.getMatchedRoutes(pathname);
    const { address, redirect } = route?.options.staticData ?? {};
    const name: AddressName = address ?? 'notFound';
    const params = paramsOf(name)(raw);
    const query = readSearch(search);
    const requestedHref = redirect && { redirect: hrefOf(redirect(raw)) };
    return params
      ? locationOf(name, params, { ...query, ...requestedHref }, href)
      : locationOf('notFound', {}, query, href);
  };
  const returnTo = (requestedHrefs: readonly string[]): string =>
    requestedHrefs
      .flatMap((requestedHref) => safeRedirect(requestedHref) ?? [])
      .find((href) => mayReturnTo(placeAt(href))) ?? hrefOf({ to: 'home' });
  return { hrefOf, placeAt, returnTo };
}

let headless: AddressBook | null = null;
/** The address book where no browser's address bar is the console's. */
export const getHeadlessAddressBook = (): AddressBook =>
  (headless ??= createAddressBook(createConsoleRouter(createMemoryHistory())));
