import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/snapshot-download/$articleId')({
  staticData: { address: 'later' },
});
