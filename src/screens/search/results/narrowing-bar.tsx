import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { narrowingMachine } from '../../../../machines/search/narrowing/narrowing.machine';
import { narrowingView } from '../../../../machines/search/narrowing/narrowing.view';
import { FilterChips } from '../../../parts/filter-chips';
import { useSystemActorState } from '../../../seams/use-console';
import classes from './results-screen.module.css';
import { narrowingChips } from './narrowing-chips';
import { lazyPart } from '../../../parts/lazy-part';

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
        <Suspense fallback={null}>
          <NarrowingDrawer actor={actor} known={known} />
        </Suspense>
      )}
    </>
  );
}
