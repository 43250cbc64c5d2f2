import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/case_management/client_closed_cases')({
  staticData: { address: 'later' },
});
