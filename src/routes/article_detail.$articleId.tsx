import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/article_detail/$articleId')({
  params: { parse: paramsOf('listing') },
  validateSearch: searchOf('listing'),
  staticData: shows(
    'listing',
    async () => (await import('../screens/listings/listing-detail/listing-screen')).ListingScreen,
  ),
});
