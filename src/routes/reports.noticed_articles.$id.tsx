import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/reports/noticed_articles/$id')({
  params: { parse: paramsOf('historyItem') },
  validateSearch: searchOf('historyItem'),
  staticData: shows(
    'historyItem',
    async () => (await import('../screens/history/history-item/history-item-screen')).HistoryItemScreen,
  ),
});
