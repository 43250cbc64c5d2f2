import { NativeSelect } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { liveSearchSorts, type LiveSearchSort, type SortOrder } from '../../../../contracts/vocabulary/listings';
import type { ResultRank, SearchOf } from '../../../../machines/domain/addresses';
import { liveSearchSortName } from '../../../copy/vocabulary';
import { VisuallyHidden } from '../../../parts/visually-hidden';
import classes from './results-screen.module.css';

const ranks = ['attention', 'learned'] as const satisfies readonly ResultRank[];

interface SortSelectProps {
  address: SearchOf<'results'>;
  onChange: (sort: LiveSearchSort | null, order: SortOrder) => void;
  onRank: (rank: ResultRank) => void;
}

/** The order of the results; prices and sales can go both ways. */
export function SortSelect({ address, onChange, onRank }: SortSelectProps) {
  const intl = useIntl();
  const orders = liveSearchSorts
    .filter((sort) => sort !== 'relevance')
    .flatMap((sort) =>
      (['asc', 'desc'] as const).map((order) => ({
        value: `${sort} ${order}`,
        name: `${intl.formatMessage({ id: liveSearchSortName(sort) })} ${intl.formatMessage({ id: `results.order.${order}` }, { sort })}`,
        sort,
        order,
      })),
    );
  const sorted = address.sort === null || address.sort === 'relevance' ? '' : `${address.sort} ${address.order}`;
  const value = address.rank ?? sorted;
  return (
    <label className={classes.order}>
      <VisuallyHidden>
        <FormattedMessage id="results.sort.label" />
      </VisuallyHidden>
      <NativeSelect
        className={classes.select}
        value={value}
        onChange={(event) => {
          const rank = ranks.find((one) => one === event.currentTarget.value);
          if (rank !== undefined) return onRank(rank);
          const chosen = orders.find((one) => one.value === event.currentTarget.value);
          onChange(chosen?.sort ?? null, chosen?.order ?? 'asc');
        }}
      >
        <option value="">{intl.formatMessage({ id: liveSearchSortName('relevance') })}</option>
        {ranks.map((rank) => (
          <option key={rank} value={rank}>
            {intl.formatMessage({ id: `results.rank.${rank}` })}
          </option>
        ))}
        {orders.map(({ value: one, name }) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
}
