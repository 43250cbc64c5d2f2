import { createFileRoute } from '@tanstack/react-router';
import { shows } from './-shows';

export const Route = createFileRoute('/profile/password')({
  staticData: shows(
    'changePassword',
    async () => (await import('../screens/profile/change-password/change-password-screen')).ChangePasswordScreen,
  ),
});
