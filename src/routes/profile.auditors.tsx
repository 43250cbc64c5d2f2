import { createFileRoute } from '@tanstack/react-router';
import { shows } from './-shows';

export const Route = createFileRoute('/profile/auditors')({
  staticData: shows(
    'newAuditor',
    async () => (await import('../screens/profile/new-auditor/new-auditor-screen')).NewAuditorScreen,
  ),
});
