import { TextInput } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { exportSources, exportStatuses } from '../../../contracts/vocabulary/exports';
import { liveSearchReportFaults, type LiveSearchReportValues } from '../../../machines/domain/new-export';
import type { newLiveSearchReportMachine } from '../../../machines/exports/new-live-search-report/new-live-search-report.machine';
import { newExportView } from '../../../machines/exports/new-export.view';
import { CheckboxList, RadioList } from '../../parts/choice-list';
import { useSiteChoices } from '../shared/use-site-choices';
import { ExportReading, NewExportDrawer } from './new-export-drawer';

/** What a report of a live search is to hold. */
export function NewLiveSearchReportForm({ actor }: { actor: ActorRefFrom<typeof newLiveSearchReportMachine> }) {
  const view = useSelector(actor, newExportView<LiveSearchReportValues>, shallowEqual);
  const countries = useSiteChoices();
  return (
    <NewExportDrawer
      formId="new-live-search-report"
      title={<FormattedMessage id="newLiveSearchReport.title.text" />}
      actor={actor}
      view={view}
      send={(event) => actor.send(event)}
      rules={liveSearchReportFaults}
      first="keyword"
    >
      {(field) => (
        <>
          <TextInput
            {...field('keyword')}
            data-autofocus
            label={<FormattedMessage id="newLiveSearchReport.keyword.label" />}
            description={<FormattedMessage id="newLiveSearchReport.seek.hint" />}
          />
          <TextInput {...field('nickname')} label={<FormattedMessage id="newLiveSearchReport.nickname.label" />} />
          <CheckboxList
            {...field('sites')}
            required
            legend={<FormattedMessage id="newLiveSearchReport.sites.label" />}
            choices={countries}
            all
            columns
          />
          <RadioList
            {...field('source')}
            legend={<FormattedMessage id="newLiveSearchReport.source.label" />}
            choices={exportSources.map((one) => ({
              value: one,
              label: <FormattedMessage id={`newLiveSearchReport.source.${one}`} />,
            }))}
          />
          <RadioList
            {...field('status')}
            legend={<FormattedMessage id="newLiveSearchReport.status.label" />}
            columns
            choices={exportStatuses.map((one) => ({
              value: one,
              label: <FormattedMessage id={`newLiveSearchReport.status.${one}`} />,
            }))}
          />
          <ExportReading field={field} />
        </>
      )}
    </NewExportDrawer>
  );
}
