import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { snapshotDownloadMachine } from '../../../../machines/history/snapshot-download/snapshot-download.machine';
import { snapshotDownloadView } from '../../../../machines/history/snapshot-download/snapshot-download.view';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { PageTitle } from '../../../parts/page-title';

/** The copy of a listing as it was when it was reported, saved as soon as the page is opened. */
export function SnapshotDownloadScreen({ actor }: { actor: ActorRefFrom<typeof snapshotDownloadMachine> }) {
  const intl = useIntl();
  const { articleId, phase, failure } = useSelector(actor, snapshotDownloadView, shallowEqual);
  const save = () => actor.send({ type: 'snapshot.save' });
  const toHistory = (
    <Button component={AppLink} to={{ to: 'history', search: { item: articleId } }} variant="subtle">
      <FormattedMessage id="snapshotDownload.history.action" />
    </Button>
  );
  return (
    <>
      <PageTitle
        crumbs={[
          { name: intl.formatMessage({ id: 'history.title.text' }), to: { to: 'history' } },
          { name: intl.formatMessage({ id: 'snapshotDownload.title.text' }) },
        ]}
        title={<FormattedMessage id="snapshotDownload.title.text" />}
        lead={<CopyableId id={articleId} />}
      />
      {phase === 'failed' && failure !== null ? (
        <ErrorState failure={failure} onRetry={save} action={toHistory} />
      ) : (
        <div role="status">
          <EmptyState
            icon={<IconDownload size={32} stroke={1.5} aria-hidden="true" />}
            title={<FormattedMessage id={`snapshotDownload.${phase === 'saved' ? 'saved' : 'saving'}.title`} />}
            action={
              phase === 'saved' ? (
                <>
                  <Button variant="default" onClick={save}>
                    <FormattedMessage id="snapshotDownload.again.action" />
                  </Button>
                  {toHistory}
                </>
              ) : undefined
            }
          >
            <FormattedMessage id={`snapshotDownload.${phase === 'saved' ? 'saved' : 'saving'}.text`} />
          </EmptyState>
        </div>
      )}
    </>
  );
}
