import { Box, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconAdjustments, IconPencil, IconPlus } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { memo, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { FilterProfile, SearchCategory } from '../../../../contracts/shapes';
import { keywordFault } from '../../../../machines/domain/keyword';
import type { searchFiltersMachine } from '../../../../machines/search/search-filters/search-filters.machine';
import { searchFiltersView } from '../../../../machines/search/search-filters/search-filters.view';
import { busyProps } from '../../../parts/busy-props';
import { useMachineForm } from '../../../seams/use-machine-form';
import { FailureLine } from '../../shared/failure-line';
import { SubmissionDelay } from '../../shared/mutation-delay';
import classes from './filter-bar.module.css';
import { describeFilter } from './describe-filter';
import { DialogOnItsWay } from '../../../parts/dialog-on-its-way';
import { lazyPart } from '../../../parts/lazy-part';

const FilterDrawer = lazyPart(async () => ({ default: (await import('./filter-drawer')).FilterDrawer }));

interface FilterBarProps {
  actor: ActorRefFrom<typeof searchFiltersMachine>;
}

/** The filter that holds, another one, its form, and the keyword of the search: what is chosen seldom, among the options. */
export const FilterChoices = memo(function FilterChoices({ actor }: FilterBarProps) {
  const intl = useIntl();
  const view = useSelector(actor, searchFiltersView, shallowEqual);
  const { send } = actor;
  const { chosen } = view;
  return (
    <>
      {view.filters.length > 0 && (
        <label className={classes.choice}>
          <FormattedMessage id="filters.chosen.label" />
          <NativeSelect
            value={chosen ?? ''}
            aria-busy={view.busy || undefined}
            onChange={(event) => send({ type: 'filter.choose', id: event.currentTarget.value || null })}
          >
            <option value="">{intl.formatMessage({ id: 'filters.none.option' })}</option>
            {view.filters.map(({ id, name }) => (
              <option key={id} value={id ?? ''}>
                {name ?? intl.formatMessage({ id: 'filters.unnamed.option' })}
              </option>
            ))}
          </NativeSelect>
        </label>
      )}
      <div className={classes.ways}>
        {chosen !== null && (
          <Button
            variant="default"
            leftSection={<IconAdjustments size={16} aria-hidden="true" />}
            onClick={() => send({ type: 'filter.edit', id: chosen })}
            {...busyProps(view.opening)}
          >
            <FormattedMessage id="filters.edit.action" />
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => send({ type: 'filter.edit', id: null })}
          {...busyProps(view.opening)}
        >
          <FormattedMessage id="filters.new.action" />
        </Button>
        {!view.naming && (
          <Button
            variant="subtle"
            leftSection={<IconPencil size={16} aria-hidden="true" />}
            onClick={() => send({ type: 'keyword.edit' })}
          >
            <FormattedMessage id="filters.keyword.action" />
          </Button>
        )}
      </div>
    </>
  );
});

/** What narrows the results, as chips, and whatever was opened of it. */
export const FilterBar = memo(function FilterBar({ actor }: FilterBarProps) {
  const view = useSelector(actor, searchFiltersView, shallowEqual);
  const { send } = actor;
  const appliedFilter = view.filters.find(({ id }) => id === view.chosen);
  return (
    <>
      {appliedFilter !== undefined && <Facts filter={appliedFilter} categories={view.categories} />}
      {view.naming && <KeywordForm actor={actor} />}
      {view.missing && (
        <p className={classes.missing} role="status">
          <FormattedMessage id="filters.missing.text" />
        </p>
      )}
      {view.busy && !view.open && <SubmissionDelay of={actor} onClose={() => send({ type: 'form.close' })} />}
      {view.failure !== null && !view.open && <FailureLine failure={view.failure} />}
      {view.values !== null && (
        <Suspense fallback={<DialogOnItsWay />}>
          <FilterDrawer actor={actor} />
        </Suspense>
      )}
    </>
  );
});

function Facts({ filter, categories }: { filter: FilterProfile; categories: readonly SearchCategory[] }) {
  const intl = useIntl();
  const facts = describeFilter(intl, filter, categories);
  return (
    <ul className={classes.facts} aria-label={intl.formatMessage({ id: 'filters.facts.label' })}>
      <li>{filter.name ?? intl.formatMessage({ id: 'filters.unnamed.option' })}</li>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function KeywordForm({ actor }: FilterBarProps) {
  const view = useSelector(actor, searchFiltersView, shallowEqual);
  const { field, onSubmit } = useMachineForm<{ keyword: string }>({
    values: { keyword: view.keyword },
    rules: ({ keyword }) => ({ keyword: keywordFault(keyword) }),
    refused: view.keywordRefused,
    busy: view.busy,
    submit: ({ keyword }) => actor.send({ type: 'keyword.submit', keyword }),
  });
  return (
    <Box component="form" noValidate className={classes.keyword} onSubmit={onSubmit}>
      <TextInput
        {...field('keyword')}
        autoFocus
        label={<FormattedMessage id="newLiveSearch.keyword.label" />}
        description={<FormattedMessage id="filters.keyword.hint" />}
      />
      <div className={classes.ways}>
        <Button type="submit" {...busyProps(view.busy)}>
          <FormattedMessage id="filters.keyword.submit" />
        </Button>
        {!view.busy && (
          <Button variant="default" onClick={() => actor.send({ type: 'form.close' })}>
            <FormattedMessage id="parts.dialog.cancel" />
          </Button>
        )}
      </div>
    </Box>
  );
}
