import { Box, Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { caseSorts, reportSorts } from '../../../../contracts/vocabulary/listings';
import { reasons, type ReasonCode } from '../../../../contracts/vocabulary/reasons';
import { siteIds, type SiteId } from '../../../../contracts/vocabulary/sites';
import type { FilterChoice } from '../../../../machines/history/history/history.types';
import { caseSortName, reasonName, reportSortName, siteCountryName } from '../../../copy/vocabulary';
import { Checks, Radios } from '../../../parts/choice-list';
import { SideDrawer } from '../../../parts/side-drawer';
import { useProfile } from '../../../seams/use-console';
import { useMachineForm } from '../../../seams/use-machine-form';
import classes from './history-screen.module.css';

const formId = 'history-filters';

interface ChoiceProps {
  /** The list is of what awaits an answer, which has an order alone. */
  awaiting: boolean;
  choice: FilterChoice;
  onChange: (choice: FilterChoice) => void;
  onApply: () => void;
}

interface HistoryFiltersDrawerProps extends ChoiceProps {
  opened: boolean;
  /** Another one each time that the choice was replaced from outside of its form. */
  seed: number;
  onClean: () => void;
  onClose: () => void;
  onGone: () => void;
}

/** Order, and, where the list knows them, reasons in their two groups and countries; nothing is asked for before it is applied. */
export function HistoryFiltersDrawer({ opened, seed, onClean, onClose, onGone, ...form }: HistoryFiltersDrawerProps) {
  return (
    <SideDrawer
      opened={opened}
      title={<FormattedMessage id="history.filters.title" />}
      onClose={onClose}
      onGone={onGone}
      foot={
        <>
          <Button variant="default" onClick={onClean}>
            <FormattedMessage id="history.clean.action" />
          </Button>
          <Button type="submit" form={formId}>
            <FormattedMessage id="history.apply.action" />
          </Button>
        </>
      }
    >
      <ChoiceForm key={seed} {...form} />
    </SideDrawer>
  );
}

interface Values {
  sort: FilterChoice['sort'];
  by: FilterChoice['by'];
  brand: ReasonCode[];
  copyright: ReasonCode[];
  sites: SiteId[];
}

function ChoiceForm({ awaiting, choice, onChange, onApply }: ChoiceProps) {
  const intl = useIntl();
  const allowed = useProfile((facts) => facts.allowedNotices);
  const mine = new Set(allowed.flatMap((site) => site.notices.map((notice) => notice.id)));
  const offered = reasons.filter((reason) => reason.category !== null && mine.has(reason.code));
  const codes = {
    brand: offered.filter((reason) => reason.category === 'BRAND').map((reason) => reason.code),
    copyright: offered.filter((reason) => reason.category !== 'BRAND').map((reason) => reason.code),
  };
  /** Reasons of the address that this profile isn't offered stay as they are. */
  const others = choice.reasons.filter((code) => !offered.some((reason) => reason.code === code));
  const countries = siteIds
    .map((site) => ({ value: site, label: siteCountryName(intl, site) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, intl.locale));
  const { field, onSubmit } = useMachineForm<Values>({
    values: {
      sort: choice.sort,
      by: choice.by,
      brand: codes.brand.filter((code) => choice.reasons.includes(code)),
      copyright: codes.copyright.filter((code) => choice.reasons.includes(code)),
      sites: siteIds.filter((site) => choice.sites.includes(site)),
    },
    changed: ({ sort, by, brand, copyright, sites }) =>
      onChange({ sort, by, reasons: [...others, ...brand, ...copyright], sites }),
    submit: onApply,
  });
  return (
    <Box component="form" id={formId} className={classes.choices} noValidate onSubmit={onSubmit}>
      {awaiting ? (
        <Radios
          {...field('by')}
          legend={<FormattedMessage id="history.sort.label" />}
          choices={caseSorts.map((by) => ({ value: by, label: <FormattedMessage id={caseSortName(by)} /> }))}
        />
      ) : (
        <>
          <Radios
            {...field('sort')}
            legend={<FormattedMessage id="history.sort.label" />}
            choices={reportSorts.map((sort) => ({
              value: sort,
              label: <FormattedMessage id={reportSortName(sort)} />,
            }))}
          />
          {(['brand', 'copyright'] as const).map(
            (group) =>
              codes[group].length > 0 && (
                <Checks
                  key={group}
                  {...field(group)}
                  legend={<FormattedMessage id={`history.${group}.label`} />}
                  all
                  choices={codes[group].map((code) => ({ value: code, label: reasonName(intl, code) }))}
                />
              ),
          )}
          <Checks
            {...field('sites')}
            legend={<FormattedMessage id="history.sites.label" />}
            all
            columns
            choices={countries}
          />
        </>
      )}
    </Box>
  );
}
