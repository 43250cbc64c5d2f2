import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/client_accounts/client_black_sellers')({
  staticData: { address: 'later' },
});
