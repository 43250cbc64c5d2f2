import { createFileRoute } from '@tanstack/react-router';
import { shows } from './-shows';

export const Route = createFileRoute('/help_support/')({
  staticData: shows('help', async () => (await import('../screens/support/help/help-screen')).HelpScreen),
});
