import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  caseSorts,
  listingStatuses,
  reportSorts,
  type CaseSort,
  type ListingStatus,
  type ReportSort,
} from '../../../../contracts/vocabulary/listings';
import { codesAnywhere } from '../../../../machines/domain/report-listings';
import type { FilterEvent } from '../../../../machines/shared/list/filters';
import { reasons, type ReasonCode } from '../../../../contracts/vocabulary/reasons';
import { siteIds, type SiteId } from '../../../../contracts/vocabulary/sites';
import { siteChoices } from '../../../copy/choices';
import { caseSortName, listingStatusName, reasonName, reportSortName } from '../../../copy/vocabulary';
import { CheckboxList, RadioList } from '../../../parts/choice-list';
import { useProfile } from '../../../seams/use-console';
import { useMachineForm } from '../../../seams/use-machine-form';
import { FiltersFrame } from './filters-frame';
import classes from '../shared.module.css';

const formId = 'list-filters';

/** What can be chosen; a list offers those that it gives. */
interface Filters {
  sort: ReportSort;
  by: CaseSort;
  reasons: ReasonCode[];
  sites: SiteId[];
  status: ListingStatus[];
}
type Choice = Partial<Filters>;

interface FormProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
  onApply: () => void;
  note: ReactNode;
}

interface FiltersDrawerProps {
  view: {
    drawerMounted: boolean;
    drawerOpen: boolean;
    choice: Choice;
    /** Another one each time that the choice was replaced from outside of its form. */
    seed: number;
  };
  send: (event: FilterEvent<Filters>) => void;
  /** Over all choices: where what isn't among them is asked for. */
  note?: ReactNode;
}

/** Order, reasons in their two groups, countries and statuses, as far as the list knows them; nothing is asked for before it is applied. */
export function FiltersDrawer({ view, send, note }: FiltersDrawerProps) {
  return (
    <FiltersFrame
      view={view}
      formId={formId}
      title={<FormattedMessage id="listFilters.title.text" />}
      onClean={() => send({ type: 'choice.clean' })}
      onClose={() => send({ type: 'filters.close' })}
      onGone={() => send({ type: 'filters.gone' })}
    >
      <ChoiceForm
        key={view.seed}
        choice={view.choice}
        onChange={(choice) => send({ type: 'choice.change', choice })}
        onApply={() => send({ type: 'choice.apply' })}
        note={note}
      />
    </FiltersFrame>
  );
}

interface Values extends Omit<Filters, 'reasons'> {
  brand: ReasonCode[];
  copyright: ReasonCode[];
}

function ChoiceForm({ choice, onChange, onApply, note }: FormProps) {
  const intl = useIntl();
  const allowed = useProfile((facts) => facts.allowedNotices);
  const able = codesAnywhere(allowed);
  const offered = reasons.filter(({ code }) => able.includes(code));
  const codes = {
    brand: offered.filter((reason) => reason.category === 'BRAND').map((reason) => reason.code),
    copyright: offered.filter((reason) => reason.category !== 'BRAND').map((reason) => reason.code),
  };
  const chosen = choice.reasons ?? [];
  /** Reasons of the address that this profile isn't offered stay as they are. */
  const others = chosen.filter((code) => !offered.some((reason) => reason.code === code));
  const countries = siteChoices(intl, siteIds);
  const { field, onSubmit } = useMachineForm<Values>({
    values: {
      sort: choice.sort ?? 'recent',
      by: choice.by ?? 'due_date',
      brand: codes.brand.filter((code) => chosen.includes(code)),
      copyright: codes.copyright.filter((code) => chosen.includes(code)),
      sites: siteIds.filter((site) => choice.sites?.includes(site)),
      status: listingStatuses.filter((status) => choice.status?.includes(status)),
    },
    changed: ({ sort, by, brand, copyright, sites, status }) =>
      onChange({
        ...(choice.sort && { sort }),
        ...(choice.by && { by }),
        ...(choice.reasons && { reasons: [...others, ...brand, ...copyright] }),
        ...(choice.sites && { sites }),
        ...(choice.status && { status }),
      }),
    submit: onApply,
  });
  return (
    <Box component="form" id={formId} className={classes.choices} noValidate onSubmit={onSubmit}>
      {note}
      {choice.by && (
        <RadioList
          {...field('by')}
          legend={<FormattedMessage id="listFilters.sort.label" />}
          choices={caseSorts.map((by) => ({ value: by, label: <FormattedMessage id={caseSortName(by)} /> }))}
        />
      )}
      {choice.sort && (
        <RadioList
          {...field('sort')}
          legend={<FormattedMessage id="listFilters.sort.label" />}
          choices={reportSorts.map((sort) => ({ value: sort, label: <FormattedMessage id={reportSortName(sort)} /> }))}
        />
      )}
      {choice.status && (
        <CheckboxList
          {...field('status')}
          legend={<FormattedMessage id="listFilters.status.label" />}
          all
          columns
          choices={listingStatuses.map((status) => ({ value: status, label: listingStatusName(intl, status) }))}
        />
      )}
      {choice.reasons &&
        (['brand', 'copyright'] as const).map(
          (group) =>
            codes[group].length > 0 && (
              <CheckboxList
                key={group}
                {...field(group)}
                legend={<FormattedMessage id={`listFilters.${group}.label`} />}
                all
                choices={codes[group].map((code) => ({ value: code, label: reasonName(intl, code) }))}
              />
            ),
        )}
      {choice.sites && (
        <CheckboxList
          {...field('sites')}
          legend={<FormattedMessage id="listFilters.sites.label" />}
          all
          columns
          choices={countries}
        />
      )}
    </Box>
  );
}
