import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { WholePage } from './whole-page';

interface UnloadedScreenProps {
  /** Without a connection: it is opened by itself when that is back. */
  cut: boolean;
  onReopen: () => void;
}

/** The code of a screen did not come. */
export function UnloadedScreen({ cut, onReopen }: UnloadedScreenProps) {
  return (
    <WholePage
      icon={<IconCloudOff size={36} stroke={1.5} aria-hidden="true" />}
      title={<FormattedMessage id="screen.unloaded.title" />}
      actions={
        cut ? undefined : (
          <Button onClick={onReopen}>
            <FormattedMessage id="shell.crashed.reopen" />
          </Button>
        )
      }
    >
      <FormattedMessage id={cut ? 'screen.unloaded.cut' : 'screen.unloaded.text'} />
    </WholePage>
  );
}
