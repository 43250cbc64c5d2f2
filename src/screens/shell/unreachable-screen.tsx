import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Failure } from '../../../contracts/ports';
import { busyProps } from '../../parts/busy-props';
import { UnreachableService } from '../session/entrance/sign-in-failure';
import { FullPageMessage } from './full-page-message';

interface UnreachableProps {
  failure: Failure | null;
  busy: boolean;
  onRetry: () => void;
}

/** Who is signed in could not be asked at the start: nobody is signed out for that. */
export function UnreachableScreen({ failure, busy, onRetry }: UnreachableProps) {
  return (
    <main>
      <FullPageMessage
        icon={<IconPlugConnectedX size={36} stroke={1.5} aria-hidden="true" />}
        title={<FormattedMessage id="session.unreachable.title" />}
        actions={
          <Button onClick={onRetry} {...busyProps(busy)}>
            <FormattedMessage id="session.unreachable.retry" />
          </Button>
        }
      >
        <p>
          <UnreachableService failure={failure} />
        </p>
        <p>
          <FormattedMessage id="session.unreachable.text" />
        </p>
      </FullPageMessage>
    </main>
  );
}
