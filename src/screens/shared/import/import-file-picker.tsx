import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { IconAlertTriangle, IconDownload, IconFileImport } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { importExtensions, textTableExtensions } from '../../../../contracts/vocabulary/imports';
import { limits } from '../../../../contracts/vocabulary/limits';
import type { Language } from '../../../../contracts/shapes';
import type { ImportEvent } from '../../../../machines/shared/import/import.types';
import type { ImportView } from '../../../../machines/shared/import/import.view';
import { formatCount } from '../../../copy/money';
import { busyProps } from '../../../parts/busy-props';
import { FileDrop } from '../../../parts/file-drop';
import { takeFirstFocus } from '../../../parts/focus';
import { describeImportFault } from './import-reasons';
import classes from './import.module.css';

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
      <FileDrop
        icon={IconFileImport}
        label={intl.formatMessage({ id: 'imports.pick.action' })}
        accept={accept}
        title={<FormattedMessage id="imports.pick.text" />}
        hint={<FormattedMessage id="imports.pick.hint" values={{ max: formatCount(intl, limits.importListings) }} />}
        onFiles={(files) => send({ type: 'files.pick', files })}
      />
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
