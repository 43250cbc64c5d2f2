import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/pasted_listings/$id')({
  params: { parse: paramsOf('pastedListings') },
  validateSearch: searchOf('pastedListings'),
  staticData: shows(
    'pastedListings',
    async () => (await import('../screens/search/pasted-listings/pasted-listings-screen')).PastedListingsScreen,
  ),
});
