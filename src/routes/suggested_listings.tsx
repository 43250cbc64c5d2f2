import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/suggested_listings')({
  staticData: { address: 'later' },
});
