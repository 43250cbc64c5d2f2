import { createFileRoute } from '@tanstack/react-router';
import { paramsOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/help_support/$id')({
  params: { parse: paramsOf('helpEntry') },
  staticData: shows(
    'helpEntry',
    async () => (await import('../screens/support/help/help-entry-screen')).HelpEntryScreen,
  ),
});
