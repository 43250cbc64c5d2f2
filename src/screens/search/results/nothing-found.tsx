import { Button } from '@mantine/core';
import { IconPhotoSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResultTab } from '../../../../machines/domain/addresses';
import { resultFilterFaults, resultFilterValues, type ResultFilters } from '../../../../machines/domain/result-filters';
import { describeBlockReason } from '../../../copy/block-reasons';
import { EmptyState } from '../../../parts/empty-state';

const icon = <IconPhotoSearch size={32} stroke={1.5} aria-hidden="true" />;

interface NothingFoundProps {
  /** Why nothing stands there. */
  nothing: 'processing' | 'filtered' | 'broken' | 'empty';
  failedCount: number;
  /** The way to the other searches. */
  all: ReactNode;
  onUnfilter: () => void;
  onReload: () => void;
}

/** A search that has found nothing to decide on, and why. */
export function NothingFound({ nothing, failedCount, all, onUnfilter, onReload }: NothingFoundProps) {
  return (
    <EmptyState
      icon={icon}
      title={<FormattedMessage id={`results.${nothing}.title`} />}
      action={
        nothing === 'processing' ? undefined : nothing === 'empty' ? (
          all
        ) : (
          <Button onClick={nothing === 'filtered' ? onUnfilter : onReload}>
            <FormattedMessage id={`results.${nothing}.action`} />
          </Button>
        )
      }
    >
      <FormattedMessage id={`results.${nothing}.text`} values={{ count: failedCount }} />
    </EmptyState>
  );
}

/** A tab that holds none of what the search found. */
export function NothingInTab({ tab }: { tab: ResultTab }) {
  return (
    <EmptyState icon={icon} title={<FormattedMessage id={`results.${tab}.none`} />}>
      <FormattedMessage id={`results.${tab}.hint`} />
    </EmptyState>
  );
}

/** Filters within the results that leave none of a tab, or can't leave any: their bounds contradict each other. */
export function NothingFits({ filters, onClear }: { filters: ResultFilters; onClear: () => void }) {
  const intl = useIntl();
  const fault = Object.values(resultFilterFaults(resultFilterValues(filters))).find((one) => one != null);
  return (
    <EmptyState
      icon={icon}
      title={<FormattedMessage id="narrowing.none.title" />}
      action={
        <Button onClick={onClear}>
          <FormattedMessage id="listFilters.none.action" />
        </Button>
      }
    >
      {fault ? describeBlockReason(intl, fault) : <FormattedMessage id="narrowing.none.text" />}
    </EmptyState>
  );
}

/** Only what is new is asked for, and nothing is. */
export function NothingFresh({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState
      icon={icon}
      title={<FormattedMessage id="results.fresh.none" />}
      action={
        <Button onClick={onAll}>
          <FormattedMessage id="results.fresh.all" />
        </Button>
      }
    >
      <FormattedMessage id="results.fresh.hint" />
    </EmptyState>
  );
}
