import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/evidence/$kind/$id')({
  params: { parse: paramsOf('newEvidence') },
  validateSearch: searchOf('newEvidence'),
  staticData: shows(
    'newEvidence',
    async () => (await import('../screens/reports/new-evidence/new-evidence-screen')).NewEvidenceScreen,
  ),
});
