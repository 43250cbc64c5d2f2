import { Button } from '@mantine/core';
import { AppLink } from '../../parts/app-link';
import { IconBolt } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useProblemReportActor } from '../../seams/use-system';
import { FullPageMessage } from './full-page-message';

/** One screen broke: the session and all other screens go on. */
export function CrashedScreen({ onReopen }: { onReopen: () => void }) {
  const problem = useProblemReportActor();
  return (
    <FullPageMessage
      icon={<IconBolt size={36} stroke={1.5} aria-hidden="true" />}
      title={<FormattedMessage id="shell.crashed.title" />}
      actions={
        <>
          <Button onClick={onReopen}>
            <FormattedMessage id="shell.crashed.reopen" />
          </Button>
          <Button component={AppLink} to={{ to: 'home' }} variant="default">
            <FormattedMessage id="shell.notFound.home" />
          </Button>
          {problem !== null && (
            <Button variant="subtle" onClick={() => problem.send({ type: 'report.open' })}>
              <FormattedMessage id="shell.user.report" />
            </Button>
          )}
        </>
      }
    >
      <FormattedMessage id="shell.crashed.text" />
    </FullPageMessage>
  );
}
