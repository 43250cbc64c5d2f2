import { Box, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { defaultCurrency } from '../../../../contracts/vocabulary/sites';
import { pageSizes } from '../../../../contracts/vocabulary/limits';
import { listingConditions, liveSearchSorts } from '../../../../contracts/vocabulary/listings';
import type { SearchCategory } from '../../../../contracts/shapes';
import { filterFaults, typedCurrency, type FilterValues } from '../../../../machines/domain/filter-profile';
import { offeredCategories } from '../../../../machines/domain/filter-tags';
import type { searchFiltersMachine } from '../../../../machines/search/search-filters/search-filters.machine';
import { searchFiltersView } from '../../../../machines/search/search-filters/search-filters.view';
import type { sellerChoicesMachine } from '../../../../machines/search/seller-choices/seller-choices.machine';
import { sellerChoicesView } from '../../../../machines/search/seller-choices/seller-choices.view';
import { siteChoices } from '../../../copy/choices';
import { conditionName, liveSearchSortName } from '../../../copy/vocabulary';
import { busyProps } from '../../../parts/busy-props';
import { CheckboxList, RadioList } from '../../../parts/choice-list';
import { DayField } from '../../../parts/day-field';
import { NumberField } from '../../../parts/number-field';
import { SideDrawer } from '../../../parts/side-drawer';
import { ExpandableRadioList } from '../../../parts/expandable-radio-list';
import { TagField } from '../../../parts/tag-field';
import { useProfile } from '../../../seams/use-console';
import { useMachineForm, type FieldOf } from '../../../seams/use-machine-form';
import { FailureLine } from '../../shared/failure-line';
import { SubmissionDelay } from '../../shared/mutation-delay';
import { PriceFields } from '../../shared/filters/price-fields';
import classes from './filter-bar.module.css';
import shared from '../../shared/shared.module.css';

const formId = 'search-filter';

type Field = FieldOf<FilterValues>;

/** The form of one filter of a live search; closing keeps what was typed. */
export function FilterDrawer({ actor }: { actor: ActorRefFrom<typeof searchFiltersMachine> }) {
  const view = useSelector(actor, searchFiltersView, shallowEqual);
  const values = view.values;
  const { field, onSubmit, flush } = useMachineForm<FilterValues>({
    values: values as FilterValues,
    rules: filterFaults,
    refused: view.refused,
    busy: view.busy,
    submit: (typed) => actor.send({ type: 'form.submit', values: typed }),
    keep: (typed) => actor.send({ type: 'draft.keep', values: typed }),
  });
  const close = () => {
    flush();
    actor.send({ type: 'form.close' });
  };
  return (
    <SideDrawer
      opened={view.open}
      held={!view.canClose}
      title={<FormattedMessage id={view.isNew ? 'filters.new.title' : 'filters.edit.title'} />}
      onClose={close}
      onGone={() => actor.send({ type: 'form.gone' })}
      foot={
        <div className={classes.foot}>
          <SubmissionDelay of={actor} onClose={close} />
          <Button className={classes.grows} type="submit" form={formId} {...busyProps(view.busy)}>
            <FormattedMessage id="filters.apply.action" />
          </Button>
          {!view.isNew && (
            <Button
              variant="default"
              color="red"
              onClick={() => actor.send({ type: 'filter.remove' })}
              {...busyProps(view.busy)}
            >
              <FormattedMessage id="filters.remove.action" />
            </Button>
          )}
        </div>
      }
    >
      <Box component="form" id={formId} noValidate className={classes.form} onSubmit={onSubmit}>
        {view.failure !== null && (
          <FailureLine failure={view.failure} kept={<FormattedMessage id="newLiveSearch.kept.text" />} />
        )}
        <TextInput
          {...field('name')}
          data-autofocus
          required
          label={<FormattedMessage id="filters.name.label" />}
          description={<FormattedMessage id="filters.name.hint" />}
        />
        {view.sites.length > 1 && <Countries field={field} sites={view.sites} />}
        <Prices field={field} sites={view.sites} />
        {view.narrows && <Category field={field} categories={view.categories} />}
        <Condition field={field} />
        {view.narrows && <Words field={field} />}
        <Product field={field} />
        <Days field={field} />
        <Stock field={field} />
        {view.sellers !== null && (
          <Sellers field={field} actor={view.sellers} chosen={values?.seller ?? ''} narrows={view.narrows} />
        )}
        <Order field={field} />
      </Box>
    </SideDrawer>
  );
}

function Countries({ field, sites }: { field: Field; sites: readonly string[] }) {
  const intl = useIntl();
  const choices = siteChoices(intl, sites);
  return (
    <CheckboxList
      {...field('sites')}
      required
      legend={<FormattedMessage id="newLiveSearch.sites.label" />}
      choices={choices}
      all
      columns
    />
  );
}

function Prices({ field, sites }: { field: Field; sites: readonly string[] }) {
  const reading = useProfile((facts) => facts.profile?.currency ?? defaultCurrency);
  return <PriceFields field={field} currency={typedCurrency(sites, reading)} />;
}

function Condition({ field }: { field: Field }) {
  const intl = useIntl();
  return (
    <RadioList
      {...field('condition')}
      legend={<FormattedMessage id="filters.condition.label" />}
      choices={listingConditions.map((one) => ({ value: one, label: conditionName(intl, one) }))}
      columns
    />
  );
}

function Category({ field, categories }: { field: Field; categories: readonly SearchCategory[] }) {
  const intl = useIntl();
  const none = { value: '', label: <FormattedMessage id="filters.noCategory.option" /> };
  return (
    <ExpandableRadioList
      {...field('category')}
      legend={<FormattedMessage id="filters.category.label" />}
      offer={(chosen, all) => {
        const { shown, hidden } = offeredCategories(categories, chosen, all);
        const named = ({ name, count }: SearchCategory) =>
          intl.formatMessage({ id: 'filters.category.option' }, { name, count });
        return { choices: [none, ...shown.map((one) => ({ value: one.id, label: named(one) }))], hidden };
      }}
      more={(count) => <FormattedMessage id="filters.moreCategories.action" values={{ count }} />}
    />
  );
}

function Words({ field }: { field: Field }) {
  const intl = useIntl();
  return (['requiredWords', 'avoidedWords'] as const).map((name) => (
    <TagField
      key={name}
      {...field(name)}
      legend={intl.formatMessage({ id: `filters.${name}.label` })}
      hint={<FormattedMessage id="filters.words.hint" />}
    />
  ));
}

function Product({ field }: { field: Field }) {
  return (
    <>
      <div className={shared.pair}>
        {(['brand', 'model'] as const).map((name) => (
          <TextInput key={name} {...field(name)} label={<FormattedMessage id={`filters.${name}.label`} />} />
        ))}
      </div>
      <Textarea
        {...field('attributes')}
        rows={2}
        label={<FormattedMessage id="filters.attributes.label" />}
        description={<FormattedMessage id="filters.attributes.hint" />}
      />
    </>
  );
}

function Days({ field }: { field: Field }) {
  return (
    <div className={shared.pair}>
      {(['dateFrom', 'dateTo'] as const).map((name) => (
        <DayField key={name} {...field(name)} label={<FormattedMessage id={`filters.${name}.label`} />} />
      ))}
    </div>
  );
}

function Stock({ field }: { field: Field }) {
  return (
    <div className={shared.pair}>
      {(['stockOffered', 'stockSold'] as const).map((name) => (
        <NumberField key={name} {...field(name)} whole label={<FormattedMessage id={`filters.${name}.label`} />} />
      ))}
    </div>
  );
}

interface SellersProps {
  field: Field;
  actor: ActorRefFrom<typeof sellerChoicesMachine>;
  chosen: string;
  narrows: boolean;
}

function Sellers({ field, actor, chosen, narrows }: SellersProps) {
  const intl = useIntl();
  const view = useSelector(actor, sellerChoicesView, shallowEqual);
  const more = () => actor.send({ type: 'sellers.more' });
  const nicknames = view.sellers.map(({ nickname }) => nickname);
  const offered = [...new Set([...(chosen === '' ? [] : [chosen]), ...nicknames])];
  return (
    <div className={classes.sellers}>
      <RadioList
        {...field('seller')}
        legend={<FormattedMessage id="filters.seller.label" />}
        choices={[
          { value: '', label: <FormattedMessage id="filters.anySeller.option" /> },
          ...offered.map((nickname) => ({ value: nickname, label: nickname })),
        ]}
      />
      {view.failure !== null && <FailureLine failure={view.failure} onRetry={more} />}
      {view.failure === null && (view.canAskMore || view.asking) && (
        <Button variant="default" size="compact-md" onClick={more} {...busyProps(view.asking)}>
          <FormattedMessage id="filters.moreSellers.action" />
        </Button>
      )}
      {narrows &&
        (['sellers', 'blacklistedSellers'] as const).map((name) => (
          <TagField
            key={name}
            {...field(name)}
            legend={intl.formatMessage({ id: `filters.${name}.label` })}
            hint={<FormattedMessage id="filters.nicknames.hint" />}
            offered={nicknames}
          />
        ))}
    </div>
  );
}

function Order({ field }: { field: Field }) {
  const intl = useIntl();
  const sorts = liveSearchSorts.filter((sort) => sort !== 'relevance');
  const orders = sorts.flatMap((sort) =>
    (['asc', 'desc'] as const).map((order) => ({
      value: `${sort} ${order}`,
      label: `${intl.formatMessage({ id: liveSearchSortName(sort) })} ${intl.formatMessage({ id: `results.order.${order}` }, { sort })}`,
    })),
  );
  return (
    <div className={shared.pair}>
      <NativeSelect
        {...field('sort')}
        label={<FormattedMessage id="results.sort.label" />}
        data={[{ value: '', label: intl.formatMessage({ id: liveSearchSortName('relevance') }) }, ...orders]}
      />
      <NativeSelect
        {...field('size')}
        label={<FormattedMessage id="filters.size.label" />}
        data={pageSizes.selector.map((size) => ({ value: String(size), label: intl.formatNumber(size) }))}
      />
    </div>
  );
}
