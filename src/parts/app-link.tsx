import { createContext, use, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { safeHref } from './safe-href';
import { VisuallyHidden } from './visually-hidden';

/** How links inside the console are followed without loading it anew; `prepare` is called when a person is about to. */
export interface Way {
  go: (href: string) => void;
  prepare?: (href: string) => void;
}

/** Set once around the console; without it links are ordinary ones. */
export const WayContext = createContext<Way | null>(null);

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  href: string;
  newTab?: boolean;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isOwnPath = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** A link: inside the console it keeps the page, a new tab is told, and an address that is none is plain text. */
export function AppLink({ href, newTab = false, onClick, children, ...props }: AppLinkProps) {
  const way = use(WayContext);
  const safe = safeHref(href);
  if (safe === null) return <span {...props}>{children}</span>;
  const own = !newTab && way !== null && isOwnPath(safe);
  return (
    <a
      {...props}
      href={safe}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener noreferrer' : undefined}
      onPointerEnter={own ? () => way.prepare?.(safe) : undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!own || event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        way.go(safe);
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
