import { Button } from '@mantine/core';
import { AppLink } from '../../parts/app-link';
import { IconBan } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { FullPageMessage } from './full-page-message';

/** A section that a fully suspended account cannot use. */
export function SuspendedScreen() {
  return (
    <FullPageMessage
      icon={<IconBan size={36} stroke={1.5} aria-hidden="true" />}
      title={<FormattedMessage id="shell.suspended.title" />}
      actions={
        <>
          <Button component={AppLink} to={{ to: 'history' }}>
            <FormattedMessage id="shell.suspended.history" />
          </Button>
          <Button component={AppLink} to={{ to: 'supportForm' }} variant="default">
            <FormattedMessage id="shell.suspended.support" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="shell.suspended.text" />
    </FullPageMessage>
  );
}
