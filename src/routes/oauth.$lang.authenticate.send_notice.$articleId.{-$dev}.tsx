import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';

export const Route = createFileRoute('/oauth/$lang/authenticate/send_notice/$articleId/{-$dev}')({
  params: { parse: paramsOf('authenticateForListing') },
  validateSearch: searchOf('authenticateForListing'),
  staticData: {
    address: 'authenticateForListing',
    redirect: ({ articleId = '' }) => ({ to: 'sendNotice', params: { articleId } }),
  },
});
