import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/client_accounts/client_black_sellers')({
  validateSearch: searchOf('watchedSellers'),
  staticData: shows(
    'watchedSellers',
    async () => (await import('../screens/sellers/sellers-screen')).WatchedSellersScreen,
  ),
});
