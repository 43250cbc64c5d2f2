import { IconBolt } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../parts/button';
import { WholePage } from './whole-page';

/** One screen broke: the session and all other screens go on. */
export function CrashedScreen({ onReopen }: { onReopen: () => void }) {
  return (
    <WholePage
      icon={<IconBolt size={36} stroke={1.5} aria-hidden="true" />}
      title={<FormattedMessage id="shell.crashed.title" />}
      actions={
        <>
          <Button onClick={onReopen}>
            <FormattedMessage id="shell.crashed.reopen" />
          </Button>
          <Button href="/" variant="default">
            <FormattedMessage id="shell.notFound.home" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="shell.crashed.text" />
    </WholePage>
  );
}
