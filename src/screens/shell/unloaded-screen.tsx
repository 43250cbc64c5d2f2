import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { WholePage } from './whole-page';

/** The code of a screen did not come. */
export function UnloadedScreen({ onReopen }: { onReopen: () => void }) {
  return (
    <WholePage
      icon={<IconCloudOff size={36} stroke={1.5} aria-hidden="true" />}
      title={<FormattedMessage id="screen.unloaded.title" />}
      actions={
        <Button onClick={onReopen}>
          <FormattedMessage id="shell.crashed.reopen" />
        </Button>
      }
    >
      <FormattedMessage id="screen.unloaded.text" />
    </WholePage>
  );
}
