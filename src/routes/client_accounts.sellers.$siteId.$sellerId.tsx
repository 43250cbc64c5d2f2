import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/client_accounts/sellers/$siteId/$sellerId')({
  params: { parse: paramsOf('sellerDossier') },
  validateSearch: searchOf('sellerDossier'),
  staticData: shows(
    'sellerDossier',
    async () => (await import('../screens/sellers/seller-dossier/seller-dossier-screen')).SellerDossierScreen,
  ),
});
