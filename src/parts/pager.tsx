import { NativeSelect, Pagination } from '@mantine/core';
import '@mantine/core/styles/Pagination.layer.css';
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
  const named = (id: 'parts.pager.first' | 'parts.pager.previous' | 'parts.pager.next' | 'parts.pager.last') => ({
    className: classes.step,
    'aria-label': intl.formatMessage({ id }),
  });
  return (
    <div className={classes.pager}>
      {onSize && (
        <label className={classes.size}>
          <FormattedMessage
            id="parts.table.pageSize"
            values={{
              menu: (
                <NativeSelect
                  key="menu"
                  className={classes.menu}
                  aria-label={intl.formatMessage({ id: 'parts.table.pageSizeLabel' })}
                  value={String(size)}
                  data={sizes.map(String)}
                  onChange={(event) => onSize(Number(event.currentTarget.value))}
                />
              ),
            }}
          />
        </label>
      )}
      <Pagination.Root total={pages} value={page} onChange={onPage}>
        <nav className={classes.pages} aria-label={intl.formatMessage({ id: 'parts.pager.label' })}>
          <Pagination.First {...named('parts.pager.first')} icon={First} />
          <Pagination.Previous {...named('parts.pager.previous')} icon={Previous} />
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
          <Pagination.Next {...named('parts.pager.next')} icon={Next} />
          <Pagination.Last {...named('parts.pager.last')} icon={Last} />
        </nav>
      </Pagination.Root>
    </div>
  );
}

const First = () => <IconChevronsLeft size={18} aria-hidden="true" />;
const Previous = () => <IconChevronLeft size={18} aria-hidden="true" />;
const Next = () => <IconChevronRight size={18} aria-hidden="true" />;
const Last = () => <IconChevronsRight size={18} aria-hidden="true" />;
