import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/no_permission/$lang/$siteId')({
  params: { parse: paramsOf('noPermission') },
  validateSearch: searchOf('noPermission'),
  staticData: shows(
    'noPermission',
    async () => (await import('../screens/session/no-permission/no-permission-screen')).NoPermissionScreen,
  ),
});
