import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/reports/performance')({
  validateSearch: searchOf('performance'),
  staticData: shows(
    'performance',
    async () => (await import('../screens/history/performance/performance-screen')).PerformanceScreen,
  ),
});
