import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { narrowingMachine } from '../../../../machines/search/narrowing/narrowing.machine';
import { narrowingView } from '../../../../machines/search/narrowing/narrowing.view';
import { FilterChips, type FilterChip } from '../../../parts/filter-chips';
import { useSystemActorState } from '../../../seams/use-console';
import classes from './results-screen.module.css';
import { DialogOnItsWay } from '../../../parts/dialogs';
import { lazyPart } from '../../../parts/lazy-part';
import type { ResultFilters } from '../../../../machines/domain/result-filters';
import { formatCount, formatMoney } from '../../../copy/money';
import { siteCountryName } from '../../../copy/vocabulary';

/** A chip for each thing that narrows the results; `seller` is the name of the one that they are narrowed to. */
function narrowingChips(intl: IntlShape, filters: ResultFilters, seller: string | null): FilterChip[] {
  const { sites, priceMin, priceMax, currency, official, reported } = filters;
  const money = (amount: number) =>
    currency === null ? formatCount(intl, amount) : formatMoney(intl, { amount, currency });
  const bound = (id: 'priceMin' | 'priceMax', amount: number | null) =>
    amount === null ? [] : [{ id, name: intl.formatMessage({ id: `narrowing.${id}.chip` }, { price: money(amount) }) }];
  return [
    ...(seller === null
      ? []
      : [{ id: 'seller', name: intl.formatMessage({ id: 'listFilters.seller.chip' }, { name: seller }) }]),
    ...sites.map((site) => ({ id: `sites:${site}`, name: siteCountryName(intl, site) })),
    ...bound('priceMin', priceMin),
    ...bound('priceMax', priceMax),
    ...(official === null
      ? []
      : [{ id: 'official', name: intl.formatMessage({ id: `narrowing.official.${official}` }) }]),
    ...(reported === null
      ? []
      : [{ id: 'reported', name: intl.formatMessage({ id: `narrowing.reported.${reported}` }) }]),
  ];
}

const NarrowingDrawer = lazyPart(async () => ({ default: (await import('./narrowing-drawer')).NarrowingDrawer }));

interface NarrowingProps {
  actor: ActorRefFrom<typeof narrowingMachine>;
}

/** Opens the filters within the results. */
export function NarrowingButton({ actor }: NarrowingProps) {
  return (
    <Button
      variant="default"
      leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
      onClick={() => actor.send({ type: 'filters.open' })}
    >
      <FormattedMessage id="narrowing.open.action" />
    </Button>
  );
}

/** What narrows the results, each to be taken away, and the drawer where it is chosen. */
export function Narrowing({ actor, known }: NarrowingProps & { known: readonly string[] }) {
  const intl = useIntl();
  const { filters, drawerMounted } = useSelector(actor, narrowingView, shallowEqual);
  const seller = useSelector(useSystemActorState('listings'), ({ context: { visible } }) => {
    if (filters.seller === null) return null;
    const sold = known.find((id) => visible[id]?.seller?.id === filters.seller);
    return (sold && visible[sold]?.seller?.nickname) ?? filters.seller;
  });
  return (
    <>
      <div className={classes.chips}>
        <FilterChips
          chips={narrowingChips(intl, filters, seller)}
          label={intl.formatMessage({ id: 'narrowing.chips.label' })}
          onRemove={(id) => actor.send({ type: 'filter.remove', id })}
          onClear={() => actor.send({ type: 'filters.clear' })}
        />
      </div>
      {drawerMounted && (
        <Suspense fallback={<DialogOnItsWay />}>
          <NarrowingDrawer actor={actor} known={known} />
        </Suspense>
      )}
    </>
  );
}
