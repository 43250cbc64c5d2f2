import { createFileRoute } from '@tanstack/react-router';
import { catalogueId, shaped } from '../../machines/domain/addresses';

export const Route = createFileRoute('/article_catalogo_detail/$articleId')({
  params: { parse: shaped({ articleId: catalogueId }) },
  staticData: { address: 'later' },
});
