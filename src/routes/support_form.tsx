import { createFileRoute } from '@tanstack/react-router';
import { shows } from './-shows';

export const Route = createFileRoute('/support_form')({
  staticData: shows(
    'supportForm',
    async () => (await import('../screens/support/support-form/support-form-screen')).SupportFormScreen,
  ),
});
