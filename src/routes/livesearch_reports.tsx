import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/livesearch_reports')({
  staticData: { address: 'later' },
});
