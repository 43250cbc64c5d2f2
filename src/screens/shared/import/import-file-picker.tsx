import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/dropzone/styles.layer.css';
import { Dropzone } from '@mantine/dropzone';
import { IconAlertTriangle, IconDownload, IconFileImport } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { importExtensions, textTableExtensions } from '../../../../contracts/vocabulary/imports';
import { limits } from '../../../../contracts/vocabulary/limits';
import type { Language } from '../../../../contracts/shapes';
import type { ImportEvent } from '../../../../machines/shared/import/import.types';
import type { ImportView } from '../../../../machines/shared/import/import.view';
import { formatCount } from '../../../copy/money';
import { busyProps } from '../../../parts/busy-props';
import { takeFirstFocus } from '../../../parts/take-focus';
import { describeImportFault } from './import-reasons';
import classes from './import.module.css';

/** What the file dialog shows first; anything else can be dropped, and is told why it isn't taken. */
const accept = [...importExtensions, ...textTableExtensions].join(',');

interface ImportPickProps {
  view: ImportView;
  send: (event: ImportEvent) => void;
}

/** Where a file is dropped or picked, and the template that it is made from. */
export function ImportFilePicker({ view, send }: ImportPickProps) {
  const intl = useIntl();
  const { fault } = view;
  return (
    <div ref={takeFirstFocus} className={classes.step}>
      {fault !== null && (
        <Alert
          role="alert"
          color="red"
          variant="light"
          icon={<IconAlertTriangle size={20} aria-hidden="true" />}
          title={<FormattedMessage id="imports.fault.title" />}
        >
          {describeImportFault(intl, fault)}
        </Alert>
      )}
      <Dropzone
        className={classes.drop}
        data-autofocus
        role="group"
        aria-label={intl.formatMessage({ id: 'imports.pick.action' })}
        inputProps={{ 'aria-label': intl.formatMessage({ id: 'imports.pick.action' }), accept }}
        onDrop={(files) => send({ type: 'files.pick', files })}
      >
        <span className={classes.dropInside}>
          <IconFileImport size={36} stroke={1.5} aria-hidden="true" />
          <strong>
            <FormattedMessage id="imports.pick.text" />
          </strong>
          <span className={classes.soft}>
            <FormattedMessage id="imports.pick.hint" values={{ max: formatCount(intl, limits.importListings) }} />
          </span>
        </span>
      </Dropzone>
      <div className={classes.template}>
        <p>
          <FormattedMessage id="imports.template.text" />
        </p>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          {...busyProps(view.isSaving === 'template')}
          onClick={() => send({ type: 'template.save', lang: intl.locale as Language })}
        >
          <FormattedMessage id="imports.template.action" />
        </Button>
      </div>
    </div>
  );
}
