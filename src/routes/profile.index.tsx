import { createFileRoute } from '@tanstack/react-router';
import { shows } from './-shows';

export const Route = createFileRoute('/profile/')({
  staticData: shows(
    'profilePage',
    async () => (await import('../screens/profile/profile-page/profile-page-screen')).ProfilePageScreen,
  ),
});
