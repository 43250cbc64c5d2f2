import { Button } from '@mantine/core';
import { AppLink } from '../../parts/app-link';
import { IconCompassOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { FullPageMessage } from './full-page-message';

/** A path that is no page of this console. */
export function NotFoundScreen() {
  return (
    <FullPageMessage
      icon={<IconCompassOff size={36} stroke={1.5} aria-hidden="true" />}
      title={<FormattedMessage id="shell.notFound.title" />}
      actions={
        <Button component={AppLink} to={{ to: 'home' }}>
          <FormattedMessage id="shell.notFound.home" />
        </Button>
      }
    >
      <FormattedMessage id="shell.notFound.text" />
    </FullPageMessage>
  );
}
