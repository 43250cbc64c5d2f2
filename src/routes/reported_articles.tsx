import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/reported_articles')({
  validateSearch: searchOf('suspicious'),
  staticData: shows(
    'suspicious',
    async () => (await import('../screens/reports/suspicious/suspicious-screen')).SuspiciousScreen,
  ),
});
