import { Box, NativeSelect } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { defaultCurrency, siteIds } from '../../../../contracts/vocabulary/sites';
import {
  boundsCurrency,
  resultFilterFaults,
  sellersAmong,
  type ResultFilterValues,
} from '../../../../machines/domain/result-filters';
import type { narrowingMachine } from '../../../../machines/search/narrowing/narrowing.machine';
import { narrowingView } from '../../../../machines/search/narrowing/narrowing.view';
import { siteChoices } from '../../../copy/choices';
import { CheckboxList, RadioList } from '../../../parts/choice-list';
import { useProfile, useSystemActorState } from '../../../seams/use-console';
import { useMachineForm } from '../../../seams/use-machine-form';
import { FiltersFrame } from '../../shared/filters/filters-frame';
import classes from '../../shared/shared.module.css';
import { PriceFields } from '../../shared/filters/price-fields';

const formId = 'results-narrowing';
const requirements = ['any', 'only', 'without'] as const;

interface NarrowingDrawerProps {
  actor: ActorRefFrom<typeof narrowingMachine>;
  /** All that is known of the search. */
  known: readonly string[];
}

/** Seller, countries, bounds of the price, official stores and earlier reports. */
export function NarrowingDrawer({ actor, known }: NarrowingDrawerProps) {
  const view = useSelector(actor, narrowingView, shallowEqual);
  return (
    <FiltersFrame
      view={view}
      formId={formId}
      title={<FormattedMessage id="narrowing.open.action" />}
      onClean={() => actor.send({ type: 'choice.clean' })}
      onClose={() => actor.send({ type: 'filters.close' })}
      onGone={() => actor.send({ type: 'filters.gone' })}
    >
      <NarrowingForm key={view.seed} actor={actor} known={known} />
    </FiltersFrame>
  );
}

function NarrowingForm({ actor, known }: NarrowingDrawerProps) {
  const intl = useIntl();
  const { choice, filters, refused, sites } = useSelector(actor, narrowingView, shallowEqual);
  const visible = useSelector(useSystemActorState('listings'), ({ context }) => context.visible);
  const reading = useProfile((facts) => facts.profile?.currency ?? defaultCurrency);
  const { field, onSubmit } = useMachineForm<ResultFilterValues>({
    values: choice,
    rules: resultFilterFaults,
    refused,
    changed: (now) => actor.send({ type: 'choice.change', choice: now }),
    submit: () => actor.send({ type: 'choice.apply' }),
  });
  const sellers = sellersAmong(known, visible);
  const missing = choice.seller !== '' && !sellers.some(({ id }) => id === choice.seller);
  const countries = siteChoices(
    intl,
    siteIds.filter((site) => sites.includes(site) || choice.sites.includes(site)),
  );
  return (
    <Box component="form" id={formId} className={classes.choices} noValidate onSubmit={onSubmit}>
      <NativeSelect
        {...field('seller')}
        label={<FormattedMessage id="filters.seller.label" />}
        description={<FormattedMessage id="narrowing.seller.hint" />}
        data={[
          { value: '', label: intl.formatMessage({ id: 'filters.anySeller.option' }) },
          ...(missing ? [{ value: choice.seller, label: choice.seller }] : []),
          ...sellers.map(({ id, nickname, count }) => ({
            value: id,
            label: intl.formatMessage({ id: 'narrowing.seller.option' }, { name: nickname, count }),
          })),
        ]}
      />
      {countries.length > 1 && (
        <CheckboxList
          {...field('sites')}
          legend={<FormattedMessage id="listFilters.sites.label" />}
          all
          columns
          choices={countries}
        />
      )}
      <PriceFields
        field={field}
        currency={boundsCurrency(filters, sites, reading)}
        hint={<FormattedMessage id="narrowing.price.hint" />}
      />
      {(['official', 'reported'] as const).map((name) => (
        <RadioList
          key={name}
          {...field(name)}
          legend={<FormattedMessage id={`narrowing.${name}.label`} />}
          choices={requirements.map((requirement) => ({
            value: requirement,
            label: (
              <FormattedMessage
                id={requirement === 'any' ? 'narrowing.any.option' : `narrowing.${name}.${requirement}`}
              />
            ),
          }))}
        />
      ))}
    </Box>
  );
}
