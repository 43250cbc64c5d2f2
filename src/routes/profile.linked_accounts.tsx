import { createFileRoute } from '@tanstack/react-router';
import { shows } from './-shows';

export const Route = createFileRoute('/profile/linked_accounts')({
  staticData: shows(
    'linkAccount',
    async () => (await import('../screens/profile/link-account/link-account-screen')).LinkAccountScreen,
  ),
});
