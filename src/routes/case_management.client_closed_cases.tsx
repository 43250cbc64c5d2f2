import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/case_management/client_closed_cases')({
  validateSearch: searchOf('closedCases'),
  staticData: shows(
    'closedCases',
    async () => (await import('../screens/cases/closed-cases/closed-cases-screen')).ClosedCasesScreen,
  ),
});
