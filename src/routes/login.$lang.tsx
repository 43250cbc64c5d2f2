import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/login/$lang')({
  params: { parse: paramsOf('login') },
  validateSearch: searchOf('login'),
  staticData: shows('login', async () => (await import('../screens/session/login/login-screen')).LoginScreen),
});
