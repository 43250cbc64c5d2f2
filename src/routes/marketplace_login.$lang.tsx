import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/marketplace_login/$lang')({
  params: { parse: paramsOf('marketplaceLogin') },
  validateSearch: searchOf('marketplaceLogin'),
  staticData: shows(
    'marketplaceLogin',
    async () => (await import('../screens/session/marketplace-login/marketplace-login-screen')).MarketplaceLoginScreen,
  ),
});
