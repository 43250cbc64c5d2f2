import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/client_accounts/client_white_sellers')({
  validateSearch: searchOf('trustedSellers'),
  staticData: shows(
    'trustedSellers',
    async () => (await import('../screens/sellers/sellers-screen')).TrustedSellersScreen,
  ),
});
