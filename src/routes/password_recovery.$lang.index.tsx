import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/password_recovery/$lang/')({
  params: { parse: paramsOf('recoverPassword') },
  validateSearch: searchOf('recoverPassword'),
  staticData: shows(
    'recoverPassword',
    async () => (await import('../screens/session/recover-password/recover-password-screen')).RecoverPasswordScreen,
  ),
});
