import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/article_catalogo_detail/$articleId')({
  params: { parse: paramsOf('catalogueDetail') },
  validateSearch: searchOf('catalogueDetail'),
  staticData: shows(
    'catalogueDetail',
    async () => (await import('../screens/catalogue/catalogue-detail/catalogue-detail-screen')).CatalogueDetailScreen,
  ),
});
