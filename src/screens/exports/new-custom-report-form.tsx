import { NativeSelect, TextInput } from '@mantine/core';
import { ChoiceSelect } from '../../parts/choice-select';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { customReportFaults, type CustomReportValues } from '../../../machines/domain/new-export';
import type { newCustomReportMachine } from '../../../machines/exports/new-custom-report/new-custom-report.machine';
import { newExportView } from '../../../machines/exports/new-export.view';
import { DayField } from '../../parts/day-field';
import { useSiteChoices } from '../shared/use-site-choices';
import { FailureLine } from '../shared/failure-line';
import { PriceFields } from '../shared/filters/price-fields';
import { ExportReading, NewExportDrawer } from './new-export-drawer';
import shared from '../shared/shared.module.css';

/** What a custom report is to hold. */
export function NewCustomReportForm({ actor }: { actor: ActorRefFrom<typeof newCustomReportMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, newExportView<CustomReportValues>, shallowEqual);
  const countries = useSiteChoices();
  const people = view.auditors.map(({ id, givenName, familyName }) => ({
    value: id,
    label: [givenName, familyName].filter(Boolean).join(' '),
  }));
  const chosen = view.values.auditedBy;
  const isMissing = chosen !== '' && !people.some(({ value }) => value === chosen);
  return (
    <NewExportDrawer
      formId="new-custom-report"
      title={<FormattedMessage id="newCustomReport.title.text" />}
      actor={actor}
      view={view}
      send={(event) => actor.send(event)}
      rules={customReportFaults}
      first="title"
    >
      {(field) => (
        <>
          <TextInput
            {...field('title')}
            data-autofocus
            required
            label={<FormattedMessage id="newCustomReport.name.label" />}
            description={<FormattedMessage id="newCustomReport.name.hint" />}
          />
          <ChoiceSelect
            {...field('origin')}
            label={<FormattedMessage id="newCustomReport.origin.label" />}
            choices={[
              { value: '', label: intl.formatMessage({ id: 'newCustomReport.anyOrigin.option' }) },
              ...countries,
            ]}
          />
          <div className={shared.pair}>
            {(['dateFrom', 'dateTo'] as const).map((name) => (
              <DayField key={name} {...field(name)} label={<FormattedMessage id={`newCustomReport.${name}.label`} />} />
            ))}
          </div>
          <NativeSelect
            {...field('auditedBy')}
            key={people.length}
            label={<FormattedMessage id="newCustomReport.auditedBy.label" />}
            data={[
              { value: '', label: intl.formatMessage({ id: 'newCustomReport.anyAuditor.option' }) },
              ...(isMissing ? [{ value: chosen, label: chosen }] : []),
              ...people,
            ]}
          />
          {view.auditorsFailure !== null && (
            <FailureLine failure={view.auditorsFailure} onRetry={() => actor.send({ type: 'auditors.reload' })} />
          )}
          <ExportReading field={field} />
          <PriceFields field={field} currency={view.values.currency} />
        </>
      )}
    </NewExportDrawer>
  );
}
