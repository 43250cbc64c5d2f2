import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pageSizes } from '../../contracts/vocabulary/limits';
import { formatCount } from '../copy/money';
import classes from './pager.module.css';

interface PagerProps {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  /** Given, the length of a page can be chosen. */
  onSize?: (size: number) => void;
  sizes?: readonly number[];
}

/** Below a list: what is shown of how many, the length of a page, and the way to the other pages. */
export function Pager({ page, size, total, onPage, onSize, sizes = pageSizes.selector }: PagerProps) {
  const intl = useIntl();
  const pages = Math.max(1, Math.ceil(total / size));
  const steps = [
    { id: 'parts.pager.first', to: 1, Icon: IconChevronsLeft },
    { id: 'parts.pager.previous', to: page - 1, Icon: IconChevronLeft },
    { id: 'parts.pager.next', to: page + 1, Icon: IconChevronRight },
    { id: 'parts.pager.last', to: pages, Icon: IconChevronsRight },
  ] as const;
  const step = ({ id, to, Icon }: (typeof steps)[number]) => (
    <button
      key={id}
      type="button"
      className={classes.step}
      aria-label={intl.formatMessage({ id })}
      disabled={to < 1 || to > pages || to === page}
      onClick={() => onPage(to)}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
  return (
    <div className={classes.pager}>
      {onSize && (
        <label className={classes.size}>
          <FormattedMessage
            id="parts.table.pageSize"
            values={{
              menu: (
                <select
                  key="menu"
                  className={classes.menu}
                  aria-label={intl.formatMessage({ id: 'parts.table.pageSizeLabel' })}
                  value={size}
                  onChange={(event) => onSize(Number(event.currentTarget.value))}
                >
                  {sizes.map((one) => (
                    <option key={one} value={one}>
                      {one}
                    </option>
                  ))}
                </select>
              ),
            }}
          />
        </label>
      )}
      <nav className={classes.pages} aria-label={intl.formatMessage({ id: 'parts.pager.label' })}>
        {steps.slice(0, 2).map(step)}
        <span className={classes.range} aria-live="polite">
          <FormattedMessage
            id="parts.table.range"
            values={{
              from: formatCount(intl, total === 0 ? 0 : (page - 1) * size + 1),
              to: formatCount(intl, Math.min(total, page * size)),
              total: formatCount(intl, total),
            }}
          />
        </span>
        {steps.slice(2).map(step)}
      </nav>
    </div>
  );
}
