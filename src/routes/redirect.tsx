import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';

export const Route = createFileRoute('/redirect')({
  validateSearch: searchOf('remembered'),
  staticData: { address: 'remembered' },
});
