import { createFileRoute } from '@tanstack/react-router';
import { shows } from './-shows';

export const Route = createFileRoute('/logout')({
  staticData: shows('logout', async () => (await import('../screens/session/logout/logout-screen')).LogoutScreen),
});
