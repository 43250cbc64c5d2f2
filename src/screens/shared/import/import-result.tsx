import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { IconAlertTriangle, IconCircleCheck, IconDownload, IconSend, IconShieldLock } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '../../../../contracts/shapes';
import type { ImportEvent } from '../../../../machines/shared/import/import.types';
import type { ImportView } from '../../../../machines/shared/import/import.view';
import { formatDay } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { AppLink } from '../../../parts/app-link';
import { busyProps } from '../../../parts/busy-props';
import { classNames } from '../../../parts/class-names';
import { takeFirstFocusBelow, takeFocus } from '../../../parts/focus';
import { useSaveCsv } from '../../../seams/use-save-file';
import { FailureLine } from '../failure-line';
import { ImportExcluded } from './import-excluded';
import { ImportRows } from './import-rows';
import { toDetailRows } from './import-reasons';
import classes from './import.module.css';

interface ImportResultProps {
  view: ImportView;
  send: (event: ImportEvent) => void;
}

/** What became of every row of a file: how many were imported, what is protected, and what can be set right. */
export function ImportResult({ view, send }: ImportResultProps) {
  const intl = useIntl();
  const save = useSaveCsv();
  const { accepted } = view;
  const titleId = useId();
  const guarded = view.counts.find(({ outcome }) => outcome === 'protected')?.count ?? 0;
  const until = view.protectedUntil === null ? 'none' : formatDay(intl, view.protectedUntil);
  const saveCsv = () => {
    const [heads = [], ...rows] = toDetailRows(intl, view.all);
    return save(intl.formatMessage({ id: 'imports.csv.name' }), heads, rows);
  };
  return (
    <div ref={accepted > 0 ? takeFirstFocusBelow : undefined} className={classes.step}>
      {view.nothing === null ? (
        <Alert
          ref={accepted > 0 ? undefined : takeFocus}
          tabIndex={-1}
          className={classes.verdict}
          role="status"
          color={accepted > 0 ? undefined : 'yellow'}
          variant="light"
          icon={
            accepted > 0 ? (
              <IconCircleCheck size={20} aria-hidden="true" />
            ) : (
              <IconAlertTriangle size={20} aria-hidden="true" />
            )
          }
          title={
            <span id={titleId}>
              <FormattedMessage
                id={accepted > 0 ? 'imports.done.title' : 'imports.done.none'}
                values={{ count: accepted }}
              />
            </span>
          }
        >
          <AppLink to={{ to: 'suspicious' }} onClick={() => send({ type: 'import.close' })}>
            <FormattedMessage id="imports.done.link" />
          </AppLink>
        </Alert>
      ) : (
        <Alert
          ref={takeFocus}
          tabIndex={-1}
          className={classes.verdict}
          role="alert"
          color="red"
          variant="light"
          icon={<IconAlertTriangle size={20} aria-hidden="true" />}
        >
          <FormattedMessage id={`imports.none.${view.nothing}`} />
        </Alert>
      )}
      {guarded > 0 && (
        <Alert role="status" color="yellow" variant="light" icon={<IconShieldLock size={20} aria-hidden="true" />}>
          <FormattedMessage id="imports.protected.text" values={{ count: guarded, until }} />
        </Alert>
      )}
      <ImportExcluded aside={view.aside} />
      <ImportRows view={view} send={send} />
      {view.savingFailure !== null && (
        <FailureLine failure={view.savingFailure} kept={<FormattedMessage id="imports.saving.failed" />} />
      )}
      <div className={classNames(classes.actions, classes.footed)}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          {...busyProps(view.isSaving === 'details')}
          onClick={() => send({ type: 'details.save', rows: toDetailRows(intl, view.all) })}
        >
          <FormattedMessage id="imports.details.action" />
        </Button>
        <Button variant="default" onClick={() => void saveCsv()}>
          <FormattedMessage id="imports.csv.action" />
        </Button>
        {view.correctable > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            {...busyProps(view.isSaving === 'template')}
            onClick={() => send({ type: 'template.save', lang: intl.locale as Language, correct: true })}
          >
            <FormattedMessage id="imports.correct.action" values={{ count: view.correctable }} />
          </Button>
        )}
        <Button variant="default" onClick={() => send({ type: 'file.another' })}>
          <FormattedMessage id="imports.another.action" />
        </Button>
        <Button variant={accepted > 0 ? 'default' : 'filled'} onClick={() => send({ type: 'import.close' })}>
          <FormattedMessage id="imports.close.action" />
        </Button>
        {accepted > 0 && (
          <Button
            data-autofocus
            aria-describedby={titleId}
            leftSection={<IconSend size={16} aria-hidden="true" />}
            onClick={() => send({ type: 'import.send' })}
          >
            <FormattedMessage
              id="imports.send.action"
              values={{ count: accepted, shown: formatCount(intl, accepted) }}
            />
          </Button>
        )}
      </div>
    </div>
  );
}
