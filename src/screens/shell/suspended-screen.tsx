import { IconBan } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../parts/button';
import { WholePage } from './whole-page';

/** A section that a fully suspended account cannot use. */
export function SuspendedScreen() {
  return (
    <WholePage
      icon={<IconBan size={36} stroke={1.5} aria-hidden="true" />}
      title={<FormattedMessage id="shell.suspended.title" />}
      actions={
        <>
          <Button href="/reports/noticed_articles">
            <FormattedMessage id="shell.suspended.history" />
          </Button>
          <Button href="/support_form" variant="default">
            <FormattedMessage id="shell.suspended.support" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="shell.suspended.text" />
    </WholePage>
  );
}
