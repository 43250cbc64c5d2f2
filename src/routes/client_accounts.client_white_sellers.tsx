import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/client_accounts/client_white_sellers')({
  staticData: { address: 'later' },
});
