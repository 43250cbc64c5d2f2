import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { AppLink } from '../../parts/app-link';
import { WholePage } from './whole-page';

/** A section that a fully suspended account cannot use. */
export function SuspendedScreen() {
  return (
    <WholePage
      icon={<IconBan size={36} stroke={1.5} aria-hidden="true" />}
      title={<FormattedMessage id="shell.suspended.title" />}
      actions={
        <>
          <Button component={AppLink} href="/reports/noticed_articles">
            <FormattedMessage id="shell.suspended.history" />
          </Button>
          <Button component={AppLink} href="/support_form" variant="default">
            <FormattedMessage id="shell.suspended.support" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="shell.suspended.text" />
    </WholePage>
  );
}
