import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/oauth/$lang/authenticate/{-$dev}')({
  params: { parse: paramsOf('authenticate') },
  validateSearch: searchOf('authenticate'),
  staticData: shows(
    'authenticate',
    async () => (await import('../screens/session/authenticate/authenticate-screen')).AuthenticateScreen,
  ),
});
