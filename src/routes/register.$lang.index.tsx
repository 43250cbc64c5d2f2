import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/register/$lang/')({
  params: { parse: paramsOf('register') },
  validateSearch: searchOf('register'),
  staticData: shows(
    'register',
    async () => (await import('../screens/session/register/register-screen')).RegisterScreen,
  ),
});
