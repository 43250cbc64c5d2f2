import { createFileRoute } from '@tanstack/react-router';
import { reportId } from '../../machines/domain/addresses';
import { shaped } from '../../machines/domain/places';

export const Route = createFileRoute('/reports/noticed_articles/$id')({
  params: { parse: shaped({ id: reportId }) },
  staticData: { address: 'later' },
});
