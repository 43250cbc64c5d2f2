import { Button } from '@mantine/core';
import { IconRefresh, IconSettingsExclamation } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { ConfigFault, FieldForm } from '../../seams/config-check';
import classes from './full-page-message.module.css';
import { FullPageMessage } from './full-page-message';

/** A field in which the configuration is wrong: its path, the form that it must have, and what it says, where it says something. */
export interface WrongField {
  path: string;
  form: FieldForm | 'lacking' | 'unknown';
  value?: string;
}

/** The console can't start: which field of its configuration is wrong, and how. */
export function ConfigFaultScreen({
  kind,
  wrong,
  onReload,
}: {
  kind: ConfigFault['kind'];
  wrong: readonly WrongField[];
  onReload: () => void;
}) {
  return (
    <main>
      <FullPageMessage
        icon={<IconSettingsExclamation size={36} stroke={1.5} aria-hidden="true" />}
        title={<FormattedMessage id="installation.fault.title" />}
        actions={
          <Button leftSection={<IconRefresh size={16} aria-hidden="true" />} onClick={onReload}>
            <FormattedMessage id="installation.reload.button" />
          </Button>
        }
      >
        <p role="alert">
          <FormattedMessage id={`installation.${kind}.text`} values={{ count: wrong.length }} />
        </p>
        {wrong.length > 0 && (
          <ul className={classes.fields}>
            {wrong.map(({ path, form, value }) => (
              <li key={path}>
                <span className={classes.name}>{path}</span> <FormattedMessage id={`installation.${form}.form`} />
                {value !== undefined && (
                  <>
                    {'; '}
                    <FormattedMessage id="installation.said.text" values={{ value: <code>{value}</code> }} />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        <p>
          <FormattedMessage id="installation.who.text" />
        </p>
      </FullPageMessage>
    </main>
  );
}
