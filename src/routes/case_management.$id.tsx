import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/case_management/$id')({
  params: { parse: paramsOf('case') },
  validateSearch: searchOf('case'),
  staticData: shows('case', async () => (await import('../screens/cases/case/case-screen')).CaseScreen),
});
