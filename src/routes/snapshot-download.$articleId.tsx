import { createFileRoute } from '@tanstack/react-router';
import { paramsOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/snapshot-download/$articleId')({
  params: { parse: paramsOf('snapshotDownload') },
  staticData: shows(
    'snapshotDownload',
    async () => (await import('../screens/history/snapshot-download/snapshot-download-screen')).SnapshotDownloadScreen,
  ),
});
