import { Box, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconAdjustments, IconPencil, IconPlus } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { memo, Suspense } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
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
import { DialogOnItsWay } from '../../../parts/dialogs';
import { lazyPart } from '../../../parts/lazy-part';
import { formatDay } from '../../../copy/dates';
import { formatCount, formatMoney } from '../../../copy/money';
import { conditionName, siteCountryName } from '../../../copy/vocabulary';

/** What a filter leaves, each in a few words. */
export function describeFilter(
  intl: IntlShape,
  filter: FilterProfile,
  categories: readonly SearchCategory[],
): string[] {
  const { brand, model, narrowing, profileCurrency, sellerNickname } = filter;
  const list = (words: readonly string[]) => intl.formatList(words, { type: 'conjunction' });
  const currency = profileCurrency ?? 'USD';
  const money = (amount: number | null) => (amount === null ? null : formatMoney(intl, { amount, currency }));
  const day = (date: string | null) => (date === null ? null : formatDay(intl, date));
  const least = (count: number | null) => (count === null ? null : formatCount(intl, count));
  const formatFact = (name: FactName, ...of: (string | null)[]) => {
    const [from, to] = of;
    return from == null && to == null
      ? null
      : intl.formatMessage({ id: `filters.${name}.fact` }, { from: from ?? 'none', to: to ?? 'none' });
  };
  const some = (name: FactName, words: readonly string[]) =>
    words.length === 0 ? null : formatFact(name, list(words));
  const wanted = [...(sellerNickname === null ? [] : [sellerNickname]), ...(narrowing?.sellers ?? [])];
  const category = categories.find(({ id }) => id === filter.categoryId)?.name ?? filter.categoryId;
  return [
    filter.sites.length === 0 ? null : list(filter.sites.map((site) => siteCountryName(intl, site))),
    category,
    filter.articleCondition === null ? null : conditionName(intl, filter.articleCondition),
    formatFact(
      'price',
      money(filter.priceMinConverted ?? filter.priceMin),
      money(filter.priceMaxConverted ?? filter.priceMax),
    ),
    brand,
    model,
    ...filter.attributes.map(({ id, valueName }) => `${id}: ${valueName}`),
    formatFact('dates', day(filter.dateFrom), day(filter.dateTo)),
    formatFact('stockOffered', least(filter.stockOffered)),
    formatFact('stockSold', least(filter.stockSold)),
    some('required', narrowing?.requiredWords ?? []),
    some('avoided', narrowing?.avoidedWords ?? []),
    some('sellers', wanted),
    some('blacklisted', narrowing?.blacklistedSellers ?? []),
  ].filter((fact) => fact !== null);
}

type FactName = 'price' | 'dates' | 'stockOffered' | 'stockSold' | 'required' | 'avoided' | 'sellers' | 'blacklisted';

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
