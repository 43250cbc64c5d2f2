import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { WholePage } from './whole-page';

/** The identity service gave no answer at the start: nobody is signed out for that. */
export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
      <WholePage
        icon={<IconPlugConnectedX size={36} stroke={1.5} aria-hidden="true" />}
        title={<FormattedMessage id="session.unreachable.title" />}
        actions={
          <Button onClick={onRetry}>
            <FormattedMessage id="session.unreachable.retry" />
          </Button>
        }
      >
        <FormattedMessage id="session.unreachable.text" />
      </WholePage>
    </main>
  );
}
