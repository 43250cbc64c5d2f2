import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/reports/noticed_articles/')({
  validateSearch: searchOf('history'),
  staticData: shows('history', async () => (await import('../screens/history/history/history-screen')).HistoryScreen),
});
