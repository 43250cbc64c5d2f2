import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/password_recovery/$lang/code')({
  params: { parse: paramsOf('choosePassword') },
  validateSearch: searchOf('choosePassword'),
  staticData: shows(
    'choosePassword',
    async () => (await import('../screens/session/choose-password/choose-password-screen')).ChoosePasswordScreen,
  ),
});
