import { createFileRoute } from '@tanstack/react-router';
import { reportId, shaped } from '../../machines/domain/addresses';

export const Route = createFileRoute('/reports/noticed_articles/$id')({
  params: { parse: shaped({ id: reportId }) },
  staticData: { address: 'later' },
});
