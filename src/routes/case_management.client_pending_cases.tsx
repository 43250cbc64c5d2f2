import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/case_management/client_pending_cases')({
  staticData: { address: 'pendingCases' },
});
