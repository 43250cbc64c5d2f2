import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/live_searches/')({
  validateSearch: searchOf('liveSearches'),
  staticData: shows(
    'liveSearches',
    async () => (await import('../screens/search/live-searches/live-searches-screen')).LiveSearchesScreen,
  ),
});
