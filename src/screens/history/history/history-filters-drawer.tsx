import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { reasons, type ReasonCode } from '../../../../contracts/vocabulary/reasons';
import { siteIds } from '../../../../contracts/vocabulary/sites';
import type { FilterChoice } from '../../../../machines/history/history/history.types';
import { reasonName, reportSortName, siteCountryName } from '../../../copy/vocabulary';
import { Checks, Radios } from '../../../parts/choice-list';
import { SideDrawer } from '../../../parts/side-drawer';
import { useProfile } from '../../../seams/use-console';
import classes from './history-screen.module.css';

interface HistoryFiltersDrawerProps {
  opened: boolean;
  choice: FilterChoice;
  onChange: (choice: Partial<FilterChoice>) => void;
  onClean: () => void;
  onApply: () => void;
  onClose: () => void;
  onGone: () => void;
}

/** Order, reasons in their two groups, and countries; nothing is asked for before it is applied. */
export function HistoryFiltersDrawer({
  opened,
  choice,
  onChange,
  onClean,
  onApply,
  onClose,
  onGone,
}: HistoryFiltersDrawerProps) {
  const intl = useIntl();
  const allowed = useProfile((facts) => facts.allowedNotices);
  const mine = new Set(allowed.flatMap((site) => site.notices.map((notice) => notice.id)));
  const offered = reasons.filter((reason) => reason.category !== null && mine.has(reason.code));
  const groups = [
    { id: 'brand', codes: offered.filter((reason) => reason.category === 'BRAND').map((reason) => reason.code) },
    { id: 'copyright', codes: offered.filter((reason) => reason.category !== 'BRAND').map((reason) => reason.code) },
  ] as const;
  const countries = siteIds
    .map((site) => ({ value: site, label: siteCountryName(intl, site) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, intl.locale));
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
          <Button onClick={onApply}>
            <FormattedMessage id="history.apply.action" />
          </Button>
        </>
      }
    >
      <div className={classes.choices}>
        <Radios
          legend={<FormattedMessage id="history.sort.label" />}
          choices={(['recent', 'oldest'] as const).map((sort) => ({
            value: sort,
            label: <FormattedMessage id={reportSortName(sort)} />,
          }))}
          chosen={choice.sort}
          onChange={(sort) => onChange({ sort })}
        />
        {groups.map(
          ({ id, codes }) =>
            codes.length > 0 && (
              <Checks<ReasonCode>
                key={id}
                legend={<FormattedMessage id={`history.${id}.label`} />}
                all
                choices={codes.map((code) => ({ value: code, label: reasonName(intl, code) }))}
                chosen={codes.filter((code) => choice.reasons.includes(code))}
                onChange={(chosen) =>
                  onChange({
                    reasons: [...choice.reasons.filter((code) => !codes.some((one) => one === code)), ...chosen],
                  })
                }
              />
            ),
        )}
        <Checks
          legend={<FormattedMessage id="history.sites.label" />}
          all
          columns
          choices={countries}
          chosen={siteIds.filter((site) => choice.sites.includes(site))}
          onChange={(sites) => onChange({ sites })}
        />
      </div>
    </SideDrawer>
  );
}
