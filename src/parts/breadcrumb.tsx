import { IconChevronRight } from '@tabler/icons-react';
import { use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Target } from '../../machines/domain/addresses';
import { visitKey } from '../../machines/domain/locations';
import { AppLink, AppNavigationContext } from './app-link';
import classes from './page-title.module.css';

export interface Crumb {
  name: ReactNode;
  /** The last one has none. */
  to?: Target;
}

/** The way from the home over its section to this page, which is the last of them. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const intl = useIntl();
  const navigation = use(AppNavigationContext);
  const previousPage = navigation?.beneath?.() ?? null;
  /** The page from which this one was opened is found as it was left. */
  const asLeft = (to: Target) =>
    previousPage !== null &&
    navigation !== null &&
    visitKey(navigation.placeAt(navigation.hrefOf(to))) === visitKey(previousPage)
      ? { href: previousPage.href }
      : { to };
  const home: Crumb = { name: intl.formatMessage({ id: 'parts.breadcrumb.home' }), to: { to: 'home' } };
  return (
    <nav aria-label={intl.formatMessage({ id: 'parts.breadcrumb.label' })}>
      <ol className={classes.crumbs}>
        {[home, ...crumbs].map(({ name, to }, index) => (
          <li key={index} className={classes.crumb}>
            {index > 0 && <IconChevronRight size={14} aria-hidden="true" className={classes.chevron} />}
            {to === undefined || index === crumbs.length ? (
              <span aria-current={index === crumbs.length ? 'page' : undefined}>{name}</span>
            ) : (
              <AppLink {...asLeft(to)}>{name}</AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
