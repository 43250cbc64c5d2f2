import { IconChevronRight } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { Target } from '../../machines/domain/addresses';
import { AppLink } from './app-link';
import classes from './page-title.module.css';

export interface Crumb {
  name: string;
  /** The last one has none. */
  to?: Target;
}

/** The way from the section to this page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'parts.breadcrumb.label' })}>
      <ol className={classes.crumbs}>
        {crumbs.map(({ name, to }, index) => (
          <li key={index} className={classes.crumb}>
            {index > 0 && <IconChevronRight size={14} aria-hidden="true" className={classes.chevron} />}
            {to === undefined || index === crumbs.length - 1 ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{name}</span>
            ) : (
              <AppLink to={to}>{name}</AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
