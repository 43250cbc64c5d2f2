import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/register/$lang/code')({
  params: { parse: paramsOf('confirmAccount') },
  validateSearch: searchOf('confirmAccount'),
  staticData: shows(
    'confirmAccount',
    async () => (await import('../screens/session/confirm-account/confirm-account-screen')).ConfirmAccountScreen,
  ),
});
