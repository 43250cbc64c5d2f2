import { createFileRoute } from '@tanstack/react-router';
import { catalogueId } from '../../machines/domain/addresses';
import { shaped } from '../../machines/domain/places';

export const Route = createFileRoute('/article_catalogo_detail/$articleId')({
  params: { parse: shaped({ articleId: catalogueId }) },
  staticData: { address: 'later' },
});
