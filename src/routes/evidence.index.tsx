import { createFileRoute } from '@tanstack/react-router';
import { shows } from './-shows';

export const Route = createFileRoute('/evidence/')({
  staticData: shows(
    'evidenceCheck',
    async () => (await import('../screens/reports/evidence-check/evidence-check-screen')).EvidenceCheckScreen,
  ),
});
