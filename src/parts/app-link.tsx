import { createContext, use, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Target } from '../../machines/domain/addresses';
import type { Location } from '../../machines/domain/locations';
import { addBasePath, safeHref } from './urls';
import { VisuallyHidden } from './visually-hidden';

/** How links inside the console are followed without loading it anew; `prepare` is called when a person is about to. */
export interface AppNavigation {
  /** Path and query of a target. */
  hrefOf: (target: Target) => string;
  /** What is at a path and query of this console. */
  placeAt: (href: string) => Location;
  go: (href: string) => void;
  /** The page from which the one that is shown was opened, as it was left, while it rests beneath. */
  beneath?: () => Location | null;
  prepare?: (href: string) => void;
}

/** Set once around the console; without it foreign links are ordinary ones, and there are no others. */
export const AppNavigationContext = createContext<AppNavigation | null>(null);

/** Where a link leads: to an address of this console by its name, or to one that others wrote. */
export type LinkTarget = { to: Target; href?: undefined } | { to?: undefined; href: string };

/** The way around this component; throws where there is none. */
export function useAppNavigation(): AppNavigation {
  const navigation = use(AppNavigationContext);
  if (navigation === null) throw new Error('No way around this component: render it inside AppNavigationContext.');
  return navigation;
}

type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> &
  LinkTarget & {
    newTab?: boolean;
  };

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isOwnPath = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** A path of the same origin that is no address of the console is a file of the gateway's, and stands where that says. */
const isCurrentPage = (navigation: AppNavigation | null, href: string): boolean =>
  navigation !== null && isOwnPath(href) && navigation.placeAt(href).address !== 'notFound';

function hrefIn(navigation: AppNavigation | null, to: Target | undefined, href: string | undefined): string | null {
  if (to === undefined) return safeHref(href);
  if (navigation === null)
    throw new Error(`Nobody knows the way to "${to.to}": render this link inside AppNavigationContext.`);
  return navigation.hrefOf(to);
}

/** A link: inside the console it keeps the page, a new tab is told, and an address that is none is plain text. */
export function AppLink({ to, href, newTab = false, onClick, children, ...props }: AppLinkProps) {
  const navigation = use(AppNavigationContext);
  const safe = hrefIn(navigation, to, href);
  if (safe === null) return <span {...props}>{children}</span>;
  const own = !newTab && navigation !== null && isOwnPath(safe);
  return (
    <a
      {...props}
      href={import.meta.env.BASE_URL !== '/' && (own || isCurrentPage(navigation, safe)) ? addBasePath(safe) : safe}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener noreferrer' : undefined}
      onPointerEnter={own ? () => navigation.prepare?.(safe) : undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!own || event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        navigation.go(safe);
      }}
    >
      {children}
      {newTab && (
        <VisuallyHidden>
          <FormattedMessage id="parts.link.newTab" />
        </VisuallyHidden>
      )}
    </a>
  );
}
