import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/recently_trusted')({
  validateSearch: searchOf('recentlyTrusted'),
  staticData: shows(
    'recentlyTrusted',
    async () => (await import('../screens/search/recently-trusted/recently-trusted-screen')).RecentlyTrustedScreen,
  ),
});
