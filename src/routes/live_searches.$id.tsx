import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/live_searches/$id')({
  params: { parse: paramsOf('results') },
  validateSearch: searchOf('results'),
  staticData: shows('results', async () => (await import('../screens/search/results/results-screen')).ResultsScreen),
});
